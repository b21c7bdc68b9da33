//! Text in both languages of the site.

use serde::Deserialize;

/// A language of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// Kiswahili.
    Sw,
}

impl Language {
    /// Both languages, English first.
    pub const ALL: [Self; 2] = [Self::En, Self::Sw];

    /// The language's code: `en` or `sw`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Sw => "sw",
        }
    }
}

/// A text in English and in Kiswahili, neither of them empty.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both {
    /// English.
    pub en: String,
    /// Kiswahili.
    pub sw: String,
}

impl Both {
    /// The text in that language.
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::Sw => &self.sw,
        }
    }
}
