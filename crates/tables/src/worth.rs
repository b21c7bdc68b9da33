//! What a position is worth.

/// No number of turns: the value is not exact, or the end is never reached.
pub const NEVER: u8 = u8::MAX;

/// What a position is worth to the player who is to begin a turn there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// Seeds of those in play that he can make sure of.
    pub low: u8,
    /// Seeds that the other cannot keep him from having, at most.
    pub high: u8,
    /// Turns to the end of the game, where the value is exact: the player who gets more of
    /// the seeds in play hurries, the other delays, and neither gives up a seed for it.
    /// Where both get as many, both hurry. 254 stands for as many or more.
    pub turns: u8,
}

impl Worth {
    /// Whether it is known to the seed.
    #[must_use]
    pub const fn exact(self) -> bool {
        self.low == self.high
    }
}
