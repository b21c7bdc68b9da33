//! Omweso, 4×8: each player has a track of 16 from the left of their back row; the front row is 8
//! to 15, from their right.

use super::track::{Track, at_least, bits, count, nth};
use super::{Begun, Floor, TURN_BOUND, WATCH_AFTER, Watch, first_accepted};

/// Where a handful may turn: the last two pits of the front row. The first two of the back row lead to no
/// capture clockwise.
const TURNING: u32 = 0b11 << 14;

/// Both tracks as the mover sees them, and the open choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Table {
    own: Track,
    enemy: Track,
    south: bool,
    passed: u8,
    choice: Choice,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Start,
    /// What to do at a pit, after a handful from `origin`.
    Ending {
        at: u8,
        origin: u8,
        captures: bool,
        turns: bool,
    },
    /// Where captured seeds go.
    Resow {
        origin: u8,
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
    /// The places whose facing pits both hold seeds: the front pit facing place p is 23 - p, the back pit
    /// behind that is p - 8.
    #[inline]
    const fn captures(&self) -> u32 {
        let [back, front] = self.enemy.halves();
        bits(at_least(back, 1) & at_least(front, 1).swap_bytes()) << 8
    }

    #[inline]
    const fn take(&mut self, at: usize) -> u8 {
        self.enemy.take(23 - at) + self.enemy.take(at - 8)
    }

    /// Whether a handful sown clockwise from `origin` captures at once without passing the left
    /// end.
    #[inline]
    const fn clockwise(own: Track, captures: u32, origin: usize, hand: u8) -> bool {
        let hand = hand as usize;
        hand <= origin && captures >> (origin - hand) & 1 != 0 && own.get(origin - hand) > 0
    }

    /// Sows `hand`, which lies at `origin` or is added there by the caller, counterclockwise until a choice
    /// or the end of the turn. Returns the seeds sown, or `None` if that never comes.
    #[inline]
    fn run(&mut self, mut origin: usize, mut hand: u8) -> Option<u32> {
        let captures = self.captures();
        let stops = captures | TURNING;
        let mut own = self.own;
        let mut sown = 0;
        let mut watch = Watch::new();
        loop {
            sown += u32::from(hand);
            let at = own.sow(origin, hand);
            hand = own.get(at);
            if hand == 1 {
                (self.own, self.enemy) = (self.enemy, own);
                self.south = !self.south;
                self.passed = 0;
                return Some(sown);
            }
            if stops >> at & 1 != 0 {
                let captures_here = captures >> at & 1 != 0;
                let turns = TURNING >> at & 1 != 0 && Self::clockwise(own, captures, at, hand);
                if captures_here || turns {
                    self.own = own;
                    let [at, origin] = [at, origin].map(place);
                    self.choice = Choice::Ending { at, origin, captures: captures_here, turns };
                    return Some(sown);
                }
            }
            origin = at;
            if sown > WATCH_AFTER && watch.endless((own, at), sown) {
                return None;
            }
        }
    }

    /// Sows seeds that come from elsewhere.
    fn run_added(&mut self, origin: usize, hand: u8) -> Option<u32> {
        self.own.add(origin, hand);
        self.run(origin, hand)
    }

    /// Sows clockwise to a capture that the caller has found, and goes on from there.
    fn run_clockwise(&mut self, origin: usize, hand: u8) -> Option<u32> {
        let end = origin - usize::from(hand);
        for at in end..origin {
            self.own.add(at, 1);
        }
        let taken = self.take(end);
        if Self::clockwise(self.own, self.captures(), origin, taken) {
            self.choice = Choice::Resow { origin: place(origin), hand: taken };
            return Some(0);
        }
        self.run_added((origin + 14) & 15, taken)
    }

    /// Carries out a move. Returns the seeds sown, or `None` if it never ends.
    #[inline]
    fn decide(&mut self, mv: Decision) -> Option<u32> {
        let choice = std::mem::replace(&mut self.choice, Choice::Start);
        match (choice, mv) {
            (_, Decision::Start(at)) => self.run(at, self.own.get(at)),
            (_, Decision::Pass) => {
                *self = Self { passed: self.passed + 1, ..self.turned() };
                Some(0)
            }
            (Choice::Ending { at, .. }, Decision::GoOn) => {
                let at = usize::from(at);
                self.run(at, self.own.get(at))
            }
            (Choice::Ending { at, origin, .. }, Decision::Take) => {
                let hand = self.take(at.into());
                self.run_added(origin.into(), hand)
            }
            (Choice::Ending { at, .. }, Decision::Turn) => {
                let hand = self.own.take(at.into());
                self.run_clockwise(at.into(), hand)
            }
            (Choice::Resow { origin, hand }, Decision::Turn) => self.run_clockwise(origin.into(), hand),
            (Choice::Resow { origin, hand }, _) => self.run_added((usize::from(origin) + 14) & 15, hand),
            (Choice::Start, _) => None,
        }
    }

    /// The table before the opponent's turn.
    const fn turned(self) -> Self {
        Self { own: self.enemy, enemy: self.own, south: !self.south, choice: Choice::Start, ..self }
    }

    fn hash(&self) -> u64 {
        let fold = |[low, high]: [u64; 2]| low ^ high.rotate_left(23);
        let own = fold(self.own.halves()).wrapping_mul(0xff51_afd7_ed55_8ccd);
        own ^ fold(self.enemy.halves()) ^ u64::from(self.south)
    }

    /// The pits that can start.
    #[inline]
    fn starts(&self) -> [u64; 2] {
        self.own.halves().map(|half| at_least(half, 2))
    }

    /// How many moves are open.
    #[inline]
    fn open(&self) -> usize {
        match self.choice {
            Choice::Start => self.starts().map(count).iter().sum::<usize>() + usize::from(self.passed < 2),
            Choice::Ending { captures, turns, .. } => 1 + usize::from(captures) + usize::from(turns),
            Choice::Resow { .. } => 2,
        }
    }

    /// The open move with an index.
    #[inline]
    fn move_of(&self, index: usize) -> Decision {
        match self.choice {
            Choice::Start => {
                let [back, front] = self.starts();
                let (backs, fronts) = (count(back), count(front));
                if index < backs {
                    Decision::Start(nth(back, index))
                } else if index < backs + fronts {
                    Decision::Start(8 + nth(front, index - backs))
                } else {
                    Decision::Pass
                }
            }
            Choice::Ending { captures, turns, .. } => match index {
                0 if captures => Decision::Take,
                _ if index == usize::from(captures) && turns => Decision::Turn,
                _ => Decision::GoOn,
            },
            Choice::Resow { .. } if index == 0 => Decision::Turn,
            Choice::Resow { .. } => Decision::GoOn,
        }
    }
}

