//! Other recorders' readings of the article's games: who says what, and how sure that is.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::both::Both;
use crate::relative::Said;

/// A reading with a name. Its rules stand beside it, as a file of the field notebook.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Stable identifier; the name of its files.
    pub id: String,
    /// Id of the game of which it is a reading.
    pub game: String,
    /// What it is called.
    pub title: Both,
    /// After whom, and what of it could be read.
    pub after: Both,
    /// Ids of its sources.
    pub sources: Vec<String>,
    /// What set-ups are called that have no name elsewhere.
    #[serde(default)]
    pub setups: BTreeMap<String, Both>,
    /// What is said, point by point.
    #[serde(rename = "point")]
    pub points: Vec<Point>,
    /// What its file says in words.
    pub said: Vec<Said>,
}

/// One thing that is said of the game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// How sure it is.
    pub sure: Sureness,
    /// It is told and cannot be played here.
    #[serde(default)]
    pub told_only: bool,
    /// Id of the source that says it, if one does.
    pub source: Option<String>,
    /// What is said, or what was not found and is assumed.
    pub text: Both,
}

/// How sure a point is, in the words of the field notebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sureness {
    /// Said in so many words.
    Sure,
    /// Said, and open to another understanding.
    Fairly,
    /// Said elsewhere otherwise, or at second hand only.
    Unsure,
    /// Not found: we decided.
    Inferred,
}
