//! Random numbers that are the same in every run.
#![allow(dead_code)] // not every test program uses all of it

/// Numbers that follow from a seed.
pub struct Random(pub u64);

impl Random {
    /// A number below `n`; 0 if that is 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % n.max(1)
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
