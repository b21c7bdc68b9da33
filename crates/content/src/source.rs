//! What the site rests on.

use serde::Deserialize;

use crate::both::Both;

/// A book, article, handout or page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// Stable identifier; its entry in the bibliography is `source-<id>`.
    pub id: String,
    /// Who wrote it.
    pub authors: Option<String>,
    /// When it came out.
    pub year: Option<u16>,
    /// Its title.
    pub title: String,
    /// The journal or series it is part of.
    #[serde(rename = "in")]
    pub within: Option<String>,
    /// Who brought it out.
    pub publisher: Option<String>,
    /// Pages.
    pub pages: Option<String>,
    /// Its address on the web.
    pub url: Option<String>,
    /// The address is a record of its time and is not expected to answer.
    #[serde(default)]
    pub historical: bool,
    /// Marks of the sections it matters to, or `title`, or `all`.
    pub sections: Vec<String>,
    /// What it is.
    pub note: Both,
}
