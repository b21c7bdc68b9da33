//! How something goes that may go on for ever: where it stops, or how it repeats itself.

/// Something that goes on step by step, alike from equal states.
pub(crate) trait Process: Copy {
    /// Goes on by one step. Returns `false` once it has stopped.
    fn step(&mut self) -> bool;
    /// Whether it goes on alike from here and from there.
    fn same(&self, other: &Self) -> bool;
}

/// How a process went.
#[derive(Debug, PartialEq)]
pub(crate) enum Course<P> {
    /// It stopped in this state.
    Stops(P),
    /// So many steps lead to the first state that repeats, and so many from one occurrence to the next.
    Repeats { prefix: u64, period: u64 },
}

/// Follows a process: Brent's algorithm finds the period of a repetition, then two pointers find where it begins.
pub(crate) fn follow<P: Process>(start: P) -> Course<P> {
    let (mut runner, mut anchor) = (start, start);
    let (mut steps, mut power) = (0_u64, 1_u64);
    while runner.step() {
        steps += 1;
        if runner.same(&anchor) {
            return Course::Repeats { prefix: prefix_of(start, steps), period: steps };
        }
        if steps == power {
            anchor = runner;
            steps = 0;
            power *= 2;
        }
    }
    Course::Stops(runner)
}

fn prefix_of<P: Process>(start: P, period: u64) -> u64 {
    let (mut behind, mut ahead) = (start, start);
    for _ in 0..period {
        ahead.step();
    }
    let mut prefix = 0;
    while !behind.same(&ahead) {
        behind.step();
        ahead.step();
        prefix += 1;
    }
    prefix
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;

    /// Goes from each number to the next in a row, and stops at the last of them.
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Jumps<'a> {
        row: &'a [usize],
        at: usize,
    }

    impl Process for Jumps<'_> {
        fn step(&mut self) -> bool {
            self.at = self.row[self.at];
            self.at + 1 < self.row.len()
        }

        fn same(&self, other: &Self) -> bool {
            self.at == other.at
        }
    }

    #[test]
    fn a_course_agrees_with_a_list_of_states() {
        let (mut number, mut repeats) = (7, 0);
        for size in (2..60).cycle().take(3_000) {
            let row = [(); 60].map(|()| {
                number = (number * 31 + 11) % 10_007;
                number % size
            });
            let start = Jumps { row: &row[..size], at: 0 };
            let (mut jumps, mut seen) = (start, vec![0]);
            let by_list = loop {
                if !jumps.step() {
                    break Course::Stops(jumps);
                }
                if let Some(prefix) = seen.iter().position(|&at| at == jumps.at) {
                    repeats += 1;
                    break Course::Repeats { prefix: prefix as u64, period: (seen.len() - prefix) as u64 };
                }
                seen.push(jumps.at);
            };
            assert_eq!(follow(start), by_list, "{row:?}");
        }
        assert!((500..2_500).contains(&repeats), "{repeats}");
    }
}
