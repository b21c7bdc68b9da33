//! Measures the speed of the rules: random playouts, turns and seeds a second for every game, next
//! to hand-written loops for single games. The same code runs natively and, with plain numbers as
//! its interface, in WebAssembly.

pub mod exports;
pub mod floor;

use mbao_rules::{GAMES, Rules, Walk};

/// The amount of play in a stretch of random games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Amount {
    /// Games finished.
    pub games: u64,
    /// Turns played.
    pub turns: u64,
    /// Seeds sown in the moves that were played.
    pub seeds: u64,
}

/// The rules of a game with its usual set-up.
///
/// # Panics
/// If the built-in definition does not compile.
#[must_use]
pub fn rules(game: usize) -> Rules {
    Rules::builder(GAMES[game]).compile().expect("a built-in game compiles")
}

/// Random numbers below a given one: the same natively and in WebAssembly, so that both play the same games.
fn picker(seed: u64) -> impl FnMut(usize) -> usize {
    let mut random = fastrand::Rng::with_seed(seed);
    #[allow(clippy::cast_possible_truncation)] // there are never so many moves
    move |n| random.u32(..n.max(1) as u32) as usize
}

/// Plays random games until this many turns are played.
#[must_use]
pub fn random_play(rules: &Rules, turns: u64, seed: u64) -> Amount {
    let mut pick = picker(seed);
    let mut walk = Walk::new(rules);
    let mut amount = Amount::default();
    while amount.turns < turns {
        while walk.step(&mut pick) {}
        amount.games += 1;
        amount.turns += u64::from(walk.turn());
        walk.restart();
    }
    amount.seeds = walk.seeds_sown();
    amount
}
