//! What a reader is asked.

use core::fmt;

/// What the reader is asked to find.
///
/// ```
/// use mbao_story::{Ask, Story};
///
/// let story = Story::read("Game: ndoto\n\n{Which pit? [%ask]} 1. c1\n")?;
/// assert_eq!(story.words[0].ask, Some(Ask::Turn));
/// assert_eq!(Ask::Turns(2).to_string(), "turns 2");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// All actions of the turn that are left: `[%ask]`.
    Turn,
    /// The next action alone: `[%ask action]`.
    Action,
    /// So many turns, those of both players counted: `[%ask turns 2]`. One, if a goal says what it has to do.
    Turns(u8),
    /// A pit to press, or several in order, while nothing is played: `[%ask press]`.
    Press,
    /// One of the numbers to choose from: `[%ask number]`.
    Number,
}

impl Ask {
    /// The most turns that are asked for at once.
    pub const MAX_TURNS: u8 = 9;

    /// Whether an answer is played, in as many turns or in an action.
    #[must_use]
    pub const fn turns(self) -> Option<u8> {
        match self {
            Self::Turn | Self::Action => Some(1),
            Self::Turns(turns) => Some(turns),
            Self::Press | Self::Number => None,
        }
    }

    pub(crate) fn read(kind: &str) -> Option<Self> {
        Some(match kind {
            "" => Self::Turn,
            "action" => Self::Action,
            "press" => Self::Press,
            "number" => Self::Number,
            other => {
                let turns = other.strip_prefix("turns ")?.parse().ok();
                Self::Turns(turns.filter(|turns| (1..=Self::MAX_TURNS).contains(turns))?)
            }
        })
    }
}

/// What stands after `ask` in the brackets.
impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Turn => Ok(()),
            Self::Action => f.write_str("action"),
            Self::Turns(turns) => write!(f, "turns {turns}"),
            Self::Press => f.write_str("press"),
            Self::Number => f.write_str("number"),
        }
    }
}
