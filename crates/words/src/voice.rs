//! What a game's own people call what they sow.

use crate::Lang;

/// What seeds may be called: the values of `$called` in a message, the usual one first. Each language
/// has its own word for each.
pub const CALLED: [&str; 4] = ["seed", "cow", "stone", "warrior"];

/// A language, and what seeds are called in the game that is spoken of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Voice {
    /// The language.
    pub lang: Lang,
    /// What seeds are called, as a place in [`CALLED`].
    pub called: u8,
}

/// Where no game is spoken of, or its people have no word of their own, seeds are called seeds.
impl From<Lang> for Voice {
    fn from(lang: Lang) -> Self {
        Self { lang, called: 0 }
    }
}
