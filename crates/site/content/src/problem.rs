//! What is wrong with the content, and where.

use std::fmt;

use crate::folder::Folder;
use crate::items::Read;

/// Something that has to be fixed before the content can be used.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file, beginning with the name of the content's folder.
    pub file: String,
    /// The line, from 1, when the problem has one.
    pub line: Option<usize>,
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.message),
            None => write!(f, "{}: {}", self.file, self.message),
        }
    }
}

impl std::error::Error for Problem {}

#[derive(Debug, Default)]
pub(crate) struct Problems {
    folder: String,
    found: Vec<Problem>,
    /// Something could not be read, so missing things may only be unread.
    pub(crate) unread: bool,
}

impl Problems {
    pub(crate) fn of(folder: &Folder) -> Self {
        Self { folder: folder.name().to_owned(), ..Self::default() }
    }

    /// The name of a file for people: its path, beginning with the name of the folder.
    pub(crate) fn called(&self, path: &str) -> String {
        format!("{}/{path}", self.folder)
    }

    pub(crate) fn count(&self) -> usize {
        self.found.len()
    }

    pub(crate) fn add(&mut self, file: &str, line: Option<usize>, message: impl Into<String>) {
        self.found.push(Problem { file: self.called(file), line, message: message.into() });
    }

    pub(crate) fn at<T>(&mut self, read: &Read<T>, field: &str, message: impl Into<String>) {
        self.add(read.file(), read.origin.line(field), message);
    }

    pub(crate) fn unreadable(&mut self, file: &str, line: Option<usize>, message: impl Into<String>) {
        self.unread = true;
        self.add(file, line, message);
    }

    /// All of them in the order of the files, or the value.
    pub(crate) fn or<T>(mut self, value: T) -> Result<T, Vec<Problem>> {
        self.found.sort();
        if self.found.is_empty() { Ok(value) } else { Err(self.found) }
    }
}
