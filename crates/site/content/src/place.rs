//! Places of the map.

use serde::Deserialize;

use crate::localized::Localized;

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub id: String,
    pub name: Localized,
    pub country: Localized,
    /// Degrees north.
    pub lat: f64,
    /// Degrees east.
    pub lon: f64,
    pub precision: Precision,
    /// Ids of the games recorded there.
    pub games: Vec<String>,
    /// Whether §3 and §16 list it among the places of Arab contact.
    #[serde(default)]
    pub contact: bool,
    /// Any other remark.
    pub note: Option<Localized>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Precision {
    /// The mark is the town.
    Town,
    /// The mark stands somewhere in a region.
    Region,
    /// No more than the country is known.
    Country,
}
