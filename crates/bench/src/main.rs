//! Prints the native half of the benchmark as JSON.

use std::time::Instant;

use mbao_bench::exports::{amount, games, prepare, run_engine, run_floor, run_random};
use mbao_rules::GAMES;
use serde_json::{Value, json};

/// Turns of one measured stretch of turns against the hand-written loops.
const TASKS: u32 = 20_000;
/// How often a stretch is repeated; the best counts, as noise only adds.
const REPEATS: u32 = 15;

fn main() {
    let turns: u32 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(720_000);
    let mut rows: Vec<Value> = Vec::new();
    for game in 0..games() {
        prepare(game, 0, 1);
        let start = Instant::now();
        run_random(turns, 7);
        let seconds = start.elapsed().as_secs_f64();
        let mut row = json!({
            "game": GAMES[game as usize].id,
            "turns": amount(1),
            "playoutsPerSecond": amount(0) / seconds,
            "turnsPerSecond": amount(1) / seconds,
            "seedsPerSecond": amount(2) / seconds,
        });
        prepare(game, TASKS, 5);
        let engine = best(|| run_engine());
        row["turnNanoseconds"] = json!(engine * 1e9 / f64::from(TASKS));
        if run_floor() > 0 {
            let (engine, floor) = best_pair(|| run_engine(), || run_floor());
            row["floorNanoseconds"] = json!(floor * 1e9 / f64::from(TASKS));
            row["ofFloor"] = json!(floor / engine);
        }
        rows.push(row);
    }
    println!("{}", json!(rows));
}

fn best(run: impl Fn() -> u32) -> f64 {
    (0..REPEATS).map(|_| timed(&run)).fold(f64::INFINITY, f64::min)
}

/// Best times of two things run by turns, so that drift meets both.
fn best_pair(a: impl Fn() -> u32, b: impl Fn() -> u32) -> (f64, f64) {
    (0..REPEATS).fold((f64::INFINITY, f64::INFINITY), |(x, y), _| (x.min(timed(&a)), y.min(timed(&b))))
}

fn timed(run: impl Fn() -> u32) -> f64 {
    let start = Instant::now();
    std::hint::black_box(run());
    start.elapsed().as_secs_f64()
}
