//! The seeds of one track, one byte for each pit, so that a few additions of whole words sow a
//! whole handful.

use crate::board::MAX_TRACK;

/// The seeds of the pits of one track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[repr(align(8))]
pub(crate) struct Lanes([u8; MAX_TRACK]);

impl Lanes {
    #[inline]
    pub(crate) const fn get(&self, lane: usize) -> u8 {
        self.0[lane & (MAX_TRACK - 1)]
    }

    pub(crate) const fn bytes(&self) -> &[u8; MAX_TRACK] {
        &self.0
    }

    /// Eight pits from `8 * i`, the first in the lowest byte.
    #[inline]
    pub(crate) const fn word(&self, i: usize) -> u64 {
        u64::from_le_bytes(self.0.as_chunks().0[i & 3])
    }

    #[inline]
    pub(crate) const fn set_word(&mut self, i: usize, word: u64) {
        self.0.as_chunks_mut().0[i & 3] = word.to_le_bytes();
    }

    /// Sixteen pits from `16 * i`.
    #[cfg(not(feature = "compact"))]
    #[inline]
    pub(crate) const fn pair(&self, i: usize) -> u128 {
        u128::from_le_bytes(self.0.as_chunks().0[i & 1])
    }

    #[cfg(not(feature = "compact"))]
    #[inline]
    pub(crate) const fn set_pair(&mut self, i: usize, pair: u128) {
        self.0.as_chunks_mut().0[i & 1] = pair.to_le_bytes();
    }

    #[inline]
    pub(crate) const fn words(&self) -> [u64; 4] {
        [self.word(0), self.word(1), self.word(2), self.word(3)]
    }

    /// Makes a pit hold this many seeds. It writes a whole word, because a handful is sown in words: to read one
    /// just after a part of it was written would wait for memory.
    #[inline]
    const fn set(&mut self, lane: usize, seeds: u8) {
        let shift = (lane & 7) * 8;
        let others = self.word(lane >> 3) & !(0xff << shift);
        self.set_word(lane >> 3, others | (seeds as u64) << shift);
    }

    /// Takes all seeds out of a pit.
    #[inline]
    pub(crate) const fn take(&mut self, lane: usize) -> u8 {
        let seeds = self.get(lane);
        self.set(lane, 0);
        seeds
    }

    /// Adds seeds to a pit; a byte can hold all the seeds of a board.
    #[inline]
    pub(crate) const fn add(&mut self, lane: usize, seeds: u8) {
        self.set_word(lane >> 3, self.word(lane >> 3) + ((seeds as u64) << ((lane & 7) * 8)));
    }

    /// Takes some of a pit's seeds.
    #[inline]
    pub(crate) const fn remove(&mut self, lane: usize, seeds: u8) {
        self.set(lane, self.get(lane) - seeds);
    }

    /// Whether every pit under the mask is empty.
    #[cfg(not(feature = "compact"))]
    #[inline]
    pub(crate) fn empty_under(&self, mask: &Self) -> bool {
        (0..4).all(|i| self.word(i) & mask.word(i) == 0)
    }

    #[cfg(not(feature = "compact"))]
    pub(crate) fn mask(lanes: core::ops::Range<usize>) -> Self {
        let mut mask = Self::default();
        for lane in lanes {
            mask.0[lane] = u8::MAX;
        }
        mask
    }

    /// The places of a track that hold at least this many seeds, one bit for each.
    #[cfg(not(any(feature = "compact", target_family = "wasm")))]
    #[inline]
    pub(crate) fn at_least(&self, seeds: u8, track_len: usize) -> u32 {
        // Sixteen pits at a time: a pit holds as many if it is the larger of the two.
        let bits = |pits: u128| {
            let pits = wide::u8x16::new(pits.to_le_bytes());
            let least = wide::u8x16::splat(seeds);
            pits.max(least).simd_eq(pits).to_bitmask()
        };
        let low = bits(self.pair(0));
        if track_len > 16 { low | bits(self.pair(1)) << 16 } else { low }
    }

    /// The places that hold at least this many seeds, without vectors: WebAssembly has none unless asked for them.
    #[cfg(any(feature = "compact", target_family = "wasm"))]
    pub(crate) fn at_least(&self, seeds: u8, track_len: usize) -> u32 {
        const ONES: u64 = 0x0101_0101_0101_0101;
        if seeds > 128 {
            return (0..MAX_TRACK).fold(0, |bits, lane| bits | u32::from(self.get(lane) >= seeds) << lane);
        }
        // Eight bytes at a time: the addition sets the top bit of each byte that reaches `seeds`.
        let lift = ONES * (128 - u64::from(seeds));
        let bits = |i: usize| {
            let word = self.word(i);
            let tops = (((word & (ONES * 127)) + lift) | word) & (ONES * 128);
            #[allow(clippy::cast_possible_truncation)] // eight bits
            {
                (((tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32) << (8 * i)
            }
        };
        let low = bits(0) | bits(1);
        if track_len > 16 { low | bits(2) | bits(3) } else { low }
    }

    pub(crate) fn sum(&self, lanes: core::ops::Range<usize>) -> u16 {
        let mut sum = 0;
        for lane in lanes {
            sum += u16::from(self.get(lane));
        }
        sum
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
