//! What a puzzle asks for.

use serde::Deserialize;

use crate::ahead::Worth;

/// What one turn is to come to, so many turns looked ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// Turns of both players looked ahead, the one to be found included.
    pub turns: u8,
    /// Seeds gained by then, at least; without it the game is to be won.
    pub gain: Option<i32>,
}

impl Aim {
    /// Turns that a puzzle may look ahead.
    pub const TURNS: std::ops::RangeInclusive<u8> = 1..=4;

    /// Whether a turn of that worth is the one.
    #[must_use]
    pub fn reached(&self, worth: Worth) -> bool {
        worth >= self.gain.map_or(Worth::Won, Worth::Gained)
    }
}
