//! Numbers that look random and follow from a seed: the same on every machine.

/// A generator: `SplitMix64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Random(u64);

impl Random {
    /// One that follows from a seed and what it is for.
    pub(crate) const fn new(seed: u64, purpose: u64) -> Self {
        Self(mixed(seed ^ mixed(purpose)))
    }

    /// Any number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    /// A number below `n` (0 for 0).
    pub(crate) fn below(&mut self, n: usize) -> usize {
        // Divided as a 64-bit number: the same where usize is 32 bits.
        usize::try_from(self.next() % (n.max(1) as u64)).unwrap_or(0)
    }
}

/// A number thoroughly mixed.
pub(crate) const fn mixed(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
