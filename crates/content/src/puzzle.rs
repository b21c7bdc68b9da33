//! Puzzles: positions with one best turn, found by search.

use mbao_rules::{Error, Game};
use serde::Deserialize;

use crate::ahead::{Aim, Worth};
use crate::task::start_game;

/// A point of a game, and the result that one turn must have there.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Id of the game, from the name of the file.
    #[serde(skip)]
    pub game: String,
    /// Stable identifier.
    pub id: String,
    /// Position text it begins from, which also says who plays.
    pub position: Option<String>,
    /// What has been played before, from the position or the usual set-up.
    #[serde(default)]
    pub before: Vec<String>,
    /// The result to reach. In a game without choices (lukho), which is followed to its end, its turns are a
    /// grade, from 1.
    pub aim: Aim,
    /// The only turn that reaches it.
    pub answer: Vec<String>,
    /// Every turn that can be played there.
    #[serde(skip)]
    pub tries: Vec<Foreseen>,
}

/// A turn that can be played at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    /// Its actions.
    pub actions: Vec<String>,
    /// Its result.
    pub worth: Worth,
    /// The other player's best answer, if the puzzle looks that far ahead.
    pub reply: Vec<String>,
}

impl Puzzle {
    /// How many puzzles a game has, at least.
    pub const AT_LEAST: usize = 20;

    /// The game as it is when the puzzle begins; if it cannot begin, the error, and the number of the action
    /// that is not legal, if that is the reason.
    ///
    /// # Errors
    /// Any error of the game.
    pub fn game(&self) -> Result<Game, (Option<usize>, Error)> {
        start_game(&self.game, self.position.as_ref(), &[], &self.before)
    }

    /// The result of the answer.
    pub fn solution(&self) -> Option<&Foreseen> {
        self.tries.iter().find(|one| one.actions == self.answer)
    }
}
