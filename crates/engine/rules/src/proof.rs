//! Proves that turns never end: how long a sowing goes on before it repeats itself, and how long
//! one round of the repetition is.

use crate::course::repetition;
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
struct Sowing {
    pos: Position,
    hand: Handful,
    ended: bool,
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
        let (mut laps, mut seeds) = (0, 0);
        let mut sowing = Sowing { pos, hand, ended: false };
        let repeats = repetition(
            &mut sowing,
            |now| {
                let stops = now.ended || laps == bound;
                if !stops {
                    laps += 1;
                    seeds += u64::from(now.hand.seeds);
                }
                stops
            },
            |now| now.ended = self.lap(&mut now.pos, &mut now.hand, &mut silent()).is_some(),
            |one, other| !one.ended && one.hand == other.hand && one.pos == other.pos,
        );
        Ok(match repeats {
            Some((prefix, period)) => Proof::Repeats { prefix, period },
            None if sowing.ended => Proof::Ends { laps, seeds },
            None => Proof::Unresolved { laps },
        })
    }
}
