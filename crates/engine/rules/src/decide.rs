//! Carries out a move, up to the next one.

use crate::board::{Pit, Rows, Way};
use crate::definition::{Marks, Then};
use crate::facts::{Flags, MaybePit};
use crate::legality::Refusal;
use crate::mark::Mark;
use crate::moves::{Lay, Move};
use crate::position::{Pending, Phase, Position};
use crate::rules::Rules;
use crate::step::{Sink, Step};
use crate::turn::{Handful, Stop};

/// How play continues after a move.
pub(crate) enum Go {
    /// This handful is sown next.
    Sow(Handful),
    Stop(Stop),
    /// There was nothing to sow: a pass, or a step of a set-up.
    Done,
}

impl Rules {
    /// The position after a move, up to the next one or the end of the turn.
    pub(crate) fn apply<S: Sink>(
        &self,
        from: &Position,
        mv: Move,
        sink: &mut S,
    ) -> Result<Position, Refusal> {
        let mut pos = *from;
        self.apply_in_place(&mut pos, mv, sink)?;
        Ok(pos)
    }

    #[inline]
    pub(crate) fn apply_in_place<S: Sink>(
        &self,
        pos: &mut Position,
        mv: Move,
        sink: &mut S,
    ) -> Result<(), Refusal> {
        let stop = match self.begin(pos, mv, sink)? {
            Go::Sow(hand) => self.run(pos, hand, sink),
            Go::Stop(stop) => stop,
            Go::Done => return Ok(()),
        };
        self.come_to_rest(pos, stop, sink)
    }

    /// Carries out a move up to its first handful.
    #[inline]
    pub(crate) fn begin<S: Sink>(&self, pos: &mut Position, mv: Move, sink: &mut S) -> Result<Go, Refusal> {
        match (pos.pending, mv) {
            (Pending::Nothing | Pending::Again, Move::Start(pit, way)) => self.start(pos, pit, way, sink),
            (Pending::Ending, _) => self.choose_ending(pos, mv, sink),
            _ => self.begin_rare(pos, mv, sink),
        }
    }

    /// Handles moves that are neither starts nor endings.
    #[inline(never)]
    fn begin_rare<S: Sink>(&self, pos: &mut Position, mv: Move, sink: &mut S) -> Result<Go, Refusal> {
        match (pos.pending, mv) {
            (Pending::Nothing, Move::Tap(side)) if pos.phase == Phase::Race => {
                self.tap(pos, side, sink);
            }
            (Pending::Nothing, Move::Done) if !pos.phase.is_play() => self.done(pos, sink),
            (Pending::Nothing, Move::Pass) => self.pass(pos, sink)?,
            (Pending::Nothing, Move::Lay(pit, how)) => return self.lay(pos, pit, how, sink),
            (Pending::Resow, Move::TurnRound | Move::GoOn) => {
                pos.pending = Pending::Nothing;
                let (hand, stop) = self.resume_resow(pos, mv == Move::TurnRound, sink);
                return Ok(stop.map_or(Go::Sow(hand), Go::Stop));
            }
            (Pending::Direction, Move::Sow(_)) | (Pending::House, Move::SowHouse) => {
                let way = if let Move::Sow(way) = mv { way } else { pos.way };
                let pit = Self::forget_choice(pos);
                return Ok(Go::Sow(self.lift(pos, pit, way, sink)));
            }
            (Pending::House, Move::StopAtHouse) => {
                Self::forget_choice(pos);
                return Ok(Go::Stop(Stop::Sleep));
            }
            _ => return Err(Refusal::NotOpen),
        }
        Ok(Go::Done)
    }

    /// After the sowing has stopped, ends the turn or opens the player's next choice.
    #[inline]
    fn come_to_rest<S: Sink>(&self, pos: &mut Position, stop: Stop, sink: &mut S) -> Result<(), Refusal> {
        match stop {
            Stop::Sleep => self.end_turn(pos, sink),
            Stop::Choice(kind) => {
                pos.pending = kind;
                if kind == Pending::Again && sink.on() {
                    sink.step(Step::Again { by: pos.mover });
                }
            }
            Stop::NeverEnding => return Err(Refusal::NeverEnding),
            Stop::Unlawful => return Err(Refusal::Unlawful),
            Stop::Lost(loser) => {
                pos.phase = Phase::Over;
                pos.mover = loser;
            }
        }
        Ok(())
    }

    /// Clears the fields that describe a choice and returns the pit it was about.
    fn forget_choice(pos: &mut Position) -> Pit {
        let pit = Pit(pos.at[0]);
        pos.at[0] = 0;
        pos.origin = 0;
        pos.way = Way::Ccw;
        pos.plan = 0;
        pos.pending = Pending::Nothing;
        pit
    }

