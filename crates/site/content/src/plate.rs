//! Plates: our drawings in place of the article's photographs.

use serde::Deserialize;

use crate::localized::Localized;

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plate {
    /// Name of its file, without the ending.
    pub id: String,
    /// Mark of the section that places it.
    pub section: String,
    pub alt: Localized,
    /// What, where, after which photograph, and what is not known.
    pub caption: Localized,
    /// The drawing: SVG that can be in a page any number of times.
    #[serde(skip)]
    pub svg: String,
}
