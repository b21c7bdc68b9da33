//! Tools for making data only: features as numbers, players with weights that are still being
//! learnt, random numbers from a seed, prints of what rules and players do.

use alloc::string::{String, ToString};

use mbao_rules::{Action, Definition, Game, Position, Rules};

use crate::features::{Features, size};
use crate::judge::{Eye, Judge};
use crate::level::Level;
use crate::memory::Memory;
use crate::player::{Player, root_of};
use crate::reach::Reach;
use crate::search::Search;

pub use crate::prints::{of_players, of_rules};
pub use crate::random::SplitMix;

/// The factor, in thousandths, that multiplies the values of a game before people see them.
pub fn factor(definition: &Definition) -> i32 {
    crate::calibration::factor(&definition.id)
}

/// How many weights a game has.
pub fn weights_of(definition: &Definition) -> usize {
    let (stage, stages) = size(definition);
    stage * stages
}

/// Reports the features of positions.
pub struct Counts(Features);

impl Counts {
    /// The features of a game.
    pub fn new(rules: &Rules) -> Self {
        Self(Features::new(rules))
    }

    /// Reports every feature of a position between turns: the index of its weight and its amount.
    /// Reports nothing if the game is decided.
    pub fn each(&self, pos: &Position, tell: impl FnMut(usize, i32)) {
        if self.0.decided(pos).is_none() {
            self.0.each(pos, tell);
        }
    }
}

/// A player of a level whose row of the table is given as text, with columns separated by colons:
/// turns, follows, foresees, choices, `seeds` or `trained`, rough, nodes, tries, carries
/// out, lifts, full, margin (0: none), taste (below 0: waits, 0: no style, above: races round); an empty column or `-` keeps the value of the level.
///
/// # Errors
/// The column that cannot be read.
pub fn player_with(rules: &Rules, level: Level, row: &str, seed: u64) -> Result<Player, String> {
    let mut skill = *level.skill(rules.definition());
    for (column, text) in row.split(':').enumerate() {
        if text.is_empty() || text == "-" {
            continue;
        }
        if column == 4 {
            skill.eye = if text == "seeds" { Eye::Seeds } else { Eye::Trained };
            continue;
        }
        if column == 12 {
            skill.taste = text.parse().map_err(|_| text.to_string())?;
            continue;
        }
        let number: u32 = text.parse().map_err(|_| text.to_string())?;
        let small = || u8::try_from(number).unwrap_or(u8::MAX);
        let middling = || u16::try_from(number).unwrap_or(u16::MAX);
        match column {
            0 => skill.turns = small(),
            1 => skill.follows = number,
            2 => skill.foresees = number,
            3 => skill.choices = small(),
            5 => skill.rough = middling(),
            6 => skill.nodes = number.into(),
            7 => skill.tries = middling(),
            8 => skill.carries_out = number,
            9 => skill.lifts = small(),
            10 => skill.full = number,
            11 => skill.margin = Some(middling()).filter(|&margin| margin > 0),
            _ => return Err(text.to_string()),
        }
    }
    Ok(Player::with_skill(rules, level, skill, seed))
}

/// The same player with other weights.
#[must_use]
pub fn with_weights(player: &Player, weights: &[i16]) -> Player {
    let (rules, skill) = (&player.rules, player.skill);
    let judge = Judge::with_weights(rules, weights, skill.eye, skill.rough, player.seed);
    Player { judge, ..player.clone() }
}

/// A player with given weights that searches a number of nodes.
pub struct Learner {
    rules: Rules,
    judge: Judge,
    nodes: u64,
}

impl Learner {
    /// A learner whose judgement has an error of up to `rough`.
    pub fn new(rules: &Rules, weights: &[i16], rough: u16, seed: u64, nodes: u64) -> Self {
        let judge = Judge::with_weights(rules, weights, Eye::Trained, rough, seed);
        Self { rules: rules.clone(), judge, nodes }
    }

    /// What it plays between turns and in mid-turn, and the value of the position to the player to decide,
    /// in thousandths of the logarithm of the odds.
    pub fn choose(&self, game: &Game) -> Option<(Action, i32)> {
        let root = root_of(game);
        let reach = Reach { nodes: self.nodes, ..Reach::ALL };
        let mut memory = Memory::new(1 << 20, self.nodes);
        let found = Search::new(&self.rules, &self.judge, &mut memory, reach, &mut || false).run(&root)?;
        Some((game.rules().action(found.line[0]), found.value))
    }
}
