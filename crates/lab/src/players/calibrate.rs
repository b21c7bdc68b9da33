//! Compares the chances of winning that people are shown with the results of games, and fits them.
//!
//! `cargo lab calibrate [--games N] [--seed N] [--fit] [--keep] [--out FILE] [GAME…]`
//!
//! Two masters play each other from random openings. At a few turns of each game the master estimates the
//! chance of the player to move, as a review does. With `--fit` the factor that multiplies the values of a
//! game is written into `src/calibration.rs`; without it the factors are tested against new games (use
//! another seed), and `--out` writes the results, `--keep` a game's part of
//! `content/calibration.toml`, with seed 3. The same games, seed and factors give the same numbers on
//! any number of cores.
//!
//! The slope is that of a logistic regression of results on values: 1 if the stated chances are right, less
//! if they are too bold. The Brier score is the mean squared error: 0 is perfect, 0.25 is what no knowledge
//! gives.

use std::fmt::Write;

use crate::common::{self, Played, chance, cores, each, masters, progress};
use crate::made;
use anyhow::Result;
use indicatif::ProgressBar;
use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_figures::Kind;
use mbao_players::tuning::{SplitMix, factor};
use mbao_players::{Level, Limits, Player};
use mbao_rules::Definition;
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

/// The file of the factors.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/players/src/calibration.rs");
/// Nodes that each player searches for a move of these games.
const PLAYED: u64 = 1_000;
/// Nodes searched to estimate a chance: as many as a review of a game uses.
const LOOKED_AT: u64 = 8_000;
/// The number of turns of a game whose chances are recorded.
const TURNS: usize = 4;

/// A stated chance and the result of the game.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Forecast {
    /// The logarithm of the odds for the player to move.
    odds: f64,
    /// 1 for a win, one half for a draw, 0 for a loss.
    result: f64,
}

