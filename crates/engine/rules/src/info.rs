//! What to show of a game before it is played: names, place, boards, set-ups, options, and what is
//! played where its source is silent.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::board::Rows;
use crate::definition::{Choice, Definition, Doubt, SetUp};
use crate::games::GAMES;

/// A game, for lists and cards.
///
/// ```
/// let ndoto = mbao_rules::games().into_iter().find(|game| game.id == "ndoto").expect("a recorded game");
/// assert_eq!((ndoto.rows, ndoto.columns[0]), (2, 8));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameInfo {
    /// The id with which a game of it begins.
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
    /// Possible numbers of pits a row, the usual one first.
    pub columns: Vec<u8>,
    /// Its set-ups, the usual one first.
    pub setups: Vec<SetUpInfo>,
    /// Its options: where readings of the rules differ.
    pub options: Vec<OptionInfo>,
    /// What the source leaves open, and what is played instead.
    pub notes: Vec<String>,
}

/// A set-up of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SetUpInfo {
    /// Its name.
    pub name: String,
    /// Pits a row, if it is for one size only.
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
    /// The default value.
    pub default: String,
}

impl From<&Definition> for GameInfo {
    fn from(definition: &Definition) -> Self {
        let setup = |setup: &SetUp| SetUpInfo { name: setup.name.to_string(), columns: setup.columns };
        let option = |option: &Choice| OptionInfo {
            id: option.id.to_string(),
            values: option.values.iter().map(|value| value.name.to_string()).collect(),
            default: option.usual().to_string(),
        };
        let note = |doubt: &Doubt| format!("E {}: {}", doubt.number, definition.note(doubt));
        Self {
            id: definition.id.to_string(),
            name: definition.name.to_string(),
            people: definition.people.to_string(),
            region: definition.region.to_string(),
            section: definition.section.to_string(),
            rows: if definition.rows == Rows::Two { 2 } else { 4 },
            columns: definition.columns.to_vec(),
            setups: definition.setups.iter().map(setup).collect(),
            options: definition.options.iter().map(option).collect(),
            notes: definition.doubts.iter().map(note).collect(),
        }
    }
}

/// Every recorded game, in the order of the article.
pub fn games() -> Vec<GameInfo> {
    GAMES.iter().map(|definition| GameInfo::from(*definition)).collect()
}
