//! Remarkable turns: the longest that end, and those that never would, with their prefix and
//! period.

use serde::{Deserialize, Serialize};

/// What is remarkable about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WonderKind {
    /// The longest turn found that ends.
    Longest,
    /// The never-ending turn found with the longest round.
    Period,
    /// The never-ending turn found that goes on longest before its round begins.
    Prefix,
}

impl WonderKind {
    pub const ALL: [Self; 3] = [Self::Longest, Self::Period, Self::Prefix];
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wonder {
    pub kind: WonderKind,
    /// Whether it occurred in a random game; otherwise its seeds were arranged for it.
    pub met: bool,
    /// The position before it, as text.
    pub position: String,
    /// The turn, as action texts.
    pub turn: Vec<String>,
    /// Handfuls sown; for a never-ending turn, those of one round.
    pub laps: u64,
    /// Seeds sown; 0 for a never-ending turn.
    pub seeds: u64,
    /// For a never-ending turn, handfuls before its round begins.
    pub prefix: u64,
}

impl Wonder {
    /// How remarkable it is, as a number.
    #[must_use]
    pub const fn measure(&self) -> u64 {
        match self.kind {
            WonderKind::Longest => self.seeds,
            WonderKind::Period => self.laps,
            WonderKind::Prefix => self.prefix,
        }
    }
}
