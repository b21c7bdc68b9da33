//! Slips in the sources.

use serde::Deserialize;

use crate::localized::Localized;

/// A slip of the printed article or of a companion, and how it is read.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slip {
    /// Where it is: `§9 rule 1`, `§14, footnote 2`, `Mancala World`.
    #[serde(rename = "where")]
    pub place: String,
    pub what: Localized,
    pub we_read: Localized,
}
