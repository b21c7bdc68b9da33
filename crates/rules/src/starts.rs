//! The pits from which a turn may begin, without regard to how it goes on.

use crate::board::{MAX_TRACK, Pit, Pits, Rows, Side, Way};
use crate::definition::{StartIf, Stuck};
use crate::facts::Flags;
use crate::legality::Refusal;
use crate::moves::{Move, Moves};
use crate::position::{Pending, Phase, Position};
use crate::race;
use crate::rules::Rules;
use crate::step::silent;

impl Rules {
    /// Lists the decisions that the rules leave open, without judging where they lead: a sowing may
    /// prove to be never-ending, or to lead back. The previous contents of `moves` are dropped. In
    /// set-up phases with free numbers only [`Move::Done`] can be listed.
    pub fn pseudo_legal(&self, pos: &Position, moves: &mut Moves) {
        moves.clear();
        match pos.pending {
            Pending::Nothing | Pending::Again => self.start_candidates(pos, moves),
            Pending::Ending => {
                for &line in self.ending_table.plan(pos.plan).optional() {
                    moves.push(if self.turns_round(line) { Move::TurnRound } else { Move::Take });
                }
                moves.push(Move::GoOn);
            }
            Pending::Resow => {
                moves.push(Move::TurnRound);
                moves.push(Move::GoOn);
            }
            Pending::Direction => {
                moves.push(Move::Sow(Way::Ccw));
                moves.push(Move::Sow(Way::Cw));
            }
            Pending::House => {
                moves.push(Move::SowHouse);
                moves.push(Move::StopAtHouse);
            }
        }
    }

    fn start_candidates(&self, pos: &Position, moves: &mut Moves) {
        match pos.phase {
            Phase::Over => return,
            Phase::Race => {
                race::taps(pos, moves);
                return;
            }
            phase if !phase.is_play() => {
                if self.may_be_done(pos) {
                    moves.push(Move::Done);
                }
                return;
            }
            _ => {}
        }
        if let Some(bao) = self.bao() {
            self.bao_starts(pos, bao, moves);
            return;
        }
        self.lawful_starts(pos, pos.mover, moves);
        if self.definition.start.feeds && self.side_is_empty(pos, pos.mover.other()) {
            self.keep_feeding(pos, moves);
        }
        if pos.pending == Pending::Nothing {
            let free_pass = self.definition.start.may_pass && pos.passed < 2;
            let must_pass = self.definition.start.stuck == Stuck::Passes
                && (moves.is_empty() || (self.judged_starts && !self.has_start(pos, pos.mover)));
            if must_pass {
                moves.clear();
            }
            if free_pass || must_pass {
                moves.push(Move::Pass);
            }
        }
    }

    /// Starts from the pits that the definition allows.
    pub(crate) fn lawful_starts(&self, pos: &Position, side: Side, moves: &mut Moves) {
        if pos.flags.has(Flags::FREE_START) {
            for pit in self.holding(pos, side, 1) {
                moves.push(Move::Start(pit, Way::Ccw));
            }
            return;
        }
        let track = self.board.track_of(side);
        let pits = Places(self.start_places(pos, side)).map(|lane| self.board.pit(track, lane));
        if self.one_way {
            moves.extend(pits.map(|pit| Move::Start(pit, Way::Ccw)));
        } else {
            let only = if cfg!(feature = "noted") { Self::only_way(pos, self.board.rows()) } else { None };
            for pit in pits {
                if only != Some(Way::Cw) {
                    moves.push(Move::Start(pit, Way::Ccw));
                }
                if only != Some(Way::Ccw) {
                    moves.push(Move::Start(pit, Way::Cw));
                }
            }
        }
        // Where turns may begin in either direction, clockwise starts are open already.
        if self.definition.start.reverse && self.one_way {
            for pit in self.reverse_starts(pos, side) {
                moves.push(Move::Start(pit, Way::Cw));
            }
        }
        if moves.is_empty()
            && self.definition.start.stuck == Stuck::Rightmost
            && let Some(pit) = self.holding(pos, side, 1).last()
        {
            moves.push(Move::Start(pit, Way::Ccw));
        }
    }

    /// The only direction in which the player may start again, if it is restricted.
    pub(crate) fn only_way(pos: &Position, rows: Rows) -> Option<Way> {
        match rows {
            Rows::Two if pos.flags.has(Flags::ONLY_CCW) => Some(Way::Ccw),
            Rows::Two if pos.flags.has(Flags::ONLY_CW) => Some(Way::Cw),
            _ => None,
        }
    }

    /// Places on a player's track as pits.
    fn pits_at(&self, side: Side, places: u32) -> Pits {
        Pits::of_bits(u64::from(places) << (MAX_TRACK * self.board.track_of(side)))
    }

    /// A player's own pits that hold at least this many seeds.
    #[inline(never)]
    pub(crate) fn holding(&self, pos: &Position, side: Side, least: u8) -> Pits {
        let lanes = &pos.tracks[self.board.track_of(side)];
        let places = lanes.at_least(least, self.board.track_len());
        self.pits_at(side, self.own_places[side.index()] & places)
    }

