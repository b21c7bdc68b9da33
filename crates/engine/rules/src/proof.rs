//! Proves that turns never end: how long a sowing goes on before it repeats itself, and how long
//! one round of the repetition is.

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
}

impl Sowing<'_> {
    /// Sows one lap. Returns `false` if it was the last.
    fn lap(&mut self) -> bool {
        self.rules.lap(&mut self.pos, &mut self.hand, &mut silent()).is_none()
    }

    fn same(&self, other: &Self) -> bool {
        self.hand == other.hand && self.pos == other.pos
    }
}

impl Rules {
    /// Follows a move until it ends or is seen to repeat itself, for at
    /// most `bound` laps. Unlike in play, the answer is exact however long the
    /// repetition is: Brent's algorithm, then the prefix by two pointers.
    ///
    /// # Errors
    /// The [`Refusal`] of a move that is not open.
    pub fn prove(&self, pos: &Position, mv: Move, bound: u64) -> Result<Proof, Refusal> {
        let mut pos = *pos;
        let Go::Sow(hand) = self.begin(&mut pos, mv, &mut silent())? else {
            return Ok(Proof::Ends { laps: 0, seeds: 0 });
        };
        let start = Sowing { rules: self, pos, hand };
        let (mut runner, mut anchor) = (start, start);
        let (mut laps, mut seeds) = (0_u64, 0_u64);
        let (mut steps, mut power) = (0_u64, 1_u64);
        while laps < bound {
            laps += 1;
            seeds += u64::from(runner.hand.seeds);
            if !runner.lap() {
                return Ok(Proof::Ends { laps, seeds });
            }
            steps += 1;
            if runner.same(&anchor) {
                return Ok(Proof::Repeats { prefix: prefix_of(start, steps), period: steps });
            }
            if steps == power {
                anchor = runner;
                steps = 0;
                power *= 2;
            }
        }
        Ok(Proof::Unresolved { laps })
    }
}

/// Laps before the first state of a repetition whose period is known.
fn prefix_of(start: Sowing, period: u64) -> u64 {
    let (mut behind, mut ahead) = (start, start);
    for _ in 0..period {
        ahead.lap();
    }
    let mut prefix = 0;
    while !behind.same(&ahead) {
        behind.lap();
        ahead.lap();
        prefix += 1;
    }
    prefix
}

#[cfg(test)]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use super::*;
    use crate::moves::Moves;

    /// The same answer, found with a list of all states seen.
    fn by_list(rules: &Rules, pos: &Position, mv: Move) -> Option<Proof> {
        let mut at = *pos;
        let Ok(Go::Sow(hand)) = rules.begin(&mut at, mv, &mut silent()) else { return None };
        let mut sowing = Sowing { rules, pos: at, hand };
        let mut seen = vec![sowing];
        let mut seeds = 0;
        loop {
            seeds += u64::from(sowing.hand.seeds);
            if !sowing.lap() {
                return Some(Proof::Ends { laps: seen.len() as u64, seeds });
            }
            if let Some(i) = seen.iter().position(|s| s.same(&sowing)) {
                return Some(Proof::Repeats { prefix: i as u64, period: (seen.len() - i) as u64 });
            }
            seen.push(sowing);
        }
    }

    /// Tests positions with never-ending starts that random play found.
    #[test]
    fn proofs_agree_with_a_list_of_states() {
        let found = [
            ("ndoto", "0,1,0,1,0,2,1,2/1,0,1,2,1,0,1,0 n 14-5", (0, 120)),
            ("ndoto", "1,0,1,0,1,4,0,1/2,0,1,0,1,4,1,0 s 14-1", (0, 332)),
            ("mbothe", "4,1,2,5,5,2,2,1,0,2/1,0,1,2,5,1,1,4,0,1 s 0-0", (24, 67)),
            ("mbothe", "1,5,1,2,3,3,3,0,1,2/2,2,0,0,3,0,1,2,0,1 n 4-4", (25, 125)),
            ("kombe", "11,2,0,1,0,1,2,3/8,4,1,0,0,3,4,2/0,1,3,0,0,0,0,0/1,4,0,5,1,2,4,1 n 0-0", (1, 608)),
            (
                "bao-kiswahili",
                "0,2,1,3,3,5,3,0/0,0,0,0,9,2,1,4/3,5,2,3,0,1,0,1/1,0,3,2,3,2,3,2 s 0-0 h0-0",
                (0, 232),
            ),
        ];
        for (id, text, (prefix, period)) in found {
            let rules = Rules::of(id).expect("rules");
            let pos = rules.read_position(text).expect("a position");
            let mut moves = Moves::default();
            rules.pseudo_legal(&pos, &mut moves);
            let mut repeats = Vec::new();
            for &mv in moves.iter() {
                let Some(expected) = by_list(&rules, &pos, mv) else { continue };
                assert_eq!(rules.prove(&pos, mv, 1_000_000), Ok(expected), "{id} {text}");
                if let Proof::Repeats { .. } = expected {
                    repeats.push(expected);
                    let refusal = rules.play(&pos, mv).map_err(|refused| refused.refusal);
                    assert_eq!(refusal, Err(Refusal::NeverEnding));
                }
            }
            assert!(repeats.contains(&Proof::Repeats { prefix, period }), "{id} {text}: {repeats:?}");
        }
    }
}
