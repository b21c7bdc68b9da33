//! Translations of TOML files, kept in the folder of their language.
//!
//! Where `games/coro.toml` says `people.en = "…"`, a language can say `people = "…"` in
//! `i18n/LANGUAGE/games/coro.toml`, under the same keys. Items of lists go by their
//! `id`, which the translation repeats, or else by their order.

use std::collections::{BTreeMap, BTreeSet};

use mbao_words::Lang;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::asked::Asked;
use crate::folder::LANGUAGES;
use crate::localized::tagged;
use crate::problem::Problems;
use crate::toml_file::{At, Toml, id, push};

#[derive(Default)]
pub(crate) struct Overlays {
    all: Vec<Overlay>,
    /// Every text that was asked for.
    pub(crate) asked: Vec<Asked>,
}

struct Overlay {
    lang: Lang,
    /// The file that it translates.
    of: String,
    file: String,
    texts: BTreeMap<String, Translated>,
}

struct Translated {
    words: String,
    line: usize,
    used: bool,
}

impl Overlays {
    pub(crate) fn add(&mut self, lang: Lang, of: String, mut toml: Toml<'_>) {
        let mut texts = BTreeMap::new();
        // What names an item is not a text.
        let mut ids = BTreeSet::new();
        toml.each(&mut |at, value| match value {
            DeValue::Array(items) => {
                for id in items.iter().filter_map(|item| id(item.get_ref())) {
                    let mut name = at.name.clone();
                    push(&mut name, id);
                    push(&mut name, "id");
                    ids.insert(name);
                }
            }
            DeValue::String(words) if !ids.contains(&at.name) => {
                let translated = Translated { words: words.to_string(), line: at.line, used: false };
                texts.insert(at.name.clone(), translated);
            }
            _ => {}
        });
        self.all.push(Overlay { lang, of, file: toml.file, texts });
    }

    /// Completes the texts of a file with their translations; a text that is still missing in a language is a
    /// problem.
    pub(crate) fn fill(&mut self, toml: &mut Toml<'_>, problems: &mut Problems) {
        let file = toml.file.clone();
        toml.each(&mut |at, value| match value {
            DeValue::Table(table) if is_text(table) => self.complete(&file, at, table, problems),
            _ => {}
        });
    }

    /// The translation of a text of a file, if there is one.
    pub(crate) fn take(&mut self, lang: Lang, of: &str, name: &str) -> Option<String> {
        let mut overlays = self.all.iter_mut().filter(|overlay| overlay.lang == lang && overlay.of == of);
        overlays.find_map(|overlay| {
            let one = overlay.texts.get_mut(name)?;
            one.used = true;
            Some(one.words.clone())
        })
    }

    fn complete(&mut self, file: &str, at: &At<'_>, table: &mut DeTable<'_>, problems: &mut Problems) {
        let path = &at.name;
        let span = table.iter().next().map_or(0..0, |(key, _)| key.span());
        for lang in Lang::ALL {
            if table.contains_key(lang.tag()) {
                continue;
            }
            let mut words = self.take(lang, file, path);
            let first = table.get(Lang::default().tag()).and_then(|text| text.get_ref().as_str());
            let first = first.unwrap_or_default().to_owned();
            let (numbers, own) = (at.path.split('.'), words.clone());
            let key = path
                .split('.')
                .zip(numbers)
                .map(|(name, number)| if name == number { name.to_owned() } else { format!("@{name}") });
            let key = key.collect::<Vec<_>>().join(".");
            self.asked.push(Asked { lang, file: file.to_owned(), key, first: first.clone(), own });
            if words.is_none() && lang.needs(file) {
                let message = lacks(lang, &format!("{path}.{}", lang.tag()), path, file, problems);
                problems.add(file, Some(at.lines.line(span.start)), message);
            } else if words.is_none() {
                words = Some(first);
            }
            let words = words.unwrap_or_else(|| "?".to_owned());
            table.insert(
                Spanned::new(span.clone(), lang.tag().into()),
                Spanned::new(span.clone(), DeValue::String(words.into())),
            );
        }
    }

    /// A translation of a text that no file has is a problem.
    pub(crate) fn unused(&self, problems: &mut Problems) {
        for Overlay { of, file, texts, .. } in &self.all {
            for (path, one) in texts.iter().filter(|(_, one)| !one.used) {
                let message = format!("{} needs no text `{path}`: take it out", problems.called(of));
                problems.add(file, Some(one.line), message);
            }
        }
    }
}

/// Says that a text is missing: it may be written `here`, or under this path in the translation of a file.
pub(crate) fn lacks(lang: Lang, here: &str, path: &str, of: &str, problems: &Problems) -> String {
    let other = problems.called(&format!("{LANGUAGES}{}/{of}", lang.tag()));
    format!("there is no {} text: write `{here}` here, or `{path}` in {other}", lang.name())
}

/// Whether this table is a text by language: it has one in the first language, and nothing else.
fn is_text(table: &DeTable<'_>) -> bool {
    table.contains_key(Lang::default().tag())
        && table.iter().all(|(key, value)| value.get_ref().is_str() && tagged(key.get_ref()).is_some())
}
