//! How something goes that may go on for ever: where it stops, or how it repeats itself.

/// Follows something that goes on step by step, alike from states that are the same, to where it stops, or until it is
/// seen to repeat itself: then the steps before the first state that repeats, and from one occurrence to the next.
///
/// Brent's algorithm finds the period, then two pointers the prefix. `stops` is asked before each step, up to there.
pub(crate) fn repetition<T: Copy>(
    runner: &mut T,
    mut stops: impl FnMut(&T) -> bool,
    step: impl Fn(&mut T),
    same: impl Fn(&T, &T) -> bool,
) -> Option<(u64, u64)> {
    let (mut behind, mut anchor) = (*runner, *runner);
    let (mut period, mut power) = (0, 1);
    loop {
        if stops(runner) {
            return None;
        }
        step(runner);
        period += 1;
        if same(runner, &anchor) {
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
        step(&mut ahead);
    }
    let mut prefix = 0;
    while !same(&behind, &ahead) {
        step(&mut behind);
        step(&mut ahead);
        prefix += 1;
    }
    Some((prefix, period))
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::*;

    /// Goes from each number of a row to the next, and stops at the last of them.
    #[test]
    fn a_repetition_agrees_with_a_list_of_states() {
        let (mut number, mut repeats) = (7, 0);
        for size in (2..60).cycle().take(3_000) {
            let row = [(); 60].map(|()| {
                number = (number * 31 + 11) % 10_007;
                number % size
            });
            let mut seen = vec![0];
            let by_list = loop {
                let at = seen[seen.len() - 1];
                if at + 1 == size {
                    break None;
                }
                if let Some(prefix) = seen.iter().position(|&known| known == row[at]) {
                    repeats += 1;
                    break Some((prefix as u64, (seen.len() - prefix) as u64));
                }
                seen.push(row[at]);
            };
            let mut at = 0;
            let found =
                repetition(&mut at, |&at| at + 1 == size, |at| *at = row[*at], |one, other| one == other);
            assert_eq!(found, by_list, "{row:?}");
            assert_eq!(found.is_none(), at + 1 == size, "{row:?}");
        }
        assert!((500..2_500).contains(&repeats), "{repeats}");
    }
}
