//! How the games go: one file for each.

use serde::{Deserialize, Serialize};
use toml::value::Datetime;

use crate::spread::Spread;
use crate::variant::Variant;
use crate::wonder::Wonder;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    pub date: Datetime,
    pub seed: u64,
    /// Random games, by variant.
    pub played: Vec<Measured>,
    /// Games between strong players, with the usual set-up.
    pub strong: Option<Strong>,
    /// How wonders were looked for.
    pub hunted: Option<Hunted>,
    /// Remarkable turns, with the set-up whose board they are on.
    #[serde(default, rename = "wonder")]
    pub wonders: Vec<Wonder>,
}

/// The random games of a variant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    #[serde(flatten)]
    pub variant: Variant,
    #[serde(flatten)]
    pub played: Played,
}

/// How wonders were looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hunted {
    /// Arrangements tried.
    pub arrangements: u32,
    /// Laps for which each was followed.
    pub laps: u64,
}

impl Figures {
    /// Reads a file.
    ///
    /// # Errors
    /// What is missing or of the wrong kind.
    pub fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }
}

/// How games with random moves go.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Played {
    pub games: u32,
    pub turns: Spread,
    /// Legal moves at the beginning of a turn, in a quarter of the games.
    pub choices: Spread,
    /// Seeds sown a turn.
    pub seeds: Spread,
    /// Handfuls a turn.
    pub laps: Spread,
    /// Pseudo-legal starts, tried in a quarter of the games.
    pub starts: u64,
    /// Those starts that would never have ended.
    pub endless: u64,
    /// Games won by the player who began.
    pub first: u32,
    /// Games that nobody won.
    pub drawn: u32,
    /// Games that ended because only never-ending turns were left.
    pub only_endless: u32,
    /// Games that ended by repetition or by length.
    pub broken_off: u32,
}

impl Played {
    /// Share of games won by the player who began, with draws counted as half.
    #[must_use]
    pub fn advantage(&self) -> f64 {
        (f64::from(self.first) + f64::from(self.drawn) / 2.0) / f64::from(self.games.max(1))
    }

    /// Share of starts that would never have ended.
    #[must_use]
    pub fn endless_share(&self) -> f64 {
        let count = |n: u64| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
        count(self.endless) / count(self.starts.max(1))
    }
}

/// How often the player who begins wins between strong players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strong {
    pub games: u32,
    /// Nodes searched for each move.
    pub nodes: u64,
    /// Won by the player who began.
    pub first: u32,
    /// Won by nobody.
    pub drawn: u32,
    /// Turns of all games.
    pub turns: u32,
}

impl Strong {
    /// Share of games won by the player who began, with draws counted as half.
    #[must_use]
    pub fn advantage(&self) -> f64 {
        (f64::from(self.first) + f64::from(self.drawn) / 2.0) / f64::from(self.games.max(1))
    }
}
