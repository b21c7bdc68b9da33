//! How alike the games are, as files.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use mbao_affinity::{METHOD, Measure, Point};
use schemars::JsonSchema;
use serde::Serialize;

use crate::facts::affinities::{Affinities, GAMES};
use crate::facts::files::LICENCE;

/// How alike the games are, as a file.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AffinityFile {
    /// Version of the method: do not compare numbers of different versions.
    method: u32,
    /// The licence of the data, as an SPDX expression.
    licence: &'static str,
    weights: BTreeMap<&'static str, f64>,
    random_games: u32,
    /// The games, the most alike side by side.
    games: Vec<PlayItem>,
    pairs: Vec<PairItem>,
    /// The joins of the tree, the most alike first: two places in the list of games and joins, and a distance.
    tree: Vec<(usize, usize, f64)>,
}

/// How a game goes in random play.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct PlayItem {
    game: String,
    /// The means of the measures.
    play: BTreeMap<&'static str, f64>,
}

/// How alike two games are.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct PairItem {
    game: String,
    other: String,
    /// The guide number by rules: 100 is the same.
    rules: u8,
    /// The guide number by play.
    play: u8,
    /// The points at which they differ, and by how much, 0 to 1.
    points: Vec<(&'static str, f64)>,
}

impl AffinityFile {
    /// The pairs with the measures and the joins of the tree.
    pub(super) fn of(all: &Affinities) -> Self {
        let id = |place: usize| all.games[place].rulings.game.clone();
        let pairs = all.pairs().map(|(first, second)| {
            let (rules, play) = all.guides(first, second);
            let differences = all.compare(first, second).differences;
            PairItem {
                game: id(first),
                other: id(second),
                rules,
                play,
                points: differences.iter().map(|one| (one.point.id(), one.distance)).collect(),
            }
        });
        let games = all.games.iter().map(|game| {
            let means = Measure::ALL.iter().zip(game.play.means).map(|(measure, mean)| (measure.id(), mean));
            PlayItem { game: game.rulings.game.clone(), play: means.collect() }
        });
        Self {
            method: METHOD,
            licence: LICENCE,
            weights: Point::ALL.iter().map(|point| (point.id(), point.weight())).collect(),
            random_games: GAMES,
            games: games.collect(),
            pairs: pairs.collect(),
            tree: all.tree.joins.iter().map(|join| (join.first, join.second, join.distance)).collect(),
        }
    }

    /// Every pair as a line of comma-separated values.
    pub(super) fn csv(&self) -> String {
        let mut text = format!("# guide numbers, method {METHOD}\ngame,other,rules,play\n");
        for PairItem { game, other, rules, play, .. } in &self.pairs {
            let _ = writeln!(text, "{game},{other},{rules},{play}");
        }
        text
    }
}
