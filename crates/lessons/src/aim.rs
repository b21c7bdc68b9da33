//! The aim of a puzzle.

use serde::Deserialize;

use crate::ahead::Worth;

/// The result that one turn must have, looking this many turns ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// Turns of both players looked ahead, including the one to find.
    pub turns: u8,
    /// At least this many seeds are gained by then; if `None`, the game must be won.
    pub gain: Option<i32>,
}

impl Aim {
    /// How many turns a puzzle may look ahead.
    pub const TURNS: std::ops::RangeInclusive<u8> = 1..=4;

    /// Whether a turn of that worth reaches the aim.
    #[must_use]
    pub fn reached(&self, worth: Worth) -> bool {
        worth >= self.gain.map_or(Worth::Won, Worth::Gained)
    }
}