    /// The same in their front row.
    pub(crate) fn front_holding(&self, pos: &Position, side: Side, least: u8) -> Pits {
        Pits::of_bits(self.holding(pos, side, least).bits() & self.board.front_pits(side).bits())
    }

    /// A player's own places that hold seeds, one bit for each.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    pub(crate) fn filled_places(&self, pos: &Position, side: Side) -> u32 {
        let filled = pos.tracks[self.board.track_of(side)].at_least(1, self.board.track_len());
        self.own_places[side.index()] & filled
    }

    /// Places on a player's track from which they may start, one bit for each. An empty pit is
    /// never one of them.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    pub(crate) fn start_places(&self, pos: &Position, side: Side) -> u32 {
        let mut open = self.filled_places(pos, side);
        for &condition in &self.start_conditions {
            open &= self.meeting(pos, side, condition, open);
        }
        open
    }

    /// The places at which a condition of a start holds; `open` are those that met the conditions
    /// before it. The bits of places that are not open mean nothing.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    pub(crate) fn meeting(&self, pos: &Position, side: Side, condition: StartIf, open: u32) -> u32 {
        let track = self.board.track_of(side);
        let len = self.board.track_len();
        let lanes = &pos.tracks[track];
        match condition {
            StartIf::AtLeast(n) => lanes.at_least(n, len),
            StartIf::NotExactly(n) => !lanes.at_least(n, len) | lanes.at_least(n.saturating_add(1), len),
            StartIf::LoneOnlyIntoEmpty => {
                let filled = lanes.at_least(1, len);
                let next_filled = filled >> 1 | (filled & 1) << (len - 1);
                !next_filled | lanes.at_least(2, len)
            }
            #[allow(clippy::cast_possible_truncation)] // the 32 places of the track
            StartIf::NotMarked => !((pos.marks[0] | pos.marks[1]) >> (32 * track)) as u32,
            StartIf::Leftmost => {
                // The lowest place that is still open, because conditions are checked in order.
                open & open.wrapping_neg()
            }
            StartIf::FirstNotOnOwnOccupied => {
                let mut places = 0;
                for pit in self.pits_at(side, open) {
                    places |= u32::from(self.first_ends_well(pos, side, pit)) << pit.lane();
                }
                places
            }
            StartIf::CapturesIfAny => {
                let capturing =
                    if cfg!(feature = "noted") { self.capturing_first(pos, side, open) } else { 0 };
                if capturing == 0 { open } else { capturing }
            }
        }
    }

    /// The open places whose first handful ends in a capture (four rows, counterclockwise).
    fn capturing_first(&self, pos: &Position, side: Side, open: u32) -> u32 {
        let mut places = 0;
        for pit in self.pits_at(side, open) {
            let mut trial = *pos;
            trial.mover = side;
            let seeds = trial.take(pit);
            let last = self.handfuls.sow_ccw(&mut trial.tracks[pit.track()], pit.lane(), seeds);
            let held = trial.tracks[pit.track()].get(last).wrapping_sub(1);
            let captures = self.capture_at(&trial, self.board.pit(pit.track(), last), held).is_some();
            places |= u32::from(captures) << pit.lane();
        }
        places
    }

    /// Whether a pit's first handful ends elsewhere than in an occupied pit on its owner's side.
    fn first_ends_well(&self, pos: &Position, side: Side, pit: Pit) -> bool {
        let seeds = usize::from(pos.seeds(pit).max(1));
        // The lifted pit is passed over, so the round is one pit short.
        let round = self.board.track_len() - 1;
        let steps = (seeds - 1) % round + 1;
        let end = self.board.pit(pit.track(), self.handfuls.wrap(pit.lane() + steps));
        let occupied = pos.seeds(end) > 0 || seeds > round;
        !(occupied && self.board.owner(end) == side)
    }

    /// Whether a player would have a lawful start if it were their turn.
    pub(crate) fn has_start(&self, pos: &Position, side: Side) -> bool {
        if !self.judged_starts {
            return self.start_places(pos, side) != 0 || !self.reverse_starts(pos, side).is_empty();
        }
        let mut trial = *pos;
        trial.mover = side;
        let mut moves = Moves::default();
        self.lawful_starts(&trial, side, &mut moves);
        moves.iter().any(|&m| self.apply(&trial, m, &mut silent()) != Err(Refusal::Unlawful))
    }

    /// Keeps the starts that give the opponent seeds, if there are any.
    #[inline(never)]
    fn keep_feeding(&self, pos: &Position, moves: &mut Moves) {
        let mut feeding = *moves;
        feeding.retain(|decision| self.feeds(pos, decision));
        if !feeding.is_empty() {
            *moves = feeding;
        }
    }

    /// Whether a start leaves the opponent with seeds on their side.
    fn feeds(&self, pos: &Position, decision: Move) -> bool {
        let other = pos.mover.other();
        self.apply(pos, decision, &mut silent()).is_ok_and(|next| next.side_total(self.board, other) > 0)
    }
}

/// The places of a set of bits, lowest first.
struct Places(u32);

impl Iterator for Places {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let lowest = (self.0 != 0).then(|| self.0.trailing_zeros() as usize);
        self.0 &= self.0.wrapping_sub(1);
        lowest
    }
}
