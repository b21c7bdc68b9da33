//! The pits from which a turn may begin, without regard to how it goes on.

use crate::board::{Board, MAX_TRACK, Pit, Pits, Rows, Side, Way};
use crate::definition::{StartIf, Stuck};
use crate::facts::Flags;
use crate::legality::Refusal;
use crate::moves::{Move, Moves};
use crate::position::{Pending, Phase, Position};
use crate::race;
use crate::rules::Rules;
use crate::step::silent;

impl Rules {
    /// Lists the moves that the rules leave open, without judging where they lead: a sowing may
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
            Phase::Over => {}
            Phase::Race => race::taps(pos, moves),
            phase if !phase.is_play() => {
                if self.may_be_done(pos) {
                    moves.push(Move::Done);
                }
            }
            _ => match self.bao() {
                Some(bao) => self.bao_starts(pos, bao, moves),
                None => moves.extend(self.open_starts(pos).iter()),
            },
        }
    }

    /// The moves open where a turn begins, or where a player starts again: starts and the pass.
    /// Not for bao and not before the first turn.
    #[cfg_attr(not(any(feature = "compact", target_family = "wasm")), inline(always))]
    pub(crate) fn open_starts(&self, pos: &Position) -> Starts {
        let mut starts = self.lawful_starts(pos, pos.mover);
        if self.definition.start.feeds && self.side_is_empty(pos, pos.mover.other()) {
            self.keep_feeding(pos, &mut starts);
        }
        if pos.pending == Pending::Nothing {
            let free_pass = self.definition.start.may_pass && pos.passed < 2;
            let must_pass = self.definition.start.stuck == Stuck::Passes
                && (starts.bits == 0 || (self.judged_starts && !self.has_start(pos, pos.mover)));
            if must_pass {
                starts.bits = 0;
            }
            starts.pass = free_pass || must_pass;
        }
        starts
    }

    /// [`Rules::open_starts`] if nothing else is open here.
    #[cfg_attr(not(any(feature = "compact", target_family = "wasm")), inline(always))]
    pub(crate) fn quick_starts(&self, pos: &Position) -> Option<Starts> {
        let starts = matches!(pos.pending, Pending::Nothing | Pending::Again);
        (starts && pos.phase == Phase::Play && self.bao().is_none()).then(|| self.open_starts(pos))
    }

    /// Starts from the pits that the definition and this turn allow.
    #[cfg_attr(not(any(feature = "compact", target_family = "wasm")), inline(always))]
    pub(crate) fn lawful_starts(&self, pos: &Position, side: Side) -> Starts {
        let track = self.board.track_of(side);
        let places = self.start_places(pos, side);
        let mut starts = if self.one_way {
            // Where turns may begin in either direction, clockwise starts are open already.
            Starts::one_way(self.board, track, places, self.reverse_places(pos, side))
        } else {
            Starts::either_way(self.board, track, places)
        };
        if starts.bits == 0 && self.definition.start.stuck == Stuck::Rightmost {
            let filled = self.places_holding(pos, side, 1);
            starts = Starts::one_way(self.board, track, self.rightmost(filled), 0);
        }
        if pos.flags.has(Flags::FREE_START | Flags::ONLY_CCW | Flags::ONLY_CW) {
            starts.bits = self.bits_as_told(pos, side, starts);
        }
        starts
    }

    /// The bits of starts in a turn that frees or restricts them.
    #[cold]
    fn bits_as_told(&self, pos: &Position, side: Side, usual: Starts) -> u64 {
        let places = self.places_holding(pos, side, 1);
        match (pos.flags.has(Flags::FREE_START), usual.paired) {
            (true, false) => places.into(),
            (true, true) => Starts::either_way(self.board, 0, places).bits & Starts::CCW,
            (false, true) if self.board.rows() == Rows::Two => {
                usual.bits & if pos.flags.has(Flags::ONLY_CCW) { Starts::CCW } else { !Starts::CCW }
            }
            _ => usual.bits,
        }
    }

    /// The rightmost of a player's places; of two in one column that in the back row, from which a
    /// race begins too.
    #[cold]
    fn rightmost(&self, places: u32) -> u32 {
        if self.board.rows() == Rows::Four {
            let columns = self.board.columns();
            let mut from_right = (0..columns).rev().flat_map(|back| [back, 2 * columns - 1 - back]);
            return from_right.find(|place| places >> place & 1 != 0).map_or(0, |place| 1 << place);
        }
        // The row of each player is sown from the left.
        places & 1_u32.checked_shl(31 - places.leading_zeros().min(31)).unwrap_or(0)
    }

    fn pits_at(&self, side: Side, places: u32) -> Pits {
        Pits::of_bits(u64::from(places) << (MAX_TRACK * self.board.track_of(side)))
    }

    /// A player's own pits that hold at least this many seeds.
    #[inline(never)]
    pub(crate) fn holding(&self, pos: &Position, side: Side, least: u8) -> Pits {
        self.pits_at(side, self.places_holding(pos, side, least))
    }

    /// A player's own front pits that hold at least this many seeds.
    pub(crate) fn front_holding(&self, pos: &Position, side: Side, least: u8) -> Pits {
        Pits::of_bits(self.holding(pos, side, least).bits() & self.board.front_pits(side).bits())
    }

    /// A player's own places that hold at least this many seeds, one bit for each.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    pub(crate) fn places_holding(&self, pos: &Position, side: Side, least: u8) -> u32 {
        let lanes = &pos.tracks[self.board.track_of(side)];
        self.own_places[side.index()] & lanes.at_least(least, self.board.track_len())
    }

    /// Places on a player's track from which they may start, one bit for each. An empty pit is
    /// never one of them.
    #[cfg_attr(not(feature = "compact"), inline(always))]
    pub(crate) fn start_places(&self, pos: &Position, side: Side) -> u32 {
        let mut open = self.places_holding(pos, side, self.start_least);
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
                self.pits_at(side, open).places_where(|pit| self.first_ends_well(pos, side, pit))
            }
            StartIf::CapturesIfAny => {
                let capturing = self.capturing_first(pos, side, open);
                if capturing == 0 { open } else { capturing }
            }
        }
    }

    /// The open places whose first handful ends in a capture (four rows, counterclockwise).
    fn capturing_first(&self, pos: &Position, side: Side, open: u32) -> u32 {
        self.pits_at(side, open).places_where(|pit| {
            let mut trial = *pos;
            trial.mover = side;
            let seeds = trial.take(pit);
            let last = self.handfuls.sow_ccw(&mut trial.tracks[pit.track()], pit.lane(), seeds);
            let held = trial.tracks[pit.track()].get(last).wrapping_sub(1);
            let end = self.board.pit(pit.track(), last);
            self.captures_at(&trial, Way::Ccw, end, held)
        })
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
            return self.start_places(pos, side) != 0 || self.reverse_places(pos, side) != 0;
        }
        let mut trial = *pos;
        trial.mover = side;
        let starts = self.lawful_starts(&trial, side);
        starts.iter().any(|m| self.apply(&trial, m, &mut silent()) != Err(Refusal::Unlawful))
    }

    /// Keeps the starts that give the opponent seeds, if there are any.
    #[inline(never)]
    fn keep_feeding(&self, pos: &Position, starts: &mut Starts) {
        let mut feeding = *starts;
        for (bit, mv) in starts.numbered() {
            if !self.feeds(pos, mv) {
                feeding.bits &= !(1 << bit);
            }
        }
        if feeding.bits != 0 {
            *starts = feeding;
        }
    }

    /// Whether a start leaves the opponent with seeds on their side.
    fn feeds(&self, pos: &Position, mv: Move) -> bool {
        let other = pos.mover.other();
        self.apply(pos, mv, &mut silent()).is_ok_and(|next| next.side_total(self.board, other) > 0)
    }
}

