//! Puzzles: positions with one best turn, found by search.

use crate::ahead::{Aim, Worth};
use crate::chapter::Chapter;

/// A point of a game, and the result that one turn must have there.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    pub chapter: Chapter,
    /// The result to reach. In a game without choices (lukho), which is followed to its end, its turns are a
    /// grade, from 1.
    pub aim: Aim,
    /// The only turn that reaches it.
    pub answer: Vec<String>,
    /// Every turn that can be played there.
    pub tries: Vec<Foreseen>,
}

/// A turn that can be played at a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreseen {
    pub actions: Vec<String>,
    pub worth: Worth,
    /// The other player's best answer, if the puzzle looks that far ahead.
    pub reply: Vec<String>,
}

impl Puzzle {
    /// How many puzzles a game has, at least.
    pub const AT_LEAST: usize = 20;

    /// Whether seeds are laid in it, before the first turn.
    pub fn lays(&self) -> bool {
        !self.chapter.game.state().phase.is_play()
    }

    pub fn solution(&self) -> Option<&Foreseen> {
        self.tries.iter().find(|one| one.actions == self.answer)
    }
}
