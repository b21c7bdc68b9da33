//! The turns that led to a position; repetition is judged by them.

use alloc::vec::Vec;

/// Positions in which turns began, in the game and in the line being searched.
pub(crate) struct Path {
    fingerprints: Vec<u64>,
    /// How many of them have these low bits. Most new positions are recognised as new without a
    /// search through the list.
    filter: Vec<u16>,
}

impl Path {
    const FILTER: u64 = 1023;

    /// A path with the positions of the game, by their fingerprints.
    pub(crate) fn new(begun: &[u64]) -> Self {
        let mut path =
            Self { fingerprints: Vec::with_capacity(begun.len() + 64), filter: alloc::vec![0; 1024] };
        for &fingerprint in begun {
            path.push(fingerprint);
        }
        path
    }

    fn bits(fingerprint: u64) -> usize {
        usize::try_from(fingerprint & Self::FILTER).unwrap_or(0)
    }

    /// Adds a position in which a turn begins.
    pub(crate) fn push(&mut self, fingerprint: u64) {
        self.fingerprints.push(fingerprint);
        self.filter[Self::bits(fingerprint)] += 1;
    }

    /// Removes the last one.
    pub(crate) fn pop(&mut self) {
        if let Some(fingerprint) = self.fingerprints.pop() {
            self.filter[Self::bits(fingerprint)] -= 1;
        }
    }

    /// Whether a turn has begun in a position with that fingerprint.
    pub(crate) fn has(&self, fingerprint: u64) -> bool {
        self.filter[Self::bits(fingerprint)] > 0 && self.fingerprints.contains(&fingerprint)
    }
}
