//! Clockwise handfuls of the four-row games: reverse captures (§4, §6).

use crate::board::{Pit, Pits, Side, Way};
use crate::definition::{Booty, Capture, Then};
use crate::ending_table::Plan;
use crate::position::{Pending, Position};
use crate::rules::Rules;
use crate::step::{Sink, Step, silent};
use crate::turn::{Handful, Stop};

impl Rules {
    /// Whether lifting `pit` and sowing it clockwise leads to a capture before
    /// the left end is passed.
    pub(crate) fn reverse_captures(&self, pos: &Position, pit: Pit) -> bool {
        let seeds = pos.seeds(pit);
        if usize::from(seeds) > pit.lane() {
            return false;
        }
        if !self.chains_clockwise {
            // A single handful that does not come round changes its last pit only by its last seed.
            let end = self.board.pit(pit.track(), pit.lane() - usize::from(seeds));
            return seeds > 0 && self.captures_at(pos, Way::Cw, end, pos.seeds(end));
        }
        let mut trial = *pos;
        let seeds = trial.take(pit);
        self.clockwise_captures(&mut trial, pit.lane(), seeds)
    }

    /// Whether seeds in the hand capture when sown clockwise, the first of them at the place before
    /// `origin`. Changes `trial`.
    fn clockwise_captures(&self, trial: &mut Position, mut origin: usize, mut seeds: u8) -> bool {
        let track = self.board.track_of(trial.mover);
        let chain = self.chains_clockwise;
        loop {
            // Place 0 is the left end: a clockwise handful may not go beyond.
            if seeds == 0 || usize::from(seeds) > origin {
                return false;
            }
            let last = self.handfuls.sow_cw(&mut trial.tracks[track], origin, seeds);
            let pit = self.board.pit(track, last);
            let held = trial.tracks[track].get(last) - 1;
            if self.captures_at(trial, Way::Cw, pit, held) {
                return true;
            }
            if !chain || held == 0 {
                return false;
            }
            origin = last;
            seeds = trial.take(pit);
        }
    }

    /// Whether a handful ending in `pit` can make a capture.
    pub(crate) fn captures_at(&self, pos: &Position, way: Way, pit: Pit, held: u8) -> bool {
        let plan = self.plan_by_pits(pos, pit, held);
        plan.captures
            && (pos.seeds(self.lookup.opposite(pit)) > 0
                || self.first_capture(pos, way, pit, *plan).is_some())
    }

    /// What applies to a handful ending in `pit`, by that pit, those opposite, and captures before it.
    fn plan_by_pits(&self, pos: &Position, pit: Pit, held: u8) -> &Plan {
        let cheap = self.ending_table.cheap_key(pos.mover, pit, held);
        let mut key = cheap | self.ending_table.opposite_key(pos.seeds(self.lookup.opposite(pit)));
        if pos.seeds(self.lookup.behind_opposite(pit)) != 0 {
            key |= self.ending_table.bits.behind;
        }
        if self.ending_table.bits.other_end != 0 {
            key |= self.other_end_key(pos, pit);
        }
        self.ending_table.plan(self.ending_table.plan_at(key))
    }

    /// The first line of a plan that captures a seed or more. A win counts as a capture; nothing is sown after it.
    #[inline(never)]
    fn first_capture(&self, pos: &Position, way: Way, pit: Pit, plan: Plan) -> Option<(u8, Capture)> {
        let takes = |what: Capture| {
            what.own
                || pos.seeds(self.lookup.opposite(pit)) > 0
                || self.take_captured(&mut pos.clone(), way, pit, what, &mut silent()) > 0
        };
        for &line in plan.optional().iter().chain([&plan.last]) {
            match self.then(line) {
                Then::Capture(what) if takes(what) => return Some((line, what)),
                Then::Win => return Some((line, Capture::STORE)),
                _ => {}
            }
        }
        None
    }

    /// Lifts a turning pit and sows it clockwise up to its capture.
    pub(crate) fn turn_round<S: Sink>(
        &self,
        pos: &mut Position,
        hand: &mut Handful,
        pit: Pit,
        sink: &mut S,
    ) -> Option<Stop> {
        let first = self.lift(pos, pit, Way::Cw, sink);
        self.sow_clockwise(pos, hand, first, sink)
    }

