//! Omweso, 4×8: each player has a track of 16 from the left of their back row; the front row is 8
//! to 15, from their right.

use super::{Begun, Floor, SEED_BOUND, TURN_BOUND, WATCH_AFTER};

/// Both tracks, the player to move, and the open choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Table {
    tracks: [[u8; 16]; 2],
    mover: usize,
    passed: u8,
    choice: Choice,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Start,
    /// What to do at a pit, after a handful from `origin`.
    Ending {
        at: usize,
        origin: usize,
        captures: bool,
        turns: bool,
    },
    /// Where captured seeds go.
    Resow {
        origin: usize,
        hand: u8,
    },
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Decision {
    Start(usize),
    Pass,
    Take,
    Turn,
    GoOn,
}

impl Table {
    fn captures(&self, at: usize) -> bool {
        let enemy = &self.tracks[1 - self.mover];
        // The front pit facing place p is 23 - p, the back pit behind that is p - 8.
        at >= 8 && enemy[23 - at] > 0 && enemy[at - 8] > 0
    }

    fn take(&mut self, at: usize) -> u8 {
        let enemy = &mut self.tracks[1 - self.mover];
        let hand = enemy[23 - at] + enemy[at - 8];
        enemy[23 - at] = 0;
        enemy[at - 8] = 0;
        hand
    }

    /// Whether a handful sown clockwise from `origin` captures at once without passing the left
    /// end.
    fn clockwise(&self, origin: usize, hand: u8) -> bool {
        let hand = usize::from(hand);
        hand <= origin && {
            let end = origin - hand;
            self.tracks[self.mover][end] > 0 && self.captures(end)
        }
    }

