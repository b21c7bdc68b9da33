//! The benchmark as plain numbers for a WebAssembly host, which has the clock.
//!
//! A host prepares a run, then times it: `prepare_*` does the work that is not
//! measured, `run_*` the work that is.

use std::cell::RefCell;

use crate::turns::{Task, as_ndoto, as_omweso, by_engine, tasks};
use crate::{Amount, floor, random_play, rules};
use mbao_rules::{GAMES, Rules};

thread_local! {
    static PREPARED: RefCell<Option<(Rules, Vec<Task>, Floors)>> = const { RefCell::new(None) };
    static AMOUNT: RefCell<Amount> = const { RefCell::new(Amount { games: 0, turns: 0, seeds: 0 }) };
}

/// The tasks as a loop written for one game takes them.
enum Floors {
    Ndoto(Vec<(floor::Ndoto, usize)>),
    Omweso(Vec<(floor::Omweso, usize)>),
    None,
}

/// How many games there are.
#[unsafe(no_mangle)]
pub extern "C" fn games() -> u32 {
    u32::try_from(GAMES.len()).unwrap_or(0)
}

/// Prepares a game: its rules and so many turns of random play.
#[unsafe(no_mangle)]
pub extern "C" fn prepare(game: u32, count: u32, seed: u32) {
    let rules = rules(game as usize);
    let tasks = if count == 0 { Vec::new() } else { tasks(&rules, count as usize, u64::from(seed)) };
    let board = rules.board();
    let floors = match rules.page().id.as_ref() {
        "ndoto" => Floors::Ndoto(tasks.iter().map(|t| (as_ndoto(board, &t.position), t.place)).collect()),
        "omweso" => Floors::Omweso(tasks.iter().map(|t| (as_omweso(board, &t.position), t.place)).collect()),
        _ => Floors::None,
    };
    PREPARED.with_borrow_mut(|p| *p = Some((rules, tasks, floors)));
}

/// Plays random games of the prepared rules for so many turns.
#[unsafe(no_mangle)]
pub extern "C" fn run_random(turns: u32, seed: u32) {
    PREPARED.with_borrow(|p| {
        if let Some((rules, ..)) = p {
            let amount = random_play(rules, u64::from(turns), u64::from(seed));
            AMOUNT.with_borrow_mut(|a| *a = amount);
        }
    });
}

/// Part of the last run: 0 games, 1 turns, 2 seeds.
#[unsafe(no_mangle)]
pub extern "C" fn amount(part: u32) -> f64 {
    #[allow(clippy::cast_precision_loss)] // far below 2^53
    AMOUNT.with_borrow(|a| match part {
        0 => a.games as f64,
        1 => a.turns as f64,
        _ => a.seeds as f64,
    })
}

/// Plays all prepared turns by the engine; a checksum.
#[unsafe(no_mangle)]
pub extern "C" fn run_engine() -> u32 {
    PREPARED.with_borrow(|p| {
        let Some((rules, tasks, _)) = p else { return 0 };
        tasks.iter().fold(0, |sum, task| {
            let end = by_engine(rules, &task.position, task.start);
            sum + end.map_or(0, |pos| u32::from(pos.mover() == task.position.mover()) + 1)
        })
    })
}

/// Plays all prepared turns by the loop written for the game; a checksum.
#[unsafe(no_mangle)]
pub extern "C" fn run_floor() -> u32 {
    PREPARED.with_borrow(|p| match p {
        Some((_, _, Floors::Ndoto(tasks))) => tasks.iter().fold(0, |sum, (start, place)| {
            let mut board = *start;
            let ended = board.turn(*place);
            sum + u32::from(ended) + u32::from(std::hint::black_box(board).mover == start.mover)
        }),
        Some((_, _, Floors::Omweso(tasks))) => tasks.iter().fold(0, |sum, (start, place)| {
            let mut board = *start;
            let ended = board.turn(*place).is_some();
            sum + u32::from(ended) + u32::from(std::hint::black_box(board).mover == start.mover)
        }),
        _ => 0,
    })
}
