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
    /// Seeds sown in the decisions that were played.
    pub seeds: u64,
}

/// The rules of a game with its usual set-up.
///
/// # Panics
/// If the built-in definition does not compile.
#[must_use]
pub fn rules(game: usize) -> Rules {
    Rules::new(GAMES[game], None, &[], None).expect("a built-in game compiles")
}

/// Plays random games until this many turns are played.
#[must_use]
pub fn random_play(rules: &Rules, turns: u64, seed: u64) -> Amount {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut pick = |n: usize| random.usize(..n.max(1));
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
