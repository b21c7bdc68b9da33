//! Lessons: small tasks for learning a game by doing.

use mbao_story::{Goal, Miss, Pits};

use crate::chapter::Chapter;
use crate::localized::Localized;

/// A task of a lesson: a point of a game, and what one turn must do there, or which pits to press.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// Its chapter of the story, in which every right answer is accepted.
    pub chapter: Chapter,
    /// The lesson it belongs to: one of [`Task::LESSONS`], which begin from the usual set-up; none if it
    /// shows something special to the game.
    pub lesson: Option<u8>,
    /// A few words.
    pub title: Localized,
    pub task: Localized,
    pub hint: Localized,
    /// What it teaches: said before it is asked, with the example, and once it is done.
    pub shows: Localized,
    /// A turn elsewhere in the game that does what is asked; none where one's own pits are asked for.
    pub example: Option<Chapter>,
    /// The place of the rule: `§9 rule 2`.
    pub cite: String,
    /// Every turn that can be played there, judged.
    pub tries: Vec<Tried>,
    /// The pits to press, instead of playing a turn.
    pub pressed: Option<Pits>,
}

/// A turn that can be played at a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    pub actions: Vec<String>,
    /// What it misses; none if it does what is asked.
    pub miss: Option<Miss>,
    /// Of a turn that misses something, the pit in which its last seed falls.
    pub end: Option<String>,
}

impl Task {
    /// How many tasks a game may have.
    pub const EACH: std::ops::RangeInclusive<usize> = 10..=16;
    /// The lessons that every game has: the board, sowing, the relay, the capture.
    pub const LESSONS: std::ops::RangeInclusive<u8> = 0..=3;

    pub(crate) fn goal(chapter: &Chapter) -> Option<&Goal> {
        chapter.story.words(&chapter.at)?.iter().find_map(|words| words.goal.as_ref())
    }

    pub fn solutions(&self) -> impl Iterator<Item = &[String]> {
        self.tries.iter().filter(|tried| tried.miss.is_none()).map(|tried| tried.actions.as_slice())
    }
}
