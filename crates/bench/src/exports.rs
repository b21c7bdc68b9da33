//! The benchmark as plain numbers for a WebAssembly host, which keeps the time.
//!
//! A host prepares a game, then times its runs: it measures playing, not the compiling of the
//! rules.

use std::cell::RefCell;

use crate::floor::{self, ndoto::Ndoto, omweso::Omweso};
use crate::{Amount, random_play, rules};
use mbao_rules::{GAMES, Rules};

thread_local! {
    static PREPARED: RefCell<Option<Rules>> = const { RefCell::new(None) };
    static AMOUNT: RefCell<Amount> = const { RefCell::new(Amount { games: 0, turns: 0, seeds: 0 }) };
}

/// The number of games.
#[unsafe(no_mangle)]
pub extern "C" fn games() -> u32 {
    u32::try_from(GAMES.len()).unwrap_or(0)
}

/// Compiles the rules of a game.
#[unsafe(no_mangle)]
pub extern "C" fn prepare(game: u32) {
    PREPARED.with_borrow_mut(|p| *p = Some(rules(game as usize)));
}

/// Plays random games with the prepared rules for this many turns.
#[unsafe(no_mangle)]
pub extern "C" fn run_engine(turns: u32, seed: u32) {
    PREPARED.with_borrow(|p| {
        if let Some(rules) = p {
            note(random_play(rules, u64::from(turns), u64::from(seed)));
        }
    });
}

/// Plays random games as `run` does, with the loop written by hand for the prepared game; returns 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn run_floor(turns: u32, seed: u32) -> u32 {
    let (turns, seed) = (u64::from(turns), u64::from(seed));
    let id = PREPARED.with_borrow(|p| p.as_ref().map(|rules| rules.definition().id.clone()));
    match id.as_deref() {
        Some("ndoto") => note(floor::random_play::<Ndoto>(turns, seed)),
        Some("omweso") => note(floor::random_play::<Omweso>(turns, seed)),
        _ => return 0,
    }
    1
}

fn note(amount: Amount) {
    AMOUNT.with_borrow_mut(|a| *a = amount);
}

/// An amount of the last run: 0 games, 1 turns, 2 seeds.
#[unsafe(no_mangle)]
pub extern "C" fn amount(part: u32) -> f64 {
    #[allow(clippy::cast_precision_loss)] // far below 2^53
    AMOUNT.with_borrow(|a| match part {
        0 => a.games as f64,
        1 => a.turns as f64,
        _ => a.seeds as f64,
    })
}
