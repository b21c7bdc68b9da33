//! What a museum visitor reads: a few screens of few words.

use serde::Deserialize;

use crate::localized::Localized;

/// The texts about one game, or about all of them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KioskText {
    /// Id of the game, from the name of the file; none for the text about the whole family of games.
    #[serde(skip)]
    pub game: Option<String>,
    /// The sentence shown while nobody plays; at most [`KioskText::SENTENCE`] words.
    pub sentence: Localized,
    /// Id of the plate that stands for its place; without one a map is shown.
    pub plate: Option<String>,
    /// The names of its set-ups for visitors, in the order of the rules; none for the whole family.
    #[serde(rename = "setup", default)]
    pub setups: Vec<SetUpName>,
    /// The screens to leaf through, in order; [`KioskText::SCREENS`] of them.
    #[serde(rename = "screen")]
    pub screens: Vec<Screen>,
}

/// The name of a set-up for people who have never seen a diagram of it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUpName {
    pub name: String,
    /// A few words: *the usual*, *the long board*.
    pub label: Localized,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Screen {
    /// A few words.
    pub title: Localized,
    /// What it says; at most [`Screen::TEXT`] words.
    pub text: Localized,
    /// The place that it retells: `§9 rule 2`, `Bao, namua`.
    pub cite: String,
}

impl KioskText {
    /// The most words a sentence may have.
    pub const SENTENCE: usize = 25;
    /// How many screens there may be.
    pub const SCREENS: std::ops::RangeInclusive<usize> = 2..=4;
    /// Name of the file about the whole family of games.
    pub(crate) const ABOUT: &'static str = "about";
}

impl Screen {
    /// The most words a text may have.
    pub const TEXT: usize = 90;
}