pub(crate) fn run(mut arguments: Parser) -> Result<()> {
    let (mut games, mut seed, mut fit, mut out, mut keep) = (2_000, 1, false, None, false);
    let mut wanted = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("games") => games = arguments.value()?.parse()?,
            Long("seed") => seed = arguments.value()?.parse()?,
            Long("keep") => (seed, keep) = (3, true),
            Long("out") => out = Some(arguments.value()?.string()?),
            Long("fit") => fit = true,
            Value(name) => wanted.push(name.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let mut table = format!(
        "# Chances of winning held against games, written by `cargo lab calibrate`.\n\
         date = {}\nseed = {seed}\ngames = {games}\nnodes = {LOOKED_AT}\n",
        OffsetDateTime::now_utc().date(),
    );
    if fit {
        // Told before hours of games, not after them.
        for name in &wanted {
            assert!(read().contains(&begins(name)), "{name}: no line in {FILE}");
        }
    }
    let wanted = common::games(&wanted);
    let bar = progress((wanted.len() * games) as u64);
    for definition in wanted {
        let told = play(definition, games, seed, &bar);
        if told.is_empty() {
            bar.suspend(|| println!("{:14} nothing is chosen between turns", definition.id));
            continue;
        }
        let known = f64::from(factor(definition)) / 1_000.0;
        let (raw, now) = (slope(&told, 1.0 / known), slope(&told, 1.0));
        let (before, after) = (brier(&told, 1.0 / known), brier(&told, 1.0));
        bar.suspend(|| {
            println!(
                "{:14} {:>6} chances, slope {raw:.3} -> {now:.3}, Brier {before:.4} -> {after:.4}",
                definition.id,
                told.len()
            );
        });
        if fit {
            write(&definition.id, raw);
        }
        let _ = write!(
            table,
            "\n[[game]]\nid = \"{}\"\nchances = {}\nslope = [{raw:.3}, {now:.3}]\nbrier = [{before:.4}, {after:.4}]\nsteps = [",
            definition.id,
            told.len()
        );
        let steps = steps(&told).map(|(count, said, won)| format!("[{count}, {said:.3}, {won:.3}]"));
        table += &steps.join(", ");
        table += "]\n";
        // Written after each game, so that an interrupted run leaves its results.
        if let Some(out) = &out {
            std::fs::write(out, &table).expect("the table can be written");
        }
        if keep {
            made::keep(&made::content("calibration.toml"), "id", &definition.id, &table)?;
            made::say(Kind::Calibration, definition)?;
        }
    }
    common::kept::forget();
    Ok(())
}

/// Plays games on all cores; returns the stated chances in the order of the games.
fn play(definition: &Definition, games: usize, seed: u64, bar: &ProgressBar) -> Vec<Forecast> {
    let told = each((&definition.id, games, cores()), bar, |number| play_one(definition, number, seed));
    told.into_iter().flatten().collect()
}

fn play_one(definition: &Definition, number: usize, seed: u64) -> Vec<Forecast> {
    let mut random = SplitMix::new(seed << 32 | number as u64);
    let Some(Played { game, mut chosen }) = masters(definition, &mut random, PLAYED) else {
        return Vec::new();
    };
    let master = Player::new(game.rules(), Level::MASTER, 0);
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    let limits = Limits { nodes: LOOKED_AT, ..Limits::default() };
    let mut told = Vec::new();
    for _ in 0..TURNS.min(chosen.len()) {
        let (turn, _) = chosen.swap_remove(random.below(chosen.len()));
        for looked_at in master.analyse(&game, turn..=turn, &limits, || false) {
            let mover = looked_at.mover;
            let odds = f64::from(looked_at.value.for_south(mover).points().clamp(-16_000, 16_000)) / 1_000.0;
            let result = winner.map_or(0.5, |winner| if winner == mover { 1.0 } else { 0.0 });
            told.push(Forecast { odds, result });
        }
    }
    told
}

/// The slope of results on values times `factor` with the greatest likelihood, by Newton's method. Decided
/// positions are left out.
fn slope(told: &[Forecast], factor: f64) -> f64 {
    let open: Vec<(f64, f64)> = told
        .iter()
        .filter(|told| told.odds.abs() < 15.0)
        .map(|told| (told.odds * factor, told.result))
        .collect();
    let mut slope = 1.0_f64;
    for _ in 0..50 {
        let (mut first, mut second) = (0.0, 1e-9);
        for (odds, result) in &open {
            let p = chance(slope * odds);
            first += (result - p) * odds;
            second += p * (1.0 - p) * odds * odds;
        }
        slope = (slope + (first / second).clamp(-0.5, 0.5)).clamp(0.01, 10.0);
    }
    slope
}

fn brier(told: &[Forecast], factor: f64) -> f64 {
    let missed = |told: &Forecast| (chance(told.odds * factor) - told.result).powi(2);
    let (sum, count) = told.iter().fold((0.0, 0.0), |(sum, count), told| (sum + missed(told), count + 1.0));
    sum / count
}

/// For each tenth of the chances: their number, the mean stated chance, and the share won.
fn steps(told: &[Forecast]) -> [(u32, f64, f64); 10] {
    let mut sums = [(0, 0.0, 0.0); 10];
    for told in told {
        let said = chance(told.odds);
        let step = &mut sums[(1..10).take_while(|at| said >= f64::from(*at) / 10.0).count()];
        *step = (step.0 + 1, step.1 + said, step.2 + told.result);
    }
    sums.map(|(count, said, won)| (count, said / f64::from(count.max(1)), won / f64::from(count.max(1))))
}

/// The text of the file of the factors.
fn read() -> String {
    std::fs::read_to_string(FILE).unwrap_or_else(|error| panic!("{FILE}: {error}"))
}

/// The beginning of a game's line there.
fn begins(game: &str) -> String {
    format!("    (\"{game}\", ")
}

/// Writes a factor into the file.
fn write(game: &str, factor: f64) {
    let (text, begins) = (read(), begins(game));
    let line = format!("{begins}{:.0}),", factor * 1_000.0);
    let lines: Vec<&str> =
        text.lines().map(|old| if old.starts_with(&begins) { line.as_str() } else { old }).collect();
    std::fs::write(FILE, lines.join("\n") + "\n").expect("the table can be written");
}
