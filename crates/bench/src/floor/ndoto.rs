//! Ndoto, 2×8: South's pits are 0 to 7 from South's left, North's 8 to 15.

use super::{Begun, Floor, SEED_BOUND, TURN_BOUND, WATCH_AFTER};

/// A game of ndoto.
#[derive(Clone, Debug, Default)]
pub struct Ndoto {
    pits: [u8; 16],
    stores: [u8; 2],
    mover: usize,
    begun: Begun<(u128, usize)>,
}

impl Ndoto {
    fn can_start(&self, pit: usize) -> bool {
        let seeds = self.pits[pit];
        seeds > 1 || (seeds == 1 && self.pits[(pit + 1) & 15] == 0)
    }

    /// Plays a turn. Returns the seeds sown, or `None` if it never ends.
    #[inline]
    fn turn(&mut self, start: usize) -> Option<u32> {
        let pits = &mut self.pits;
        let mut at = start;
        let mut hand = pits[at];
        pits[at] = 0;
        let mut sown = 0_u32;
        let (mut anchor, mut steps, mut power) = ((0_u128, 0, 0), 0_u32, 8_u32);
        loop {
            sown += u32::from(hand);
            while hand > 0 {
                at = (at + 1) & 15;
                pits[at] += 1;
                hand -= 1;
            }
            if pits[at] == 1 {
                break;
            }
            hand = pits[at];
            pits[at] = 0;
            if sown > WATCH_AFTER {
                let now = (u128::from_le_bytes(*pits), at, hand);
                if now == anchor || sown >= SEED_BOUND {
                    return None;
                }
                steps += 1;
                if steps == power || steps == 1 {
                    anchor = now;
                    power = steps.max(4) * 2;
                }
            }
        }
        if at >> 3 == self.mover {
            let facing = 15 - at;
            self.stores[self.mover] += pits[facing];
            pits[facing] = 0;
        }
        Some(sown)
    }
}

impl Floor for Ndoto {
    fn game(&mut self, pick: &mut impl FnMut(usize) -> usize) -> (u32, u64) {
        self.pits = [2; 16];
        self.stores = [0; 2];
        self.mover = 0;
        self.begun.clear();
        let (mut turn, mut seeds) = (1, 0_u64);
        loop {
            let own = self.mover * 8;
            if self.pits[own..own + 8].iter().all(|&n| n == 0) {
                return (turn, seeds);
            }
            let mut starts = [0; 8];
            let mut count = 0;
            for pit in own..own + 8 {
                if self.can_start(pit) {
                    starts[count] = pit;
                    count += 1;
                }
            }
            let passes = count == 0;
            if passes && !(8 - own..16 - own).any(|pit| self.can_start(pit)) {
                return (turn, seeds);
            }
            let before = (self.pits, self.stores);
            let played = loop {
                if passes {
                    pick(1);
                    break 0;
                }
                if count == 0 {
                    return (turn, seeds);
                }
                let chosen = pick(count) % count;
                let start = starts[chosen];
                count -= 1;
                starts[chosen] = starts[count];
                if let Some(sown) = self.turn(start) {
                    break sown;
                }
                (self.pits, self.stores) = before;
            };
            let key = (u128::from_le_bytes(before.0), self.mover);
            #[allow(clippy::cast_possible_truncation)] // halves
            let hash = key.0 as u64 ^ ((key.0 >> 64) as u64).rotate_left(23) ^ key.1 as u64;
            if self.begun.third_time(key, hash) || turn > TURN_BOUND {
                return (turn, seeds);
            }
            seeds += u64::from(played);
            self.mover = 1 - self.mover;
            turn += 1;
        }
    }
}
