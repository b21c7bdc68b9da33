//! What can go wrong when the rules read text from outside.

use alloc::boxed::Box;
use alloc::string::String;

use core::fmt;

use crate::words::words;

/// A refusal of a kind of [`Fault`], whose message is formatted like [`format!`](alloc::format).
macro_rules! refused {
    ($fault:ident, $($message:tt)+) => {
        $crate::error::Error::new($crate::error::Fault::$fault, alloc::format!($($message)+))
    };
}
pub(crate) use refused;

/// Returns such a refusal.
macro_rules! refuse {
    ($($refusal:tt)+) => { return Err($crate::error::refused!($($refusal)+)) };
}
pub(crate) use refuse;

words! {
    /// Kinds of refusals, each with a stable code for programs.
    ///
    /// ```
    /// use mbao_rules::{Fault, Game};
    ///
    /// let error = Game::start("chess").unwrap_err();
    /// assert_eq!((error.fault(), error.code()), (Fault::UnknownGame, "unknown-game"));
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum Fault {
        /// No game has this id.
        UnknownGame = "unknown-game",
        /// A definition that the engine cannot play.
        Unplayable = "unplayable",
        /// The game has no set-up of this name.
        UnknownSetup = "unknown-setup",
        /// The game has no such option, or the option no such value.
        UnknownOption = "unknown-option",
        /// A position text that cannot be read or describes an impossible position.
        BadPosition = "bad-position",
        /// An action text that cannot be read.
        BadAction = "bad-action",
        /// A well-formed action that the rules do not allow now.
        IllegalAction = "illegal-action",
        /// A game record that cannot be read or replayed.
        BadRecord = "bad-record",
        /// The game is over.
        Over = "over",
    }

    /// The stable code.
    pub const fn code;
}

/// Why a request was refused. The game is unchanged.
///
/// ```
/// use mbao_rules::Game;
///
/// let error = Game::builder("ndoto").position("0,0/0,0 s 0-0").start().unwrap_err();
/// assert_eq!(error.code(), "bad-position");
/// assert_eq!(error.message(), "row 1 from the top has 2 pits: expected 8");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<(Fault, String)>); // one pointer, so that results stay small

impl Error {
    /// A refusal; the message says what was wrong, where, and what was expected,
    /// in one English sentence.
    #[inline(never)] // rare, and written out wherever it is called it would weigh
    pub fn new(fault: Fault, message: String) -> Self {
        Self(Box::new((fault, message)))
    }

    /// The kind of refusal.
    pub const fn fault(&self) -> Fault {
        self.0.0
    }

    /// The stable code of the error, for programs.
    pub const fn code(&self) -> &'static str {
        self.fault().code()
    }

    /// What was wrong, where, and what was expected, in one English sentence.
    pub fn message(&self) -> &str {
        &self.0.1
    }
}

/// The refusal of a move that is not open now.
pub(crate) fn not_here() -> Error {
    refused!(IllegalAction, "that is not legal here")
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code(), self.message())
    }
}

/// As for readers: a program whose `main` returns the error shows it so.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for Error {}
