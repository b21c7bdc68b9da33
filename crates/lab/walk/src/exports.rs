//! The same as plain numbers for a WebAssembly host, which keeps the time. It prepares a game, then times its runs: it
//! measures playing, not the compiling of the rules.

use std::cell::RefCell;

use mbao_rules::{GAMES, Rules};

use crate::{Amount, random_play, rules};

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
    PREPARED.with_borrow_mut(|prepared| *prepared = Some(rules(game as usize)));
}

/// Plays random games with the prepared rules for this many turns.
#[unsafe(no_mangle)]
pub extern "C" fn run(turns: u32, seed: u32) {
    PREPARED.with_borrow(|prepared| {
        if let Some(rules) = prepared {
            AMOUNT.set(random_play(rules, u64::from(turns), u64::from(seed)));
        }
    });
}

/// An amount of the last run: 0 games, 1 turns, 2 seeds.
#[unsafe(no_mangle)]
pub extern "C" fn amount(part: u32) -> f64 {
    #[allow(clippy::cast_precision_loss)] // far below 2^53
    AMOUNT.with_borrow(|amount| match part {
        0 => amount.games as f64,
        1 => amount.turns as f64,
        _ => amount.seeds as f64,
    })
}
