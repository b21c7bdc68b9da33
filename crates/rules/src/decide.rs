//! Carrying out a decision, up to the next one.

use crate::board::{Pit, Rows, Way};
use crate::moves::{Lay, Move, Moves};
use crate::page::{Marks, Then};
use crate::position::{NO_PIT, Pending, Phase, Position, flag};
use crate::rules::Rules;
use crate::state::Mark;
use crate::step::{Sink, Step, silent};
use crate::turn::{Handful, Stop};

/// Why a decision is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not among those that the rules leave open.
    NotOpen,
    /// The sowing would go on for ever (or beyond the bound of seeds).
    NeverEnding,
    /// It leads back to an earlier decision of this turn.
    LeadsBack,
    /// The way its turn goes is forbidden by an option.
    Unlawful,
}

/// How a decision goes on.
pub(crate) enum Go {
    /// A handful is to be sown.
    Sow(Handful),
    /// Nothing is sown any more.
    Stop(Stop),
    /// Nothing was to be sown: a pass, a step of a set-up.
    Done,
}

/// What a player to decide can do.
#[allow(clippy::large_enum_variant)] // it lives on the stack for a moment
#[derive(Clone, Debug)]
pub enum Standing {
    /// These decisions are legal.
    Open(Moves),
    /// Every decision leads back: the turn ends of itself.
    TurnEnds,
    /// Every decision is never-ending: the game ends.
    Endless,
    /// There is nothing to decide.
    Nothing,
}

impl Rules {
    /// Carries out a decision from [`Rules::candidates`], up to the next one or
    /// the end of the turn. The trail of the turn is not considered; see
    /// [`Rules::standing`].
    ///
    /// # Errors
    /// The [`Refusal`]; `from` is unchanged in any case.
    pub fn decide(&self, from: &Position, decision: Move) -> Result<Position, Refusal> {
        self.apply(from, decision, &mut silent())
    }

    /// [`Rules::decide`] on the position itself. After [`Refusal::NotOpen`] it
    /// is unchanged, after any other refusal it is spoilt: for callers that
    /// count every copy.
    ///
    /// # Errors
    /// The [`Refusal`].
    #[inline]
    pub fn decide_in_place(&self, pos: &mut Position, decision: Move) -> Result<(), Refusal> {
        self.apply_in_place(pos, decision, &mut silent())
    }

    pub(crate) fn apply<S: Sink>(
        &self,
        from: &Position,
        decision: Move,
        sink: &mut S,
    ) -> Result<Position, Refusal> {
        let mut pos = *from;
        self.apply_in_place(&mut pos, decision, sink)?;
        Ok(pos)
    }

    #[inline]
    pub(crate) fn apply_in_place<S: Sink>(
        &self,
        pos: &mut Position,
        decision: Move,
        sink: &mut S,
    ) -> Result<(), Refusal> {
        let stop = match self.begin(pos, decision, sink)? {
            Go::Sow(hand) => self.run(pos, hand, sink),
            Go::Stop(stop) => stop,
            Go::Done => return Ok(()),
        };
        self.come_to_rest(pos, stop, sink)
    }

    /// Carries out a decision up to its first handful.
    #[inline]
    pub(crate) fn begin<S: Sink>(
        &self,
        pos: &mut Position,
        decision: Move,
        sink: &mut S,
    ) -> Result<Go, Refusal> {
        match (pos.pending, decision) {
            (Pending::Nothing | Pending::Again, Move::Start(pit, way)) => self.start(pos, pit, way, sink),
            (Pending::Ending, _) => self.choose_ending(pos, decision, sink),
            _ => self.begin_rare(pos, decision, sink),
        }
    }

