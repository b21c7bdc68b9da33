//! What is legal, and what it leads to.
//!
//! [`Rules::legal`] and [`Rules::play`] give the whole answer: `play` accepts what `legal` lists
//! and refuses everything else. Both judge a move by where it leads, because a sowing may never
//! end, or may lead back to an earlier point of its turn.
//!
//! A program that looks at thousands of positions can do the same in cheaper steps:
//! [`Rules::pseudo_legal`] lists the moves that the rules leave open, without judging where
//! they lead, [`Rules::play_in_place`] carries out one of them, [`Rules::leads_back`] says whether
//! it has to be taken back, and [`Rules::dead_end`] says what follows if none is left.

use core::fmt;

use crate::decide::as_again;
use crate::definition::{Booty, Then};
use crate::error::{Error, not_here, refused};
use crate::finish::{Outcome, OutcomeKind};
use crate::moves::{Move, Moves};
use crate::play_error::PlayError;
use crate::position::{Pending, Position};
use crate::rules::{Rules, TURN_BOUND};
use crate::step::{Sink, Tally, silent};
use crate::text::action::Action;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// It is not among the moves that the rules leave open.
    NotOpen,
    /// The sowing would never end (or would pass the limit of seeds).
    NeverEnding,
    /// It leads back to an earlier point of this turn at which the player chose.
    LeadsBack,
    /// The turn would come to an ending that an option of the game forbids.
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

impl core::error::Error for Refusal {}

/// A move that was refused, and why. It becomes an [`Error`] of
/// [`Fault::IllegalAction`](crate::Fault::IllegalAction) by `?`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refused {
    /// The refused move.
    pub mv: Move,
    /// Why.
    pub refusal: Refusal,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.refusal.fmt(f)
    }
}

impl core::error::Error for Refused {}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        refused!(IllegalAction, "{refused}")
    }
}

/// What the player to decide can do.
#[allow(clippy::large_enum_variant)] // it lives on the stack for a moment
#[derive(Clone, Debug)]
pub enum Legal {
    /// These moves are legal. Set-up phases also allow free numbers, see [`Rules::wants_lift`]
    /// and [`Rules::wants_lay`]; there the list may be empty.
    Open(Moves),
    /// No move is legal.
    DeadEnd(DeadEnd),
}

/// What follows where no move is legal.
#[allow(clippy::large_enum_variant)] // it lives on the stack for a moment
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeadEnd {
    /// The turn ends by itself; this is the position after it.
    TurnEnds(Position),
    /// The game is over.
    Over(OutcomeKind),
}

/// Which kinds of refusal the moves of a position met: [`Rules::dead_end`] tells from them what follows if all were
/// refused.
///
/// ```
/// use mbao_rules::{DeadEnd, OutcomeKind, Refusal, Refusals, Rules};
///
/// let rules = Rules::of("ndoto")?;
/// let mut refusals = Refusals::default();
/// refusals.note(Refusal::NeverEnding);
/// let end = rules.dead_end(&rules.first_position(), refusals);
/// assert_eq!(end, DeadEnd::Over(OutcomeKind::Endless));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Refusals {
    leads_back: bool,
    never_ending: bool,
}

impl Refusals {
    /// Takes note of one refusal.
    #[inline]
    pub const fn note(&mut self, why: Refusal) {
        self.leads_back |= matches!(why, Refusal::LeadsBack);
        self.never_ending |= matches!(why, Refusal::NeverEnding);
    }
}

/// The result of a move carried out in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Whether it is legal, judged by this position alone.
    pub result: Result<(), Refusal>,
    /// Seeds sown, the measure of the work it took.
    pub sown: u32,
}

