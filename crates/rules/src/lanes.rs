//! The seeds of one track, one byte for each pit, in four machine words, so that four additions sow
//! a whole handful.

#[cfg(any(feature = "compact", target_family = "wasm"))]
use crate::board::MAX_TRACK;

/// The seeds of the pits of one track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Lanes(pub(crate) [u64; 4]);

impl Lanes {
    #[allow(clippy::cast_possible_truncation)] // one byte is wanted
    #[inline]
    pub(crate) const fn get(&self, lane: usize) -> u8 {
        (self.0[(lane >> 3) & 3] >> ((lane & 7) * 8)) as u8
    }

    /// Takes all seeds out of a pit.
    #[allow(clippy::cast_possible_truncation)] // one byte is wanted
    #[inline]
    pub(crate) const fn take(&mut self, lane: usize) -> u8 {
        let word = &mut self.0[(lane >> 3) & 3];
        let shift = (lane & 7) * 8;
        let seeds = (*word >> shift) as u8;
        *word &= !(0xff << shift);
        seeds
    }

    /// Adds seeds to a pit; a byte can hold all the seeds of a board.
    #[inline]
    pub(crate) const fn add(&mut self, lane: usize, seeds: u8) {
        self.0[(lane >> 3) & 3] += (seeds as u64) << ((lane & 7) * 8);
    }

    /// Takes some of a pit's seeds.
    #[inline]
    pub(crate) const fn remove(&mut self, lane: usize, seeds: u8) {
        self.0[(lane >> 3) & 3] -= (seeds as u64) << ((lane & 7) * 8);
    }

    /// Whether every pit under the mask is empty.
    #[cfg(not(feature = "compact"))]
    #[inline]
    pub(crate) fn empty_under(&self, mask: &Self) -> bool {
        (0..4).all(|i| self.0[i] & mask.0[i] == 0)
    }

    /// A mask of all bits of the lanes in a range.
    #[cfg(not(feature = "compact"))]
    pub(crate) fn mask(lanes: core::ops::Range<usize>) -> Self {
        let mut mask = Self::default();
        for lane in lanes {
            mask.0[(lane >> 3) & 3] |= 0xff << ((lane & 7) * 8);
        }
        mask
    }

    /// The places of a track that hold at least this many seeds, one bit for each.
    #[cfg(not(any(feature = "compact", target_family = "wasm")))]
    #[inline]
    pub(crate) fn at_least(&self, seeds: u8, track_len: usize) -> u32 {
        // Sixteen pits at a time: a pit holds as many if it is the larger of the two.
        let bits = |low: u64, high: u64| {
            let pits = wide::u8x16::new((u128::from(low) | u128::from(high) << 64).to_le_bytes());
            let least = wide::u8x16::splat(seeds);
            pits.max(least).simd_eq(pits).to_bitmask()
        };
        let [a, b, c, d] = self.0;
        if track_len > 16 { bits(a, b) | bits(c, d) << 16 } else { bits(a, b) }
    }

    /// The same in whole numbers: WebAssembly has no vectors unless it is asked for them.
    #[cfg(any(feature = "compact", target_family = "wasm"))]
    #[inline]
    pub(crate) fn at_least(&self, seeds: u8, track_len: usize) -> u32 {
        const ONES: u64 = 0x0101_0101_0101_0101;
        if cfg!(feature = "compact") || seeds > 128 {
            return (0..MAX_TRACK).fold(0, |bits, lane| bits | u32::from(self.get(lane) >= seeds) << lane);
        }
        // Eight bytes at a time: the addition sets the top bit of each byte that reaches `seeds`.
        let lift = ONES * (128 - u64::from(seeds));
        let bits = |word: u64| {
            let tops = (((word & (ONES * 127)) + lift) | word) & (ONES * 128);
            #[allow(clippy::cast_possible_truncation)] // eight bits
            {
                ((tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
            }
        };
        let [a, b, c, d] = self.0;
        let low = bits(a) | bits(b) << 8;
        if track_len > 16 { low | bits(c) << 16 | bits(d) << 24 } else { low }
    }

    /// The sum of the lanes in a range.
    pub(crate) fn sum(&self, lanes: core::ops::Range<usize>) -> u16 {
        let mut sum = 0;
        for lane in lanes {
            sum += u16::from(self.get(lane));
        }
        sum
    }

    pub(crate) const fn words(&self) -> &[u64; 4] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_least_finds_the_places() {
        let mut lanes = Lanes::default();
        for lane in 0..32_u8 {
            lanes.add(usize::from(lane), lane.wrapping_mul(37) % 200);
        }
        for seeds in 0..=255 {
            let bits = lanes.at_least(seeds, 32);
            for lane in 0..32 {
                assert_eq!(bits >> lane & 1 != 0, lanes.get(lane) >= seeds, "{lane} {seeds}");
            }
        }
    }
}
