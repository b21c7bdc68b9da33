//! Steps and branches: going about in a story, playing on, cutting, and exchanging a branch with its line.

use mbao_rules::Action;
use mbao_story::{Branch, Place, Step, Story};

use super::Draft;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Played {
    /// It was there already.
    Known,
    /// A new step at the end of a line.
    Added,
    /// The beginning of a branch, since the line goes on otherwise.
    Branched,
    /// Branches stand too deep already: nothing has changed.
    TooDeep,
}

impl Draft {
    pub(crate) fn line(&self) -> &[Step] {
        self.story.line(&self.at).unwrap_or_default()
    }

    /// Shows a board; nothing happens if there is none.
    pub(crate) fn go(&mut self, place: Place) {
        if self.story.line(&place).is_some_and(|line| place.steps <= line.len()) {
            self.at = place;
        }
    }

    /// Shows the board after so many actions from the beginning, on the way to the one that is shown.
    pub(crate) fn go_back_to(&mut self, actions: usize) {
        let mut left = self.actions_to_here().len().saturating_sub(actions);
        while left > 0 {
            if self.at.steps > 0 {
                let whole = left.min(self.at.steps);
                self.at.steps -= whole;
                left -= whole;
            } else if let Some((step, _)) = self.at.branches.pop() {
                self.at.steps = Story::turn_start(self.line(), step);
            } else {
                return;
            }
        }
    }

    /// Plays an action on the shown board: goes on if the story does, or adds to it.
    pub(crate) fn play(&mut self, action: Action) -> Played {
        // The first board of a branch is one of the line that it leaves, too.
        while self.at.steps == 0 && self.line().first().is_none_or(|step| step.action != action) {
            let Some((step, _)) = self.at.branches.pop() else { break };
            self.at.steps = Story::turn_start(self.line(), step);
        }
        let at = self.at.steps;
        let line = self.line();
        if line.get(at).is_some_and(|step| step.action == action) {
            self.at.steps += 1;
            return Played::Known;
        }
        if let Some(place) = self.branch_with(action) {
            self.at = place;
            return Played::Known;
        }
        if at >= line.len() {
            if let Some(line) = self.story.line_mut(&self.at) {
                line.push(Step::new(action));
            }
            self.at.steps += 1;
            self.settle();
            return Played::Added;
        }
        if self.at.branches.len() == Story::MAX_DEPTH {
            return Played::TooDeep;
        }
        // A branch replaces a whole turn.
        let begin = Story::turn_start(line, at);
        let again = line[begin..at].iter().map(|step| Step::new(step.action));
        let steps: Vec<Step> = again.chain([Step::new(action)]).collect();
        let count = steps.len();
        let Some(step) = self.story.line_mut(&self.at).and_then(|line| line.get_mut(at)) else {
            return Played::TooDeep;
        };
        step.branches.push(Branch { words: Vec::new(), steps });
        let branch = step.branches.len() - 1;
        self.at.branches.push((at, branch));
        self.at.steps = count;
        self.settle();
        Played::Branched
    }

    /// The board after an action that a branch of the turn begins with.
    fn branch_with(&self, action: Action) -> Option<Place> {
        let line = self.line();
        let at = self.at.steps;
        line.get(at)?;
        let begin = Story::turn_start(line, at);
        let wanted: Vec<Action> = line[begin..at].iter().map(|step| step.action).chain([action]).collect();
        let of_turn = (begin..line.len()).take_while(|&step| Story::turn_start(line, step) == begin);
        for step in of_turn {
            for (index, branch) in line[step].branches.iter().enumerate() {
                let same = branch.steps.iter().map(|step| &step.action).take(wanted.len()).eq(&wanted);
                if same {
                    let mut branches = self.at.branches.clone();
                    branches.push((step, index));
                    return Some(Place { branches, steps: wanted.len() });
                }
            }
        }
        None
    }

    /// Cuts the action that led to the shown board, and all that follows it.
    pub(crate) fn cut(&mut self) {
        let Some(steps) = self.at.steps.checked_sub(1) else { return };
        self.cut_from(Place { steps, ..self.at.clone() });
    }

    /// Cuts the first action that cannot be played, and what follows it in its line.
    pub(crate) fn cut_unplayed(&mut self) {
        let Some(place) = self.unplayed.as_ref().map(|unplayed| unplayed.place.clone()) else { return };
        self.cut_from(place);
    }

    /// Shows a board, and cuts what follows it in its line.
    fn cut_from(&mut self, place: Place) {
        self.at = place;
        if let Some(line) = self.story.line_mut(&self.at) {
            line.truncate(self.at.steps);
        }
        // A branch without an action is none.
        if self.at.steps == 0 && !self.at.branches.is_empty() {
            self.cut_branch();
        }
        self.settle();
    }

