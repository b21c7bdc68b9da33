//! The games compared with each other: numbers and words.

use anyhow::{Result, anyhow};
use mbao_affinity::{Comparison, Play, Point, Rulings, Trait, Tree, compare, guide, rules_of, tree};
use mbao_content::Content;
use mbao_rules::{Definition, Rules};
use mbao_words::Lang;

use crate::facts::features;
use crate::facts::found::{definition, section_of};
use crate::outside::{Noted, Outside};
use crate::route::section_folder;
use crate::words::affinity;

/// How many random games of each are played for the comparison by play.
pub(crate) const GAMES: u32 = 60;

/// The mark after the name of a game that is not in the article.
pub(crate) const OUTSIDE: &str = "†";

/// The most points that a sentence names, the heaviest first; the files have them all.
const MOST: usize = 4;

/// All games compared, in an order that puts the most similar side by side.
pub(crate) struct Affinities {
    pub(crate) games: Vec<Compared>,
    /// The tree by likeness of rules; numbers are indices in the list of games.
    pub(crate) tree: Tree,
}

#[derive(Clone)]
pub(crate) struct Compared {
    pub(crate) rulings: Rulings,
    pub(crate) name: String,
    pub(crate) folder: String,
    pub(crate) play: Play,
}

impl Affinities {
    /// Compares the games of all cards and those from other sources (relatives and other recorders' readings,
    /// which are marked).
    pub(crate) fn of(content: &Content, outside: &Outside) -> Result<Self> {
        let mut games = Vec::new();
        let mut add = |id: &str, definition: &Definition, name: String, folder: String| -> Result<()> {
            let rules = Rules::builder(definition).compile().map_err(|error| anyhow!("{id}: {error}"))?;
            let play = Play::of(&rules, GAMES, draw());
            games.push(Compared { rulings: rules_of(definition), name, folder, play });
            Ok(())
        };
        for card in &content.games {
            let folder = section_folder(section_of(content, &card.id)?);
            add(&card.id, definition(&card.id)?, card.name().to_owned(), folder)?;
        }
        for Noted { notebook, definition, place, .. } in outside.all() {
            add(&notebook.id, definition, format!("{}{OUTSIDE}", definition.name), place.clone())?;
        }
        let joined = |games: Vec<Compared>| {
            let all = Self { games, tree: Tree::default() };
            let tree = tree(all.games.len(), |a, b| all.compare(a, b).distance);
            Self { tree, ..all }
        };
        let all = joined(games);
        let ordered = all.tree.order().into_iter().map(|place| all.games[place].clone()).collect();
        Ok(joined(ordered))
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = (usize, &str)> {
        self.games.iter().map(|one| one.rulings.game.as_str()).enumerate()
    }

    /// Two games by their indices.
    pub(crate) fn compare(&self, first: usize, second: usize) -> Comparison {
        compare(&self.games[first].rulings, &self.games[second].rulings, Point::weight)
    }

    /// Guide numbers by rules and by play.
    pub(crate) fn guides(&self, first: usize, second: usize) -> (u8, u8) {
        let play = self.games[first].play.distance(&self.games[second].play);
        (guide(self.compare(first, second).distance), guide(play))
    }

    /// How two games differ, as a sentence.
    pub(crate) fn sentence(&self, first: usize, second: usize, lang: Lang) -> String {
        let differences = self.compare(first, second).differences;
        let (one, other) = (&self.games[first].name, &self.games[second].name);
        let points: Vec<String> = differences
            .iter()
            .take(MOST)
            .map(|difference| {
                let sentence = |what: &Trait| features::sentence(what, lang);
                let point = features::point(difference.point, lang);
                affinity::at_point(lang, &sentence(&difference.first), &point, &sentence(&difference.second))
            })
            .collect();
        let points = points.join("; ");
        match differences.len() {
            0 => affinity::same_rules(lang, one, other),
            1 => affinity::one_point(lang, one, &points, other) + ".",
            n if n <= MOST => affinity::few_points(lang, one, n, &points, other) + ".",
            n => affinity::more_points(lang, one, n, &points, other) + ".",
        }
    }

    pub(crate) fn weights(lang: Lang) -> String {
        let weights = Point::ALL.map(|point| format!("{} {}", features::point(point, lang), point.weight()));
        affinity::weights(lang, &weights.join(", "))
    }

    /// Each pair of games once, by index.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let games = self.games.len();
        (0..games).flat_map(move |first| (first + 1..games).map(move |second| (first, second)))
    }
}

/// Random numbers that are the same in every build.
fn draw() -> impl FnMut(usize) -> usize {
    let mut state = 16_u64;
    move |n| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((state >> 33) % n.max(1) as u64).unwrap_or(0)
    }
}
