//! Prints the native half of the benchmark as JSON.

use std::time::Instant;

use mbao_bench::exports::{amount, games, prepare, run_engine, run_floor};
use mbao_rules::GAMES;
use serde_json::{Value, json};

/// How often a stretch is repeated; the best counts, because noise only adds time.
const REPEATS: u32 = 5;

fn main() {
    let turns: u32 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(150_000);
    let mut rows: Vec<Value> = Vec::new();
    for game in 0..games() {
        prepare(game);
        let mut seconds = [f64::INFINITY; 2];
        let mut played = [0.0; 3];
        for _ in 0..REPEATS {
            let start = Instant::now();
            run_engine(turns, 7);
            seconds[0] = seconds[0].min(start.elapsed().as_secs_f64());
            played = [amount(0), amount(1), amount(2)];
            // Engine and loop alternate, so that drift affects both.
            let start = Instant::now();
            if run_floor(turns, 7) > 0 {
                seconds[1] = seconds[1].min(start.elapsed().as_secs_f64());
            }
        }
        let mut row = json!({
            "game": GAMES[game as usize].id,
            "turns": played[1] * f64::from(REPEATS),
            "playoutsPerSecond": played[0] / seconds[0],
            "turnsPerSecond": played[1] / seconds[0],
            "seedsPerSecond": played[2] / seconds[0],
        });
        if seconds[1].is_finite() {
            row["floorTurnsPerSecond"] = json!(played[1] / seconds[1]);
            row["ofFloor"] = json!(seconds[1] / seconds[0]);
        }
        rows.push(row);
    }
    println!("{}", json!(rows));
}
