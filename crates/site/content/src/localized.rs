//! Text in every language of the site.

use std::fmt;

use mbao_words::Lang;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

const COUNT: usize = Lang::ALL.len();

const TAGS: [&str; COUNT] = {
    let mut tags = [""; COUNT];
    let mut index = 0;
    while index < COUNT {
        tags[index] = Lang::ALL[index].tag();
        index += 1;
    }
    tags
};

pub(crate) fn tagged(tag: &str) -> Option<Lang> {
    Lang::ALL.into_iter().find(|lang| lang.tag() == tag)
}

/// A text in every language, none of them empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Localized([String; COUNT]);

impl Localized {
    /// Builds the text from its version in each language.
    pub(crate) fn of(text: impl Fn(Lang) -> String) -> Self {
        Self(Lang::ALL.map(text))
    }

    pub fn get(&self, lang: Lang) -> &str {
        &self.0[lang as usize]
    }

    /// The text in a language, unless it is that of the first, which stands for what a language lacks.
    pub fn own(&self, lang: Lang) -> Option<&str> {
        let [text, first] = [lang, Lang::default()].map(|lang| self.get(lang));
        (lang == Lang::default() || text != first).then_some(text)
    }
}

impl<'de> Deserialize<'de> for Localized {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Texts)
    }
}

struct Texts;

impl<'de> Visitor<'de> for Texts {
    type Value = Localized;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a text in each language: {}", TAGS.join(", "))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Localized, A::Error> {
        let mut texts = [const { None }; COUNT];
        while let Some((Tag(index), text)) = map.next_entry::<Tag, String>()? {
            texts[index] = Some(text);
        }
        if let Some(index) = texts.iter().position(Option::is_none) {
            return Err(Error::missing_field(TAGS[index]));
        }
        Ok(Localized(texts.map(Option::unwrap_or_default)))
    }
}

/// The index of a language, read from its tag.
struct Tag(usize);

impl<'de> Deserialize<'de> for Tag {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let tag = String::deserialize(from)?;
        let index = TAGS.iter().position(|known| *known == tag);
        index.map(Tag).ok_or_else(|| Error::unknown_field(&tag, &TAGS))
    }
}
