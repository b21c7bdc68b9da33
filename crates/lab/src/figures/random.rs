//! Random numbers, the same everywhere.

use mbao_players::tuning::SplitMix;

/// Draws numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Random(SplitMix);

impl Random {
    /// A separate generator for each `number` of a seed.
    pub(crate) const fn new(seed: u64, number: u64) -> Self {
        let mixed = seed.wrapping_mul(0xd134_2543_de82_ef95) ^ number.wrapping_mul(0x2545_f491_4f6c_dd1d);
        Self(SplitMix::new(mixed))
    }

    /// A number below `n`; 0 if there is none.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        // Not the remainder, as in `SplitMix::below`: the figures that are kept were drawn so.
        let wide = u128::from(self.0.next()) * u128::try_from(n).unwrap_or(0);
        usize::try_from(wide >> 64).unwrap_or(0)
    }
}
