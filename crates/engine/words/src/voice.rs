//! What a game's own people call what they sow, and where it lies.

use crate::Lang;

/// What seeds may be called: the values of `$called` in a message, the usual one first. Each language
/// has its own word for each.
pub const CALLED: [&str; 4] = ["seed", "cow", "stone", "warrior"];

/// What pits may be called: the values of `$hole` in a message, the usual one first. `new-` before a value stands for
/// the same word with its gloss.
pub const PITS: [&str; 2] = ["pit", "boma"];

/// The bit that stands for a gloss. Those below it are the place in [`CALLED`], those above it that in [`PITS`].
const GLOSS: u8 = 16;

/// A language, and what seeds and pits are called in the game that is spoken of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Voice {
    /// The language.
    pub lang: Lang,
    /// What seeds are called, as a place in [`CALLED`], and what pits are ([`Voice::with_pits`]).
    pub called: u8,
}

impl Voice {
    /// This voice where pits are called what that place of [`PITS`] says.
    #[must_use]
    pub const fn with_pits(mut self, place: u8) -> Self {
        self.called = self.called % GLOSS + place * 2 * GLOSS;
        self
    }

    /// This voice where people's words for a pit are new to whoever listens: they are said with their gloss.
    #[must_use]
    pub const fn glossing(mut self) -> Self {
        self.called |= GLOSS;
        self
    }
}

/// Where no game is spoken of, or its people have no word of their own, seeds are called seeds.
impl From<Lang> for Voice {
    fn from(lang: Lang) -> Self {
        Self { lang, called: 0 }
    }
}
