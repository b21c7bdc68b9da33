//! An action that the rules refuse.

use core::fmt;

use crate::error::Error;
use crate::text::action::Action;

/// An action that was refused, and why. The game is unchanged.
///
/// ```
/// use mbao_rules::{Action, Game};
///
/// let mut game = Game::start("ndoto")?;
/// let refused = game.play(Action::Pass).unwrap_err();
/// assert_eq!((refused.action, refused.code()), (Action::Pass, "illegal-action"));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayError {
    /// The refused action.
    pub action: Action,
    /// Why.
    pub error: Error,
}

impl PlayError {
    /// The stable code of the error.
    pub const fn code(&self) -> &'static str {
        self.error.code()
    }

    /// What was wrong, in one English sentence.
    pub fn message(&self) -> &str {
        self.error.message()
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl core::error::Error for PlayError {}

impl From<PlayError> for Error {
    fn from(refused: PlayError) -> Self {
        refused.error
    }
}
