//! The turns that led to a position; repetition is judged by them.

use alloc::vec::Vec;

/// Positions in which turns began, in the game and in the line being searched.
pub(crate) struct Path {
    fingerprints: Vec<u64>,
    /// How many of them belong to the game; the others to the line.
    game: usize,
    /// How many of them have these low bits. Most new positions are recognised as new without a
    /// search through the list.
    filter: Vec<u16>,
}

impl Path {
    const FILTER: u64 = 1023;

    /// A path with the positions of the game before the one that is searched, by their fingerprints.
    pub(crate) fn new(begun: &[u64]) -> Self {
        let mut path = Self {
            fingerprints: Vec::with_capacity(begun.len() + 64),
            game: begun.len(),
            filter: alloc::vec![0; 1024],
        };
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

    /// Whether a position ends the line as a repetition: it occurs for the third time, or for the second
    /// time in the line. Whoever can go round once from there can do so again. A position that was met once
    /// in the game ends nothing: the other player may leave the circle this time.
    pub(crate) fn recurs(&self, fingerprint: u64) -> bool {
        if self.filter[Self::bits(fingerprint)] == 0 {
            return false;
        }
        let (game, line) = self.fingerprints.split_at(self.game);
        line.contains(&fingerprint) || game.iter().filter(|&&met| met == fingerprint).count() > 1
    }
}
