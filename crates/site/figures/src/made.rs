//! By which rules and players the files were made.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What the laboratory makes of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// What is solved.
    Tables,
    /// How random games go, and wonders.
    Figures,
    /// How games between masters go, which stand in the same files.
    Strong,
    Puzzles,
    /// Levels against each other.
    Strength,
    /// What levels do with their turns.
    Habits,
    /// Whether chances come true.
    Calibration,
}

impl Kind {
    pub const ALL: [Self; 7] = [
        Self::Tables,
        Self::Figures,
        Self::Strong,
        Self::Puzzles,
        Self::Strength,
        Self::Habits,
        Self::Calibration,
    ];

    /// The command of the laboratory that makes it.
    #[must_use]
    pub const fn command(self) -> &'static str {
        match self {
            Self::Tables => "tables",
            Self::Figures | Self::Strong => "figures",
            Self::Puzzles => "puzzles",
            Self::Strength => "strength --keep",
            Self::Habits => "habits --keep",
            Self::Calibration => "calibrate --keep",
        }
    }

    /// Whether it depends on the players, not on the rules alone.
    #[must_use]
    pub const fn by_players(self) -> bool {
        !matches!(self, Self::Tables | Self::Figures | Self::Puzzles)
    }
}

/// Prints of the rules or players that made each kind of each game: `content/made.toml`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Made(pub BTreeMap<Kind, BTreeMap<String, String>>);

impl Made {
    /// Reads the file.
    ///
    /// # Errors
    /// What is of the wrong kind.
    pub fn read(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// Whether a game's data was made by the rules or players of this print.
    #[must_use]
    pub fn by(&self, kind: Kind, game: &str, print: u64) -> bool {
        self.0.get(&kind).and_then(|games| games.get(game)).is_some_and(|by| *by == hex(print))
    }

    /// Says by what a game's data was made.
    pub fn say(&mut self, kind: Kind, game: &str, print: u64) {
        self.0.entry(kind).or_default().insert(game.to_owned(), hex(print));
    }
}

fn hex(print: u64) -> String {
    format!("{print:016x}")
}
