//! What can go wrong when text from outside meets the rules.

use alloc::string::String;

use core::fmt;

/// Why a request was refused. The game that refused is as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// No game has this id.
    UnknownGame(String),
    /// The game has no set-up of this name.
    UnknownSetup(String),
    /// The game has no such option, or the option no such value.
    UnknownOption(String),
    /// A position text that cannot be read or cannot be.
    BadPosition(String),
    /// An action text that cannot be read.
    BadAction(String),
    /// A well-formed action that the rules do not allow now.
    IllegalAction(String),
    /// A game record that cannot be read or replayed.
    BadRecord(String),
    /// The game is over.
    Over(String),
}

impl Error {
    /// The stable code of the error, as promised to programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownGame(_) => "unknown-game",
            Self::UnknownSetup(_) => "unknown-setup",
            Self::UnknownOption(_) => "unknown-option",
            Self::BadPosition(_) => "bad-position",
            Self::BadAction(_) => "bad-action",
            Self::IllegalAction(_) => "illegal-action",
            Self::BadRecord(_) => "bad-record",
            Self::Over(_) => "over",
        }
    }

    /// What was wrong, where, and what was expected, in one English sentence.
    #[must_use]
    pub fn message(&self) -> &str {
        match self {
            Self::UnknownGame(m)
            | Self::UnknownSetup(m)
            | Self::UnknownOption(m)
            | Self::BadPosition(m)
            | Self::BadAction(m)
            | Self::IllegalAction(m)
            | Self::BadRecord(m)
            | Self::Over(m) => m,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code(), self.message())
    }
}

impl core::error::Error for Error {}
