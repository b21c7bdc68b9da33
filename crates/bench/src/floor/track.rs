//! A track of sixteen pits in one register, a byte for each pit: a handful is one addition.

/// What a handful does to a track, by its seeds and the place they are lifted from: it takes them from there
/// and adds one to each pit after it. As one number, because whatever is carried from pit to pit on the way,
/// the sum is right.
static HANDFULS: [[u128; 16]; 256] = {
    let mut all = [[0_u128; 16]; 256];
    let mut seeds = 1;
    while seeds < all.len() {
        let mut from = 0;
        while from < 16 {
            let last = 1 << (8 * ((from + seeds) & 15));
            all[seeds][from] = all[seeds - 1][from].wrapping_add(last).wrapping_sub(1 << (8 * from));
            from += 1;
        }
        seeds += 1;
    }
    all
};

/// The top bit of each byte of half a track.
pub(super) const TOPS: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = TOPS >> 7;

/// The seeds of a track; no pit holds over 127.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Track(pub(super) u128);

impl Track {
    /// `seeds` in every pit.
    pub(super) const fn full(seeds: u8) -> Self {
        Self(u128::from_le_bytes([seeds; 16]))
    }

    #[inline]
    pub(super) const fn halves(self) -> [u64; 2] {
        #[allow(clippy::cast_possible_truncation)] // halves
        [self.0 as u64, (self.0 >> 64) as u64]
    }

    #[inline]
    pub(super) const fn get(self, place: usize) -> u8 {
        // Choosing a half and shifting it is quicker than shifting both.
        #[allow(clippy::cast_possible_truncation)] // one byte is wanted
        let byte = (self.halves()[place >> 3 & 1] >> (8 * (place & 7))) as u8;
        byte
    }

    #[inline]
    pub(super) const fn take(&mut self, place: usize) -> u8 {
        let seeds = self.get(place);
        self.0 -= (seeds as u128) << (8 * place);
        seeds
    }

    #[inline]
    pub(super) const fn add(&mut self, place: usize, seeds: u8) {
        self.0 += (seeds as u128) << (8 * place);
    }

    /// Lifts `seeds` at a place and sows them counterclockwise. Returns where the last one fell.
    #[inline]
    pub(super) const fn sow(&mut self, from: usize, seeds: u8) -> usize {
        self.0 = self.0.wrapping_add(HANDFULS[seeds as usize][from & 15]);
        (from + seeds as usize) & 15
    }
}

/// The pits of half a track that hold at least `seeds`, as the top bits of their bytes.
#[inline]
pub(super) const fn at_least(half: u64, seeds: u8) -> u64 {
    (half + ONES * (128 - seeds as u64)) & TOPS
}

/// How many top bits are set.
#[inline]
pub(super) const fn count(tops: u64) -> usize {
    #[allow(clippy::cast_possible_truncation)] // at most 8
    let count = ((tops >> 7).wrapping_mul(ONES) >> 56) as usize;
    count
}

/// The place of the top bit with this index among those that are set.
#[inline]
pub(super) const fn nth(tops: u64, index: usize) -> usize {
    // Each byte of the product is the number of bits set up to there.
    let up_to = (tops >> 7).wrapping_mul(ONES);
    let past = (up_to + ONES * (127 - index as u64)) & TOPS;
    past.trailing_zeros() as usize >> 3
}

/// The top bits side by side, the first pit in the lowest.
#[inline]
pub(super) const fn bits(tops: u64) -> u32 {
    ((tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handful_is_its_seeds_one_by_one() {
        for from in 0..16 {
            for seeds in 0..=64 {
                let mut fast = Track::full(3);
                fast.add(from, seeds);
                let mut slow = Track::full(3).0.to_le_bytes();
                for step in 1..=usize::from(seeds) {
                    slow[(from + step) % 16] += 1;
                }
                let last = fast.sow(from, seeds);
                assert_eq!((fast.0.to_le_bytes(), last), (slow, (from + usize::from(seeds)) % 16));
            }
        }
    }

    #[test]
    fn a_mask_counts_and_names_its_pits() {
        for all in 0..=255_u8 {
            let set: Vec<usize> = (0..8).filter(|pit| all >> pit & 1 != 0).collect();
            let seeds =
                [0, 1, 2, 3, 4, 5, 6, 7].map(|pit| if all >> pit & 1 != 0 { 2 + pit } else { pit % 2 });
            let tops = at_least(u64::from_le_bytes(seeds), 2);
            assert_eq!((bits(tops), count(tops)), (all.into(), set.len()));
            for (index, &pit) in set.iter().enumerate() {
                assert_eq!(nth(tops, index), pit);
            }
        }
    }
}
