//! What is legal, and what it leads to.
//!
//! [`Rules::legal`] and [`Rules::play`] are the whole answer: `play` takes what
//! `legal` lists, and refuses everything else. Both judge a decision by where it
//! leads, for a sowing may never end, or lead back to where its turn has been.
//!
//! Who looks at thousands of positions does the same in steps that cost less:
//! [`Rules::pseudo_legal`] lists what the rules leave open before it is known
//! where it leads, [`Rules::play_in_place`] carries out one of these decisions,
//! [`Rules::leads_back`] says whether it has to be taken back, and
//! [`Rules::all_refused`] what follows where none is left.

use alloc::string::ToString;

use core::fmt;

use crate::decide::as_again;
use crate::definition::{Booty, Then};
use crate::error::{Fault, PlayError, not_here, refused};
use crate::moves::{Move, Moves};
use crate::position::{Pending, Position};
use crate::rules::Rules;
use crate::step::{silent, tally};
use crate::text::action::Action;

/// Why a decision is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotOpen => "the rules do not leave it open",
            Self::NeverEnding => "it would lead to a turn that never ends, or passes a million seeds",
            Self::LeadsBack => "it would lead back to an earlier choice of this turn",
            Self::Unlawful => "an option forbids the way its turn goes",
        })
    }
}

/// A decision that was refused, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refused {
    /// What was refused.
    pub decision: Move,
    /// Why.
    pub refusal: Refusal,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.refusal.fmt(f)
    }
}

impl core::error::Error for Refused {}

/// What a player to decide can do.
#[allow(clippy::large_enum_variant)] // it lives on the stack for a moment
#[derive(Clone, Debug)]
pub enum Legal {
    /// These decisions are legal. In a set-up phase free numbers come besides:
    /// see [`Rules::wants_lift`] and [`Rules::wants_lay`].
    Open(Moves),
    /// Every decision leads back: the turn ends of itself.
    TurnEnds,
    /// Every decision is never-ending: the game ends.
    Endless,
    /// There is nothing to decide.
    Nothing,
}

/// A decision carried out in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Whether it is legal as far as this position alone tells.
    pub result: Result<(), Refusal>,
    /// Seeds sown, the measure of the work it took.
    pub sown: u32,
}

