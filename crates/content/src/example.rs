//! Short turns that show the endings of a game.

use serde::Deserialize;

use crate::card::List;
use crate::localized::Localized;

/// A turn that shows some endings.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// Id of the game, from the name of the file.
    #[serde(skip)]
    pub game: String,
    /// Stable identifier.
    pub id: String,
    /// What it shows, in a few words.
    pub title: Localized,
    /// Position text it begins from.
    pub position: String,
    /// Actions of the turn.
    pub actions: Vec<String>,
    /// In bao, the list whose endings it shows.
    pub list: Option<List>,
    /// Numbers of the endings it passes.
    pub shows: Vec<u8>,
    /// Position text it leads to.
    pub after: String,
    /// What happens, in words.
    pub note: Localized,
}
