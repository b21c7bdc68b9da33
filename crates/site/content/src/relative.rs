//! Texts about games outside the article: those that can be played, and those whose rules are not settled.

use serde::Deserialize;

use crate::localized::Localized;

/// A game from another source. Its rules are beside it, as a file of the field notebook.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relative {
    /// Stable identifier; the name of its file.
    pub id: String,
    /// Who plays it, and where.
    pub players: Localized,
    /// Where its rules come from, and how much of that could be read.
    pub after: Localized,
    /// The texts of its file.
    pub said: Vec<Said>,
}

/// A text of a notebook's file, in every language: the file itself leaves its place empty.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// The place in the file, as a JSON pointer: `/answers/name/readings/0/note`.
    pub id: String,
    pub text: Localized,
}

/// A game that is known, but cannot be played from what is known, or not with the rules that a notebook can
/// hold.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unsettled {
    pub id: String,
    /// Its name among the people who play it.
    pub name: String,
    /// Who plays it, and where.
    pub players: Localized,
    /// Where it is described (author and year), and where that was read.
    pub source: String,
    pub missing: Localized,
}
