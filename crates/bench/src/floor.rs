//! Hand-written random play of ndoto and of omweso alone: the speed that a special-purpose program
//! would reach. They implement the complete rules of the two games, including never-ending turns,
//! repetition and length, and the same random numbers give the same games as [`mbao_rules::Walk`].

pub mod ndoto;
pub mod omweso;

use crate::Amount;

/// Seeds after which a turn counts as never-ending.
const SEED_BOUND: u32 = 1_000_000;
/// Seeds after which a turn is watched for repeating itself.
const WATCH_AFTER: u32 = 300;
/// Turns after which a game ends.
const TURN_BOUND: u32 = 2_000;

/// Positions of a game, with a filter that recognises most new ones.
#[derive(Clone, Debug)]
struct Begun<T> {
    list: Vec<T>,
    maybe_known: [u64; 64],
}

impl<T> Default for Begun<T> {
    fn default() -> Self {
        Self { list: Vec::new(), maybe_known: [0; 64] }
    }
}

impl<T: PartialEq> Begun<T> {
    fn clear(&mut self) {
        self.list.clear();
        self.maybe_known = [0; 64];
    }

    /// Records a position. Returns `true` if it has occurred twice before.
    #[inline]
    fn third_time(&mut self, position: T, hash: u64) -> bool {
        let hash = hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 52;
        #[allow(clippy::cast_possible_truncation)] // twelve bits
        let word = &mut self.maybe_known[(hash & 63) as usize];
        let bit = 1 << (hash >> 6);
        let third = *word & bit != 0 && self.list.iter().filter(|&known| *known == position).count() >= 2;
        *word |= bit;
        self.list.push(position);
        third
    }
}

/// A hand-written game.
pub trait Floor: Default {
    /// Plays one random game. Returns its turns (including the one at which it ended) and the seeds
    /// sown.
    fn game(&mut self, pick: &mut impl FnMut(usize) -> usize) -> (u32, u64);
}

/// Plays random games until this many turns are played.
#[must_use]
pub fn random_play<F: Floor>(turns: u64, seed: u64) -> Amount {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut pick = |n: usize| random.usize(..n.max(1));
    let mut floor = F::default();
    let mut amount = Amount::default();
    while amount.turns < turns {
        let (turns, seeds) = floor.game(&mut pick);
        amount.games += 1;
        amount.turns += u64::from(turns);
        amount.seeds += seeds;
    }
    amount
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{random_play as by_engine, rules};

    /// The same random numbers give the same games, turn for turn and seed for seed.
    #[test]
    fn hand_written_games_and_the_engine_agree() {
        let told = |a: Amount| (a.games, a.turns, a.seeds);
        let ndoto = rules(9);
        assert_eq!(ndoto.definition().id, "ndoto");
        let omweso = rules(0);
        assert_eq!(omweso.definition().id, "omweso");
        for seed in 0..8 {
            assert_eq!(
                told(random_play::<ndoto::Ndoto>(4_000, seed)),
                told(by_engine(&ndoto, 4_000, seed)),
                "ndoto {seed}"
            );
            assert_eq!(
                told(random_play::<omweso::Omweso>(1_500, seed)),
                told(by_engine(&omweso, 1_500, seed)),
                "omweso {seed}"
            );
        }
    }
}
