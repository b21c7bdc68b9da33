//! Boards and lists of endings that the engine cannot play, and why.

use core::fmt;

use crate::board::Board;
use crate::definition::Definition;
use crate::ending_table::{ASK_MORE, EndingTable};
use crate::error::{Error, refused};

/// Why a definition cannot be played. Lines are given by their place in
/// [`Definition::endings`], from 0.
///
/// ```
/// assert!(mbao_rules::GAMES.iter().all(|definition| definition.playable().is_ok()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unplayable {
    /// A row has no pits, or more than sixteen.
    Columns {
        /// Number of pits in a row.
        columns: u8,
    },
    /// There are too many lines, more than [`Unplayable::MOST_LINES`].
    Lines {
        /// Number of lines.
        lines: usize,
    },
    /// All lines together ask too many different things, more than [`Unplayable::MOST_QUESTIONS`].
    Questions {
        /// Number of different things.
        asked: usize,
    },
    /// More than [`Unplayable::MOST_PLANS`] different sets of lines can apply at a pit.
    Plans,
    /// Two lines ask for two different pairs.
    Pairs {
        /// The first of the two lines.
        first: usize,
        /// The other line.
        second: usize,
    },
    /// Two optional lines do different things at the same pit, and the player could not say which
    /// one they mean.
    Choices {
        /// The first of the two lines.
        first: usize,
        /// The other line.
        second: usize,
    },
}

impl Unplayable {
    /// The most lines of endings: a byte holds a line, or the place after the last.
    pub const MOST_LINES: usize = 200;
    /// The most different things that all lines together may ask: at worst a table of 16 kilobytes.
    pub const MOST_QUESTIONS: usize = 14;
    /// The most different sets of lines that may apply at a pit: a byte holds one, and one byte asks for more.
    pub const MOST_PLANS: usize = ASK_MORE as usize;

    pub(crate) fn of(self, definition: &Definition) -> Error {
        // Boards play our own games only, which can all be played: saves them 270 bytes.
        if cfg!(all(feature = "compact", target_family = "wasm")) {
            return refused!(Unplayable, "\"{}\" cannot be played", definition.id);
        }
        refused!(Unplayable, "\"{}\" cannot be played: {self}", definition.id)
    }
}

/// One English sentence about the game, "it".
impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Columns { columns } => write!(f, "it has {columns} pits a row, where 1 to 16 may be"),
            Self::Lines { lines } => {
                write!(f, "it has {lines} lines of endings; at most {} can be played", Self::MOST_LINES)
            }
            Self::Questions { asked } => {
                write!(
                    f,
                    "its endings ask {asked} different things; at most {} can be told apart",
                    Self::MOST_QUESTIONS
                )
            }
            Self::Plans => {
                write!(f, "more than {} different sets of its endings can apply at a pit", Self::MOST_PLANS)
            }
            Self::Pairs { first, second } => {
                write!(f, "lines {} and {} of its endings ask for two different pairs", first + 1, second + 1)
            }
            Self::Choices { first, second } => write!(
                f,
                "lines {} and {} of its endings can apply at the same pit and do different things: a player can \
                 be left one capture and one turning round, not two of a kind",
                first + 1,
                second + 1
            ),
        }
    }
}

impl core::error::Error for Unplayable {}

impl Definition {
    /// Checks that its endings, without any options, can be played on every board of the game.
    ///
    /// # Errors
    /// The reason why they cannot.
    pub fn playable(&self) -> Result<(), Unplayable> {
        let setups = self.setups.iter().filter_map(|setup| setup.columns);
        for columns in self.columns.iter().copied().chain(setups) {
            let board = Board::new(self.rows, columns).ok_or(Unplayable::Columns { columns })?;
            EndingTable::new(self, &self.endings, board)?;
        }
        Ok(())
    }
}