    /// Sows clockwise up to a capture that the caller has found, then decides where the captured
    /// seeds go.
    fn sow_clockwise<S: Sink>(
        &self,
        pos: &mut Position,
        hand: &mut Handful,
        mut cw: Handful,
        sink: &mut S,
    ) -> Option<Stop> {
        let track = self.board.track_of(pos.mover);
        loop {
            let mut lane = usize::from(cw.origin);
            for _ in 0..cw.seeds {
                lane = self.next_lane(lane, Way::Cw);
                pos.tracks[track].add(lane, 1);
                sink.tell(|| Step::Sow { pit: self.board.pit(track, lane), by: pos.mover });
            }
            let pit = self.board.pit(track, lane);
            let held = pos.tracks[track].get(lane).wrapping_sub(1);
            let plan = self.plan_by_pits(pos, pit, held);
            if let Some((line, what)) = self.first_capture(pos, Way::Cw, pit, *plan) {
                sink.tell(|| Step::Ending { pit, line, by: pos.mover });
                if matches!(self.then(line), Then::Win) {
                    return Some(Stop::Lost(pos.mover.other()));
                }
                let seeds = self.take_captured(pos, Way::Cw, pit, what, sink);
                return self.resow(pos, hand, cw.origin, seeds, pit, sink);
            }
            if pos.seeds(pit) < 2 {
                return Some(Stop::Sleep);
            }
            if sink.on()
                && let Some(line) = self.relay_line()
            {
                sink.step(Step::Ending { pit, line, by: pos.mover });
            }
            cw = self.lift(pos, pit, Way::Cw, sink);
        }
    }

    fn relay_line(&self) -> Option<u8> {
        let found = self.endings().iter().position(|line| matches!(line.then, Then::Relay(_)))?;
        u8::try_from(found).ok()
    }

    /// Sows seeds captured clockwise from where that handful began. The player chooses the
    /// direction if sowing them clockwise would capture again.
    fn resow<S: Sink>(
        &self,
        pos: &mut Position,
        hand: &mut Handful,
        origin: u8,
        seeds: u8,
        pit: Pit,
        sink: &mut S,
    ) -> Option<Stop> {
        if self.clockwise_captures(&mut pos.clone(), usize::from(origin), seeds) {
            pos.at[0] = pit.0;
            pos.origin = origin;
            pos.way = Way::Cw;
            pos.held[pos.mover.index()] = seeds;
            return Some(Stop::Choice(Pending::Resow));
        }
        *hand = self.counterclockwise_from(origin, seeds);
        self.place_back(pos, hand, pit, sink);
        None
    }

    /// For seeds captured clockwise and sown counterclockwise: moves their beginning to where the
    /// definition sows captured seeds, if that is not where the handful began.
    fn place_back<S: Sink>(&self, pos: &mut Position, hand: &mut Handful, pit: Pit, sink: &mut S) {
        let to = self.endings().iter().find_map(|line| match line.then {
            Then::Capture(what) => Some(what.to),
            _ => None,
        });
        if let Some(to @ (Booty::SownFromOuter | Booty::SownFromGap)) = to {
            self.sown_from(pos, hand, pit, to, sink);
        }
    }

    /// The counterclockwise handful that begins where a clockwise one from `origin` began.
    fn counterclockwise_from(&self, origin: u8, seeds: u8) -> Handful {
        let began = self.next_lane(usize::from(origin), Way::Cw);
        Handful::from(self.next_lane(began, Way::Cw), seeds, Way::Ccw)
    }

    /// Goes on after the player has chosen where captured seeds go.
    pub(crate) fn resume_resow<S: Sink>(
        &self,
        pos: &mut Position,
        clockwise: bool,
        sink: &mut S,
    ) -> (Handful, Option<Stop>) {
        let seeds = core::mem::take(&mut pos.held[pos.mover.index()]);
        let origin = core::mem::take(&mut pos.origin);
        pos.way = Way::Ccw;
        let pit = Pit(core::mem::take(&mut pos.at[0]));
        let mut hand = self.counterclockwise_from(origin, seeds);
        if clockwise {
            let cw = Handful { origin, seeds, way: Way::Cw };
            let stop = self.sow_clockwise(pos, &mut hand, cw, sink);
            return (hand, stop);
        }
        self.place_back(pos, &mut hand, pit, sink);
        (hand, None)
    }

    /// The places of the turning pits from which a turn may begin with a clockwise capture, one bit for each.
    #[inline]
    pub(crate) fn reverse_places(&self, pos: &Position, side: Side) -> u32 {
        // Every start asks, and few games have such turns: those without do not pay for a call.
        if self.definition.start.reverse { self.capturing_backwards(pos, side) } else { 0 }
    }

    #[inline(never)]
    fn capturing_backwards(&self, pos: &Position, side: Side) -> u32 {
        let turning = self.ending_table.turning[side.index()];
        let filled = Pits::of_bits(turning & self.holding(pos, side, 2).bits());
        filled.places_where(|pit| self.reverse_captures(pos, pit))
    }
}
