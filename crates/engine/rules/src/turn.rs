//! The engine: it sows handfuls and looks up their endings until the turn ends or
//! the player has to decide.
//!
//! This file is longer than most: measurements favoured one function for the sowing loop and its short cuts.

use crate::board::{Pit, Rows, Side, Way};
use crate::definition::{Marks, Opening, RelayWay, Skip, Then};
use crate::ending_table::ASK_MORE;
use crate::facts::Flags;
use crate::position::{Pending, Phase, Position};
use crate::rules::Rules;
use crate::step::{Sink, Step};

/// Seeds in the hand, about to be sown from the pit after `origin`. As a whole word it is written at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(4))]
pub(crate) struct Handful {
    /// Place on the mover's track.
    pub(crate) origin: u8,
    pub(crate) seeds: u8,
    pub(crate) way: Way,
}

impl Handful {
    /// A handful from a place of the track.
    #[inline]
    #[allow(clippy::cast_possible_truncation)] // a lane is below 32
    pub(crate) const fn from(lane: usize, seeds: u8, way: Way) -> Self {
        Self { origin: lane as u8, seeds, way }
    }
}

/// Why the sowing stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    Sleep,
    Choice(Pending),
    /// The game is over in mid-turn; this player has lost it.
    Lost(Side),
    Unlawful,
    NeverEnding,
}

/// Seeds after which a turn is watched for repeating itself.
const WATCH_AFTER: u32 = 300;

/// Brent's cycle finding: compares every pick-up with an earlier one, which is
/// replaced at powers of two.
struct Watch {
    anchor: (Position, Handful),
    steps: u32,
    power: u32,
}

impl Watch {
    /// Whether this pick-up is the same as the one remembered.
    #[inline]
    fn sees(watch: &mut Option<Self>, pos: &Position, hand: Handful) -> bool {
        if let Some(watch) = watch
            && hand != watch.anchor.1
            && watch.steps + 1 < watch.power
        {
            watch.steps += 1;
            return false;
        }
        Self::looks(watch, pos, hand)
    }

    #[cold]
    #[inline(never)]
    fn looks(watch: &mut Option<Self>, pos: &Position, hand: Handful) -> bool {
        let Some(watch) = watch else {
            *watch = Some(Self { anchor: (*pos, hand), steps: 0, power: 8 });
            return false;
        };
        if hand == watch.anchor.1 && *pos == watch.anchor.0 {
            return true;
        }
        watch.steps += 1;
        if watch.steps == watch.power {
            watch.anchor = (*pos, hand);
            watch.steps = 0;
            watch.power *= 2;
        }
        false
    }
}

impl Rules {
    /// Sows until something stops it. A turn never ends if it returns to an earlier pick-up;
    /// one that reaches the bound of seeds counts as never-ending too.
    #[inline]
    pub(crate) fn run<S: Sink>(&self, pos: &mut Position, hand: Handful, sink: &mut S) -> Stop {
        // The compact build has one way of sowing only, to stay small.
        #[cfg(not(feature = "compact"))]
        if self.glides && hand.way == Way::Ccw && !sink.on() {
            return self.run_gliding::<S, false>(pos, hand, 0, sink);
        }
        self.run_watched(pos, hand, 0, sink)
    }

