//! Places in a story: its boards.

use crate::prelude::*;
use crate::story::{Step, Story, turn_start};
use crate::words::Words;
use mbao_rules::Action;

/// A board of a story: where its words stand.
///
/// ```
/// use mbao_story::{Place, Story};
///
/// let text = "Game: ndoto\n\n1. c1 (1. d1)  d2 {[%ask]} (1. ... e2 {[%ask]}\n2. f1)\n2. f1\n";
/// let tasks = Story::read(text)?.tasks()?;
/// assert_eq!(tasks[0].place, Place { branches: vec![], steps: 2 });
/// assert_eq!(tasks[1].place, Place { branches: vec![(1, 0)], steps: 1 });
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// The branches that lead there: the index of a step in its line, and that of its branch.
    pub branches: Vec<(usize, usize)>,
    /// How many steps of the last of these lines are played.
    pub steps: usize,
}

impl Story {
    /// The line in which a place stands: the main line, or the steps of a branch. `None` if there is no such branch.
    ///
    /// ```
    /// use mbao_story::{Place, Story};
    ///
    /// let story = Story::read("Game: ndoto\n\n1. c1 (1. d1)  d2\n")?;
    /// assert_eq!(story.line(&Place::default()).map(<[_]>::len), Some(2));
    /// let branch = Place { branches: vec![(0, 0)], steps: 1 };
    /// assert_eq!(story.line(&branch).map(<[_]>::len), Some(1));
    /// assert!(story.line(&Place { branches: vec![(1, 0)], steps: 0 }).is_none());
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn line(&self, place: &Place) -> Option<&[Step]> {
        place.branches.iter().try_fold(&*self.steps, |line, &(step, branch)| {
            Some(&*line.get(step)?.branches.get(branch)?.steps)
        })
    }

    /// The line in which a place stands, to change it; [`Story::settle`] plays it anew. `None` if there is no such
    /// branch.
    #[must_use]
    pub fn line_mut(&mut self, place: &Place) -> Option<&mut Vec<Step>> {
        place.branches.iter().try_fold(&mut self.steps, |line, &(step, branch)| {
            Some(&mut line.get_mut(step)?.branches.get_mut(branch)?.steps)
        })
    }

    /// What is said at a place. `None` if the story has no such board.
    ///
    /// ```
    /// use mbao_story::{Place, Story};
    ///
    /// let story = Story::read("Game: ndoto\n\n1. c1 {Good.} ({Or:} 1. d1 {Safer.})\n")?;
    /// let text = |branches, steps| Some(story.words(&Place { branches, steps })?.first()?.text.as_str());
    /// assert_eq!(text(vec![], 1), Some("Good."));
    /// assert_eq!(text(vec![(0, 0)], 0), Some("Or:"));
    /// assert_eq!(text(vec![(0, 0)], 1), Some("Safer."));
    /// assert_eq!(text(vec![], 2), None);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn words(&self, place: &Place) -> Option<&[Words]> {
        if let Some(at) = place.steps.checked_sub(1) {
            return self.line(place)?.get(at).map(|step| &*step.words);
        }
        let Some((&(step, branch), outer)) = place.branches.split_last() else { return Some(&self.words) };
        let outer = Place { branches: outer.to_vec(), steps: 0 };
        self.line(&outer)?.get(step)?.branches.get(branch).map(|branch| &*branch.words)
    }

    /// What is said at a place, to change it. `None` if the story has no such board.
    #[must_use]
    pub fn words_mut(&mut self, place: &Place) -> Option<&mut Vec<Words>> {
        if let Some(at) = place.steps.checked_sub(1) {
            return self.line_mut(place)?.get_mut(at).map(|step| &mut step.words);
        }
        let Some((&(step, branch), outer)) = place.branches.split_last() else {
            return Some(&mut self.words);
        };
        let outer = Place { branches: outer.to_vec(), steps: 0 };
        self.line_mut(&outer)?.get_mut(step)?.branches.get_mut(branch).map(|branch| &mut branch.words)
    }

    /// The actions that lead to a board, from the beginning. `None` if the story has no such board.
    ///
    /// ```
    /// use mbao_story::{Place, Story};
    ///
    /// let story = Story::read("Game: ndoto\n\n1. c1  d2 (1. ... e2\n2. f1)\n")?;
    /// let actions = story.actions(&Place { branches: vec![(1, 0)], steps: 2 }).expect("a board");
    /// assert_eq!(actions.iter().map(ToString::to_string).collect::<Vec<_>>(), ["c1", "e2", "f1"]);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn actions(&self, place: &Place) -> Option<Vec<Action>> {
        let mut actions = Vec::new();
        let mut line = &*self.steps;
        let push = |steps: &[Step], actions: &mut Vec<Action>| {
            actions.extend(steps.iter().map(|step| step.action));
        };
        for &(step, branch) in &place.branches {
            push(line.get(..turn_start(line, step))?, &mut actions);
            line = &line.get(step)?.branches.get(branch)?.steps;
        }
        push(line.get(..place.steps)?, &mut actions);
        Some(actions)
    }

    /// Where the turn of a step begins in its line: how many steps come before it. It goes by what [`Story::settle`] has
    /// set.
    #[must_use]
    pub fn turn_start(line: &[Step], step: usize) -> usize {
        turn_start(line, step)
    }
}