impl Rules {
    /// What the player to move can do in a position with which a turn begins. Every move is judged by where it leads.
    /// It does not check whether the game is over: see [`Rules::over`]. Within a turn use [`Rules::legal_within`], or
    /// a [`Line`](crate::Line), which does all of this.
    ///
    /// ```
    /// use mbao_rules::{Legal, Rules};
    ///
    /// let rules = Rules::of("ndoto")?;
    /// let Legal::Open(moves) = rules.legal(&rules.first_position()) else { panic!("it begins") };
    /// assert_eq!(moves.len(), 8);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn legal(&self, pos: &Position) -> Legal {
        self.legal_within(pos, &[])
    }

    /// What the player to move can do within a turn whose earlier points of choice are `trail`, its start first: a
    /// move may not lead back to one of them. A [`Line`](crate::Line) keeps the trail by itself.
    pub fn legal_within(&self, pos: &Position, trail: &[Position]) -> Legal {
        let mut moves = Moves::default();
        self.pseudo_legal(pos, &mut moves);
        if !pos.phase.is_play() {
            return Legal::Open(moves);
        }
        let mut refusals = Refusals::default();
        moves.retain(|mv| self.play_open(pos, mv, trail).map_err(|refusal| refusals.note(refusal)).is_ok());
        if moves.is_empty() { Legal::DeadEnd(self.dead_end(pos, refusals)) } else { Legal::Open(moves) }
    }

    /// The position after a move, with the turn carried on up to the next move or its end. The legal
    /// moves are those that [`Rules::legal`] lists.
    ///
    /// ```
    /// use mbao_rules::{Move, Refusal, Rules, Side};
    ///
    /// let rules = Rules::of("ndoto")?;
    /// let start = rules.first_position();
    /// let Some(first) = rules.move_of(&"c1".parse()?)? else { panic!("a start") };
    /// let next = rules.play(&start, first).expect("c1 is legal");
    /// assert_eq!(next.mover(), Side::North);
    ///
    /// let refused = rules.play(&start, Move::Take).unwrap_err();
    /// assert_eq!((refused.mv, refused.refusal), (Move::Take, Refusal::NotOpen));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// The move with the [`Refusal`].
    pub fn play(&self, pos: &Position, mv: Move) -> Result<Position, Refused> {
        self.play_within(pos, mv, &[])
    }

    /// The position after a move within a turn whose earlier points of choice are `trail`, its start first. The
    /// legal moves are those that [`Rules::legal_within`] lists with the same trail.
    ///
    /// # Errors
    /// The move with the [`Refusal`].
    pub fn play_within(&self, pos: &Position, mv: Move, trail: &[Position]) -> Result<Position, Refused> {
        let mut open = Moves::default();
        self.pseudo_legal(pos, &mut open);
        let next = if open.contains(&mv) { self.play_open(pos, mv, trail) } else { Err(Refusal::NotOpen) };
        next.map_err(|refusal| Refused { mv, refusal })
    }

    /// [`Rules::play_within`] of a pseudo-legal move.
    fn play_open(&self, pos: &Position, mv: Move, trail: &[Position]) -> Result<Position, Refusal> {
        let next = self.apply(pos, mv, &mut silent())?;
        let back = Self::leads_back(&next, trail) || Self::leads_back(&next, core::slice::from_ref(pos));
        if back { Err(Refusal::LeadsBack) } else { Ok(next) }
    }

    /// The position after an action, in set-up phases too. Earlier moves of the turn are not
    /// considered.
    ///
    /// ```
    /// use mbao_rules::{Rules, Side};
    ///
    /// let rules = Rules::of("lukho")?;
    /// let lifted = rules.play_action(&rules.first_position(), &"lift a1=2,b1=1".parse()?)?;
    /// assert_eq!(lifted.held_by(Side::South), 3);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// The action with the reason: [`Fault::BadAction`](crate::Fault::BadAction) or
    /// [`Fault::IllegalAction`](crate::Fault::IllegalAction).
    pub fn play_action(&self, from: &Position, action: &Action) -> Result<Position, PlayError> {
        let next = match self.move_of(action) {
            Err(error) => Err(error),
            Ok(Some(mv)) => self.play(from, mv).map_err(|why| refused!(IllegalAction, "\"{action}\": {why}")),
            Ok(None) => self.handled(from, action, &mut silent()).unwrap_or_else(|| Err(not_here())),
        };
        next.map_err(|error| PlayError { action: *action, error })
    }

    /// Carries out a move from [`Rules::pseudo_legal`] on the position itself, and counts the
    /// seeds sown. A sowing of `bound` seeds or more counts as never-ending. Normal play uses
    /// [`SEED_BOUND`](crate::SEED_BOUND); a lower bound may refuse a very long legal turn, but
    /// never allows an illegal one.
    ///
    /// Only the sowing itself is checked: a move that is not pseudo-legal may still be carried
    /// out. After [`Refusal::NotOpen`] the position is unchanged; after any other refusal it is
    /// unusable. [`Rules::leads_back`] says whether the move leads back.
    ///
    /// ```
    /// use mbao_rules::{Moves, Rules, SEED_BOUND};
    ///
    /// let rules = Rules::of("omweso")?;
    /// let start = rules.first_position();
    /// let mut moves = Moves::default();
    /// rules.pseudo_legal(&start, &mut moves);
    /// let mut sown = 0;
    /// for &mv in moves.iter() {
    ///     let mut next = start;
    ///     sown += rules.play_in_place(&mut next, mv, SEED_BOUND).sown;
    /// }
    /// assert!(sown > 0);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[inline]
    pub fn play_in_place(&self, pos: &mut Position, mv: Move, bound: u32) -> Played {
        let mut tally = Tally { sown: 0, bound };
        let result = self.apply_in_place(pos, mv, &mut tally);
        Played { result, sown: tally.sown }
    }

    /// Whether `next`, the position after a move, is one of the earlier points of choice of its
    /// turn: then the move is not legal. `trail` must include the position in which it was
    /// decided.
    #[must_use]
    #[inline]
    pub fn leads_back(next: &Position, trail: &[Position]) -> bool {
        next.pending != Pending::Nothing && trail.iter().any(|p| *next == as_again(p))
    }

    /// What follows in a turn if every pseudo-legal move was refused, or if there is none.
    ///
    /// The turn ends by itself if a move led back to an earlier point of it. It also ends if all that was left was to
    /// start again, unless such a start would never end: then it ends only in games in which captures let a player
    /// start again. In all other cases the game is over.
    pub fn dead_end(&self, pos: &Position, refusals: Refusals) -> DeadEnd {
        let starts_again =
            |then: Then| matches!(then, Then::Capture(what) if what.to == Booty::StoreAndAgain);
        let again = pos.pending == Pending::Again;
        let bonus = again && self.endings().iter().any(|line| starts_again(line.then));
        let Refusals { leads_back, never_ending } = refusals;
        if leads_back || (never_ending && bonus) || (!never_ending && again) {
            DeadEnd::TurnEnds(self.turn_ended(pos))
        } else if never_ending {
            DeadEnd::Over(OutcomeKind::Endless)
        } else {
            DeadEnd::Over(OutcomeKind::End)
        }
    }

    /// What can be decided at a position; nothing, but the result, if the game is over there. Turns that end by
    /// themselves are ended first, and counted. `trail` is as in [`Rules::legal_within`].
    pub(crate) fn settle<S: Sink>(
        &self,
        pos: &mut Position,
        turn: &mut u32,
        mut trail: &[Position],
        sink: &mut S,
    ) -> (Moves, Option<Outcome>) {
        loop {
            if pos.between_turns()
                && let Some(outcome) = self.over(pos)
            {
                return (Moves::default(), Some(outcome));
            }
            let kind = match self.legal_within(pos, trail) {
                Legal::Open(moves) => return (moves, None),
                Legal::DeadEnd(DeadEnd::Over(kind)) => kind,
                Legal::DeadEnd(DeadEnd::TurnEnds(_)) if *turn > TURN_BOUND => OutcomeKind::Length,
                Legal::DeadEnd(DeadEnd::TurnEnds(_)) => {
                    self.end_turn(pos, sink);
                    *turn += 1;
                    trail = &[];
                    continue;
                }
            };
            return (Moves::default(), Some(self.outcome(pos, kind)));
        }
    }

    /// The position after a turn that ends by itself.
    #[must_use]
    pub fn turn_ended(&self, pos: &Position) -> Position {
        let mut next = *pos;
        self.end_turn(&mut next, &mut silent());
        next
    }
}
