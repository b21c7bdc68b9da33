//! Random numbers that are the same in every run.

/// Numbers that follow from a seed (`SplitMix64`).
#[derive(Clone)]
pub struct Random(pub u64);

impl Random {
    /// A number below `n`; 0 if that is 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % n.max(1) as u64).expect("below n")
    }

    /// One of these; there has to be one.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// A number to compare contents with.
    pub fn few(&mut self) -> u8 {
        u8::try_from(self.below(5)).expect("a small number")
    }
}