    /// [`Rules::run`] for games whose relays depend only on the pit and what it
    /// held: a tight loop sows those, and the rest is sown as usual. A turn is
    /// watched only once it has become long.
    #[cfg(not(feature = "compact"))]
    fn run_gliding<S: Sink, const WATCHED: bool>(
        &self,
        pos: &mut Position,
        mut hand: Handful,
        mut sown: u32,
        sink: &mut S,
    ) -> Stop {
        let mover = pos.mover;
        let track = self.board.track_of(mover);
        let relay_from = self.ending_table.relay_from(mover);
        let mut watch: Option<Watch> = None;
        loop {
            let (mut origin, mut seeds) = (usize::from(hand.origin), hand.seeds);
            let until = if WATCHED { 0 } else { WATCH_AFTER };
            let last = loop {
                let lanes = &mut pos.tracks[track];
                let glide = self.handfuls.glide(lanes, &mut origin, &mut seeds, &mut sown, relay_from, until);
                if let Some(last) = glide {
                    break last;
                }
                let hand = Handful::from(origin, seeds, Way::Ccw);
                if !WATCHED {
                    return self.run_gliding::<S, true>(pos, hand, sown, sink);
                }
                if sown >= WATCH_AFTER && (sown >= sink.bound() || Watch::sees(&mut watch, pos, hand)) {
                    sink.sown(sown);
                    return Stop::NeverEnding;
                }
            };
            hand = Handful::from(origin, seeds, Way::Ccw);
            let pit = self.board.pit(track, last);
            let held = pos.tracks[track].get(last).wrapping_sub(1);
            // The pit alone does not say what happens where the loop stopped: look up the full key at once.
            let cheap = self.ending_table.cheap_key(mover, pit, held);
            let plan = self.plan_asking_more(pos, hand, pit, held, cheap);
            if let Some(stop) = self.carry_out(pos, &mut hand, pit, plan, sink) {
                sink.sown(sown);
                return stop;
            }
            if hand.way == Way::Cw {
                return self.run_watched(pos, hand, sown, sink);
            }
            if sown >= WATCH_AFTER {
                if !WATCHED {
                    return self.run_gliding::<S, true>(pos, hand, sown, sink);
                }
                if sown >= sink.bound() || Watch::sees(&mut watch, pos, hand) {
                    sink.sown(sown);
                    return Stop::NeverEnding;
                }
            }
        }
    }

    /// [`Rules::run`] lap by lap, with `sown` seeds already sown.
    fn run_watched<S: Sink>(
        &self,
        pos: &mut Position,
        mut hand: Handful,
        mut sown: u32,
        sink: &mut S,
    ) -> Stop {
        let mut watch: Option<Watch> = None;
        loop {
            sown += u32::from(hand.seeds).max(1);
            if let Some(stop) = self.lap(pos, &mut hand, sink) {
                sink.sown(sown);
                return stop;
            }
            if sown >= WATCH_AFTER && (sown >= sink.bound() || Watch::sees(&mut watch, pos, hand)) {
                sink.sown(sown);
                return Stop::NeverEnding;
            }
        }
    }

