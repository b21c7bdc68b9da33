//! Both players sowing at once: racing starts, and the third move of lukho's
//! opening.

use crate::board::{Pit, Pits, Rows, Side, Way};
use crate::definition::{Prelude, RelayWay, Then};
use crate::facts::{Asleep, Sides};
use crate::moves::{Move, Moves};
use crate::position::Position;
use crate::rules::{Rules, SEED_BOUND};
use crate::step::{Sink, Step, silent};
use crate::turn::Handful;

/// How a race in ticks went.
struct Course {
    /// Ticks until it stops.
    ticks: u32,
    /// Whether it repeated itself or reached the bound of seeds.
    stopped: bool,
}

/// A race under way: its rules and its position.
pub(crate) struct Race<'a> {
    rules: &'a Rules,
    pos: &'a mut Position,
}

impl<'a> Race<'a> {
    pub(crate) fn new(rules: &'a Rules, pos: &'a mut Position) -> Self {
        Self { rules, pos }
    }

    /// Lukho: both players sow the rest of their hands, beginning in the opponent's row at their
    /// own right. The player who sleeps first starts.
    pub(crate) fn sow_rest<S: Sink>(&mut self, sink: &mut S) {
        let board = self.rules.board;
        #[allow(clippy::cast_possible_truncation)] // lanes are below 32
        {
            self.pos.at = [board.columns() as u8 - 1, (board.track_len() - 1) as u8];
        }
        self.run(sink);
    }

    /// Racing start: both players lift their rightmost occupied pit.
    pub(crate) fn line_up<S: Sink>(&mut self, sink: &mut S) {
        let board = self.rules.board;
        self.pos.asleep = Asleep::NOBODY;
        self.pos.sown = [0; 2];
        for &side in &Side::BOTH {
            // On four rows only the back row counts, which comes first on the track.
            let mut filled = self.rules.holding(self.pos, side, 1);
            if board.rows() == Rows::Four {
                filled = Pits::of_bits(filled.bits() & !board.front_pits(side).bits());
            }
            match filled.last() {
                Some(pit) => {
                    self.pos.mover = side;
                    let hand = self.rules.lift(self.pos, pit, Way::Ccw, sink);
                    self.pos.held[side.index()] = hand.seeds;
                    self.pos.at[side.index()] = hand.origin;
                }
                None => self.pos.asleep.add(side),
            }
        }
        self.pos.mover = Side::South;
    }

    /// Both players sow seed by seed, South first in each tick, until both sleep.
    pub(crate) fn run<S: Sink>(&mut self, sink: &mut S) {
        let course = Self::course(self.rules, self.pos);
        let mut slept: Option<Asleep> = None;
        for _ in 0..course.ticks {
            self.tick(sink);
            if slept.is_none() && self.pos.asleep.anybody() {
                slept = Some(self.pos.asleep);
            }
        }
        let capturing = self.captures();
        let tied = if capturing { Side::South } else { self.rules.toss };
        let winner = if course.stopped {
            self.put_back(sink);
            tied
        } else if self.rules.farthest_wins && !capturing {
            self.farthest()
        } else {
            match slept {
                Some(asleep) if !asleep.both() => asleep.first(),
                _ => tied,
            }
        };
        self.finish(winner, sink);
    }

    /// Puts each player's seeds in hand back into the pit where that hand sowed or lifted last.
    fn put_back<S: Sink>(&mut self, sink: &mut S) {
        for &side in &Side::BOTH {
            let seeds = core::mem::take(&mut self.pos.held[side.index()]);
            if seeds > 0 {
                let pit = self.pit(side);
                self.pos.add(pit, seeds);
                if sink.on() {
                    sink.step(Step::PutBack { pit, seeds, by: side });
                }
            }
        }
    }

    fn farthest(&self) -> Side {
        match self.pos.sown[0].cmp(&self.pos.sown[1]) {
            core::cmp::Ordering::Greater => Side::South,
            core::cmp::Ordering::Less => Side::North,
            core::cmp::Ordering::Equal => self.rules.toss,
        }
    }

    fn finish<S: Sink>(&mut self, winner: Side, sink: &mut S) {
        self.pos.prelude += 1;
        if self.rules.current_prelude(self.pos).is_some() {
            self.rules.enter_prelude(self.pos, sink);
        } else {
            self.rules.begin_play(self.pos, winner);
        }
    }

