//! Other recorders' readings of the article's games: who says what, and how sure that is.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::localized::Localized;
use crate::relative::Said;

/// A named reading. Its rules are beside it, as a file of the field notebook.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Stable identifier; the name of its files.
    pub id: String,
    /// Id of the game of which it is a reading.
    pub game: String,
    pub title: Localized,
    /// Who described it, and how much of that could be read.
    pub after: Localized,
    pub sources: Vec<String>,
    /// Names of set-ups that have no name elsewhere.
    #[serde(default)]
    pub setups: BTreeMap<String, Localized>,
    #[serde(rename = "point")]
    pub points: Vec<Point>,
    /// The texts of its file.
    pub said: Vec<Said>,
}

/// One statement about the game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    pub sure: Sureness,
    /// It is only described and cannot be played here.
    #[serde(default)]
    pub told_only: bool,
    /// Id of the source that says it, if one does.
    pub source: Option<String>,
    /// The statement, or what was not found and is assumed.
    pub text: Localized,
}

/// How sure a point is, in the words of the field notebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sureness {
    /// Stated explicitly.
    Sure,
    /// Stated, but open to another understanding.
    Fairly,
    /// Contradicted elsewhere, or only second-hand.
    Unsure,
    /// Not found: we decided.
    Inferred,
}
