//! The timeline: when games were played, described, printed and recorded.

use serde::Deserialize;

use crate::localized::Localized;

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Stable identifier, the fragment of its place on the timeline's page.
    pub id: String,
    /// The year, or the first of several; events stand in this order.
    pub year: u16,
    /// When it was, as a reader sees it: "the 1820s".
    pub when: Localized,
    pub text: Localized,
    /// The place in the article that says so, if there is one: `Bao, history`.
    pub place: Option<String>,
    /// Ids of the sources that say so.
    pub sources: Vec<String>,
}
