//! TOML files, with the line of everything in them.

use std::collections::BTreeMap;
use std::sync::Arc;

use mbao_words::Lang;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use crate::items::{Origin, Read};
use crate::lines::Lines;
use crate::localized::tagged;
use crate::problem::Problems;

/// A TOML file, or the TOML at the head of a file, taken apart.
pub(crate) struct Toml<'t> {
    pub(crate) file: String,
    lines: Lines,
    table: Spanned<DeTable<'t>>,
    /// There are no mistakes in it.
    pub(crate) whole: bool,
}

pub(crate) struct At<'a> {
    /// Its keys and the numbers of items: `term.3.word`.
    pub(crate) path: String,
    /// Its keys and the ids of items, or their numbers where they have none: `term.store.word`.
    pub(crate) name: String,
    /// The line of its key, or of an item.
    pub(crate) line: usize,
    pub(crate) lines: &'a Lines,
}

impl At<'_> {
    /// The language whose tag is its key.
    pub(crate) fn lang(&self) -> Option<Lang> {
        self.path.rsplit('.').next().and_then(tagged)
    }
}

impl<'t> Toml<'t> {
    /// Takes a text apart; `before` lines of its file precede it. What cannot be understood is a problem, and
    /// is left out.
    pub(crate) fn parse(file: &str, text: &'t str, before: usize, problems: &mut Problems) -> Self {
        let (table, errors) = DeTable::parse_recoverable(text);
        let lines = Lines::of(text, before);
        for error in &errors {
            let line = error.span().map(|span| lines.line(span.start));
            problems.unreadable(file, line, error.message());
        }
        Self { file: file.to_owned(), lines, table, whole: errors.is_empty() }
    }

    /// Shows every value with its place: tables and lists before what is in them.
    pub(crate) fn each(&mut self, see: &mut dyn FnMut(&At<'_>, &mut DeValue<'t>)) {
        let at = At { path: String::new(), name: String::new(), line: 1, lines: &self.lines };
        Walk { at, see }.table(self.table.get_mut());
    }

    /// Reads the one thing that the file holds.
    pub(crate) fn one<T: DeserializeOwned>(mut self, problems: &mut Problems) -> Option<Read<T>> {
        let by_path = self.by_path(problems);
        let value = Spanned::new(self.table.span(), DeValue::Table(self.table.into_inner()));
        let value = deserialize(&self.file, &self.lines, value, problems)?;
        Some(Read { value, origin: Origin::new(String::new(), &Arc::new((self.file, by_path))) })
    }

    /// Reads the things in the list under one key, which is all that the file holds.
    pub(crate) fn list<T: DeserializeOwned>(mut self, key: &str, problems: &mut Problems) -> Vec<Read<T>> {
        let by_path = self.by_path(problems);
        let places = Arc::new((self.file, by_path));
        let mut found = Vec::new();
        for (name, value) in self.table.into_inner() {
            match value.into_inner() {
                DeValue::Array(items) if name.get_ref() == key => {
                    for (index, item) in items.into_iter().enumerate() {
                        let Some(value) = deserialize(&places.0, &self.lines, item, problems) else {
                            continue;
                        };
                        found.push(Read { value, origin: Origin::new(format!("{key}.{index}"), &places) });
                    }
                }
                _ => {
                    let line = Some(self.lines.line(name.span().start));
                    let message = format!("`{name}` stands where only [[{key}]] may");
                    problems.unreadable(&places.0, line, message);
                }
            }
        }
        found
    }

    /// The line of every value by its path; an empty text in any language is a problem.
    fn by_path(&mut self, problems: &mut Problems) -> BTreeMap<String, usize> {
        let mut by_path = BTreeMap::new();
        let mut empty = Vec::new();
        self.each(&mut |at, value| {
            by_path.insert(at.path.clone(), at.line);
            if at.lang().is_some() && value.as_str().is_some_and(|words| words.trim().is_empty()) {
                empty.push((at.line, format!("`{}` is empty", at.path)));
            }
        });
        for (line, message) in empty {
            problems.add(&self.file, Some(line), message);
        }
        by_path
    }
}

fn deserialize<T: DeserializeOwned>(
    file: &str,
    lines: &Lines,
    value: Spanned<DeValue<'_>>,
    problems: &mut Problems,
) -> Option<T> {
    let start = value.span().start;
    T::deserialize(ValueDeserializer::from(value))
        .map_err(|error| {
            let at = error.span().map_or(start, |span| span.start);
            problems.unreadable(file, Some(lines.line(at)), error.message());
        })
        .ok()
}

/// The way through a table.
struct Walk<'a, 't> {
    at: At<'a>,
    see: &'a mut dyn FnMut(&At<'_>, &mut DeValue<'t>),
}

impl<'t> Walk<'_, 't> {
    fn table(&mut self, table: &mut DeTable<'t>) {
        for (key, value) in table.iter_mut() {
            self.step(key.get_ref(), key.get_ref(), key.span().start, value.get_mut());
        }
    }

    fn step(&mut self, key: &str, name: &str, start: usize, value: &mut DeValue<'t>) {
        let before = (self.at.path.len(), self.at.name.len());
        push(&mut self.at.path, key);
        push(&mut self.at.name, name);
        self.at.line = self.at.lines.line(start);
        (self.see)(&self.at, value);
        match value {
            DeValue::Table(table) => self.table(table),
            DeValue::Array(items) => {
                for (index, item) in items.iter_mut().enumerate() {
                    let number = index.to_string();
                    let id = id(item.get_ref()).map(str::to_owned);
                    self.step(&number, id.as_deref().unwrap_or(&number), item.span().start, item.get_mut());
                }
            }
            _ => {}
        }
        self.at.path.truncate(before.0);
        self.at.name.truncate(before.1);
    }
}

pub(crate) fn id<'v>(item: &'v DeValue<'_>) -> Option<&'v str> {
    item.as_table()?.get("id")?.get_ref().as_str()
}

pub(crate) fn push(path: &mut String, key: &str) {
    if !path.is_empty() && !key.is_empty() {
        path.push('.');
    }
    path.push_str(key);
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "[[term]]\nid = \"pit\"\nword.en = \"pit\"\n\n[[term]]\nword = { en = \"\" }\n";

    #[test]
    fn every_value_has_its_keys_its_name_and_its_line() {
        let mut seen = Vec::new();
        Toml::parse("", TEXT, 2, &mut Problems::default()).each(&mut |at, value| {
            if value.is_str() {
                seen.push((at.path.clone(), at.name.clone(), at.line));
            }
        });
        seen.sort();
        let expected = [
            ("term.0.id", "term.pit.id", 4),
            ("term.0.word.en", "term.pit.word.en", 5),
            ("term.1.word.en", "term.1.word.en", 8),
        ];
        assert_eq!(seen, expected.map(|(path, name, line)| (path.to_owned(), name.to_owned(), line)));
    }

    #[test]
    fn things_know_the_lines_of_their_fields_or_of_what_is_around_them() {
        let mut problems = Problems::default();
        let toml = Toml::parse("glossary.toml", TEXT, 0, &mut problems);
        let terms: Vec<Read<BTreeMap<String, toml::Value>>> = toml.list("term", &mut problems);
        let line = |index: usize, field: &str| terms[index].origin.line(field);
        assert_eq!([line(0, "word.en"), line(1, "word.sw"), line(1, "id")], [Some(3), Some(6), Some(5)]);
        let problems = problems.or(()).expect_err("an empty text");
        assert_eq!(problems[0].to_string(), "/glossary.toml:6: `term.1.word.en` is empty");
    }
}
