//! Learns the weights of a game from self-play and writes them into `src/weights.rs`.
//!
//! `cargo run --profile speed -p mbao-players --example tune -- [--games N] [--rounds N] GAME…`
//!
//! A round plays games with the weights so far, adding small errors to evaluations so that no two
//! games are alike, and fits the logarithm of the odds of winning to the results (logistic
//! regression). The same seed, games and rounds give the same weights, on any number of cores.

use std::fmt::Write;
use std::path::Path;
use std::thread;

use mbao_players::tuning::{Counts, Learner, SplitMix, weights_of};
use mbao_rules::{Action, Definition, GAMES, Game, GameBuilder, Side};

/// How often each position is used in a fit.
const PASSES: usize = 24;
/// The pull of every weight towards zero.
const SHRINK: f64 = 2e-5;
/// One game in this many is kept apart to test the weights.
const APART: usize = 10;
/// A weight of 1000 is a factor of e in the odds.
const SCALE: f64 = 1_000.0;

/// A training position: its features, and the result for the player about to start, 0 to 1.
struct Lesson {
    features: Vec<(u16, i16)>,
    result: f64,
    game: usize,
}

fn main() {
    let (mut games, mut rounds, mut wanted) = (1_000, 3, Vec::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|n| n.parse().ok()).expect("a number");
        match argument.as_str() {
            "--games" => games = number(),
            "--rounds" => rounds = number(),
            _ => wanted.push(argument),
        }
    }
    for definition in
        GAMES.iter().filter(|definition| wanted.is_empty() || wanted.iter().any(|w| *w == definition.id))
    {
        let weights = learn(definition, games, rounds);
        write(&definition.id, &weights);
    }
}

/// Plays and fits, round by round.
fn learn(definition: &Definition, games: usize, rounds: usize) -> Vec<i16> {
    let mut weights: Vec<i16> = Vec::new();
    for round in 0..rounds {
        let lessons = play(definition, &weights, games, round);
        let (fitted, report) = fit(&lessons, weights_of(definition));
        println!("{:14} round {}: {} positions, {report}", definition.id, round + 1, lessons.len());
        weights = fitted;
    }
    weights
}

/// Plays games with these weights on all cores; the lessons are in the order of the games.
fn play(definition: &Definition, weights: &[i16], games: usize, round: usize) -> Vec<Lesson> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut lessons: Vec<Lesson> = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores)
            .map(|core| {
                scope.spawn(move || {
                    let mine = (core..games).step_by(cores);
                    mine.flat_map(|game| play_one(definition, weights, game, round)).collect::<Vec<_>>()
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker")).collect()
    });
    lessons.sort_by_key(|lesson| lesson.game);
    lessons
}

fn play_one(definition: &Definition, weights: &[i16], number: usize, round: usize) -> Vec<Lesson> {
    let mut random = SplitMix::new((number * 64 + round) as u64);
    // Unusual set-ups now and then lead to other positions.
    let setup = if random.below(4) == 0 { random.below(definition.setups.len()) } else { 0 };
    let setup = Some(definition.setups[setup].name.to_string());
    let request = GameBuilder { setup, ..Game::builder(&*definition.id) };
    let mut game = request.start().expect("a built-in game");
    let counts = Counts::new(game.rules());
    let seed = random.below(usize::MAX) as u64;
    let turns = if round == 0 { 1 } else { 2 };
    let rough = if round == 0 { 400 } else { 250 };
    let learner = Learner::new(game.rules(), weights, rough, seed, turns, 600);
    let by_lot = random.below(10);
    let mut met: Vec<(Side, Vec<(u16, i16)>)> = Vec::new();
    let mut played = 0;
    while game.outcome().is_none() && played < 3_000 {
        let pos = *game.current();
        let action = if !pos.phase().is_play() {
            let free = game.rules().random_counts(&pos, &mut |n| random.below(n));
            match game.legal_moves() {
                _ if game.rules().wants_lift(&pos) => Action::Lift(free),
                _ if game.rules().wants_lay(&pos) => Action::Lay(free),
                legal => game.rules().action(legal[random.below(legal.len())]),
            }
        } else if played < by_lot || random.below(40) == 0 {
            let legal = game.legal_moves();
            game.rules().action(legal[random.below(legal.len())])
        } else {
            learner.choose(&game).expect("a decision")
        };
        if pos.between_turns() && played >= by_lot {
            let mut features = Vec::new();
            counts.each(&pos, |at, much| {
                if much != 0 {
                    features.push((u16::try_from(at).expect("few"), i16::try_from(much).expect("few")));
                }
            });
            if !features.is_empty() {
                met.push((pos.mover(), features));
            }
        }
        if game.play(action).is_err() {
            // Nothing was lifted where something must be: plays a listed decision instead.
            let legal = game.legal_moves();
            let Some(&decision) = legal.first() else { break };
            game.play_move(decision).expect("legal");
        }
        played += 1;
    }
    let Some(outcome) = game.outcome() else { return Vec::new() };
    // A very long game gives no more lessons than others.
    let every = met.len().div_ceil(100).max(1);
    let lessons = met.into_iter().step_by(every).map(|(mover, features)| {
        let result = outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == mover)));
        Lesson { features, result, game: number }
    });
    lessons.collect()
}

/// Logistic regression by Adam; reports the loss on the games kept apart.
fn fit(lessons: &[Lesson], size: usize) -> (Vec<i16>, String) {
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
                let off = (chance(&weights, lesson) - lesson.result) / 256.0;
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
    let report = format!("loss {:.4} of {:.4} on games apart", off_by(&weights), off_by(&vec![0.0; size]));
    #[allow(clippy::cast_possible_truncation)] // clamped
    let whole = |w: f64| (w * SCALE).round().clamp(-30_000.0, 30_000.0) as i16;
    let weights = weights.iter().map(|&w| whole(w)).collect();
    (weights, report)
}

fn chance(weights: &[f64], lesson: &Lesson) -> f64 {
    let sum: f64 = lesson.features.iter().map(|&(at, much)| weights[usize::from(at)] * f64::from(much)).sum();
    1.0 / (1.0 + (-sum).exp())
}

/// Writes a game's weights into the file of all weights.
fn write(game: &str, weights: &[i16]) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/weights.rs");
    let old = std::fs::read_to_string(&file).expect("the file of weights");
    let mut known: Vec<(String, String)> = old
        .lines()
        .filter_map(|line| line.trim().strip_prefix("(\"")?.split_once("\", &["))
        .map(|(id, rest)| (id.to_owned(), rest.trim_end_matches("]),").to_owned()))
        .filter(|(id, _)| id != game)
        .collect();
    let numbers: Vec<String> = weights.iter().map(ToString::to_string).collect();
    known.push((game.to_owned(), numbers.join(", ")));
    known.sort_by_key(|(id, _)| GAMES.iter().position(|definition| definition.id == *id));
    let mut text = String::from(
        "//! The weights of what is seen on a board, by game; written by\n\
         //! `cargo run --profile speed -p mbao-players --example tune`.\n\n\
         #[rustfmt::skip]\n",
    );
    let _ = writeln!(text, "pub(crate) static WEIGHTS: [(&str, &[i16]); {}] = [", known.len());
    for (id, numbers) in &known {
        let _ = writeln!(text, "    (\"{id}\", &[{numbers}]),");
    }
    text += "];\n";
    std::fs::write(&file, text).expect("the file of weights can be written");
}