    /// Sows one handful and does what its ending says. Returns `None` when `hand`
    /// holds the next handful.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    pub(crate) fn lap<S: Sink>(&self, pos: &mut Position, hand: &mut Handful, sink: &mut S) -> Option<Stop> {
        let mover = pos.mover;
        let track = self.board.track_of(mover);
        let last = self.sow(pos, *hand, track, sink);
        let pit = self.board.pit(track, last);
        let held = pos.tracks[track].get(last).wrapping_sub(1);
        if self.front_in_turn
            && let Some(loser) = self.empty_front(pos)
        {
            sink.tell(|| Step::Sow { pit, by: mover });
            return Some(Stop::Lost(loser));
        }
        let plan = self.plan_for(pos, *hand, pit, held);
        self.carry_out(pos, hand, pit, plan, sink)
    }

    /// Does what a plan says, or stops where the player has to choose.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    fn carry_out<S: Sink>(
        &self,
        pos: &mut Position,
        hand: &mut Handful,
        pit: Pit,
        plan: u8,
        sink: &mut S,
    ) -> Option<Stop> {
        let mover = pos.mover;
        // A short cut to the result of the lookup below.
        let quick = !cfg!(feature = "compact") && !sink.on();
        if quick && self.ending_table.sleeps(plan) {
            return Some(Stop::Sleep);
        }
        if quick && self.ending_table.relays(plan) {
            *hand = self.lift(pos, pit, hand.way, sink);
            return None;
        }
        let found = self.ending_table.plan(plan);
        // While the player chooses, the last seed lies here, even if it may move on.
        if sink.on() && (found.optional_count > 0 || !matches!(self.then(found.last), Then::MoveOnAndSleep)) {
            sink.step(Step::Sow { pit, by: mover });
        }
        if found.optional_count > 0 {
            pos.at[0] = pit.0;
            pos.origin = hand.origin;
            pos.way = hand.way;
            pos.plan = plan;
            return Some(Stop::Choice(Pending::Ending));
        }
        self.follow(pos, hand, found.last, pit, sink)
    }

    /// The player whose front row is empty, the opponent first.
    #[inline(never)]
    pub(crate) fn empty_front(&self, pos: &Position) -> Option<Side> {
        [pos.mover.other(), pos.mover]
            .into_iter()
            .find(|&side| self.lookup.front_is_empty(&pos.tracks[self.board.track_of(side)]))
    }

    /// Sows a handful and returns the place of the last seed. When traced, the
    /// caller reports the last seed.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    fn sow<S: Sink>(&self, pos: &mut Position, hand: Handful, track: usize, sink: &mut S) -> usize {
        let origin = usize::from(hand.origin);
        if cfg!(feature = "compact") || sink.on() || u16::from(hand.seeds) >= self.slow_from {
            return self.sow_one_by_one(pos, hand, track, sink);
        }
        if self.follows_sides {
            self.note_sides(pos, origin, usize::from(hand.seeds), hand.way);
        }
        let lanes = &mut pos.tracks[track];
        match hand.way {
            Way::Ccw => self.handfuls.sow_ccw(lanes, origin, hand.seeds),
            Way::Cw => self.handfuls.sow_cw(lanes, origin, hand.seeds),
        }
    }

    /// Sets the flags for crossing and coming round, on a shared track.
    #[inline]
    fn note_sides(&self, pos: &mut Position, origin: usize, seeds: usize, way: Way) {
        if self.board.rows() == Rows::Four {
            return;
        }
        let (n, len) = (self.board.columns(), self.board.track_len());
        // The place counted from the mover's left end: below n it is on their side.
        let from = match pos.mover {
            Side::South => origin,
            Side::North if origin >= n => origin - n,
            Side::North => origin + n,
        };
        let (crossed, round) = match way {
            Way::Ccw => (from + seeds >= n, from + seeds >= len),
            Way::Cw if from < n => (seeds > from, seeds > from + n),
            Way::Cw => (true, seeds > from - n),
        };
        if crossed {
            pos.flags.set(Flags::CROSSED);
        }
        if round {
            pos.flags.set(Flags::ROUND);
        }
    }

    fn sow_one_by_one<S: Sink>(
        &self,
        pos: &mut Position,
        hand: Handful,
        track: usize,
        sink: &mut S,
    ) -> usize {
        let mut lane = usize::from(hand.origin);
        let mut left = hand.seeds;
        let mut steps = 0;
        while left > 0 {
            lane = self.next_lane(lane, hand.way);
            steps += 1;
            let pit = self.board.pit(track, lane);
            if self.is_passed_over(pos, pit, hand.origin) {
                sink.tell(|| Step::Skip { pit, by: pos.mover });
                continue;
            }
            pos.tracks[track].add(lane, 1);
            left -= 1;
            if sink.on() && left > 0 {
                sink.step(Step::Sow { pit, by: pos.mover });
            }
        }
        if self.follows_sides {
            self.note_sides(pos, usize::from(hand.origin), steps, hand.way);
        }
        if let Some((_, Opening::Handful)) = self.passes_over {
            pos.flags.clear(Flags::OPENING);
        }
        lane
    }

    fn is_passed_over(&self, pos: &Position, pit: Pit, origin: u8) -> bool {
        match self.definition.skip {
            Skip::None => false,
            Skip::Origin => pit.lane() == usize::from(origin),
            Skip::EnemyHolding { seeds, .. } => {
                !pos.flags.has(Flags::OPENING)
                    && self.board.owner(pit) != pos.mover
                    && pos.seeds(pit) == seeds
            }
        }
    }

    /// The next place on a track.
    #[inline]
    pub(crate) fn next_lane(&self, lane: usize, way: Way) -> usize {
        let len = self.board.track_len();
        match way {
            Way::Ccw if lane + 1 == len => 0,
            Way::Ccw => lane + 1,
            Way::Cw if lane == 0 => len - 1,
            Way::Cw => lane - 1,
        }
    }

    /// Which lines apply, now that the last seed has fallen into `pit`, which
    /// held `held` before.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    pub(crate) fn plan_for(&self, pos: &Position, hand: Handful, pit: Pit, held: u8) -> u8 {
        let cheap = self.ending_table.cheap_key(pos.mover, pit, held);
        let quick = if cfg!(feature = "compact") { ASK_MORE } else { self.ending_table.quick(cheap) };
        if quick == ASK_MORE { self.plan_asking_more(pos, hand, pit, held, cheap) } else { quick }
    }

    #[cfg_attr(not(feature = "compact"), inline(always))]
    fn plan_asking_more(&self, pos: &Position, hand: Handful, pit: Pit, held: u8, cheap: u16) -> u8 {
        let bits = &self.ending_table.bits;
        let mut key = cheap | self.ending_table.opposite_key(pos.seeds(self.lookup.opposite(pit)));
        if bits.behind != 0 && pos.seeds(self.lookup.behind_opposite(pit)) != 0 {
            key |= bits.behind;
        }
        key |= self.ending_table.flag_key(pos.flags.with(Flags::EATEN, pos.eaten.has(pos.mover)));
        if self.ending_table.asks_dear {
            if bits.clockwise != 0
                && held > 0
                && self.ending_table.turning[pos.mover.index()] >> (pit.0 & 63) & 1 != 0
                && self.reverse_captures(pos, pit)
            {
                key |= bits.clockwise;
            }
            if self.ending_table.asks_rare {
                key |= self.rare_key(pos, hand, pit, held);
            }
        }
        self.ending_table.plan_at(key)
    }

    /// The part of the key that few games ask for: marks, a pair, the house, takasia, the other end.
    fn rare_key(&self, pos: &Position, hand: Handful, pit: Pit, held: u8) -> u16 {
        let bits = &self.ending_table.bits;
        let mut key = 0;
        if bits.other_end != 0 {
            key |= self.other_end_key(pos, pit);
        }
        if bits.opposite_marked != 0 && pos.marked(self.lookup.opposite(pit)) {
            key |= bits.opposite_marked;
        }
        if bits.marked != 0 && pos.marked(pit) {
            key |= bits.marked;
        }
        if bits.pair != 0 && hand.seeds >= 2 && !pos.marked(pit) {
            let before = self.board.pit(pit.track(), self.next_lane(pit.lane(), hand.way.turned()));
            let (a, b) = self.ending_table.pair;
            let two = (held.saturating_add(1), pos.seeds(before));
            if (two == (a, b) || two == (b, a)) && !pos.marked(before) {
                key |= bits.pair;
            }
        }
        if bits.house != 0 && self.is_powerful_house(pos, pit, held.saturating_add(1)) {
            key |= bits.house;
        }
        if bits.takasia != 0 && pos.takasia.is(pit) {
            key |= bits.takasia;
        }
        key
    }

    /// Does what a line says. Returns `None` when `hand` holds the next handful.
    #[inline]
    pub(crate) fn follow<S: Sink>(
        &self,
        pos: &mut Position,
        hand: &mut Handful,
        line: u8,
        pit: Pit,
        sink: &mut S,
    ) -> Option<Stop> {
        let then = self.then(line);
        let by = pos.mover;
        if sink.on() && !matches!(then, Then::MoveOnAndSleep) {
            sink.step(Step::Ending { pit, line, by });
        }
        match then {
            Then::Relay(RelayWay::Chosen) => {
                pos.at[0] = pit.0;
                Some(Stop::Choice(Pending::Direction))
            }
            Then::Relay(way) => {
                *hand = self.lift(pos, pit, way.after(hand.way), sink);
                None
            }
            Then::Win => Some(Stop::Lost(pos.mover.other())),
            Then::Sleep => Some(Stop::Sleep),
            Then::Capture(what) => self.capture(pos, hand, pit, what, sink),
            Then::TurnRound { .. } => self.turn_round(pos, hand, pit, sink),
            Then::MarkIt => {
                self.put_mark(pos, pit, sink);
                Some(Stop::Sleep)
            }
            Then::MarkPair => {
                let before = self.board.pit(pit.track(), self.next_lane(pit.lane(), hand.way.turned()));
                self.put_mark(pos, before, sink);
                self.put_mark(pos, pit, sink);
                Some(Stop::Sleep)
            }
            Then::MoveOnAndSleep => {
                let next = self.board.pit(pit.track(), self.next_lane(pit.lane(), hand.way));
                pos.tracks[pit.track()].remove(pit.lane(), 1);
                pos.add(next, 1);
                // The handful of a player who has chosen is empty: its last seed has fallen.
                let fallen = hand.seeds == 0;
                if fallen {
                    self.take_up_last(pos, pit, sink);
                }
                if sink.on() {
                    if !fallen {
                        sink.step(Step::Skip { pit, by });
                    }
                    sink.step(Step::Sow { pit: next, by });
                    sink.step(Step::Ending { pit, line, by });
                }
                Some(Stop::Sleep)
            }
            again @ (Then::StartAgain | Then::StartAgainOtherWay) => {
                if matches!(again, Then::StartAgainOtherWay) {
                    let only = if hand.way == Way::Ccw { Flags::ONLY_CW } else { Flags::ONLY_CCW };
                    pos.flags.clear(Flags::ONLY_CCW | Flags::ONLY_CW);
                    pos.flags.set(only);
                }
                Some(Stop::Choice(Pending::Again))
            }
            Then::SowHouseOrStop => {
                pos.at[0] = pit.0;
                pos.way = hand.way;
                Some(Stop::Choice(Pending::House))
            }
            Then::Unlawful => Some(Stop::Unlawful),
        }
    }

    /// Tells that the last seed, which lay in a pit while the player had to choose, is taken up again.
    fn take_up_last<S: Sink>(&self, pos: &mut Position, pit: Pit, sink: &mut S) {
        if pos.seeds(pit) == 0 || self.definition.marks == Marks::Unmoved {
            pos.unmark(pit);
        }
        sink.tell(|| Step::Lift { pit, seeds: 1, by: pos.mover });
        // It falls once more.
        sink.sown(1);
    }

    #[inline]
    pub(crate) fn lift<S: Sink>(&self, pos: &mut Position, pit: Pit, way: Way, sink: &mut S) -> Handful {
        let seeds = pos.take(pit);
        if self.has_marks {
            pos.unmark(pit);
        }
        sink.tell(|| Step::Lift { pit, seeds, by: pos.mover });
        Handful::from(pit.lane(), seeds, way)
    }

    fn put_mark<S: Sink>(&self, pos: &mut Position, pit: Pit, sink: &mut S) {
        if matches!(self.definition.marks, Marks::None) {
            return;
        }
        pos.set_mark(pit, pos.mover);
        sink.tell(|| Step::Mark { pit, owner: Some(pos.mover) });
    }

    /// The first capture of the mtaji phase ends both houses (Bao).
    pub(crate) fn end_houses<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        let outlives = self.bao().is_some_and(|bao| bao.house_outlives_namua);
        if pos.phase != Phase::Mtaji || outlives || pos.marks == [0, 0] {
            return;
        }
        if sink.on() {
            for pit in self.board.pits() {
                if pos.marked(pit) {
                    sink.step(Step::Mark { pit, owner: None });
                }
            }
        }
        pos.marks = [0, 0];
    }
}