#[allow(clippy::cast_possible_truncation)] // below 16
const fn place(at: usize) -> u8 {
    at as u8
}

/// A game of omweso from the set-up of diagram c.
#[derive(Clone, Debug, Default)]
pub struct Omweso {
    begun: Begun<Table>,
    trail: Vec<Table>,
}

impl Floor for Omweso {
    fn game(&mut self, pick: &mut impl FnMut(usize) -> usize) -> (u32, u64) {
        let all = Track::full(2);
        let mut table = Table { own: all, enemy: all, south: true, passed: 0, choice: Choice::Start };
        self.begun.clear();
        self.trail.clear();
        let (mut turn, mut seeds) = (1, 0_u64);
        loop {
            let begins = table.choice == Choice::Start;
            if begins && table.starts() == [0; 2] {
                return (turn, seeds);
            }
            let mut back = false;
            let trail = &self.trail;
            let next = first_accepted(table.open(), pick, |index| {
                let mut next = table;
                let sown = next.decide(table.move_of(index))?;
                if next.choice != Choice::Start && (next == table || trail.contains(&next)) {
                    back = true;
                    return None;
                }
                Some((next, sown))
            });
            let Some((next, sown)) = next else {
                if !back {
                    return (turn, seeds);
                }
                table = Table { passed: 0, ..table.turned() };
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
