//! The value of a position.

/// In place of a number of turns: the value is not exact, or the end is never reached.
pub const NEVER: u8 = u8::MAX;

/// The value of a position to the player who begins a turn there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The seeds in play that the player can secure.
    pub low: u8,
    /// The most seeds in play that the other cannot deny the player.
    pub high: u8,
    /// Turns to the end of the game, if the value is exact: the player who gets more of the seeds
    /// in play hurries, the other delays, and neither gives up a seed for it. If both get equally
    /// many, both hurry. 254 stands for 254 or more.
    pub turns: u8,
}

impl Worth {
    /// Whether the value is known to the seed.
    #[must_use]
    pub const fn exact(self) -> bool {
        self.low == self.high
    }
}
