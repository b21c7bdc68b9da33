//! Numbers that look random and follow from a seed: the same on every machine.

/// A generator: `SplitMix64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The numbers that follow from a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) const fn of(seed: u64, purpose: u64) -> Self {
        Self(mixed(seed ^ mixed(purpose)))
    }

    /// The next number.
    #[allow(clippy::should_implement_trait)] // it never ends
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    /// The next number below `n`; an `n` of 0 counts as 1.
    pub fn below(&mut self, n: usize) -> usize {
        // The remainder is taken with 64 bits, so that it is the same where `usize` has 32.
        usize::try_from(self.next() % (n.max(1) as u64)).unwrap_or(0)
    }

    pub(crate) fn shuffle<T>(&mut self, all: &mut [T]) {
        for at in (1..all.len()).rev() {
            all.swap(at, self.below(at + 1));
        }
    }
}

/// Mixes the bits of a number thoroughly.
pub(crate) const fn mixed(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