    /// The decisions that are no starts and no endings.
    #[inline(never)]
    fn begin_rare<S: Sink>(&self, pos: &mut Position, decision: Move, sink: &mut S) -> Result<Go, Refusal> {
        match (pos.pending, decision) {
            (Pending::Nothing, Move::Tap(side)) if pos.phase == Phase::Race => self.tap(pos, side, sink),
            (Pending::Nothing, Move::Done) if !pos.phase.is_play() => self.done(pos, sink),
            (Pending::Nothing, Move::Pass) => self.pass(pos, sink)?,
            (Pending::Nothing, Move::Lay(pit, how)) => return self.lay(pos, pit, how, sink),
            (Pending::Resow, Move::TurnRound | Move::GoOn) => {
                pos.pending = Pending::Nothing;
                let (hand, stop) = self.resume_resow(pos, decision == Move::TurnRound, sink);
                return Ok(stop.map_or(Go::Sow(hand), Go::Stop));
            }
            (Pending::Direction, Move::Sow(way)) => {
                let pit = Self::forget_choice(pos);
                return Ok(Go::Sow(self.lift(pos, pit, way, sink)));
            }
            (Pending::House, Move::SowHouse) => {
                let way = pos.way;
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

    /// Where the sowing stopped, the turn ends or the player has to decide.
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

    /// Clears the fields that describe a choice; the pit it was about.
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
        if !pos.phase.is_play() || !self.owns(pos.mover, pit) || pos.seeds(pit) == 0 {
            return Err(Refusal::NotOpen);
        }
        pos.pending = Pending::Nothing;
        pos.flags &= !flag::FREE_START;
        if cfg!(feature = "noted") && self.board.rows() == Rows::Two {
            pos.flags &= !(flag::ONLY_CCW | flag::ONLY_CW);
        }
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
        if self.reverse_starts(pos, pos.mover).bits() >> pit.index() & 1 == 0 {
            return Err(Refusal::NotOpen);
        }
        let mut hand = Handful { origin: 0, seeds: 0, way: Way::Ccw };
        let stop = self.turn_round(pos, &mut hand, pit, sink);
        Ok(stop.map_or(Go::Sow(hand), Go::Stop))
    }

    fn lay<S: Sink>(&self, pos: &mut Position, pit: Pit, how: Lay, sink: &mut S) -> Result<Go, Refusal> {
        let bao = self.bao().ok_or(Refusal::NotOpen)?;
        if pos.phase != Phase::Namua || !self.owns(pos.mover, pit) || pos.seeds(pit) == 0 {
            return Err(Refusal::NotOpen);
        }
        Ok(Go::Sow(self.lay_namua(pos, bao, pit, how, sink)))
    }

    #[inline(never)]
    fn choose_ending<S: Sink>(
        &self,
        pos: &mut Position,
        decision: Move,
        sink: &mut S,
    ) -> Result<Go, Refusal> {
        let plan = *self.tables.plan(pos.plan);
        let line = match decision {
            Move::GoOn => Some(plan.last),
            Move::Take | Move::TurnRound => {
                let wants_turn = decision == Move::TurnRound;
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

    /// Whether a line turns the sowing round.
    pub(crate) fn turns_round(&self, line: u8) -> bool {
        matches!(self.then(line), Then::TurnRound { .. })
    }

    /// Whether an optional ending that the player has to decide about is anything else than
    /// turning round: a capture.
    pub(crate) fn offers_capture(&self, pos: &Position) -> bool {
        let plan = self.tables.plan(pos.plan);
        pos.pending == Pending::Ending && plan.optional().iter().any(|&line| !self.turns_round(line))
    }

    fn pass<S: Sink>(&self, pos: &mut Position, sink: &mut S) -> Result<(), Refusal> {
        if !pos.phase.is_play() || pos.pending != Pending::Nothing {
            return Err(Refusal::NotOpen);
        }
        if sink.on() {
            sink.step(Step::Pass { by: pos.mover });
        }
        let passed = if self.page.start.may_pass { pos.passed.saturating_add(1) } else { 0 };
        self.hand_over(pos);
        pos.passed = passed;
        Ok(())
    }

    /// Ends the turn: the opponent is to start.
    #[inline]
    pub(crate) fn end_turn<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        if sink.on() {
            sink.step(Step::Sleep { by: pos.mover });
        }
        let Some(bao) = self.bao() else {
            self.hand_over(pos);
            return;
        };
        let takasia = self.takasia_after(pos, bao);
        if sink.on() && takasia != NO_PIT {
            sink.step(Step::Takasia { pit: Pit(takasia) });
        }
        self.hand_over(pos);
        pos.takasia = takasia;
    }

    #[inline]
    fn hand_over(&self, pos: &mut Position) {
        pos.mover = pos.mover.other();
        pos.pending = Pending::Nothing;
        pos.flags = 0;
        pos.plan = 0;
        pos.origin = 0;
        pos.way = Way::Ccw;
        pos.at = [0; 2];
        pos.passed = 0;
        pos.takasia = NO_PIT;
        if self.bao().is_some() {
            pos.phase = Self::bao_phase(pos);
        }
    }

    /// What the player to decide can do, every decision judged by where it
    /// leads. `trail` holds the earlier decision points of this turn, its start
    /// first; `pos` itself counts as one.
    pub fn standing(&self, pos: &Position, trail: &[Position]) -> Standing {
        let mut moves = Moves::default();
        self.candidates(pos, &mut moves);
        if moves.is_empty() {
            return if pos.pending == Pending::Again { Standing::TurnEnds } else { Standing::Nothing };
        }
        if !pos.phase.is_play() {
            return Standing::Open(moves);
        }
        let (mut back, mut endless) = (false, false);
        moves.retain(|m| match self.decide_on(pos, m, trail) {
            Ok(_) => true,
            Err(refusal) => {
                back |= refusal == Refusal::LeadsBack;
                endless |= refusal == Refusal::NeverEnding;
                false
            }
        });
        if !moves.is_empty() {
            return Standing::Open(moves);
        }
        self.without_decision(pos, back, endless)
    }

    /// What follows when every candidate was refused.
    pub(crate) fn without_decision(&self, pos: &Position, back: bool, endless: bool) -> Standing {
        let bonus = pos.pending == Pending::Again
            && self.endings().iter().any(|line| {
                matches!(line.then, Then::Capture(what) if what.to == crate::page::Booty::StoreAndAgain)
            });
        if back || (bonus && endless) {
            Standing::TurnEnds
        } else if endless {
            Standing::Endless
        } else {
            Standing::Nothing
        }
    }

    /// [`Rules::decide`], refusing also what leads back on the trail.
    ///
    /// # Errors
    /// The [`Refusal`].
    pub fn decide_on(&self, pos: &Position, decision: Move, trail: &[Position]) -> Result<Position, Refusal> {
        let next = self.apply(pos, decision, &mut silent())?;
        let back = Self::leads_back(&next, trail) || Self::leads_back(&next, core::slice::from_ref(pos));
        if back { Err(Refusal::LeadsBack) } else { Ok(next) }
    }

    /// Whether `next` is one of the earlier decision points of this turn.
    #[inline]
    pub(crate) fn leads_back(next: &Position, trail: &[Position]) -> bool {
        next.pending != Pending::Nothing && trail.iter().any(|p| *next == as_again(p))
    }

    /// What is marked at a pit.
    pub(crate) fn mark_of(&self, pos: &Position, pit: Pit) -> Mark {
        match (self.page.marks, pos.mark(pit)) {
            (Marks::None, _) | (_, None) => Mark::None,
            (Marks::Bulls | Marks::Knives, Some(owner)) => Mark::Owned(owner),
            (Marks::Unmoved, _) => Mark::Unmoved,
            (Marks::Houses, _) => Mark::House,
        }
    }
}

/// The start of a turn as it would look when come back to by starting again.
fn as_again(pos: &Position) -> Position {
    let mut same = *pos;
    if same.pending == Pending::Nothing && same.phase.is_play() {
        same.pending = Pending::Again;
    }
    same
}
