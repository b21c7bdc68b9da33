//! Hand-written random play of ndoto and of omweso alone: the speed that a special-purpose program
//! would reach. A board is one or two registers of 128 bits, a handful one addition, and the pits that
//! can start one mask. They implement the complete rules of the two games, including never-ending
//! turns, repetition and length, and the same random numbers give the same games as
//! [`mbao_rules::Walk`].

pub mod ndoto;
pub mod omweso;
mod track;

use crate::{Amount, picker};

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

/// Finds that a turn repeats itself (Brent's algorithm), or is too long.
#[derive(Clone, Copy, Debug)]
struct Watch<T> {
    anchor: Option<T>,
    steps: u32,
    power: u32,
}

impl<T: PartialEq> Watch<T> {
    const fn new() -> Self {
        Self { anchor: None, steps: 0, power: 8 }
    }

    /// Whether the turn, which goes on from `now`, never ends.
    #[cold]
    fn endless(&mut self, now: T, sown: u32) -> bool {
        let now = Some(now);
        if now == self.anchor || sown >= SEED_BOUND {
            return true;
        }
        self.steps += 1;
        if self.steps == self.power || self.steps == 1 {
            self.anchor = now;
            self.power = self.steps.max(4) * 2;
        }
        false
    }
}

/// Tries moves by their index, at random and each once, until one is not refused.
#[inline]
fn first_accepted<T>(
    count: usize,
    pick: &mut impl FnMut(usize) -> usize,
    mut attempt: impl FnMut(usize) -> Option<T>,
) -> Option<T> {
    if count == 0 {
        return None;
    }
    let chosen = pick(count).min(count - 1);
    attempt(chosen).or_else(|| other_accepted(count, chosen, pick, &mut attempt))
}

/// Tries the others after a refusal: only then are the moves listed.
#[cold]
#[inline(never)]
fn other_accepted<T>(
    count: usize,
    refused: usize,
    pick: &mut impl FnMut(usize) -> usize,
    attempt: &mut impl FnMut(usize) -> Option<T>,
) -> Option<T> {
    let mut list: Vec<usize> = (0..count).collect();
    list.swap_remove(refused);
    while !list.is_empty() {
        let chosen = list.swap_remove(pick(list.len()).min(list.len() - 1));
        if let Some(done) = attempt(chosen) {
            return Some(done);
        }
    }
    None
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
    let mut pick = picker(seed);
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
