//! A run of positions of one layer.

use super::leads::LAST;
use mbao_tables::NEVER;

/// Positions of a share, which one thread works through at a time.
pub(crate) const SHARE: u64 = 1 << 10;

/// A flag beside the number of a position: the turn perhaps cannot end there.
pub(crate) const PERHAPS: u32 = LAST + 1;

/// The byte of a position whose value is not known.
pub(crate) const NONE: u8 = u8::MAX;

/// What a position's turns can reach outside the layer.
#[derive(Clone, Copy)]
pub(crate) struct Outside {
    /// The most seeds that are certain, and the most that are possible.
    pub(crate) low: u8,
    pub(crate) high: u8,
    /// The most that is exact, with the least and the greatest number of turns.
    pub(crate) exact: u8,
    pub(crate) soonest: u8,
    pub(crate) latest: u8,
    /// Seeds on the side of the player to begin.
    pub(crate) own: u8,
    /// Whether the position itself ends a game.
    pub(crate) over: bool,
}

impl Outside {
    /// Turns of the longest game that continues outside.
    pub(crate) fn longest(self) -> u8 {
        [self.soonest, self.latest].into_iter().filter(|&turns| turns < NEVER).max().unwrap_or(0)
    }
}

/// A run of positions with the turns that stay in the layer.
#[derive(Default)]
pub(crate) struct Share {
    pub(crate) outside: Vec<Outside>,
    /// Where the list of each position's turns ends in `within`.
    pub(crate) ends: Vec<u32>,
    pub(crate) within: Vec<u32>,
    /// Positions with an end that a turn perhaps cannot reach.
    pub(crate) unsure: u64,
}

impl Share {
    /// The ends of a position's turns that stay in the layer.
    pub(crate) fn within_of(&self, at: usize) -> &[u32] {
        let begin = if at == 0 { 0 } else { self.ends[at - 1] };
        &self.within[begin as usize..self.ends[at] as usize]
    }
}

/// The number of a position in which a turn ends, and whether it is certain that the turn can reach it.
pub(crate) const fn end(next: u32) -> (usize, bool) {
    ((next & !PERHAPS) as usize, next & PERHAPS == 0)
}

/// The number of the first position of a share.
pub(crate) fn first(number: usize) -> usize {
    number * usize::try_from(SHARE).unwrap_or(0)
}
