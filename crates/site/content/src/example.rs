//! Short turns that show the endings of a game.

use crate::chapter::Chapter;
use crate::localized::Localized;

/// A turn that shows some endings.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// Its chapter of the story: one turn.
    pub chapter: Chapter,
    pub title: Localized,
    /// Numbers of the endings it passes.
    pub shows: Vec<u8>,
    pub note: Localized,
}
