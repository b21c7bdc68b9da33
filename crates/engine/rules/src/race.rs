//! Both players sowing at once: racing starts, and the third move of lukho's
//! opening.

use crate::board::{Pit, Pits, Rows, Side, Way};
use crate::course::repetition;
use crate::definition::{Prelude, RelayWay, Then};
use crate::facts::{Asleep, Sides};
use crate::moves::{Move, Moves};
use crate::position::Position;
use crate::rules::{Rules, SEED_BOUND};
use crate::step::{Sink, Step, silent};
use crate::turn::Handful;

impl Rules {
    /// Lukho: both players sow the rest of their hands, beginning in the opponent's row at their
    /// own right. The player who sleeps first starts.
    pub(crate) fn sow_rest<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        let board = self.board;
        #[allow(clippy::cast_possible_truncation)] // lanes are below 32
        {
            pos.at = [board.columns() as u8 - 1, (board.track_len() - 1) as u8];
        }
        self.run_race(pos, sink);
    }

    /// Racing start: both players lift their rightmost occupied pit.
    pub(crate) fn line_up<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        let board = self.board;
        pos.asleep = Asleep::NOBODY;
        pos.sown = [0; 2];
        for &side in &Side::BOTH {
            // On four rows only the back row counts, which comes first on the track.
            let mut filled = self.holding(pos, side, 1);
            if board.rows() == Rows::Four {
                filled = Pits::of_bits(filled.bits() & !board.front_pits(side).bits());
            }
            match filled.last() {
                Some(pit) => {
                    pos.mover = side;
                    let hand = self.lift(pos, pit, Way::Ccw, sink);
                    pos.held[side.index()] = hand.seeds;
                    pos.at[side.index()] = hand.origin;
                }
                None => pos.asleep.add(side),
            }
        }
        pos.mover = Side::South;
    }

    /// Both players sow seed by seed, South first in each tick, until both sleep.
    pub(crate) fn run_race<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        let (ticks, stopped) = self.course(pos);
        let mut slept: Option<Asleep> = None;
        for _ in 0..ticks {
            self.tick(pos, sink);
            if slept.is_none() && pos.asleep.anybody() {
                slept = Some(pos.asleep);
            }
        }
        let capturing = self.captures_in_race(pos);
        let tied = if capturing { Side::South } else { self.toss };
        let winner = if stopped {
            self.put_back(pos, sink);
            tied
        } else if self.farthest_wins && !capturing {
            self.farthest(pos)
        } else {
            match slept {
                Some(asleep) if !asleep.both() => asleep.first(),
                _ => tied,
            }
        };
        self.finish_race(pos, winner, sink);
    }

    /// Finds out without events how many ticks a race lasts, and whether it is stopped: at the first state that occurred
    /// before, or at the bound of seeds.
    fn course(&self, start: &Position) -> (u64, bool) {
        let (mut ticks, mut sown) = (0, 0);
        let mut last = *start;
        let repeats = repetition(
            &mut last,
            |pos| {
                let stops = pos.asleep.both() || sown >= SEED_BOUND;
                if !stops {
                    ticks += 1;
                    sown +=
                        2 - u32::from(pos.asleep.has(Side::South)) - u32::from(pos.asleep.has(Side::North));
                }
                stops
            },
            |pos| self.tick(pos, &mut silent()),
            same_state,
        );
        match repeats {
            Some((prefix, period)) => (prefix + period, true),
            None => (ticks, !last.asleep.both()),
        }
    }

    /// Puts each player's seeds in hand back into the pit where that hand sowed or lifted last.
    fn put_back<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        for &side in &Side::BOTH {
            let seeds = core::mem::take(&mut pos.held[side.index()]);
            if seeds > 0 {
                let pit = self.board.pit(self.board.track_of(side), usize::from(pos.at[side.index()]));
                pos.add(pit, seeds);
                sink.tell(|| Step::PutBack { pit, seeds, by: side });
            }
        }
    }

    fn farthest(&self, pos: &Position) -> Side {
        match pos.sown[0].cmp(&pos.sown[1]) {
            core::cmp::Ordering::Greater => Side::South,
            core::cmp::Ordering::Less => Side::North,
            core::cmp::Ordering::Equal => self.toss,
        }
    }

    fn finish_race<S: Sink>(&self, pos: &mut Position, winner: Side, sink: &mut S) {
        pos.prelude += 1;
        if self.current_prelude(pos).is_some() {
            self.enter_prelude(pos, sink);
        } else {
            self.begin_play(pos, winner);
        }
    }

    fn tick<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        for &side in &Side::BOTH {
            self.drop_one(pos, side, sink);
        }
    }

    fn captures_in_race(&self, pos: &Position) -> bool {
        matches!(self.current_prelude(pos), Some(Prelude::SowRest))
    }

    /// Drops one seed from a racing hand; if it is the last, resolves its ending at once.
    fn drop_one<S: Sink>(&self, pos: &mut Position, side: Side, sink: &mut S) {
        let i = side.index();
        if pos.asleep.has(side) || pos.held[i] == 0 {
            return;
        }
        let track = self.board.track_of(side);
        let lane = self.next_lane(usize::from(pos.at[i]), Way::Ccw);
        let pit = self.board.pit(track, lane);
        let held = pos.seeds(pit);
        pos.add(pit, 1);
        pos.held[i] -= 1;
        pos.sown[i] = pos.sown[i].saturating_add(1);
        #[allow(clippy::cast_possible_truncation)] // a lane is below 32
        {
            pos.at[i] = lane as u8;
        }
        sink.tell(|| Step::Sow { pit, by: side });
        if pos.held[i] > 0 {
            return;
        }
        if self.captures_in_race(pos) {
            self.end_capturing_handful(pos, side, pit, held, sink);
        } else if held > 0 {
            pos.mover = side;
            pos.held[i] = self.lift(pos, pit, Way::Ccw, sink).seeds;
            pos.mover = Side::South;
        } else {
            Self::fall_asleep(pos, side, sink);
        }
    }

    fn fall_asleep<S: Sink>(pos: &mut Position, side: Side, sink: &mut S) {
        pos.asleep.add(side);
        sink.tell(|| Step::Sleep { by: side });
    }

    /// Resolves the endings of lukho's third opening move. Knives are not made yet.
    fn end_capturing_handful<S: Sink>(
        &self,
        pos: &mut Position,
        side: Side,
        pit: Pit,
        held: u8,
        sink: &mut S,
    ) {
        let (mover, eaten) = (pos.mover, pos.eaten);
        pos.mover = side;
        pos.eaten = Sides::NOBODY;
        let hand = Handful { origin: 0, seeds: 1, way: Way::Ccw };
        let line = self.ending_table.plan(self.plan_for(pos, hand, pit, held)).last;
        pos.eaten = eaten;
        sink.tell(|| Step::Ending { pit, line, by: side });
        match self.then(line) {
            Then::Relay(RelayWay::Same | RelayWay::Chosen | RelayWay::Opposite) => {
                pos.held[side.index()] = self.lift(pos, pit, Way::Ccw, sink).seeds;
            }
            Then::Capture(what) => {
                let seeds = self.take_captured(pos, Way::Ccw, pit, what, sink);
                let store = &mut pos.stores[side.index()];
                *store = store.saturating_add(seeds);
                Self::fall_asleep(pos, side, sink);
            }
            _ => Self::fall_asleep(pos, side, sink),
        }
        pos.mover = mover;
    }

    /// Drops a player's next seed when they tap.
    pub(crate) fn tap<S: Sink>(&self, pos: &mut Position, side: Side, sink: &mut S) {
        self.drop_one(pos, side, sink);
        if pos.asleep.both() {
            let winner = if self.farthest_wins { self.farthest(pos) } else { pos.asleep.first() };
            self.finish_race(pos, winner, sink);
        }
    }
}

/// Lists the players whose seeds may be dropped now.
#[inline(never)]
pub(crate) fn taps(pos: &Position, moves: &mut Moves) {
    for &side in &Side::BOTH {
        if !pos.asleep.has(side) {
            moves.push(Move::Tap(side));
        }
    }
}

/// Whether two positions agree in everything that decides how a race goes on.
fn same_state(a: &Position, b: &Position) -> bool {
    let mut a = *a;
    a.sown = b.sown;
    a == *b
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;

    use super::*;
    use crate::position::Phase;

    /// Searches and the rule of repetition tell positions apart by their fingerprints.
    #[test]
    fn who_sleeps_and_who_slept_first_tells_positions_apart() {
        let [south, north] = Side::BOTH;
        let prints = [&[][..], &[south], &[north], &[south, north], &[north, south]].map(|sleep| {
            let mut pos = Position::empty(Phase::Race);
            for &side in sleep {
                pos.asleep.add(side);
            }
            pos.fingerprint()
        });
        assert_eq!(BTreeSet::from(prints).len(), prints.len());
    }
}