    /// Cuts the branch that is shown; the board before it is shown then.
    pub(crate) fn cut_branch(&mut self) {
        let Some((step, branch)) = self.at.branches.pop() else { return };
        let begin = Story::turn_start(self.line(), step);
        if let Some(step) = self.story.line_mut(&self.at).and_then(|line| line.get_mut(step)) {
            step.branches.remove(branch);
        }
        self.at.steps = begin;
        self.settle();
    }

    /// Makes the branch that is shown the line, and what it replaced a branch. Nothing happens on the main line, or if
    /// branches would stand too deep.
    pub(crate) fn promote(&mut self) -> bool {
        let before = self.clone();
        let Some((step, branch)) = self.at.branches.pop() else { return false };
        let shown = self.at.steps;
        let begin = Story::turn_start(self.line(), step);
        self.at.steps = begin;
        let Some(line) = self.story.line_mut(&self.at) else { return false };
        let Branch { words, steps } = line[step].branches.remove(branch);
        let replaced = line.split_off(begin);
        line.extend(steps);
        if let Some(first) = line.get_mut(begin) {
            first.branches.push(Branch { words: Vec::new(), steps: replaced });
        }
        // What was said before the branch belongs to the same board.
        if let Some(here) = self.story.words_mut(&self.at) {
            here.extend(words);
        }
        self.at.steps = begin + shown;
        self.forget_result();
        let fits = self.unplayed.is_none() || before.unplayed.is_some();
        if !fits {
            *self = before;
        }
        fits
    }
}

#[cfg(test)]
mod tests {
    use super::super::made::{body, read};
    use super::*;

    fn draft(turns: &str) -> Draft {
        read(&format!("Game: ndoto\n\n{turns}"))
    }

    fn play(draft: &mut Draft, actions: &str) -> Vec<Played> {
        actions.split(' ').map(|action| draft.play(action.parse().expect("an action"))).collect()
    }

    #[test]
    fn what_is_played_becomes_steps() {
        let mut made = Draft::new("ndoto", "en");
        assert!(made.is_blank());
        assert_eq!(play(&mut made, "c1 d2 f1"), [Played::Added; 3]);
        assert_eq!(body(&made), "1. c1  d2\n2. f1\n");
        assert_eq!(made.record_to_here(), "Game: ndoto\nSetup: m\n\n1. c1  d2\n2. f1\n");
    }

    #[test]
    fn playing_otherwise_begins_a_branch_and_playing_it_again_enters_it() {
        let mut made = draft("1. c1  d2\n2. f1\n");
        made.go(Place { branches: vec![], steps: 1 });
        assert_eq!(play(&mut made, "e2 b1"), [Played::Branched, Played::Added]);
        assert_eq!(body(&made), "1. c1  d2 (1. ...  e2  2. b1)\n2. f1\n");
        made.go_back_to(1);
        assert_eq!(made.at(), &Place { branches: vec![(1, 0)], steps: 0 });
        made.go(Place { branches: vec![], steps: 1 });
        assert_eq!(play(&mut made, "e2"), [Played::Known]);
        assert_eq!(made.at(), &Place { branches: vec![(1, 0)], steps: 1 });
        made.go_back_to(0);
        assert_eq!(made.at(), &Place::default());
        assert_eq!(play(&mut made, "c1 d2"), [Played::Known; 2]);
    }

    #[test]
    fn a_branch_and_its_line_change_places() {
        let mut made = draft("1. c1  d2 {Old.} ({Or:} 1. ... e2 {New.}\n2. b1)\n2. f1\n");
        made.go(Place { branches: vec![(1, 0)], steps: 1 });
        assert!(made.promote());
        assert_eq!(body(&made), "1. c1 {Or:}  e2 {New.} (1. ...  d2 {Old.}  2. f1)\n2. b1\n");
        assert_eq!(made.at(), &Place { branches: vec![], steps: 2 });
        assert!(!made.promote());
    }

    #[test]
    fn what_is_cut_takes_along_what_follows() {
        let mut made = draft("1. c1  d2 (1. ... e2)\n2. f1\n");
        made.go(Place { branches: vec![(1, 0)], steps: 1 });
        made.cut();
        assert_eq!((body(&made).as_str(), made.at().steps), ("1. c1  d2\n2. f1\n", 1));
        made.go(Place { branches: vec![], steps: 2 });
        made.cut();
        assert_eq!(body(&made), "1. c1\n");
    }

    #[test]
    fn steps_that_no_longer_play_stay_until_they_are_cut() {
        let mut made = draft("1. c1 {Kept.}  d2\n2. f1\n");
        made.begin_from("2,2,2,2,2,2,2,2/2,2,0,2,2,2,2,4 s 0-0");
        let place = &made.unplayed().expect("c1 is empty").place;
        assert_eq!(place, &Place::default());
        assert!(body(&made).starts_with("1. c1 {Kept.}"));
        made.cut_unplayed();
        assert_eq!((made.unplayed(), body(&made).as_str()), (None, ""));
    }
}
