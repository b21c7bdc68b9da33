//! What there is to play, as plain data.

use crate::board::Rows;
use crate::games::GAMES;
use crate::page::Page;

/// A game, for lists and cards.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct GameInfo {
    /// Stable identifier.
    pub id: String,
    /// The name its players give it.
    pub name: String,
    /// The people it was recorded among.
    pub people: String,
    /// Where they live.
    pub region: String,
    /// Section of the source.
    pub section: String,
    /// Rows of the board: 2 or 4.
    pub rows: u8,
    /// Pits a row it is played with, the usual number first.
    pub columns: Vec<u8>,
    /// Set-ups, the usual one first.
    pub setups: Vec<SetUpInfo>,
    /// Options.
    pub options: Vec<OptionInfo>,
    /// What the source leaves open and what is played.
    pub notes: Vec<String>,
}

/// A set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SetUpInfo {
    /// Its name.
    pub name: String,
    /// Pits a row, when it is for one size only.
    pub columns: Option<u8>,
}

/// An option.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OptionInfo {
    /// Its name.
    pub id: String,
    /// Its values.
    pub values: Vec<String>,
    /// The value when nothing is said.
    pub default: String,
}

impl GameInfo {
    /// The facts of a page.
    #[must_use]
    pub fn of(page: &Page) -> Self {
        Self {
            id: page.id.to_string(),
            name: page.name.to_string(),
            people: page.people.to_string(),
            region: page.region.to_string(),
            section: page.section.to_string(),
            rows: match page.rows {
                Rows::Two => 2,
                Rows::Four => 4,
            },
            columns: page.columns.to_vec(),
            setups: page
                .setups
                .iter()
                .map(|s| SetUpInfo { name: s.name.to_string(), columns: s.columns })
                .collect(),
            options: page
                .options
                .iter()
                .map(|option| {
                    let values: Vec<String> = option.values.iter().map(|v| v.name.to_string()).collect();
                    let default = values.get(usize::from(option.default)).cloned().unwrap_or_default();
                    OptionInfo { id: option.id.to_string(), values, default }
                })
                .collect(),
            notes: page.doubts.iter().map(|d| format!("E {}: {}", d.number, d.note)).collect(),
        }
    }
}

/// Every recorded game.
#[must_use]
pub fn infos() -> Vec<GameInfo> {
    GAMES.iter().map(|page| GameInfo::of(page)).collect()
}
