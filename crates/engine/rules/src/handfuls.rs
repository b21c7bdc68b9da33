//! Sows whole handfuls on a track: from tables, or seed by seed in the compact build.

#[cfg(not(feature = "compact"))]
use alloc::boxed::Box;

#[cfg(not(feature = "compact"))]
use crate::board::MAX_TRACK;
use crate::board::Way;
use crate::lanes::Lanes;

/// The most seeds on a board, because a pit is a byte.
#[cfg(not(feature = "compact"))]
const MAX_SEEDS: usize = 255;

/// What a handful adds to a track, for every place and size.
///
/// `sown[x]` is the track after `x` seeds sown one by one from place 0 onto an
/// empty board; a handful of `k` from place `a` adds `sown[a + k] - sown[a]`.
#[cfg(not(feature = "compact"))]
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Handfuls {
    sown: Box<[Lanes; MAX_TRACK + MAX_SEEDS + 1]>,
    wrapped: Box<[u8; MAX_TRACK + MAX_SEEDS + 1]>,
    len: usize,
}

#[cfg(not(feature = "compact"))]
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

    /// Sows counterclockwise from the place after `origin`. Returns where the last seed fell.
    #[inline]
    pub(crate) fn sow_ccw(&self, lanes: &mut Lanes, origin: usize, seeds: u8) -> usize {
        let first = (origin & (MAX_TRACK - 1)) + 1;
        let end = origin.min(MAX_TRACK - 1) + usize::from(seeds);
        self.add_range(lanes, first, end + 1);
        self.wrap(end)
    }

    /// Sows clockwise from the place before `origin`. Returns where the last seed fell.
    #[inline]
    pub(crate) fn sow_cw(&self, lanes: &mut Lanes, origin: usize, seeds: u8) -> usize {
        let last = self.end(origin, seeds, Way::Cw);
        self.add_range(lanes, last, last + usize::from(seeds));
        last
    }

    /// Sows the handful of `seeds` from `origin` counterclockwise and relays while the pit of the
    /// last seed holds more than its number in `relay_from`. Adds the seeds it sows to `sown`.
    ///
    /// Returns the place where the relay stops, with the last handful in `origin` and `seeds`; or
    /// `None` once `until` seeds are sown, with the next handful picked up there.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn glide(
        &self,
        lanes: &mut Lanes,
        origin: &mut usize,
        seeds: &mut u8,
        sown: &mut u32,
        relay_from: &[u8; MAX_TRACK],
        until: u32,
    ) -> Option<usize> {
        // In WebAssembly registers gain nothing and cost 600 bytes.
        if self.len > 16 || cfg!(target_family = "wasm") {
            return self.glide_far(lanes, origin, seeds, sown, relay_from, until);
        }
        // The whole track stays in registers: reading a pit just after writing it would wait for memory.
        let mut track = lanes.pair(0);
        let (mut from, mut hand, mut count) = (*origin & 15, *seeds, *sown);
        let stops = loop {
            count += u32::from(hand);
            let end = from + usize::from(hand);
            let last = self.wrap(end) & 15;
            track = track.wrapping_add(self.sown[end + 1].pair(0)).wrapping_sub(self.sown[from + 1].pair(0));
            let held = byte(track, last);
            if held <= relay_from[last] {
                break Some(last);
            }
            (from, hand) = (last, held);
            track &= ALL_BUT[last];
            if count >= until {
                break None;
            }
        };
        lanes.set_pair(0, track);
        (*origin, *seeds, *sown) = (from, hand, count);
        stops
    }

    /// [`Handfuls::glide`] in memory, for tracks of any length.
    #[inline]
    fn glide_far(
        &self,
        lanes: &mut Lanes,
        origin: &mut usize,
        seeds: &mut u8,
        sown: &mut u32,
        relay_from: &[u8; MAX_TRACK],
        until: u32,
    ) -> Option<usize> {
        loop {
            *sown += u32::from(*seeds);
            let last = self.sow_ccw(lanes, *origin, *seeds);
            if lanes.get(last) <= relay_from[last & 31] {
                return Some(last);
            }
            *origin = last;
            *seeds = lanes.take(last);
            if *sown >= until {
                return None;
            }
        }
    }

    #[inline]
    fn add_range(&self, lanes: &mut Lanes, from: usize, to: usize) {
        let (low, high) = (&self.sown[from], &self.sown[to]);
        if cfg!(target_pointer_width = "64") {
            // Pairs with carry: vector code here would stall on the byte just
            // stored by the last lift. No lane overflows, so no carry crosses.
            let mut add =
                |i| lanes.set_pair(i, lanes.pair(i).wrapping_add(high.pair(i)).wrapping_sub(low.pair(i)));
            add(0);
            if self.len > 16 {
                add(1);
            }
        } else {
            let mut add =
                |i| lanes.set_word(i, lanes.word(i).wrapping_add(high.word(i).wrapping_sub(low.word(i))));
            add(0);
            add(1);
            if self.len > 16 {
                add(2);
                add(3);
            }
        }
    }
}

