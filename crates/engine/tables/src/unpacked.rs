//! A table in the form that a browser uses.

use core::fmt;

use crate::ranks::Ranks;
use crate::worth::Worth;

/// Planes of a layer: the certain seeds, the possible seeds beyond those, the turns.
const PLANES: usize = 3;

/// The value of every position with up to a given number of seeds on one board.
///
/// ```
/// use mbao_tables::{NEVER, Unpacked, Worth};
/// // Two pits and up to one seed: one position without a seed, two with it.
/// let bytes = vec![0, 0, 0, /* */ 1, 0, /* */ 0, 1, /* */ 2, NEVER];
/// let table = Unpacked::new(2, 1, bytes).expect("nine bytes");
/// assert_eq!(table.worth(&[0, 1]), Some(Worth { low: 1, high: 1, turns: 2 }));
/// assert_eq!(table.worth(&[1, 0]), Some(Worth { low: 0, high: 1, turns: NEVER }));
/// assert_eq!(table.worth(&[1, 1]), None);
/// ```
#[derive(Clone, Debug)]
pub struct Unpacked {
    ranks: Ranks,
    seeds: usize,
    bytes: Vec<u8>,
}

impl Unpacked {
    /// The table of a board of `pits` pits with up to `seeds` seeds in play.
    ///
    /// # Errors
    /// If the number of bytes is wrong.
    ///
    /// # Panics
    /// As [`Ranks::new`].
    pub fn new(pits: usize, seeds: usize, bytes: Vec<u8>) -> Result<Self, OtherSize> {
        let ranks = Ranks::new(pits, seeds);
        let table = Self { ranks, seeds, bytes };
        let size = (0..=seeds).map(|seeds| table.positions(seeds)).sum::<usize>() * PLANES;
        let found = table.bytes.len();
        if found == size { Ok(table) } else { Err(OtherSize { pits, seeds, size, found }) }
    }

    /// The value of an arrangement as the player to begin sees it ([`arrangement`]), if it is in
    /// the table.
    #[must_use]
    pub fn worth(&self, arrangement: &[u8]) -> Option<Worth> {
        let seeds: usize = arrangement.iter().map(|&held| usize::from(held)).sum();
        if arrangement.len() != self.ranks.pits() || seeds > self.seeds {
            return None;
        }
        self.at(seeds, self.ranks.rank(arrangement))
    }

    /// The value of a position of `seeds` seeds by its number.
    #[must_use]
    pub fn at(&self, seeds: usize, rank: u64) -> Option<Worth> {
        if seeds > self.seeds {
            return None;
        }
        let before = (0..seeds).map(|fewer| self.positions(fewer)).sum::<usize>() * PLANES;
        let rank = usize::try_from(rank).ok()?;
        let byte = |plane: usize| self.bytes.get(before + plane * self.positions(seeds) + rank).copied();
        let (low, more, turns) = (byte(0)?, byte(1)?, byte(2)?);
        Some(Worth { low, high: low.saturating_add(more), turns })
    }

    /// The numbers of the positions.
    #[must_use]
    pub const fn ranks(&self) -> &Ranks {
        &self.ranks
    }

    fn positions(&self, seeds: usize) -> usize {
        usize::try_from(self.ranks.of(seeds)).unwrap_or(usize::MAX)
    }
}

/// The error for a table with the wrong number of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherSize {
    pits: usize,
    seeds: usize,
    size: usize,
    found: usize,
}

impl fmt::Display for OtherSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { pits, seeds, size, found } = self;
        write!(
            f,
            "is cut or of another version: {found} bytes, but a table of {pits} pits with up to {seeds} seeds \
             has {size}"
        )
    }
}

impl core::error::Error for OtherSize {}

/// The seeds of a board of two rows as the player to begin a turn sees them: their own pits from
/// their left, then the others in sowing order. Both rows are given from South's left.
#[must_use]
pub fn arrangement(north: &[u8], south: &[u8], south_begins: bool) -> Vec<u8> {
    let (own, other) = (south.iter(), north.iter().rev());
    if south_begins { own.chain(other).copied().collect() } else { other.chain(own).copied().collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_another_size_is_refused() {
        // Three pits have 1, 3 and 6 positions with no, one and two seeds.
        assert!(Unpacked::new(3, 2, vec![0; 30]).is_ok());
        for bytes in [0, 29, 31] {
            let error = Unpacked::new(3, 2, vec![0; bytes]).expect_err("it is refused").to_string();
            let size = "but a table of 3 pits with up to 2 seeds has 30";
            assert_eq!(error, format!("is cut or of another version: {bytes} bytes, {size}"));
        }
    }

    #[test]
    fn what_is_not_in_the_table_has_no_worth() {
        let table = Unpacked::new(3, 2, vec![0; 30]).expect("thirty bytes");
        assert!(table.worth(&[2, 0, 0]).is_some());
        for other in [&[3, 0, 0][..], &[1, 0], &[0, 0, 0, 1], &[]] {
            assert_eq!(table.worth(other), None, "{other:?}");
        }
    }
}
