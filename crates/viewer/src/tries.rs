//! How often somebody has tried at something.

use serde::{Deserialize, Serialize};

/// The tries at one task, until it is solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tries {
    /// How many there were; the one that solved it counts.
    pub count: u32,
    /// Whether the last of them solved it.
    pub solved: bool,
}

impl Tries {
    /// Counts a try; tries after the task is solved do not count.
    pub fn add(&mut self, solved: bool) {
        if !self.solved {
            *self = Self { count: self.count + 1, solved };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_are_counted_until_a_task_is_solved() {
        let mut tries = Tries::default();
        for solved in [false, true, true] {
            tries.add(solved);
        }
        assert_eq!(tries, Tries { count: 2, solved: true });
    }
}