    /// Finds out without events how long a race lasts. It stops at the first state that occurred
    /// before.
    fn course(rules: &Rules, start: &Position) -> Course {
        let mut pos = *start;
        let mut anchor = pos;
        let (mut ticks, mut sown, mut power, mut steps) = (0_u32, 0_u32, 1_u32, 0_u32);
        loop {
            if pos.asleep.both() {
                return Course { ticks, stopped: false };
            }
            if sown >= SEED_BOUND {
                return Course { ticks, stopped: true };
            }
            sown += 2 - u32::from(pos.asleep.has(Side::South)) - u32::from(pos.asleep.has(Side::North));
            Race::new(rules, &mut pos).tick(&mut silent());
            ticks += 1;
            steps += 1;
            if same_state(&pos, &anchor) {
                let period = steps;
                return Course { ticks: Self::first_repetition(rules, start, period), stopped: true };
            }
            if steps == power {
                anchor = pos;
                steps = 0;
                power *= 2;
            }
        }
    }

    fn first_repetition(rules: &Rules, start: &Position, period: u32) -> u32 {
        let (mut behind, mut ahead) = (*start, *start);
        for _ in 0..period {
            Race::new(rules, &mut ahead).tick(&mut silent());
        }
        let mut prefix = 0;
        while !same_state(&behind, &ahead) {
            Race::new(rules, &mut behind).tick(&mut silent());
            Race::new(rules, &mut ahead).tick(&mut silent());
            prefix += 1;
        }
        prefix + period
    }

    fn tick<S: Sink>(&mut self, sink: &mut S) {
        for &side in &Side::BOTH {
            self.drop_one(side, sink);
        }
    }

    fn captures(&self) -> bool {
        matches!(self.rules.current_prelude(self.pos), Some(Prelude::SowRest))
    }

    fn pit(&self, side: Side) -> Pit {
        let board = self.rules.board;
        board.pit(board.track_of(side), usize::from(self.pos.at[side.index()]))
    }

    /// Drops one seed from a racing hand; if it is the last, resolves its ending at once.
    fn drop_one<S: Sink>(&mut self, side: Side, sink: &mut S) {
        let i = side.index();
        if self.pos.asleep.has(side) || self.pos.held[i] == 0 {
            return;
        }
        let track = self.rules.board.track_of(side);
        let lane = self.rules.next_lane(usize::from(self.pos.at[i]), Way::Ccw);
        let pit = self.rules.board.pit(track, lane);
        let held = self.pos.seeds(pit);
        self.pos.add(pit, 1);
        self.pos.held[i] -= 1;
        self.pos.sown[i] = self.pos.sown[i].saturating_add(1);
        #[allow(clippy::cast_possible_truncation)] // a lane is below 32
        {
            self.pos.at[i] = lane as u8;
        }
        if sink.on() {
            sink.step(Step::Sow { pit, by: side });
        }
        if self.pos.held[i] > 0 {
            return;
        }
        if self.captures() {
            self.end_capturing_handful(side, pit, held, sink);
        } else if held > 0 {
            self.pos.mover = side;
            self.pos.held[i] = self.rules.lift(self.pos, pit, Way::Ccw, sink).seeds;
            self.pos.mover = Side::South;
        } else {
            self.sleep(side, sink);
        }
    }

    fn sleep<S: Sink>(&mut self, side: Side, sink: &mut S) {
        self.pos.asleep.add(side);
        if sink.on() {
            sink.step(Step::Sleep { by: side });
        }
    }

    /// Resolves the endings of lukho's third opening move. Knives are not made yet.
    fn end_capturing_handful<S: Sink>(&mut self, side: Side, pit: Pit, held: u8, sink: &mut S) {
        let (mover, eaten) = (self.pos.mover, self.pos.eaten);
        self.pos.mover = side;
        self.pos.eaten = Sides::NOBODY;
        let hand = Handful { origin: 0, seeds: 1, way: Way::Ccw };
        let line = self.rules.ending_table.plan(self.rules.plan_for(self.pos, hand, pit, held)).last;
        self.pos.eaten = eaten;
        if sink.on() {
            sink.step(Step::Ending { pit, line, by: side });
        }
        match self.rules.then(line) {
            Then::Relay(RelayWay::Same | RelayWay::Chosen | RelayWay::Opposite) => {
                self.pos.held[side.index()] = self.rules.lift(self.pos, pit, Way::Ccw, sink).seeds;
            }
            Then::Capture(what) => {
                let seeds = self.rules.take_captured(self.pos, Way::Ccw, pit, what, sink);
                let store = &mut self.pos.stores[side.index()];
                *store = store.saturating_add(seeds);
                self.sleep(side, sink);
            }
            _ => self.sleep(side, sink),
        }
        self.pos.mover = mover;
    }

    /// Drops a player's next seed when they tap.
    pub(crate) fn tap<S: Sink>(&mut self, side: Side, sink: &mut S) {
        self.drop_one(side, sink);
        if self.pos.asleep.both() {
            let winner = if self.rules.farthest_wins { self.farthest() } else { self.pos.asleep.first() };
            self.finish(winner, sink);
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
