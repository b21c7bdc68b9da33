//! The seeds of one track, a byte a pit, held in four machine words so that a
//! whole handful is sown with four additions.

use alloc::boxed::Box;

use crate::board::MAX_TRACK;

/// Most seeds on a board: a pit is a byte.
pub(crate) const MAX_SEEDS: usize = 255;

/// The seeds of the pits of one track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(crate) struct Lanes([u64; 4]);

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

    /// Adds seeds to a pit; the sum of a board never passes a byte.
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
    #[inline]
    pub(crate) fn empty_under(&self, mask: &Self) -> bool {
        (0..4).all(|i| self.0[i] & mask.0[i] == 0)
    }

    /// A mask of all bits of the lanes in a range.
    pub(crate) fn mask(lanes: core::ops::Range<usize>) -> Self {
        let mut mask = Self::default();
        for lane in lanes {
            mask.0[(lane >> 3) & 3] |= 0xff << ((lane & 7) * 8);
        }
        mask
    }

    /// Places of a track that hold at least so many seeds, a bit a place.
    #[inline]
    pub(crate) fn at_least(&self, seeds: u8, track_len: usize) -> u32 {
        const ONES: u64 = 0x0101_0101_0101_0101;
        if seeds > 128 {
            return (0..MAX_TRACK).fold(0, |bits, lane| bits | u32::from(self.get(lane) >= seeds) << lane);
        }
        // Eight bytes at a time: adding lifts the top bit of those that reach it.
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

/// What a handful adds to a track, for every place and size.
///
/// `sown[x]` is the track after `x` seeds sown one by one from place 0 onto an
/// empty board; a handful of `k` from place `a` adds `sown[a + k] - sown[a]`.
#[derive(Clone, Debug)]
pub(crate) struct Handfuls {
    sown: Box<[Lanes; MAX_TRACK + MAX_SEEDS + 1]>,
    wrapped: Box<[u8; MAX_TRACK + MAX_SEEDS + 1]>,
    len: usize,
}

impl Handfuls {
    /// Tables for a track of `len` pits (at most [`MAX_TRACK`]).
    pub(crate) fn new(len: usize) -> Self {
        let mut sown = Box::new([Lanes::default(); MAX_TRACK + MAX_SEEDS + 1]);
        let mut wrapped = Box::new([0; MAX_TRACK + MAX_SEEDS + 1]);
        for x in 1..sown.len() {
            sown[x] = sown[x - 1];
            sown[x].add((x - 1) % len, 1);
            #[allow(clippy::cast_possible_truncation)] // less than MAX_TRACK
            {
                wrapped[x] = (x % len) as u8;
            }
        }
        Self { sown, wrapped, len }
    }

    /// The place `x` steps after place 0, for `x` up to a track and a handful.
    #[inline]
    pub(crate) fn wrap(&self, x: usize) -> usize {
        usize::from(self.wrapped[x])
    }

    /// Sows counterclockwise, the first seed after `origin`; where the last fell.
    #[inline]
    pub(crate) fn sow_ccw(&self, lanes: &mut Lanes, origin: usize, seeds: u8) -> usize {
        let first = (origin & (MAX_TRACK - 1)) + 1;
        let end = origin.min(MAX_TRACK - 1) + usize::from(seeds);
        self.add_range(lanes, first, end + 1);
        self.wrap(end)
    }

    /// Sows clockwise, the first seed before `origin`; where the last fell.
    #[inline]
    pub(crate) fn sow_cw(&self, lanes: &mut Lanes, origin: usize, seeds: u8) -> usize {
        let seeds = usize::from(seeds);
        let rounds = seeds.div_ceil(self.len) * self.len;
        let last = self.wrap(origin + rounds - seeds);
        self.add_range(lanes, last, last + seeds);
        last
    }

    #[inline]
    fn add_range(&self, lanes: &mut Lanes, from: usize, to: usize) {
        let (low, high) = (&self.sown[from].0, &self.sown[to].0);
        if cfg!(target_pointer_width = "64") {
            // Pairs with carry: vector code here would stall on the byte just
            // stored by the last lift. No lane overflows, so no carry crosses.
            add_pair(&mut lanes.0, high, low, 0);
            if self.len > 16 {
                add_pair(&mut lanes.0, high, low, 2);
            }
        } else {
            let mut add = |i: usize| lanes.0[i] = lanes.0[i].wrapping_add(high[i].wrapping_sub(low[i]));
            add(0);
            add(1);
            if self.len > 16 {
                add(2);
                add(3);
            }
        }
    }
}

/// Adds `high - low` to two words from `at`.
#[inline]
fn add_pair(words: &mut [u64; 4], high: &[u64; 4], low: &[u64; 4], at: usize) {
    let pair = |w: &[u64; 4]| u128::from(w[at]) | u128::from(w[at + 1]) << 64;
    let sum = pair(words).wrapping_add(pair(high)).wrapping_sub(pair(low));
    #[allow(clippy::cast_possible_truncation)] // the two halves
    {
        words[at] = sum as u64;
        words[at + 1] = (sum >> 64) as u64;
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

    #[test]
    fn handfuls_equal_single_seeds() {
        for len in [2, 10, 14, 16, 20, 24, 32] {
            let handfuls = Handfuls::new(len);
            for origin in 0..len {
                for seeds in [1_u8, 2, 7, 15, 16, 17, 31, 40, 100, 200] {
                    let mut fast = Lanes::default();
                    let last = handfuls.sow_ccw(&mut fast, origin, seeds);
                    let mut slow = Lanes::default();
                    let mut lane = origin;
                    for _ in 0..seeds {
                        lane = (lane + 1) % len;
                        slow.add(lane, 1);
                    }
                    assert_eq!((fast, last), (slow, lane), "+ {len} {origin} {seeds}");
                    let mut fast = Lanes::default();
                    let last = handfuls.sow_cw(&mut fast, origin, seeds);
                    let mut slow = Lanes::default();
                    let mut lane = origin;
                    for _ in 0..seeds {
                        lane = (lane + len - 1) % len;
                        slow.add(lane, 1);
                    }
                    assert_eq!((fast, last), (slow, lane), "- {len} {origin} {seeds}");
                }
            }
        }
    }
}
