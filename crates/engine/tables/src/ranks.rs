//! Numbers every arrangement of seeds in pits.

/// The numbers of arrangements on boards of a given size with up to a given number of seeds.
#[derive(Clone, Debug)]
pub struct Ranks {
    pits: usize,
    /// `counts[m][s]`: ways to lay `s` seeds in `m` pits.
    counts: Vec<Vec<u64>>,
}

impl Ranks {
    /// For boards of `pits` pits with up to `seeds` seeds.
    ///
    /// # Panics
    /// If the number of an arrangement would not fit into 64 bits.
    #[must_use]
    pub fn new(pits: usize, seeds: usize) -> Self {
        let mut none = vec![0_u64; seeds + 1];
        none[0] = 1;
        let mut counts = vec![none];
        for m in 0..pits {
            let mut sum = 0_u64;
            let more = counts[m].iter().map(|&ways| {
                sum = sum.checked_add(ways).expect("a board whose positions can be counted");
                sum
            });
            let more = more.collect();
            counts.push(more);
        }
        Self { pits, counts }
    }

    /// Pits of the board.
    #[must_use]
    pub const fn pits(&self) -> usize {
        self.pits
    }

    /// The number of arrangements of exactly this many seeds.
    #[must_use]
    pub fn of(&self, seeds: usize) -> u64 {
        self.counts[self.pits][seeds]
    }

    /// The number of an arrangement among those with as many seeds, in lexicographic order.
    #[must_use]
    pub fn rank(&self, arrangement: &[u8]) -> u64 {
        let mut left: usize = arrangement.iter().map(|&n| usize::from(n)).sum();
        let mut rank = 0;
        for (at, &held) in arrangement.iter().enumerate() {
            let row = &self.counts[self.pits - at];
            let rest = left - usize::from(held);
            rank += row[left] - row[rest];
            left = rest;
        }
        rank
    }

    /// The arrangement of `seeds` seeds that has this number.
    #[must_use]
    pub fn arrangement(&self, seeds: usize, mut rank: u64) -> Vec<u8> {
        let mut left = seeds;
        let mut arrangement = Vec::with_capacity(self.pits);
        for at in 0..self.pits {
            let row = &self.counts[self.pits - at];
            // The fewest seeds that may be left after this pit: lower counts here come first in the order.
            let mut rest = left;
            while rest > 0 && row[left] - row[rest - 1] <= rank {
                rest -= 1;
            }
            if at + 1 == self.pits {
                rest = 0;
            }
            rank -= row[left] - row[rest];
            arrangement.push(u8::try_from(left - rest).unwrap_or(u8::MAX));
            left = rest;
        }
        arrangement
    }

    /// Changes an arrangement into the next with as many seeds. Returns `false` after the last.
    pub fn next(arrangement: &mut [u8]) -> bool {
        let Some(last) = arrangement.iter().rposition(|&held| held > 0) else { return false };
        if last == 0 {
            return false;
        }
        arrangement[last - 1] += 1;
        let rest = arrangement[last] - 1;
        arrangement[last] = 0;
        if let Some(end) = arrangement.last_mut() {
            *end = rest;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrangements_are_numbered_in_order() {
        for (pits, seeds) in [(1, 4), (2, 0), (4, 5), (6, 7)] {
            let ranks = Ranks::new(pits, seeds);
            let mut arrangement = ranks.arrangement(seeds, 0);
            let mut number = 0;
            loop {
                assert_eq!(ranks.rank(&arrangement), number);
                assert_eq!(ranks.arrangement(seeds, number), arrangement);
                number += 1;
                if !Ranks::next(&mut arrangement) {
                    break;
                }
            }
            assert_eq!(number, ranks.of(seeds), "{seeds} seeds in {pits} pits");
        }
        // The number follows from the stars-and-bars formula.
        assert_eq!(Ranks::new(16, 8).of(8), 490_314);
    }
}
