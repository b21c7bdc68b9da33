//! The glossary.

use serde::Deserialize;

use crate::localized::Localized;

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Stable identifier, the fragment of its place on the glossary's page.
    pub id: String,
    /// Mark of the section it comes from.
    pub section: String,
    /// Other words for it, in any language; links find it by these too.
    pub other: Vec<String>,
    /// Number of the editorial decision about it.
    pub doubt: Option<u8>,
    pub word: Localized,
    pub definition: Localized,
}