/// For each place of a short track: all pits but this one.
#[cfg(not(feature = "compact"))]
static ALL_BUT: [u128; 16] = {
    let mut masks = [u128::MAX; 16];
    let mut place = 0;
    while place < 16 {
        masks[place] = !(0xff << (8 * place));
        place += 1;
    }
    masks
};

/// The seeds at a place of a short track. Choosing a half and shifting it is quicker than shifting both.
#[cfg(not(feature = "compact"))]
#[allow(clippy::cast_possible_truncation)] // one byte is wanted
#[inline]
fn byte(track: u128, place: usize) -> u8 {
    let half = if place & 8 == 0 { track } else { track >> 64 } as u64;
    (half >> ((place & 7) * 8)) as u8
}

/// Handfuls computed each time, without tables.
#[cfg(feature = "compact")]
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Handfuls {
    len: usize,
}

#[cfg(feature = "compact")]
impl Handfuls {
    pub(crate) const fn new(len: usize) -> Self {
        Self { len }
    }

    pub(crate) const fn wrap(&self, x: usize) -> usize {
        x % self.len
    }

    pub(crate) const fn sow_ccw(&self, lanes: &mut Lanes, origin: usize, seeds: u8) -> usize {
        self.sow(lanes, origin, seeds, 1)
    }

    pub(crate) const fn sow_cw(&self, lanes: &mut Lanes, origin: usize, seeds: u8) -> usize {
        self.sow(lanes, origin, seeds, self.len - 1)
    }

    const fn sow(&self, lanes: &mut Lanes, origin: usize, seeds: u8, step: usize) -> usize {
        let (mut lane, mut left) = (origin, seeds);
        while left > 0 {
            lane = self.wrap(lane + step);
            lanes.add(lane, 1);
            left -= 1;
        }
        lane
    }
}

impl Handfuls {
    /// Where the last seed of a handful from `origin` falls.
    #[inline]
    pub(crate) fn end(&self, origin: usize, seeds: u8, way: Way) -> usize {
        match way {
            Way::Ccw => self.wrap(origin + usize::from(seeds)),
            Way::Cw => self.wrap(origin + self.len - self.wrap(usize::from(seeds))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handfuls_equal_single_seeds() {
        for len in [2, 10, 14, 16, 20, 24, 32] {
            let handfuls = Handfuls::new(len);
            for origin in 0..len {
                for seeds in [1_u8, 2, 7, 15, 16, 17, 31, 40, 100, 200] {
                    for way in [Way::Ccw, Way::Cw] {
                        let (mut fast, mut slow, mut lane) = (Lanes::default(), Lanes::default(), origin);
                        let (last, step) = match way {
                            Way::Ccw => (handfuls.sow_ccw(&mut fast, origin, seeds), 1),
                            Way::Cw => (handfuls.sow_cw(&mut fast, origin, seeds), len - 1),
                        };
                        for _ in 0..seeds {
                            lane = (lane + step) % len;
                            slow.add(lane, 1);
                        }
                        assert_eq!((fast, last), (slow, lane), "{way:?} {len} {origin} {seeds}");
                    }
                }
            }
        }
    }
}
