//! Real objects in collections: boards, and photographs of people at them.

use serde::Deserialize;

use crate::localized::Localized;
use crate::source::Seen;

/// An object in a collection, beside the games that it may show; or, without a museum, that none was found.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Object {
    pub id: String,
    /// The games that it stands beside.
    pub games: Vec<String>,
    /// Who keeps it, by its own name; nobody, where none was found.
    pub museum: Option<String>,
    pub number: Option<String>,
    /// What its keeper says of it, and what is the editors' reading; or where it was looked for.
    pub what: Localized,
    /// When it was made, collected or photographed.
    pub date: Option<Localized>,
    pub link: Option<String>,
    pub seen: Seen,
}

impl Object {
    pub fn is_found(&self) -> bool {
        self.museum.is_some()
    }
}
