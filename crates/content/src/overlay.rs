//! Translations of TOML files, kept in the folder of their language.
//!
//! Where `games/coro.toml` says `people.en = "…"`, a language can say `people = "…"` in
//! `i18n/LANGUAGE/games/coro.toml`, under the same keys. Items of lists go by their
//! `id`, which the translation repeats, or else by their order.

use std::collections::BTreeMap;

use mbao_words::Lang;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::folder::{Folder, ending};
use crate::problem::Problems;
use crate::toml_file::{LineStarts, join, line_of};

/// The translations of all files.
#[derive(Default)]
pub(crate) struct Overlays {
    all: Vec<Overlay>,
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
    /// The TOML files of every language's folder. `terms.toml` and `language.toml` translate nothing.
    pub(crate) fn read(folder: &Folder, problems: &mut Problems) -> Self {
        let mut all = Vec::new();
        for path in folder.paths() {
            let Some((lang, within)) = translated(path) else { continue };
            let file = folder.called(path);
            match folder.text(path) {
                Ok(text) => {
                    let texts = flat(&file, text, problems);
                    all.push(Overlay { lang, of: folder.called(within), file, texts });
                }
                Err(why) => problems.unreadable(&file, None, format!("cannot be read: {why}")),
            }
        }
        Self { all }
    }

    /// Completes the texts of a file with their translations; a text that is still missing in a language is a
    /// problem. `before` lines of the file precede `text`.
    pub(crate) fn fill(
        &mut self,
        file: &str,
        (text, before): (&str, usize),
        table: &mut DeTable<'_>,
        problems: &mut Problems,
    ) {
        let overlays = self.all.iter_mut().filter(|overlay| overlay.of == file).collect();
        Fill { file, text, before, overlays, problems }.table("", table);
    }

    /// A translation of a text that no file has is a problem.
    pub(crate) fn unused(&self, problems: &mut Problems) {
        for Overlay { of, file, texts, .. } in &self.all {
            for (path, one) in texts.iter().filter(|(_, one)| !one.used) {
                problems.add(file, Some(one.line), format!("{of} needs no text `{path}`: take it out"));
            }
        }
    }
}

/// The language that a TOML file translates another into, and the path of that file.
fn translated(path: &str) -> Option<(Lang, &str)> {
    let (tag, within) = path.strip_prefix("i18n/")?.split_once('/')?;
    let lang = Lang::ALL.into_iter().find(|lang| lang.tag() == tag)?;
    let toml = ending(within) == "toml" && !["terms.toml", "language.toml"].contains(&within);
    toml.then_some((lang, within))
}

struct Fill<'a> {
    file: &'a str,
    text: &'a str,
    before: usize,
    overlays: Vec<&'a mut Overlay>,
    problems: &'a mut Problems,
}

impl Fill<'_> {
    fn table(&mut self, path: &str, table: &mut DeTable<'_>) {
        if is_text(table) {
            return self.complete(path, table);
        }
        for (key, value) in table.iter_mut() {
            self.value(&join(path, key.get_ref()), value.get_mut());
        }
    }

    fn value(&mut self, path: &str, value: &mut DeValue<'_>) {
        match value {
            DeValue::Table(table) => self.table(path, table),
            DeValue::Array(items) => {
                for (index, item) in items.iter_mut().enumerate() {
                    let path = join(path, &item_name(index, item.get_ref()));
                    self.value(&path, item.get_mut());
                }
            }
            _ => {}
        }
    }

    fn complete(&mut self, path: &str, table: &mut DeTable<'_>) {
        let span = table.iter().next().map_or(0..0, |(key, _)| key.span());
        for lang in Lang::ALL {
            if table.contains_key(lang.tag()) {
                continue;
            }
            let mut overlays = self.overlays.iter_mut().filter(|overlay| overlay.lang == lang);
            let words = overlays.find_map(|overlay| {
                let one = overlay.texts.get_mut(path)?;
                one.used = true;
                Some(one.words.clone())
            });
            if words.is_none() {
                let line = line_of(self.text, self.before, span.start);
                let (folder, within) = self.file.split_once('/').unwrap_or_default();
                let (name, tag) = (lang.name(), lang.tag());
                let message = format!(
                    "there is no {name} text: write `{path}.{tag}` here, or `{path}` in {folder}/i18n/{tag}/{within}"
                );
                self.problems.add(self.file, Some(line), message);
            }
            let words = words.unwrap_or_else(|| "?".to_owned());
            table.insert(
                Spanned::new(span.clone(), lang.tag().into()),
                Spanned::new(span.clone(), DeValue::String(words.into())),
            );
        }
    }
}

/// Whether this table is a text by language: it has one in the first language, and nothing else.
fn is_text(table: &DeTable<'_>) -> bool {
    table.contains_key(Lang::default().tag())
        && table.iter().all(|(key, value)| {
            value.get_ref().is_str() && Lang::ALL.iter().any(|lang| lang.tag() == key.get_ref())
        })
}

/// The key by which an item of a list is matched.
fn item_name(index: usize, item: &DeValue<'_>) -> String {
    let id = item.as_table().and_then(|table| table.get("id")).and_then(|id| id.get_ref().as_str());
    id.map_or_else(|| index.to_string(), str::to_owned)
}

/// All strings of a translation by their path.
fn flat(file: &str, text: &str, problems: &mut Problems) -> BTreeMap<String, Translated> {
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let line = error.span().map(|span| line_of(text, 0, span.start));
        problems.unreadable(file, line, error.message());
    }
    let mut texts = BTreeMap::new();
    flatten("", table.get_ref(), &LineStarts::of(text), &mut texts);
    texts
}

fn flatten(path: &str, table: &DeTable<'_>, starts: &LineStarts, texts: &mut BTreeMap<String, Translated>) {
    for (key, value) in table {
        flatten_value(&join(path, key.get_ref()), key.span().start, value.get_ref(), starts, texts);
    }
}

fn flatten_value(
    path: &str,
    at: usize,
    value: &DeValue<'_>,
    starts: &LineStarts,
    texts: &mut BTreeMap<String, Translated>,
) {
    match value {
        DeValue::Table(table) => flatten(path, table, starts, texts),
        DeValue::Array(items) => {
            for (index, item) in items.into_iter().enumerate() {
                let path = join(path, &item_name(index, item.get_ref()));
                flatten_value(&path, item.span().start, item.get_ref(), starts, texts);
                // The item's name is not a text.
                texts.remove(&join(&path, "id"));
            }
        }
        DeValue::String(words) => {
            let translated = Translated { words: words.to_string(), line: starts.line(at), used: false };
            texts.insert(path.to_owned(), translated);
        }
        _ => {}
    }
}
