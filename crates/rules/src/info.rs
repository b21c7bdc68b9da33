//! What is told of a game before it is played: names, place, boards, set-ups,
//! options, and what is played where its source is silent.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::board::Rows;
use crate::filled;
use crate::games::GAMES;
use crate::page::Page;

/// A game, for lists and cards.
///
/// ```
/// let ndoto = mbao_rules::games().into_iter().find(|game| game.id == "ndoto").expect("a recorded game");
/// assert_eq!((ndoto.rows, ndoto.columns[0]), (2, 8));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameInfo {
    /// What begins a game of it.
    pub id: String,
    /// The name its players give it.
    pub name: String,
    /// Who plays it.
    pub people: String,
    /// Where they live.
    pub region: String,
    /// Section of the source, such as `§9`.
    pub section: String,
    /// Rows of the board: 2 or 4.
    pub rows: u8,
    /// Pits a row it is played with, the usual number first.
    pub columns: Vec<u8>,
    /// The usual one first.
    pub setups: Vec<SetUpInfo>,
    /// Where readings of the rules differ.
    pub options: Vec<OptionInfo>,
    /// What the source leaves open, and what is played.
    pub notes: Vec<String>,
}

/// A set-up of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SetUpInfo {
    /// Its name.
    pub name: String,
    /// Pits a row, when it is for one size only.
    pub columns: Option<u8>,
}

/// An option of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct OptionInfo {
    /// Its id.
    pub id: String,
    /// The values it can have.
    pub values: Vec<String>,
    /// The value when nothing is said.
    pub default: String,
}

impl From<&Page> for GameInfo {
    fn from(page: &Page) -> Self {
        let setup =
            |setup: &crate::page::SetUp| SetUpInfo { name: setup.name.to_string(), columns: setup.columns };
        let option = |option: &crate::page::Choice| OptionInfo {
            id: option.id.to_string(),
            values: option.values.iter().map(|value| value.name.to_string()).collect(),
            default: option
                .values
                .get(usize::from(option.default))
                .map_or_else(String::new, |value| value.name.to_string()),
        };
        Self {
            id: page.id.to_string(),
            name: page.name.to_string(),
            people: page.people.to_string(),
            region: page.region.to_string(),
            section: page.section.to_string(),
            rows: if page.rows == Rows::Two { 2 } else { 4 },
            columns: page.columns.to_vec(),
            setups: page.setups.iter().map(setup).collect(),
            options: page.options.iter().map(option).collect(),
            notes: page.doubts.iter().map(|doubt| filled!("E {}: {}", doubt.number, &doubt.note)).collect(),
        }
    }
}

/// Every recorded game, in the order of the article.
#[must_use]
pub fn games() -> Vec<GameInfo> {
    GAMES.iter().map(|page| GameInfo::from(*page)).collect()
}
