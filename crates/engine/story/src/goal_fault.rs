//! What is wrong with the goal of a task.

use core::fmt;

use crate::answer::Answer;
use crate::judge::Miss;
use crate::turns::Uncounted;
use mbao_rules::Error;

/// What is wrong with the goal of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoalFault {
    /// Something else is asked for.
    NotAsked,
    /// It cannot be read, or not be reached in the game.
    Unread(Error),
    /// No turn does that; of several turns: none is accepted.
    None,
    /// Every turn does that.
    All,
    /// The turn that follows leaves something to choose.
    Open,
    /// The turns cannot be listed.
    Uncounted(Uncounted),
    /// What is called right does not reach it.
    Missed {
        /// The answer.
        answer: Answer,
        /// What it misses.
        miss: Miss,
    },
}

impl fmt::Display for GoalFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAsked => f.write_str("a goal stands here, and something else is asked for"),
            Self::Unread(why) => f.write_str(why.message()),
            Self::None => f.write_str("no turn does that"),
            Self::All => f.write_str("every turn does that"),
            Self::Open => f.write_str("the turn leaves something to choose"),
            Self::Uncounted(why) => why.fmt(f),
            Self::Missed { answer, miss } => write!(f, "answer \"{answer}\" does not reach the goal: {miss}"),
        }
    }
}

impl core::error::Error for GoalFault {}
