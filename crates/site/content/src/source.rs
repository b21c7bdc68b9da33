//! The sources that the site rests on.

use serde::Deserialize;

use crate::localized::Localized;

/// How much of a source the editors have read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// All of it, or all that concerns these games.
    Whole,
    /// A part of it; its note says which.
    Part,
    /// None of it: we know what it says from another source, which its note names.
    SecondHand,
    /// None of it, and no rule rests on it.
    Not,
}

impl Seen {
    /// All of them, the best read first.
    pub const ALL: [Self; 4] = [Self::Whole, Self::Part, Self::SecondHand, Self::Not];
}

/// A book, article, handout or page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Stable identifier; its entry in the bibliography is `source-<id>`.
    pub id: String,
    pub authors: Option<String>,
    pub year: Option<u16>,
    pub title: String,
    /// The journal or series it is part of.
    #[serde(rename = "in")]
    pub within: Option<String>,
    pub publisher: Option<String>,
    pub pages: Option<String>,
    pub url: Option<String>,
    /// The address is historical and is not expected to answer.
    #[serde(default)]
    pub historical: bool,
    pub seen: Seen,
    /// Marks of the sections that it concerns, or `title`, or `all`.
    pub sections: Vec<String>,
    pub note: Localized,
}
