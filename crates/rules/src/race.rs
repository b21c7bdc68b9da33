//! Both players sowing at once: racing starts, and the third move of lukho's
//! opening.

use crate::board::{Pit, Pits, Rows, Side, Way};
use crate::moves::{Move, Moves};
use crate::page::{Prelude, RelayWay, Then};
use crate::position::Position;
use crate::rules::{Rules, SEED_BOUND};
use crate::step::{Sink, Step, silent};
use crate::turn::Handful;

/// How a race in ticks went.
struct Course {
    /// Ticks until it stops.
    ticks: u32,
    /// It repeats itself or reached the bound of seeds.
    stopped: bool,
}

impl Rules {
    /// Lukho: both sow what they have left from their own right of the
    /// opponent's row. Who sleeps first starts.
    pub(crate) fn sow_rest<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        let end = self.board.track_len() - 1;
        #[allow(clippy::cast_possible_truncation)] // lanes are below 32
        {
            pos.at = [self.board.columns() as u8 - 1, end as u8];
        }
        self.race_in_ticks(pos, sink);
    }

    /// Racing start: both lift their rightmost occupied pit.
    pub(crate) fn line_up<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        pos.asleep = 0;
        pos.sown = [0; 2];
        for &side in &Side::BOTH {
            // On four rows the back row comes first on the track.
            let mut filled = self.holding(pos, side, 1);
            if self.board.rows() == Rows::Four {
                filled = Pits::of_bits(filled.bits() & !self.board.front_pits(side).bits());
            }
            match filled.last() {
                Some(pit) => {
                    pos.mover = side;
                    let hand = self.lift(pos, pit, Way::Ccw, sink);
                    pos.held[side.index()] = hand.seeds;
                    pos.at[side.index()] = hand.origin;
                }
                None => Self::falls_asleep(pos, side),
            }
        }
        pos.mover = Side::South;
    }

    fn falls_asleep(pos: &mut Position, side: Side) {
        let bit = 1 << side.index();
        if pos.asleep.trailing_zeros() >= 2 {
            pos.asleep |= bit << 2;
        }
        pos.asleep |= bit;
    }

    /// Both sow seed by seed, South first in each tick, until both sleep.
    pub(crate) fn race_in_ticks<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        let course = self.course(pos);
        let mut first_tick: Option<(u32, u8)> = None;
        for tick in 0..course.ticks {
            self.tick(pos, sink);
            if first_tick.is_none() && pos.asleep & 3 != 0 {
                first_tick = Some((tick, pos.asleep & 3));
            }
        }
        let capturing = self.race_captures(pos);
        let tied = if capturing { Side::South } else { self.toss };
        let winner = if course.stopped {
            for &side in &Side::BOTH {
                let seeds = core::mem::take(&mut pos.held[side.index()]);
                if seeds > 0 {
                    let pit = self.race_pit(pos, side);
                    pos.add(pit, seeds);
                    if sink.on() {
                        sink.step(Step::PutBack { pit, seeds, by: side });
                    }
                }
            }
            tied
        } else if self.farthest_wins && !capturing {
            self.farthest(pos)
        } else {
            match first_tick {
                Some((_, 1)) => Side::South,
                Some((_, 2)) => Side::North,
                _ => tied,
            }
        };
        self.after_race(pos, winner, sink);
    }

    fn farthest(&self, pos: &Position) -> Side {
        match pos.sown[0].cmp(&pos.sown[1]) {
            core::cmp::Ordering::Greater => Side::South,
            core::cmp::Ordering::Less => Side::North,
            core::cmp::Ordering::Equal => self.toss,
        }
    }

    fn after_race<S: Sink>(&self, pos: &mut Position, winner: Side, sink: &mut S) {
        pos.prelude += 1;
        let more = self.current_prelude(pos).is_some();
        if more {
            self.enter_prelude(pos, sink);
        } else {
            self.begin_play(pos, winner);
        }
    }

    /// Finds out in silence how long a race goes, a repetition exactly: the
    /// first state that was there before ends it.
    fn course(&self, start: &Position) -> Course {
        let mut pos = *start;
        let mut anchor = pos;
        let (mut ticks, mut sown, mut power, mut steps) = (0_u32, 0_u32, 1_u32, 0_u32);
        loop {
            if pos.asleep & 3 == 3 {
                return Course { ticks, stopped: false };
            }
            if sown >= SEED_BOUND {
                return Course { ticks, stopped: true };
            }
            sown += 2 - u32::from(pos.asleep & 1) - u32::from(pos.asleep >> 1 & 1);
            self.tick(&mut pos, &mut silent());
            ticks += 1;
            steps += 1;
            if same_state(&pos, &anchor) {
                let period = steps;
                return Course { ticks: self.first_repetition(start, period), stopped: true };
            }
            if steps == power {
                anchor = pos;
                steps = 0;
                power *= 2;
            }
        }
    }

    fn first_repetition(&self, start: &Position, period: u32) -> u32 {
        let (mut behind, mut ahead) = (*start, *start);
        for _ in 0..period {
            self.tick(&mut ahead, &mut silent());
        }
        let mut prefix = 0;
        while !same_state(&behind, &ahead) {
            self.tick(&mut behind, &mut silent());
            self.tick(&mut ahead, &mut silent());
            prefix += 1;
        }
        prefix + period
    }

    fn tick<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        for &side in &Side::BOTH {
            self.drop_one(pos, side, sink);
        }
    }

    fn race_captures(&self, pos: &Position) -> bool {
        matches!(self.current_prelude(pos), Some(Prelude::SowRest))
    }

    fn race_pit(&self, pos: &Position, side: Side) -> Pit {
        self.board.pit(self.board.track_of(side), usize::from(pos.at[side.index()]))
    }

    /// One seed falls from a racing hand; the ending of its last seed is
    /// resolved at once.
    fn drop_one<S: Sink>(&self, pos: &mut Position, side: Side, sink: &mut S) {
        let i = side.index();
        if pos.asleep >> i & 1 != 0 || pos.held[i] == 0 {
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
        if sink.on() {
            sink.step(Step::Sow { pit, by: side });
        }
        if pos.held[i] > 0 {
            return;
        }
        if self.race_captures(pos) {
            self.end_capturing_handful(pos, side, pit, held, sink);
        } else if held > 0 {
            pos.mover = side;
            pos.held[i] = self.lift(pos, pit, Way::Ccw, sink).seeds;
            pos.mover = Side::South;
        } else {
            Self::sleep_in_race(pos, side, sink);
        }
    }

    fn sleep_in_race<S: Sink>(pos: &mut Position, side: Side, sink: &mut S) {
        Self::falls_asleep(pos, side);
        if sink.on() {
            sink.step(Step::Sleep { by: side });
        }
    }

    /// The endings of lukho's third opening move; its knives come later.
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
        pos.eaten = 0;
        let hand = Handful { origin: 0, seeds: 1, way: Way::Ccw };
        let line = self.tables.plan(self.plan_for(pos, hand, pit, held)).last;
        pos.eaten = eaten;
        if sink.on() {
            sink.step(Step::Ending { pit, line, by: side });
        }
        match self.then(line) {
            Then::Relay(RelayWay::Same | RelayWay::Chosen | RelayWay::Opposite) => {
                pos.held[side.index()] = self.lift(pos, pit, Way::Ccw, sink).seeds;
            }
            Then::Capture(what) => {
                let seeds = self.take_captured(pos, Way::Ccw, pit, what, sink);
                pos.stores[side.index()] = pos.stores[side.index()].saturating_add(seeds);
                Self::sleep_in_race(pos, side, sink);
            }
            _ => Self::sleep_in_race(pos, side, sink),
        }
        pos.mover = mover;
    }

    #[inline(never)]
    pub(crate) fn race_taps(pos: &Position, moves: &mut Moves) {
        for &side in &Side::BOTH {
            if pos.asleep >> side.index() & 1 == 0 {
                moves.push(Move::Tap(side));
            }
        }
    }

    /// A player's own finger drops his next seed.
    pub(crate) fn tap<S: Sink>(&self, pos: &mut Position, side: Side, sink: &mut S) {
        self.drop_one(pos, side, sink);
        if pos.asleep & 3 == 3 {
            let winner = if self.farthest_wins {
                self.farthest(pos)
            } else if pos.asleep & 4 != 0 {
                Side::South
            } else {
                Side::North
            };
            self.after_race(pos, winner, sink);
        }
    }
}

/// Equal in all that decides how a race goes on.
fn same_state(a: &Position, b: &Position) -> bool {
    let mut a = *a;
    a.sown = b.sown;
    a == *b
}
