//! What was read, with its places in the files.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use crate::toml_file::push;

/// A file's name, and the lines of its keys by their path: `ending.2.text.sw`.
type Places = (String, BTreeMap<String, usize>);

#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct Origin {
    path: String,
    places: Arc<Places>,
}

impl Origin {
    pub(crate) fn new(path: String, places: &Arc<Places>) -> Self {
        Self { path, places: Arc::clone(places) }
    }

    /// The line of a field, or of the nearest key around it.
    pub(crate) fn line(&self, field: &str) -> Option<usize> {
        let mut path = self.path.clone();
        push(&mut path, field);
        loop {
            if let Some(line) = self.places.1.get(&path) {
                return Some(*line);
            }
            path.truncate(path.rfind('.')?);
        }
    }
}

impl fmt::Debug for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.places.0, self.path)
    }
}

/// One thing that was read; it knows where. It is used as the thing itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read<T> {
    pub(crate) value: T,
    pub(crate) origin: Origin,
}

impl<T> Read<T> {
    pub(crate) fn file(&self) -> &str {
        &self.origin.places.0
    }
}

impl<T> Deref for Read<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// The things of one kind; each knows where it was read. They are used as a slice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Items<T> {
    values: Vec<T>,
    origins: Vec<Origin>,
}

impl<T> Items<T> {
    pub(crate) fn read(&self) -> Vec<Read<&T>> {
        let all = self.values.iter().zip(&self.origins);
        all.map(|(value, origin)| Read { value, origin: origin.clone() }).collect()
    }
}

impl<T> From<Vec<Read<T>>> for Items<T> {
    fn from(all: Vec<Read<T>>) -> Self {
        let (values, origins) = all.into_iter().map(|read| (read.value, read.origin)).unzip();
        Self { values, origins }
    }
}

impl<T> Deref for Items<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.values
    }
}

impl<'a, T> IntoIterator for &'a Items<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.values.iter()
    }
}
