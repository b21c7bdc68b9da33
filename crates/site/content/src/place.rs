//! Places of the map.

use mbao_atlas::Precision;
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