/// The starts of a player and the pass as a set of bits, in the order in which they are listed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Starts {
    board: Board,
    track: u8,
    /// The two directions of a pit are neighbours; otherwise all counterclockwise starts come first.
    paired: bool,
    pass: bool,
    bits: u64,
}

impl Starts {
    /// The counterclockwise starts of those that are paired.
    const CCW: u64 = 0x5555_5555_5555_5555;

    #[inline]
    #[allow(clippy::cast_possible_truncation)] // a track is 0 or 1
    fn one_way(board: Board, track: usize, ccw: u32, cw: u32) -> Self {
        let bits = u64::from(ccw) | u64::from(cw) << MAX_TRACK;
        Self { board, track: track as u8, paired: false, pass: false, bits }
    }

    #[inline]
    fn either_way(board: Board, track: usize, places: u32) -> Self {
        // Spreads the bits to every other place.
        let mut bits = u64::from(places);
        bits = (bits | bits << 16) & 0x0000_ffff_0000_ffff;
        bits = (bits | bits << 8) & 0x00ff_00ff_00ff_00ff;
        bits = (bits | bits << 4) & 0x0f0f_0f0f_0f0f_0f0f;
        bits = (bits | bits << 2) & 0x3333_3333_3333_3333;
        bits = (bits | bits << 1) & Self::CCW;
        let paired = true;
        Self { bits: bits | bits << 1, paired, ..Self::one_way(board, track, 0, 0) }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.bits.count_ones() as usize + usize::from(self.pass)
    }

    #[inline]
    pub(crate) fn first(&self) -> Option<Move> {
        if self.bits == 0 {
            self.pass.then_some(Move::Pass)
        } else {
            Some(self.start(self.bits.trailing_zeros()))
        }
    }

    /// The move at an index below [`Self::len`]; past the starts, the pass.
    #[inline]
    pub(crate) fn nth(&self, index: usize) -> Move {
        let mut left = self.bits;
        for _ in 0..index {
            left &= left.wrapping_sub(1);
        }
        if left == 0 { Move::Pass } else { self.start(left.trailing_zeros()) }
    }

    #[inline]
    fn start(&self, bit: u32) -> Move {
        let (lane, clockwise) = if self.paired { (bit / 2, bit & 1 != 0) } else { (bit & 31, bit & 32 != 0) };
        let way = if clockwise { Way::Cw } else { Way::Ccw };
        Move::Start(self.board.pit(usize::from(self.track), lane as usize), way)
    }

    fn numbered(self) -> impl Iterator<Item = (u32, Move)> {
        let mut left = self.bits;
        core::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some((bit, self.start(bit)))
        })
    }

    /// All moves in order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Move> {
        self.numbered().map(|(_, start)| start).chain(self.pass.then_some(Move::Pass))
    }
}
