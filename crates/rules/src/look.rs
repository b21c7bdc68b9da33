//! Looking ahead: what a computer player asks of the rules at every position it
//! imagines. The same engine as in play, with its work counted and bounded.

use crate::board::{Pit, Side};
use crate::decide::{Refusal, Standing};
use crate::error::{Error, not_here};
use crate::finish::Outcome;
use crate::moves::{Move, Moves};
use crate::page::Prelude;
use crate::position::{Phase, Position};
use crate::rules::Rules;
use crate::step::{silent, tally};
use crate::text::action::Action;

/// A decision carried out in imagination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looked {
    /// Whether it is legal as far as this position alone tells.
    pub done: Result<(), Refusal>,
    /// Seeds sown, the measure of the work it took.
    pub sown: u32,
}

impl Rules {
    /// [`Rules::decide_in_place`], which also tells the seeds sown and takes a
    /// sowing of `bound` seeds or more as never-ending. Play has the bound
    /// [`SEED_BOUND`](crate::SEED_BOUND); a lower one may refuse a very long
    /// turn that is legal, but never allows one that is not.
    #[inline]
    pub fn look(&self, pos: &mut Position, decision: Move, bound: u32) -> Looked {
        let mut tally = tally(bound);
        let done = self.apply_in_place(pos, decision, &mut tally);
        Looked { done, sown: tally.count() }
    }

    /// [`Rules::over`], the candidates at that position being known.
    #[must_use]
    pub fn over_with(&self, pos: &Position, candidates: &Moves) -> Option<Outcome> {
        self.over_given(pos, candidates)
    }

    /// Whether `next`, to which a decision has led, is one of the earlier
    /// decision points of its turn: then the decision is not legal.
    #[must_use]
    pub fn is_among(next: &Position, trail: &[Position]) -> bool {
        Self::leads_back(next, trail)
    }

    /// What follows where every candidate was refused: `back` that one of them
    /// led back, `endless` that one never ended.
    #[must_use]
    pub fn without_any(&self, pos: &Position, back: bool, endless: bool) -> Standing {
        self.without_decision(pos, back, endless)
    }

    /// The position after a turn that ends of itself ([`Standing::TurnEnds`]).
    #[must_use]
    pub fn turn_ended(&self, pos: &Position) -> Position {
        let mut next = *pos;
        self.end_turn(&mut next, &mut silent());
        next
    }

    /// A position in which a player is to begin a turn, with these seeds in these pits
    /// and nothing in stores. Nothing is checked: seeds past 255 in all spoil it.
    #[must_use]
    pub fn laid(&self, mover: Side, seeds: impl IntoIterator<Item = (Pit, u8)>) -> Position {
        let mut pos = Position::empty(Phase::Play);
        for (pit, count) in seeds {
            pos.add(pit, count);
        }
        pos.mover = mover;
        pos.phase = self.play_phase(&pos);
        pos
    }

    /// Where an action leads, set-up phases included. The trail of the turn is
    /// not considered.
    ///
    /// # Errors
    /// [`Fault::IllegalAction`](crate::Fault::IllegalAction), saying what the rules do not allow.
    pub fn after(&self, from: &Position, action: &Action) -> Result<Position, Error> {
        match (self.decision(action)?, action) {
            (Some(decision), _) => self.decide(from, decision).map_err(|_| not_here()),
            (None, Action::Lift(counts)) => self.lift_seeds(from, counts, &mut silent()),
            (None, Action::Lay(counts)) => self.lay_seeds(from, counts, &mut silent()),
            (None, _) => Err(not_here()),
        }
    }

    /// What comes before the first turn and is under way, if something is.
    #[must_use]
    pub fn prelude_at(&self, pos: &Position) -> Option<Prelude> {
        if pos.phase().is_play() { None } else { self.current_prelude(pos) }
    }

    /// The position in which somebody first decides something.
    #[must_use]
    pub fn first_decision(&self) -> Position {
        let mut pos = self.start_position();
        self.enter_prelude(&mut pos, &mut silent());
        pos
    }
}

impl Position {
    /// Seeds a player has lifted and not yet laid or sown.
    #[must_use]
    pub const fn held_by(&self, side: Side) -> u8 {
        self.held[side.index()]
    }

    /// Turns passed just before this one.
    #[must_use]
    pub const fn passed(&self) -> u8 {
        self.passed
    }

    /// The pit that a choice in mid-turn is about.
    #[must_use]
    pub const fn choice_pit(&self) -> Option<Pit> {
        match self.pending {
            crate::Pending::Nothing | crate::Pending::Again => None,
            _ => Some(Pit(self.at[0])),
        }
    }

    /// The same position with these seeds of a player back on the board of
    /// another: what somebody imagines who has not seen what was lifted.
    #[must_use]
    pub fn with_side_of(&self, other: &Self, rules: &Rules, side: Side) -> Self {
        let mut pos = *self;
        for pit in rules.board().own_pits(side) {
            pos.take(pit);
            pos.add(pit, other.seeds(pit));
        }
        pos.held[side.index()] = other.held[side.index()];
        pos
    }
}
