//! How something goes that may go on for ever: where it stops, or how it repeats itself.

/// Something that goes on step by step, alike from equal states.
pub(crate) trait Process: Copy {
    /// Goes on by one step. Returns `false` once it has stopped.
    fn step(&mut self) -> bool;
    /// Whether it goes on alike from here and from there.
    fn same(&self, other: &Self) -> bool;
}

/// Follows a process to where it stops, or until it is seen to repeat itself: then the steps before the first state that
/// repeats, and from one occurrence to the next. Brent's algorithm finds the period, then two pointers the prefix.
pub(crate) fn repetition<P: Process>(runner: &mut P) -> Option<(u64, u64)> {
    let (mut behind, mut anchor) = (*runner, *runner);
    let (mut period, mut power) = (0_u64, 1_u64);
    loop {
        if !runner.step() {
            return None;
        }
        period += 1;
        if runner.same(&anchor) {
            break;
        }
        if period == power {
            anchor = *runner;
            period = 0;
            power *= 2;
        }
    }
    let mut ahead = behind;
    for _ in 0..period {
        ahead.step();
    }
    let mut prefix = 0;
    while !behind.same(&ahead) {
        behind.step();
        ahead.step();
        prefix += 1;
    }
    Some((prefix, period))
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;

    /// Goes from each number to the next in a row, and stops at the last of them.
    #[derive(Clone, Copy)]
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
                    break None;
                }
                if let Some(prefix) = seen.iter().position(|&at| at == jumps.at) {
                    repeats += 1;
                    break Some((prefix as u64, (seen.len() - prefix) as u64));
                }
                seen.push(jumps.at);
            };
            let mut runner = start;
            assert_eq!(repetition(&mut runner), by_list, "{row:?}");
            assert!(by_list.is_some() || runner.same(&jumps), "{row:?}");
        }
        assert!((500..2_500).contains(&repeats), "{repeats}");
    }
}
