//! The way to a position: what repetition is judged by.

use alloc::vec::Vec;

/// Positions in which turns have begun, of the game and of the line looked at.
pub(crate) struct Path {
    fingerprints: Vec<u64>,
    /// How many of them have these low bits: most new positions are known to be
    /// new without looking through the list.
    filter: Vec<u16>,
}

impl Path {
    const FILTER: u64 = 1023;

    /// Those of the game, by their fingerprints.
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

    /// A turn begins.
    pub(crate) fn push(&mut self, fingerprint: u64) {
        self.fingerprints.push(fingerprint);
        self.filter[Self::bits(fingerprint)] += 1;
    }

    /// The last turn is taken back.
    pub(crate) fn pop(&mut self) {
        if let Some(fingerprint) = self.fingerprints.pop() {
            self.filter[Self::bits(fingerprint)] -= 1;
        }
    }

    /// Whether a turn has begun in a position of that fingerprint.
    pub(crate) fn has(&self, fingerprint: u64) -> bool {
        self.filter[Self::bits(fingerprint)] > 0 && self.fingerprints.contains(&fingerprint)
    }
}
