//! Random games, natively and in WebAssembly: how fast the rules are.

pub mod exports;

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

/// Plays random games until this many turns are played. The numbers drawn are the same natively and in WebAssembly,
/// so that both play the same games.
#[must_use]
pub fn random_play(rules: &Rules, turns: u64, seed: u64) -> Amount {
    let mut random = fastrand::Rng::with_seed(seed);
    #[allow(clippy::cast_possible_truncation)] // there are never so many moves
    let mut pick = move |n: usize| random.u32(..n.max(1) as u32) as usize;
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
