//! What is wrong with a notebook, and where.

use std::fmt;

use crate::misfit::Misfit;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its place in the file, such as `answers.rules.readings[0].says.endings[2]`; empty for the
    /// file itself.
    pub path: String,
    /// What is wrong and what was expected, in English.
    pub message: String,
    /// The misfit, if answers do not fit each other; pages describe it in the reader's language.
    pub misfit: Option<Misfit>,
    /// The numbers in the message of the misfit.
    pub numbers: Vec<usize>,
}

impl Problem {
    pub(crate) fn new(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self { path: path.into(), message: message.into(), misfit: None, numbers: Vec::new() }
    }

    pub(crate) fn misfit(path: impl Into<String>, misfit: Misfit, numbers: &[usize]) -> Self {
        let message =
            numbers.iter().fold(misfit.says().to_owned(), |said, n| said.replacen('#', &n.to_string(), 1));
        Self { misfit: Some(misfit), numbers: numbers.to_vec(), ..Self::new(path, message) }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            f.write_str(&self.message)
        } else {
            write!(f, "{}: {}", self.path, self.message)
        }
    }
}

impl std::error::Error for Problem {}
