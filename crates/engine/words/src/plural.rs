//! The plurals of a language, as the Unicode consortium lists them.

use std::format;
use std::string::String;

use anyhow::{Context, Result, anyhow, bail};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// The number of cases: the form depends on the last two digits, or on the number itself below a hundred.
const CASES: usize = 200;
/// That assumption is checked up to here; no board has more seeds.
const CHECKED: usize = 10_000;

/// The plural rules of a language: one form for all numbers, where no others are known.
pub(crate) struct Plurals {
    tag: String,
    rules: Option<PluralRules>,
}

impl Plurals {
    pub(crate) fn of(tag: &str) -> Result<Self> {
        let id: LanguageIdentifier = tag.parse().map_err(|why| anyhow!("{tag}: {why}"))?;
        // A language tag with a script or region has the plurals of the language.
        let id = LanguageIdentifier::from_parts(id.language, None, None, &[]);
        Ok(Self { tag: tag.into(), rules: PluralRules::create(id, PluralRuleType::CARDINAL).ok() })
    }

    /// How a pattern writes a form: as its number, if only one number has it, else as a letter.
    pub(crate) fn key(&self, name: &str) -> Result<String> {
        let mut numbers = (0..CHECKED).filter(|n| self.category(*n).is_ok_and(|form| form == letter(name)));
        match (numbers.next(), numbers.next()) {
            (Some(only), None) => Ok(format!("{only}")),
            (Some(_), Some(_)) => Ok(String::from(letter(name))),
            (None, _) => bail!("no plural \"{name}\" in {}", self.tag),
        }
    }

    /// The letter of each case.
    pub(crate) fn table(&self) -> Result<String> {
        for n in 100..CHECKED {
            if self.category(n)? != self.category(100 + n % 100)? {
                bail!("{}: the plural of {n} does not follow from its last two figures", self.tag);
            }
        }
        (0..CASES).map(|n| self.category(n)).collect()
    }

    fn category(&self, n: usize) -> Result<char> {
        let Some(rules) = &self.rules else { return Ok(letter("other")) };
        let category = rules.select(n).map_err(|why| anyhow!(why)).context("a plural")?;
        Ok(letter(match category {
            PluralCategory::ZERO => "zero",
            PluralCategory::ONE => "one",
            PluralCategory::TWO => "two",
            PluralCategory::FEW => "few",
            PluralCategory::MANY => "many",
            PluralCategory::OTHER => "other",
        }))
    }
}

/// The letter of a form: its first, except for "other", which begins like "one".
fn letter(name: &str) -> char {
    if name == "other" { 'x' } else { name.chars().next().unwrap_or('x') }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_of_one_number_is_that_number() {
        let key = |tag: &str, name: &str| Plurals::of(tag).and_then(|plurals| plurals.key(name)).ok();
        assert_eq!(key("en", "one").as_deref(), Some("1"));
        assert_eq!(key("sw", "one").as_deref(), Some("1"));
        assert_eq!(key("en", "few"), None);
        assert_eq!(key("pl", "few").as_deref(), Some("f"));
        assert_eq!(key("fr", "one").as_deref(), Some("o"));
        assert_eq!(key("ar", "two").as_deref(), Some("2"));
        // No rules are known of Luo.
        assert_eq!([key("luo", "other").as_deref(), key("luo", "one").as_deref()], [Some("x"), None]);
        assert!(
            Plurals::of("pl").is_ok_and(|plurals| plurals.table().is_ok_and(|table| table.len() == CASES))
        );
    }
}
