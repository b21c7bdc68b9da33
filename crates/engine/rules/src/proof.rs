//! Proves that turns never end: how long a sowing goes on before it repeats itself, and how long
//! one round of the repetition is.

use crate::course::{Process, repetition};
use crate::decide::Go;
use crate::legality::Refusal;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;
use crate::step::silent;
use crate::turn::Handful;

/// How a sowing went on, counted in laps: handfuls sown since the move.
///
/// ```
/// use mbao_rules::{Proof, Rules};
///
/// let rules = Rules::of("ndoto")?;
/// let Some(first) = rules.move_of(&"a1".parse()?)? else { panic!("a start") };
/// let proof = rules.prove(&rules.first_position(), first, 1_000);
/// assert!(matches!(proof, Ok(Proof::Ends { .. })));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// It stopped: the turn ended or the player had to decide.
    Ends {
        /// Handfuls sown.
        laps: u64,
        /// Seeds sown.
        seeds: u64,
    },
    /// It never ends.
    Repeats {
        /// Laps before the first state that repeats.
        prefix: u64,
        /// Laps from one occurrence to the next.
        period: u64,
    },
    /// It neither stopped nor repeated itself within the bound.
    Unresolved {
        /// Handfuls sown.
        laps: u64,
    },
}

/// A sowing that is carried on lap by lap.
#[derive(Clone, Copy)]
struct Sowing<'a> {
    rules: &'a Rules,
    pos: Position,
    hand: Handful,
    laps: u64,
    seeds: u64,
    /// The most laps it is followed for.
    bound: u64,
    ended: bool,
}

impl Process for Sowing<'_> {
    #[inline(never)] // written out wherever it is called it would weigh
    fn step(&mut self) -> bool {
        if self.laps == self.bound {
            return false;
        }
        self.laps += 1;
        self.seeds += u64::from(self.hand.seeds);
        self.ended = self.rules.lap(&mut self.pos, &mut self.hand, &mut silent()).is_some();
        !self.ended
    }

    fn same(&self, other: &Self) -> bool {
        self.hand == other.hand && self.pos == other.pos
    }
}

impl Rules {
    /// Follows a move until it ends or is seen to repeat itself, for at
    /// most `bound` laps. Unlike in play, the answer is exact however long the
    /// repetition is.
    ///
    /// # Errors
    /// The [`Refusal`] of a move that is not open.
    pub fn prove(&self, pos: &Position, mv: Move, bound: u64) -> Result<Proof, Refusal> {
        let mut pos = *pos;
        let Go::Sow(hand) = self.begin(&mut pos, mv, &mut silent())? else {
            return Ok(Proof::Ends { laps: 0, seeds: 0 });
        };
        let mut sowing = Sowing { rules: self, pos, hand, laps: 0, seeds: 0, bound, ended: false };
        let repeats = repetition(&mut sowing);
        let Sowing { laps, seeds, ended, .. } = sowing;
        Ok(match repeats {
            Some((prefix, period)) => Proof::Repeats { prefix, period },
            None if ended => Proof::Ends { laps, seeds },
            None => Proof::Unresolved { laps },
        })
    }
}
