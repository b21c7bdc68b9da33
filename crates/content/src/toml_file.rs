//! TOML files, with the line of everything in them.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::rc::Rc;

use mbao_words::Lang;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use crate::overlay::Overlays;
use crate::problem::Problems;

/// The lines of a file's keys, by their path: `ending.2.text.sw`.
#[derive(Debug)]
struct Lines {
    file: String,
    by_path: BTreeMap<String, usize>,
}

/// A value read from a file, with its place in the file.
#[derive(Clone, Debug)]
pub(crate) struct Read<T> {
    pub(crate) value: T,
    path: String,
    lines: Rc<Lines>,
}

impl<T> Read<T> {
    pub(crate) fn file(&self) -> &str {
        &self.lines.file
    }

    /// The line of a field, or of the nearest key around it.
    pub(crate) fn line(&self, field: &str) -> Option<usize> {
        let mut path = join(&self.path, field);
        loop {
            if let Some(line) = self.lines.by_path.get(&path) {
                return Some(*line);
            }
            path.truncate(path.rfind('.')?);
        }
    }
}

impl<T> Deref for Read<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// Reads a file that holds one thing. `before` lines precede the text.
pub(crate) fn one<T: DeserializeOwned>(
    file: &str,
    text: &str,
    before: usize,
    overlays: &mut Overlays,
    problems: &mut Problems,
) -> Option<Read<T>> {
    let mut table = parse(file, text, before, problems)?;
    overlays.fill(file, (text, before), table.get_mut(), problems);
    let lines = lines(file, text, before, &table, problems);
    let span = table.span();
    let value = Spanned::new(span, DeValue::Table(table.into_inner()));
    let value = deserialize(file, text, before, value, problems)?;
    Some(Read { value, path: String::new(), lines })
}

/// Reads a file that holds a list of things under one key.
pub(crate) fn list<T: DeserializeOwned>(
    file: &str,
    text: &str,
    key: &str,
    overlays: &mut Overlays,
    problems: &mut Problems,
) -> Vec<Read<T>> {
    let Some(mut table) = parse(file, text, 0, problems) else { return Vec::new() };
    overlays.fill(file, (text, 0), table.get_mut(), problems);
    let lines = lines(file, text, 0, &table, problems);
    let mut found = Vec::new();
    for (name, value) in table.into_inner() {
        let line = Some(line_of(text, 0, name.span().start));
        match value.into_inner() {
            DeValue::Array(items) if name.get_ref() == key => {
                for (index, item) in items.into_iter().enumerate() {
                    let Some(value) = deserialize(file, text, 0, item, problems) else { continue };
                    found.push(Read { value, path: join(key, &index.to_string()), lines: Rc::clone(&lines) });
                }
            }
            _ => problems.unreadable(file, line, format!("`{name}` stands where only [[{key}]] may")),
        }
    }
    found
}

fn parse<'t>(
    file: &str,
    text: &'t str,
    before: usize,
    problems: &mut Problems,
) -> Option<Spanned<DeTable<'t>>> {
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        refuse(file, text, before, error, problems);
    }
    errors.is_empty().then_some(table)
}

fn deserialize<T: DeserializeOwned>(
    file: &str,
    text: &str,
    before: usize,
    value: Spanned<DeValue<'_>>,
    problems: &mut Problems,
) -> Option<T> {
    let start = value.span().start;
    match T::deserialize(ValueDeserializer::from(value)) {
        Ok(value) => Some(value),
        Err(error) => {
            let at = error.span().map_or(start, |span| span.start);
            problems.unreadable(file, Some(line_of(text, before, at)), error.message());
            None
        }
    }
}

fn refuse(file: &str, text: &str, before: usize, error: &toml::de::Error, problems: &mut Problems) {
    let line = error.span().map(|span| line_of(text, before, span.start));
    problems.unreadable(file, line, error.message());
}

/// The line of every key; an empty text in any language is a problem.
fn lines(
    file: &str,
    text: &str,
    before: usize,
    table: &Spanned<DeTable<'_>>,
    problems: &mut Problems,
) -> Rc<Lines> {
    let mut walk = Walk { file, starts: LineStarts::of(text), before, by_path: BTreeMap::new(), problems };
    walk.table("", table.get_ref());
    Rc::new(Lines { file: file.to_owned(), by_path: walk.by_path })
}

struct Walk<'a> {
    file: &'a str,
    starts: LineStarts,
    before: usize,
    by_path: BTreeMap<String, usize>,
    problems: &'a mut Problems,
}

impl Walk<'_> {
    fn table(&mut self, path: &str, table: &DeTable<'_>) {
        for (key, value) in table {
            self.value(join(path, key.get_ref()), key.span().start, value.get_ref());
        }
    }

    fn value(&mut self, path: String, at: usize, value: &DeValue<'_>) {
        let line = self.before + self.starts.line(at);
        match value {
            DeValue::Table(table) => self.table(&path, table),
            DeValue::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    self.value(join(&path, &index.to_string()), item.span().start, item.get_ref());
                }
            }
            DeValue::String(words) if words.trim().is_empty() && is_translation(&path) => {
                self.problems.add(self.file, Some(line), format!("`{path}` is empty"));
            }
            _ => {}
        }
        self.by_path.insert(path, line);
    }
}

fn is_translation(path: &str) -> bool {
    path.rsplit('.').next().is_some_and(|key| Lang::ALL.iter().any(|lang| lang.tag() == key))
}

pub(crate) fn join(path: &str, key: &str) -> String {
    match (path, key) {
        ("", key) => key.to_owned(),
        (path, "") => path.to_owned(),
        (path, key) => format!("{path}.{key}"),
    }
}

/// Where the lines of a text begin, for texts of which many lines are asked for.
pub(crate) struct LineStarts(Vec<usize>);

impl LineStarts {
    pub(crate) fn of(text: &str) -> Self {
        Self(text.match_indices('\n').map(|(at, _)| at + 1).collect())
    }

    /// The line of a position, from 1.
    pub(crate) fn line(&self, at: usize) -> usize {
        1 + self.0.partition_point(|start| *start <= at)
    }
}

/// The line of a position in a text, from 1; `before` lines precede the text.
pub(crate) fn line_of(text: &str, before: usize, at: usize) -> usize {
    before + 1 + text.get(..at).unwrap_or(text).matches('\n').count()
}
