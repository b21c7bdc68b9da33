//! Languages of words and of headers.

use core::fmt;
use core::str::FromStr;

use mbao_rules::Error;
use mbao_rules::typed::{Short, name};

use crate::prelude::*;

/// A language's tag as BCP 47 has it, without case: `sw`, `pt-br`.
///
/// ```
/// use mbao_story::Language;
///
/// let language: Language = "SW".parse()?;
/// assert_eq!(language.as_str(), "sw");
/// assert!("Kiswahili".parse::<Language>().is_err());
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(String);

impl Language {
    /// The tag, in small letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// How near another language is: how many parts of the tags are the same before one differs; the most for the same
    /// language.
    #[must_use]
    pub fn nearness(&self, other: &Self) -> usize {
        if self == other {
            return usize::MAX;
        }
        let (parts, others) = (self.0.split('-'), other.0.split('-'));
        parts.zip(others).take_while(|(part, other)| part == other).count()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Language {
    type Err = Error;

    /// Reads a tag: parts of one to eight letters or digits with hyphens between them.
    ///
    /// # Errors
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord), saying what was expected.
    fn from_str(text: &str) -> Result<Self, Error> {
        let tag = name(text);
        let well_formed =
            |part: &str| (1..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric());
        if tag.len() <= 64 && tag.split('-').all(well_formed) {
            return Ok(Self(tag));
        }
        Err(refused!("\"{}\" is no language: expected a tag such as sw or pt-BR", Short(text)))
    }
}

/// What stands in the language wanted, or else in the nearest; where none is near, in the story's own, or the first.
pub(crate) fn nearest<'a, T>(
    all: impl Iterator<Item = (Option<&'a Language>, T)>,
    wanted: &Language,
    own: Option<&'a Language>,
) -> Option<T> {
    let mut best = None;
    for (language, said) in all {
        let rank = match (language.or(own), own) {
            (Some(language), Some(own)) => (language.nearness(wanted), language.nearness(own)),
            (Some(language), None) => (language.nearness(wanted), 0),
            (None, _) => (0, usize::MAX),
        };
        if best.as_ref().is_none_or(|(before, _)| rank > *before) {
            best = Some((rank, said));
        }
    }
    best.map(|(_, said)| said)
}
