//! Text in both languages of the site.

use mbao_words::Lang;
use serde::Deserialize;

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
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Sw => &self.sw,
        }
    }
}