impl Rules {
    /// What the player to decide can do, every decision judged by where it
    /// leads. `trail` holds the earlier decision points of this turn, its start
    /// first; at the start of a turn it is empty. Whether the game is over is
    /// another question: see [`Rules::over`].
    ///
    /// ```
    /// use mbao_rules::{Legal, Rules, game};
    ///
    /// let rules = Rules::new(game("ndoto")?, None, &[], None)?;
    /// let Legal::Open(moves) = rules.legal(&rules.first_decision(), &[]) else { panic!("it begins") };
    /// assert_eq!(moves.len(), 8);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn legal(&self, pos: &Position, trail: &[Position]) -> Legal {
        let mut moves = Moves::default();
        self.pseudo_legal(pos, &mut moves);
        if moves.is_empty() {
            return if pos.pending == Pending::Again { Legal::TurnEnds } else { Legal::Nothing };
        }
        if !pos.phase.is_play() {
            return Legal::Open(moves);
        }
        let (mut back, mut endless) = (false, false);
        moves.retain(|decision| match self.play_open(pos, decision, trail) {
            Ok(_) => true,
            Err(refusal) => {
                back |= refusal == Refusal::LeadsBack;
                endless |= refusal == Refusal::NeverEnding;
                false
            }
        });
        if moves.is_empty() { self.all_refused(pos, back, endless) } else { Legal::Open(moves) }
    }

    /// The position after a decision, with the turn carried on up to the next
    /// decision or its end. Legal is what [`Rules::legal`] lists with the same
    /// `trail`.
    ///
    /// ```
    /// use mbao_rules::{Move, Refusal, Rules, Side, game};
    ///
    /// let rules = Rules::new(game("ndoto")?, None, &[], None)?;
    /// let start = rules.first_decision();
    /// let Some(first) = rules.decision(&"c1".parse()?)? else { panic!("a start") };
    /// let next = rules.play(&start, first, &[]).expect("c1 is legal");
    /// assert_eq!(next.mover(), Side::North);
    ///
    /// let refused = rules.play(&start, Move::Take, &[]).unwrap_err();
    /// assert_eq!((refused.decision, refused.refusal), (Move::Take, Refusal::NotOpen));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// The decision with the [`Refusal`].
    pub fn play(&self, pos: &Position, decision: Move, trail: &[Position]) -> Result<Position, Refused> {
        let mut open = Moves::default();
        self.pseudo_legal(pos, &mut open);
        let next = if open.contains(&decision) {
            self.play_open(pos, decision, trail)
        } else {
            Err(Refusal::NotOpen)
        };
        next.map_err(|refusal| Refused { decision, refusal })
    }

    /// [`Rules::play`] of a pseudo-legal decision.
    fn play_open(&self, pos: &Position, decision: Move, trail: &[Position]) -> Result<Position, Refusal> {
        let next = self.apply(pos, decision, &mut silent())?;
        let back = Self::leads_back(&next, trail) || Self::leads_back(&next, core::slice::from_ref(pos));
        if back { Err(Refusal::LeadsBack) } else { Ok(next) }
    }

    /// The position after an action, in set-up phases too. The trail of the turn
    /// is not considered.
    ///
    /// ```
    /// use mbao_rules::{Rules, Side, game};
    ///
    /// let rules = Rules::new(game("lukho")?, None, &[], None)?;
    /// let lifted = rules.play_action(&rules.first_decision(), &"lift a1=2,b1=1".parse()?)?;
    /// assert_eq!(lifted.held_by(Side::South), 3);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// The action with the reason: [`Fault::BadAction`] or [`Fault::IllegalAction`].
    pub fn play_action(&self, from: &Position, action: &Action) -> Result<Position, PlayError> {
        let next = match (self.decision(action), action) {
            (Err(error), _) => Err(error),
            (Ok(Some(decision)), _) => self.play(from, decision, &[]).map_err(|why| {
                refused!(Fault::IllegalAction, "\"{}\": {}", action.to_string(), why.to_string())
            }),
            (Ok(None), Action::Lift(counts)) if self.wants_lift(from) => {
                self.lift_seeds(from, counts, &mut silent())
            }
            (Ok(None), Action::Lay(counts)) if self.wants_lay(from) => {
                self.lay_seeds(from, counts, &mut silent())
            }
            (Ok(None), _) => Err(not_here()),
        };
        next.map_err(|error| PlayError { action: *action, error })
    }

    /// Carries out a decision from [`Rules::pseudo_legal`] on the position
    /// itself, and counts the seeds sown. A sowing of `bound` seeds or more is
    /// taken as never-ending. Play has the bound
    /// [`SEED_BOUND`](crate::SEED_BOUND); a lower one may refuse a very long turn
    /// that is legal, but never allows one that is not.
    ///
    /// Nothing is checked but what the sowing itself comes to: a decision that is
    /// not pseudo-legal may be carried out all the same. After
    /// [`Refusal::NotOpen`] the position is unchanged, after any other refusal it
    /// is spoilt. Whether the decision leads back is asked with
    /// [`Rules::leads_back`].
    ///
    /// ```
    /// use mbao_rules::{Moves, Rules, SEED_BOUND, game};
    ///
    /// let rules = Rules::new(game("omweso")?, None, &[], None)?;
    /// let start = rules.first_decision();
    /// let mut moves = Moves::default();
    /// rules.pseudo_legal(&start, &mut moves);
    /// let mut sown = 0;
    /// for &decision in moves.iter() {
    ///     let mut next = start;
    ///     sown += rules.play_in_place(&mut next, decision, SEED_BOUND).sown;
    /// }
    /// assert!(sown > 0);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[inline]
    pub fn play_in_place(&self, pos: &mut Position, decision: Move, bound: u32) -> Played {
        let mut tally = tally(bound);
        let result = self.apply_in_place(pos, decision, &mut tally);
        Played { result, sown: tally.count() }
    }

    /// Whether `next`, to which a decision has led, is one of the earlier
    /// decision points of its turn: then the decision is not legal. The position
    /// it was decided in belongs to these points.
    #[must_use]
    #[inline]
    pub fn leads_back(next: &Position, trail: &[Position]) -> bool {
        next.pending != Pending::Nothing && trail.iter().any(|p| *next == as_again(p))
    }

    /// What follows where every pseudo-legal decision was refused: `back` that
    /// one of them led back, `endless` that one never ended.
    #[must_use]
    pub fn all_refused(&self, pos: &Position, back: bool, endless: bool) -> Legal {
        let starts_again =
            |then: Then| matches!(then, Then::Capture(what) if what.to == Booty::StoreAndAgain);
        let bonus =
            pos.pending == Pending::Again && self.endings().iter().any(|line| starts_again(line.then));
        if back || (bonus && endless) {
            Legal::TurnEnds
        } else if endless {
            Legal::Endless
        } else {
            Legal::Nothing
        }
    }

    /// The position after a turn that ends of itself ([`Legal::TurnEnds`]).
    #[must_use]
    pub fn turn_ended(&self, pos: &Position) -> Position {
        let mut next = *pos;
        self.end_turn(&mut next, &mut silent());
        next
    }
}
