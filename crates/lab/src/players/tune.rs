//! Learns the weights of a game from self-play and writes them into `src/weights.rs`.
//!
//! `cargo lab tune [--games N] [--rounds N] [--nodes N]
//! [--seed N] [--out FILE] GAME…`
//!
//! A round plays games with the weights so far, after some random moves and with small errors in
//! evaluations, so that no two games are alike. Then it fits the logarithm of the odds of winning (logistic
//! regression) to what became of each position: halfway between the result of the game and what the search
//! saw from there. The first round uses the weights that the file has; a game without weights counts seeds.
//! From the same file the same seed, games, rounds and nodes give the same weights, on any number of cores.
//! With `--out` the new weights go into another file, which `cargo lab duel` can try.

use std::fmt::Write;
use std::path::Path;

use crate::common::{self, cores, each, progress, read_weights};
use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_players::tuning::{Counts, Learner, SplitMix, weights_of};
use mbao_rules::{Definition, GAMES, Game, GameBuilder};
use serde::{Deserialize, Serialize};

/// The file of the weights that players have.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/players/src/weights.rs");
/// How often each position is used in a fit.
const PASSES: usize = 16;
/// The pull of every weight towards zero.
const SHRINK: f64 = 2e-5;
/// One game in this many is kept apart to test the weights.
const APART: usize = 10;
/// A weight of 1000 is a factor of e in the odds.
const SCALE: f64 = 1_000.0;
/// What the search saw counts as much as this, and the result of the game as much as the rest.
const SEEN: f64 = 0.5;
/// From this value on, the search saw the end of the game.
const CERTAIN: i32 = 20_000;
/// The most positions of a game that are learnt from: a very long game says no more than others.
const MOST_LESSONS: usize = 80;
/// The error in evaluations while games are played, in thousandths of the logarithm of the odds.
const ROUGH: u16 = 60;
/// Games stop here and teach nothing: they go in circles.
const LONGEST: usize = 1_500;

/// A training position: its features, what became of it for the player about to start, 0 to 1, and the
/// result of its game alone.
#[derive(Serialize, Deserialize)]
struct Lesson {
    features: Vec<(u16, i16)>,
    became: f64,
    result: f64,
    game: usize,
}

/// What the command line asks for.
struct Args {
    games: usize,
    rounds: usize,
    nodes: u64,
    seed: usize,
    out: String,
    names: Vec<String>,
}

pub(crate) fn run(mut arguments: Parser) -> Result<(), lexopt::Error> {
    let mut args =
        Args { games: 4_000, rounds: 3, nodes: 3_000, seed: 1, out: FILE.to_string(), names: Vec::new() };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("games") => args.games = arguments.value()?.parse()?,
            Long("rounds") => args.rounds = arguments.value()?.parse()?,
            Long("nodes") => args.nodes = arguments.value()?.parse()?,
            Long("seed") => args.seed = arguments.value()?.parse()?,
            Long("out") => args.out = arguments.value()?.string()?,
            Value(name) => args.names.push(name.string()?),
            other => return Err(other.unexpected()),
        }
    }
    for definition in common::games(&args.names) {
        let weights = learn(definition, &args);
        write(&args.out, &definition.id, &weights);
    }
    common::kept::forget();
    Ok(())
}

/// Plays and fits, round by round.
fn learn(definition: &Definition, args: &Args) -> Vec<i16> {
    let known = read_weights(FILE).into_iter().find(|(id, _)| *id == definition.id);
    let mut weights = known.map(|(_, weights)| weights).unwrap_or_default();
    for round in 0..args.rounds {
        let bar = progress(args.games as u64);
        let name = format!("{} round {}", definition.id, round + 1);
        let played = each((&name, args.games, cores()), &bar, |number| {
            play(definition, &weights, number, (args.seed * args.rounds + round, args.nodes))
        });
        bar.finish_and_clear();
        let lessons: Vec<Lesson> = played.into_iter().flatten().collect();
        // A game without weights starts from none.
        weights.resize(weights_of(definition), 0);
        let (fitted, report) = fit(&lessons, &weights);
        println!("{:14} round {}: {} positions, {report}", definition.id, round + 1, lessons.len());
        weights = fitted;
    }
    weights
}