    /// Sows counterclockwise from `origin` until a choice or the end of the turn. Returns the seeds
    /// sown, or `None` if that never comes.
    #[inline]
    fn run(&mut self, mut origin: usize, mut hand: u8, mut sown: u32) -> Option<u32> {
        let mut anchor = None;
        let (mut steps, mut power) = (0_u32, 8_u32);
        loop {
            let own = &mut self.tracks[self.mover];
            let mut at = origin;
            sown += u32::from(hand);
            while hand > 0 {
                at = (at + 1) & 15;
                own[at] += 1;
                hand -= 1;
            }
            if own[at] == 1 {
                self.mover = 1 - self.mover;
                self.passed = 0;
                return Some(sown);
            }
            let captures = self.captures(at);
            let turning = !(2..14).contains(&at);
            let turns = turning && self.clockwise(at, self.tracks[self.mover][at]);
            if captures || turns {
                self.choice = Choice::Ending { at, origin, captures, turns };
                return Some(sown);
            }
            let own = &mut self.tracks[self.mover];
            hand = own[at];
            own[at] = 0;
            origin = at;
            if sown > WATCH_AFTER {
                let now = Some((*own, origin, hand));
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
    }

    /// Sows clockwise to a capture that the caller has found, and goes on from there.
    fn run_clockwise(&mut self, origin: usize, hand: u8) -> Option<u32> {
        let end = origin - usize::from(hand);
        for at in end..origin {
            self.tracks[self.mover][at] += 1;
        }
        let taken = self.take(end);
        if self.clockwise(origin, taken) {
            self.choice = Choice::Resow { origin, hand: taken };
            return Some(0);
        }
        self.run((origin + 14) & 15, taken, 0)
    }

    /// Carries out a decision. Returns the seeds sown, or `None` if it never ends.
    #[inline]
    fn decide(&mut self, decision: Decision) -> Option<u32> {
        let choice = std::mem::replace(&mut self.choice, Choice::Start);
        match (choice, decision) {
            (_, Decision::Start(at)) | (Choice::Ending { at, .. }, Decision::GoOn) => {
                let hand = std::mem::take(&mut self.tracks[self.mover][at]);
                self.run(at, hand, 0)
            }
            (_, Decision::Pass) => {
                self.mover = 1 - self.mover;
                self.passed += 1;
                Some(0)
            }
            (Choice::Ending { at, origin, .. }, Decision::Take) => {
                let hand = self.take(at);
                self.run(origin, hand, 0)
            }
            (Choice::Ending { at, .. }, Decision::Turn) => {
                let hand = std::mem::take(&mut self.tracks[self.mover][at]);
                self.run_clockwise(at, hand)
            }
            (Choice::Resow { origin, hand }, Decision::Turn) => self.run_clockwise(origin, hand),
            (Choice::Resow { origin, hand }, _) => self.run((origin + 14) & 15, hand, 0),
            (Choice::Start, _) => None,
        }
    }

    #[allow(clippy::cast_possible_truncation)] // halves
    fn hash(&self) -> u64 {
        let words = self.tracks.map(u128::from_le_bytes);
        let fold = |w: u128| w as u64 ^ ((w >> 64) as u64).rotate_left(23);
        fold(words[0]).wrapping_mul(0xff51_afd7_ed55_8ccd) ^ fold(words[1]) ^ self.mover as u64
    }

    /// Lists the open decisions. Returns their number.
    #[inline]
    fn decisions(&self, list: &mut [Decision; 17]) -> usize {
        let mut count = 0;
        let mut push = |decision| {
            list[count] = decision;
            count += 1;
        };
        match self.choice {
            Choice::Start => {
                for (at, &seeds) in self.tracks[self.mover].iter().enumerate() {
                    if seeds > 1 {
                        push(Decision::Start(at));
                    }
                }
                if self.passed < 2 {
                    push(Decision::Pass);
                }
            }
            Choice::Ending { captures, turns, .. } => {
                if captures {
                    push(Decision::Take);
                }
                if turns {
                    push(Decision::Turn);
                }
                push(Decision::GoOn);
            }
            Choice::Resow { .. } => {
                push(Decision::Turn);
                push(Decision::GoOn);
            }
        }
        count
    }
}

/// A game of omweso from the set-up of diagram c.
#[derive(Clone, Debug, Default)]
pub struct Omweso {
    begun: Begun<Table>,
    trail: Vec<Table>,
}

impl Floor for Omweso {
    fn game(&mut self, pick: &mut impl FnMut(usize) -> usize) -> (u32, u64) {
        let mut table = Table { tracks: [[2; 16]; 2], mover: 0, passed: 0, choice: Choice::Start };
        self.begun.clear();
        self.trail.clear();
        let (mut turn, mut seeds) = (1, 0_u64);
        let mut list = [Decision::Pass; 17];
        loop {
            let begins = table.choice == Choice::Start;
            if begins && table.tracks[table.mover].iter().all(|&n| n < 2) {
                return (turn, seeds);
            }
            let mut count = table.decisions(&mut list);
            let mut back = false;
            let next = loop {
                if count == 0 {
                    break None;
                }
                let chosen = pick(count) % count;
                let decision = list[chosen];
                count -= 1;
                list[chosen] = list[count];
                let mut next = table;
                let Some(sown) = next.decide(decision) else { continue };
                if next.choice != Choice::Start && (next == table || self.trail.contains(&next)) {
                    back = true;
                    continue;
                }
                break Some((next, sown));
            };
            let Some((next, sown)) = next else {
                if !back {
                    return (turn, seeds);
                }
                table.choice = Choice::Start;
                table.mover = 1 - table.mover;
                table.passed = 0;
                self.trail.clear();
                turn += 1;
                continue;
            };
            if begins && (self.begun.third_time(table, table.hash()) || turn > TURN_BOUND) {
                return (turn, seeds);
            }
            seeds += u64::from(sown);
            if next.choice == Choice::Start {
                turn += 1;
                self.trail.clear();
            } else {
                self.trail.push(table);
            }
            table = next;
        }
    }
}
