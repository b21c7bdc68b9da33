//! Puzzles solved at the first try, one after another, kept on the reader's machine.

use mbao_viewer::storage::{Heard, Store};
use serde::{Deserialize, Serialize};

const KEY: &str = "mbao.streak";

thread_local! {
    static STREAK: Store<Streak> = const { Store::new(KEY) };
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Streak {
    /// Puzzles solved since the last miss.
    pub now: u32,
    pub best: u32,
    /// The puzzle that was missed last: solving it then adds nothing.
    missed: String,
}

impl Streak {
    pub(super) fn load() -> Self {
        STREAK.with(Store::load)
    }

    /// Counts and keeps a try at a puzzle that was not solved before.
    pub(super) fn keep(puzzle: &str, solved: bool) {
        let puzzle = puzzle.to_owned();
        STREAK.with(|streak| streak.change(move |streak| streak.add(&puzzle, solved)));
    }

    /// Calls `told` when it was changed, here or by another page, until the handle is dropped.
    pub(super) fn listen(told: impl Fn() + 'static) -> Heard {
        STREAK.with(|streak| streak.listen(told))
    }

    fn add(&mut self, puzzle: &str, solved: bool) {
        if !solved {
            self.now = 0;
            puzzle.clone_into(&mut self.missed);
        } else if self.missed != puzzle {
            self.now += 1;
            self.best = self.best.max(self.now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_miss_ends_it_and_the_puzzle_that_was_missed_adds_nothing() {
        let mut streak = Streak::default();
        for (puzzle, solved, now) in
            [("a", true, 1), ("b", true, 2), ("c", false, 0), ("c", true, 0), ("d", true, 1)]
        {
            streak.add(puzzle, solved);
            assert_eq!(streak.now, now, "{puzzle}");
        }
        assert_eq!(streak.best, 2);
    }
}