/// Plays a game with these weights; `(series, nodes)` are the series of games and the nodes for each move.
fn play(
    definition: &Definition,
    weights: &[i16],
    number: usize,
    (series, nodes): (usize, u64),
) -> Vec<Lesson> {
    let mut random = SplitMix::new((number * 1_024 + series) as u64);
    // Unusual set-ups now and then lead to other positions.
    let setup = if random.below(5) == 0 { random.below(definition.setups.len()) } else { 0 };
    let setup = Some(definition.setups[setup].name.to_string());
    let request = GameBuilder { setup, ..Game::builder(&*definition.id) };
    let mut game = request.start().expect("a built-in game");
    let counts = Counts::new(game.rules());
    let seed = random.below(usize::MAX) as u64;
    let learner = Learner::new(game.rules(), weights, ROUGH, seed, nodes);
    let by_lot = 1 + random.below(12);
    let mut met = Vec::new();
    let mut played = 0;
    while game.outcome().is_none() && played < LONGEST {
        let pos = *game.position();
        let in_play = pos.phase().is_play();
        let action = if !in_play || played < by_lot || random.below(30) == 0 {
            game.random_action(|n| random.below(n)).expect("the game goes on")
        } else {
            let (action, value) = learner.choose(&game).expect("a move");
            let mut features = Vec::new();
            if pos.between_turns() {
                counts.each(&pos, |at, much| {
                    if much != 0 {
                        features.push((u16::try_from(at).expect("few"), i16::try_from(much).expect("few")));
                    }
                });
            }
            if !features.is_empty() {
                met.push((pos.mover(), features, value));
            }
            action
        };
        game.play(action).expect("it is legal");
        played += usize::from(in_play);
    }
    let Some(outcome) = game.outcome() else { return Vec::new() };
    let every = met.len().div_ceil(MOST_LESSONS).max(1);
    let lessons = met.into_iter().step_by(every).map(|(mover, features, value)| {
        let result = outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == mover)));
        let foreseen = match value {
            CERTAIN.. => 1.0,
            _ if value <= -CERTAIN => 0.0,
            _ => common::chance(f64::from(value) / SCALE),
        };
        Lesson { features, became: SEEN * foreseen + (1.0 - SEEN) * result, result, game: number }
    });
    lessons.collect()
}

/// Logistic regression by Adam; reports the loss on the games kept apart, before and after.
fn fit(lessons: &[Lesson], known: &[i16]) -> (Vec<i16>, String) {
    let size = known.len();
    let (apart, learnt): (Vec<_>, Vec<_>) = lessons.iter().partition(|lesson| lesson.game % APART == 0);
    let mut weights = vec![0.0_f64; size];
    let (mut mean, mut spread) = (vec![0.0_f64; size], vec![0.0_f64; size]);
    let mut gradient = vec![0.0_f64; size];
    let mut random = SplitMix::new(17);
    let mut order: Vec<usize> = (0..learnt.len()).collect();
    let mut step = 0;
    for pass in 0..PASSES {
        for i in (1..order.len()).rev() {
            order.swap(i, random.below(i + 1));
        }
        let rate = 0.02
            * (1.0
                - f64::from(u32::try_from(pass).unwrap_or(0))
                    / f64::from(u32::try_from(PASSES).unwrap_or(1)));
        for batch in order.chunks(256) {
            gradient.iter_mut().zip(&weights).for_each(|(g, w)| *g = SHRINK * w);
            for &i in batch {
                let lesson = learnt[i];
                let off = (chance(&weights, lesson) - lesson.became) / 256.0;
                for &(at, much) in &lesson.features {
                    gradient[usize::from(at)] += off * f64::from(much);
                }
            }
            step += 1;
            let (m, v) = (1.0 - 0.9_f64.powi(step), 1.0 - 0.999_f64.powi(step));
            for i in 0..size {
                mean[i] = 0.9 * mean[i] + 0.1 * gradient[i];
                spread[i] = 0.999 * spread[i] + 0.001 * gradient[i] * gradient[i];
                weights[i] -= rate * (mean[i] / m) / ((spread[i] / v).sqrt() + 1e-8);
            }
        }
    }
    let off_by = |weights: &[f64]| {
        let sum: f64 = apart
            .iter()
            .map(|lesson| {
                let p = chance(weights, lesson).clamp(1e-6, 1.0 - 1e-6);
                -(lesson.result * p.ln() + (1.0 - lesson.result) * (1.0 - p).ln())
            })
            .sum();
        sum / f64::from(u32::try_from(apart.len().max(1)).unwrap_or(1))
    };
    let known: Vec<f64> = known.iter().map(|&w| f64::from(w) / SCALE).collect();
    let report = format!(
        "loss {:.4} -> {:.4} of {:.4} on games apart",
        off_by(&known),
        off_by(&weights),
        off_by(&vec![0.0; size])
    );
    #[allow(clippy::cast_possible_truncation)] // clamped
    let whole = |w: f64| (w * SCALE).round().clamp(-30_000.0, 30_000.0) as i16;
    let weights = weights.iter().map(|&w| whole(w)).collect();
    (weights, report)
}

fn chance(weights: &[f64], lesson: &Lesson) -> f64 {
    let sum: f64 = lesson.features.iter().map(|&(at, much)| weights[usize::from(at)] * f64::from(much)).sum();
    common::chance(sum)
}

/// Writes a game's weights into a file of weights; others that the file has stay.
fn write(file: &str, game: &str, weights: &[i16]) {
    let mut known = if Path::new(file).exists() { read_weights(file) } else { Vec::new() };
    known.retain(|(id, _)| id != game);
    known.push((game.to_owned(), weights.to_vec()));
    known.sort_by_key(|(id, _)| GAMES.iter().position(|definition| definition.id == *id));
    let mut text = String::from(
        "//! The weights of what is seen on a board, by game; written by\n\
         //! `cargo lab tune`.\n\n\
         #[rustfmt::skip]\n",
    );
    let _ = writeln!(text, "pub(crate) static WEIGHTS: [(&str, &[i16]); {}] = [", known.len());
    for (id, weights) in &known {
        let numbers: Vec<String> = weights.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "    (\"{id}\", &[{}]),", numbers.join(", "));
    }
    text += "];\n";
    std::fs::write(file, text).expect("the file of weights can be written");
}
