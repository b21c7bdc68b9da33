//! Loops written by hand for ndoto and for omweso alone: the speed that a
//! special-purpose program would reach. They play whole turns by a fixed
//! policy, so that the engine can be held against them turn by turn.

/// Seeds after which a turn is given up as never-ending.
const BOUND: u32 = 1_000_000;

/// Ndoto, 2×8: South's pits are 0 to 7 from his left, North's 8 to 15.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ndoto {
    /// Seeds by place on the track.
    pub pits: [u8; 16],
    /// South's and North's stores.
    pub stores: [u8; 2],
    /// 0 for South, 1 for North.
    pub mover: usize,
}

impl Ndoto {
    /// Plays a turn from a place; `false` when it never ends.
    #[inline]
    pub fn turn(&mut self, start: usize) -> bool {
        let pits = &mut self.pits;
        let mut at = start & 15;
        let mut hand = pits[at];
        pits[at] = 0;
        let mut sown = 0_u32;
        loop {
            sown += u32::from(hand);
            while hand > 0 {
                at = (at + 1) & 15;
                pits[at] += 1;
                hand -= 1;
            }
            if pits[at] > 1 {
                hand = pits[at];
                pits[at] = 0;
                if sown > BOUND {
                    return false;
                }
                continue;
            }
            if at >> 3 == self.mover {
                let facing = 15 - at;
                self.stores[self.mover] += pits[facing];
                pits[facing] = 0;
            }
            self.mover = 1 - self.mover;
            return true;
        }
    }
}

/// Omweso, 4×8: each player's track of 16 from the left of his back row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Omweso {
    /// Both tracks.
    pub tracks: [[u8; 16]; 2],
    /// 0 for South, 1 for North.
    pub mover: usize,
}

impl Omweso {
    /// Plays a turn from a place: every capture is taken, nothing is turned
    /// round (but it is found out whether it could be). The number of choices
    /// met, or `None` when the turn never ends.
    #[inline]
    pub fn turn(&mut self, start: usize) -> Option<u32> {
        let [south, north] = &mut self.tracks;
        let (own, enemy) = if self.mover == 0 { (south, north) } else { (north, south) };
        let mut origin = start & 15;
        let mut hand = own[origin];
        own[origin] = 0;
        let (mut sown, mut choices) = (0_u32, 0_u32);
        loop {
            let mut at = origin;
            sown += u32::from(hand);
            while hand > 0 {
                at = (at + 1) & 15;
                own[at] += 1;
                hand -= 1;
            }
            if own[at] == 1 {
                self.mover = 1 - self.mover;
                return Some(choices);
            }
            if sown > BOUND {
                return None;
            }
            let turns = (at >= 14 || at < 2) && turns_round(own, enemy, at);
            if at >= 8 {
                // Facing front pit of place p is 23 - p, the back pit behind it p - 8.
                let (front, back) = (23 - at, at - 8);
                if enemy[front] > 0 && enemy[back] > 0 {
                    choices += 1;
                    hand = enemy[front] + enemy[back];
                    enemy[front] = 0;
                    enemy[back] = 0;
                    continue;
                }
            }
            choices += u32::from(turns);
            origin = at;
            hand = own[at];
            own[at] = 0;
        }
    }
}

/// Whether sowing `at` clockwise captures at once, the left end not passed.
#[inline]
fn turns_round(own: &[u8; 16], enemy: &[u8; 16], at: usize) -> bool {
    let seeds = usize::from(own[at]);
    if seeds > at {
        return false;
    }
    let end = at - seeds;
    end >= 8 && own[end] > 0 && enemy[23 - end] > 0 && enemy[end - 8] > 0
}
