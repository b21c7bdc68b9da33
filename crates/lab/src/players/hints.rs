//! Holds the hints that people get against a long search in the same positions.
//!
//! `cargo lab hints [--nodes N,N…] [--long N] [--positions N]
//! [--seed N] [--transcript FILE] [--out FILE] [GAME…]`
//!
//! One position is taken from each of many games: masters at 1,000 nodes play on from some random moves,
//! and one turn with a choice is drawn by lot. With `--transcript`, once or more often, all turns with a choice
//! of a game between people are taken instead; the file is written as masters of bao note games. The master looks there for a short time (each number of
//! `--nodes`, as many moves as a device tries in the time of a hint) and for a long one. A hint agrees if
//! it begins the turn in the same way; it is as good if the long search, held to the hint's move, sees a
//! chance at most two in a hundred less. Nodes, not seconds, so that other work on the machine changes nothing.

use std::fmt::Write;

use crate::common::{self, Played, cores, each, masters, progress};
use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_players::tuning::SplitMix;
use mbao_players::{Level, Limits, Player};
use mbao_rules::{Action, Definition, Game};
use mbao_story::Transcript;
use time::OffsetDateTime;

/// Nodes that each player searches for a move of the games.
const PLAYED: u64 = 1_000;
/// A hint is as good if its chance is at most this much less.
const AS_GOOD: f64 = 0.02;

/// What the command line asks for.
struct Args {
    nodes: Vec<u64>,
    long: u64,
    positions: usize,
    seed: u64,
    /// Files of games between people.
    transcripts: Vec<String>,
    out: Option<String>,
    names: Vec<String>,
}

/// For each short search, how many hints agreed, and how many were as good.
struct Held {
    positions: u32,
    agreed: Vec<u32>,
    as_good: Vec<u32>,
}

pub(crate) fn run(arguments: Parser) -> Result<(), lexopt::Error> {
    let args = args(arguments)?;
    let mut table = format!(
        "# Hints held against a long search, written by `cargo lab hints`.\n\
         date = {}\nseed = {}\nnodes = {:?}\nlong = {}\n",
        OffsetDateTime::now_utc().date(),
        args.seed,
        args.nodes,
        args.long,
    );
    let sources = sources(&args);
    let bar = progress(sources.iter().map(|source| source.count as u64).sum());
    println!("{:14} positions, for each of {:?} nodes: agreed, as good", "game", args.nodes);
    for Source { name, count, position } in sources {
        let found =
            each((&name, count, cores()), &bar, |number| position(number).map(|game| hold(&game, &args)));
        let none = || vec![0; args.nodes.len()];
        let mut held = Held { positions: 0, agreed: none(), as_good: none() };
        for found in found.into_iter().flatten() {
            held.positions += 1;
            for (at, (agrees, as_good)) in found.into_iter().enumerate() {
                held.agreed[at] += u32::from(agrees);
                held.as_good[at] += u32::from(as_good);
            }
        }
        if held.positions == 0 {
            bar.suspend(|| println!("{name:14} nothing is chosen between turns"));
            continue;
        }
        let Held { positions, agreed, as_good } = held;
        bar.suspend(|| println!("{name:14} {positions:>9} {agreed:?} {as_good:?}"));
        let _ = write!(
            table,
            "\n[[game]]\nid = \"{name}\"\npositions = {positions}\nagreed = {agreed:?}\nas-good = {as_good:?}\n",
        );
        // Written after each game, so that an interrupted run leaves its results.
        if let Some(out) = &args.out {
            std::fs::write(out, &table).expect("the table can be written");
        }
    }
    common::kept::forget();
    Ok(())
}

/// Where positions come from, and how many there are at most.
struct Source<'a> {
    name: String,
    count: usize,
    position: Box<dyn Fn(usize) -> Option<Game> + Sync + 'a>,
}

/// The transcripts, or else the games.
fn sources(args: &Args) -> Vec<Source<'_>> {
    if args.transcripts.is_empty() {
        let of = |definition: &'static Definition| Source {
            name: definition.id.to_string(),
            count: args.positions,
            position: Box::new(move |number| position(definition, args.seed << 32 | number as u64)),
        };
        return common::games(&args.names).into_iter().map(of).collect();
    }
    assert!(args.names.is_empty(), "a transcript names its game itself");
    let of = |file: &String| {
        let found = transcribed(file);
        Source {
            name: file.clone(),
            count: found.len(),
            position: Box::new(move |number| found.get(number).cloned()),
        }
    };
    args.transcripts.iter().map(of).collect()
}

/// The beginnings of all turns with a choice in a game between people.
fn transcribed(file: &str) -> Vec<Game> {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let replayed = Transcript::read(&text).and_then(|transcript| transcript.replay());
    let mut game = replayed.unwrap_or_else(|error| panic!("{file}: {}", error.message()));
    let mut found = Vec::new();
    while game.undo() {
        if game.position().between_turns() && game.legal_moves().len() > 1 {
            found.push(game.clone());
        }
    }
    found.reverse();
    found
}

fn args(mut arguments: Parser) -> Result<Args, lexopt::Error> {
    let mut args = Args {
        nodes: vec![20_000, 60_000],
        long: 2_000_000,
        positions: 60,
        seed: 1,
        transcripts: Vec::new(),
        out: None,
        names: Vec::new(),
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("nodes") => {
                args.nodes = arguments
                    .value()?
                    .string()?
                    .split(',')
                    .map(|nodes| nodes.parse().expect("numbers of nodes"))
                    .collect();
            }
            Long("long") => args.long = arguments.value()?.parse()?,
            Long("positions") => args.positions = arguments.value()?.parse()?,
            Long("seed") => args.seed = arguments.value()?.parse()?,
            Long("transcript") => args.transcripts.push(arguments.value()?.string()?),
            Long("out") => args.out = Some(arguments.value()?.string()?),
            Value(name) => args.names.push(name.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(args)
}

/// The beginning of a turn with a choice, drawn by lot from a game.
fn position(definition: &Definition, seed: u64) -> Option<Game> {
    let mut random = SplitMix::new(seed);
    let Played { mut game, chosen } = masters(definition, &mut random, PLAYED)?;
    let (_, at) = *chosen.get(random.below(chosen.len().max(1)))?;
    while game.actions().len() > at {
        game.undo();
    }
    Some(game)
}

/// Whether each short search agrees with the long one, and whether its move is as good.
fn hold(game: &Game, args: &Args) -> Vec<(bool, bool)> {
    let master = Player::new(game.rules(), Level::MASTER, 0);
    let (best, chance) = suggest(&master, game, args.long);
    let mut held = Vec::new();
    for &nodes in &args.nodes {
        let (hint, _) = suggest(&master, game, nodes);
        let agrees = hint == best;
        held.push((agrees, agrees || chance - after(&master, game, hint, args.long) <= AS_GOOD));
    }
    held
}

/// The move of the master and the chance that it sees.
fn suggest(master: &Player, game: &Game, nodes: u64) -> (Action, f64) {
    let limits = Limits { nodes, ..Limits::default() };
    let found = master.suggest(game, &limits, || false).expect("the game goes on");
    (found.action, found.value.chance())
}

/// The chance of the player to move after a move.
fn after(master: &Player, game: &Game, mv: Action, nodes: u64) -> f64 {
    let mover = game.mover();
    let mut game = game.clone();
    game.play(mv).expect("it is legal");
    if let Some(outcome) = game.outcome() {
        return outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == mover)));
    }
    let (_, chance) = suggest(master, &game, nodes);
    if game.mover() == mover { chance } else { 1.0 - chance }
}