    #[inline]
    fn start<S: Sink>(&self, pos: &mut Position, pit: Pit, way: Way, sink: &mut S) -> Result<Go, Refusal> {
        if !pos.phase.is_play() || !self.lookup.owns(pos.mover, pit) || pos.seeds(pit) == 0 {
            return Err(Refusal::NotOpen);
        }
        pos.pending = Pending::Nothing;
        pos.flags.clear(match self.board.rows() {
            Rows::Two => Flags::FREE_START | Flags::ONLY_CCW | Flags::ONLY_CW,
            Rows::Four => Flags::FREE_START,
        });
        if let Some(bao) = self.bao() {
            return Ok(Go::Sow(self.lift_mtaji(pos, bao, pit, way, sink)));
        }
        if way == Way::Cw && self.one_way {
            return self.reverse_start(pos, pit, sink);
        }
        Ok(Go::Sow(self.lift(pos, pit, way, sink)))
    }

    /// A turn that begins with a clockwise capture.
    #[inline(never)]
    fn reverse_start<S: Sink>(&self, pos: &mut Position, pit: Pit, sink: &mut S) -> Result<Go, Refusal> {
        if self.reverse_places(pos, pos.mover) >> pit.lane() & 1 == 0 {
            return Err(Refusal::NotOpen);
        }
        let mut hand = Handful { origin: 0, seeds: 0, way: Way::Ccw };
        let stop = self.turn_round(pos, &mut hand, pit, sink);
        Ok(stop.map_or(Go::Sow(hand), Go::Stop))
    }

    fn lay<S: Sink>(&self, pos: &mut Position, pit: Pit, how: Lay, sink: &mut S) -> Result<Go, Refusal> {
        let bao = self.bao().ok_or(Refusal::NotOpen)?;
        if pos.phase != Phase::Namua || !self.lookup.owns(pos.mover, pit) || pos.seeds(pit) == 0 {
            return Err(Refusal::NotOpen);
        }
        Ok(Go::Sow(self.lay_namua(pos, bao, pit, how, sink)))
    }

    #[inline(never)]
    fn choose_ending<S: Sink>(&self, pos: &mut Position, mv: Move, sink: &mut S) -> Result<Go, Refusal> {
        let plan = *self.ending_table.plan(pos.plan);
        let line = match mv {
            Move::GoOn => Some(plan.last),
            Move::Take | Move::TurnRound => {
                let wants_turn = mv == Move::TurnRound;
                plan.optional().iter().copied().find(|&open| wants_turn == self.turns_round(open))
            }
            _ => None,
        };
        let line = line.ok_or(Refusal::NotOpen)?;
        let mut hand = Handful { origin: pos.origin, seeds: 0, way: pos.way };
        let pit = Self::forget_choice(pos);
        let stop = self.follow(pos, &mut hand, line, pit, sink);
        Ok(stop.map_or(Go::Sow(hand), Go::Stop))
    }

    pub(crate) fn turns_round(&self, line: u8) -> bool {
        matches!(self.then(line), Then::TurnRound { .. })
    }

    /// Whether the player has to decide about an optional ending other than turning round: a
    /// capture.
    pub(crate) fn offers_capture(&self, pos: &Position) -> bool {
        let plan = self.ending_table.plan(pos.plan);
        pos.pending == Pending::Ending && plan.optional().iter().any(|&line| !self.turns_round(line))
    }

    fn pass<S: Sink>(&self, pos: &mut Position, sink: &mut S) -> Result<(), Refusal> {
        if !pos.phase.is_play() || pos.pending != Pending::Nothing {
            return Err(Refusal::NotOpen);
        }
        sink.tell(|| Step::Pass { by: pos.mover });
        let passed = if self.definition.start.may_pass { pos.passed.saturating_add(1) } else { 0 };
        self.hand_over(pos);
        pos.passed = passed;
        Ok(())
    }

    /// Ends the turn: the opponent starts next.
    #[inline]
    pub(crate) fn end_turn<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        sink.tell(|| Step::Sleep { by: pos.mover });
        let Some(bao) = self.bao() else {
            self.hand_over(pos);
            return;
        };
        let takasia = self.takasia_after(pos, bao);
        if sink.on()
            && let Some(pit) = takasia.get()
        {
            sink.step(Step::Takasia { pit });
        }
        self.hand_over(pos);
        pos.takasia = takasia;
    }

    #[inline]
    fn hand_over(&self, pos: &mut Position) {
        pos.mover = pos.mover.other();
        pos.pending = Pending::Nothing;
        pos.flags = Flags::NONE;
        pos.plan = 0;
        pos.origin = 0;
        pos.way = Way::Ccw;
        pos.at = [0; 2];
        pos.passed = 0;
        pos.takasia = MaybePit::NONE;
        if self.bao().is_some() {
            pos.phase = Self::bao_phase(pos);
        }
    }

    pub(crate) fn mark_of(&self, pos: &Position, pit: Pit) -> Mark {
        match (self.definition.marks, pos.mark(pit)) {
            (Marks::None, _) | (_, None) => Mark::None,
            (Marks::Bulls | Marks::Knives, Some(owner)) => Mark::Owned(owner),
            (Marks::Unmoved, _) => Mark::Unmoved,
            (Marks::Houses, _) => Mark::House,
        }
    }
}

/// The start of a turn as it would look if starting again led back to it.
pub(crate) fn as_again(pos: &Position) -> Position {
    let mut same = *pos;
    if same.pending == Pending::Nothing && same.phase.is_play() {
        same.pending = Pending::Again;
    }
    same
}
