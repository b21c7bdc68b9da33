//! Lets levels play each other and reports how often each wins.
//!
//! `cargo lab strength [--games N]
//! [--nodes N | --millis N] [--pairs 5-3,3-1] [--seed N] [--lots N]
//! [--setup NAME] [--row 3=ROW] [--at-once N] [--keep] [--out FILE] [GAME…]`
//!
//! Seats change from game to game. Games differ by the players' seeds: players below the master judge a
//! little differently with each seed. Instead of a level a pair may name `random`, which plays at random, or
//! `child`, which takes the most in sight and foresees nothing. With `--lots N` up to N moves at the
//! beginning are random, the same in two games with seats changed. `--row` tries another row of the table of
//! levels, see `tuning::player_with`. With a limit of nodes the table is the same on every machine; with a
//! time limit it depends on the machine and on how many games share its cores (`--at-once`, by default one a
//! core): both numbers are written into the table.
//! `--keep` plays what `content/strength/nodes.toml` holds, 200 games of 20,000 nodes, and writes a game's part of it.

use std::fmt::Write;
use std::time::{Duration, Instant};

use crate::common::opponents::{Lot, Thought, by_chance, mixed, taking_most, thought};
use crate::common::{self, cores, each, level_row, progress};
use crate::made;
use anyhow::Result;
use indicatif::ProgressBar;
use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_figures::Kind;
use mbao_players::tuning::player_with;
use mbao_players::{Level, Player};
use mbao_rules::{Definition, Game, GameBuilder, Side};
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

/// The kind of player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    Level(u8),
    Random,
    Child,
}

impl Who {
    fn named(text: &str) -> Self {
        match text {
            "random" => Self::Random,
            "child" => Self::Child,
            level => Self::Level(level.parse().expect("a level, random or child")),
        }
    }

    /// The name in the table of strength.
    fn written(self) -> String {
        match self {
            Self::Level(level) => level.to_string(),
            Self::Random => "\"random\"".to_owned(),
            Self::Child => "\"child\"".to_owned(),
        }
    }
}

/// A player at the board.
enum Seat {
    Level(Box<Player>),
    Random,
    Child,
}

/// What the command line asks for.
struct Args {
    games: usize,
    thought: Thought,
    pairs: Vec<(Who, Who)>,
    seed: u64,
    /// The most random moves at the beginning of a game.
    lots: u64,
    /// The number of games played at the same time.
    at_once: usize,
    out: Option<String>,
    /// Whether the house keeps the results.
    keep: bool,
    /// The set-up, if it is not the usual one.
    setup: Option<String>,
    /// Rows to try instead of those in the table, by level.
    rows: Vec<(u8, String)>,
    names: Vec<String>,
}

/// The results of a pairing, for the stronger level.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Tally {
    won: usize,
    drawn: usize,
    lost: usize,
    turns: u64,
}

pub(crate) fn run(arguments: Parser) -> Result<()> {
    let args = args(arguments)?;
    let mut table = String::new();
    let _ = writeln!(table, "# Levels against each other, written by `cargo lab strength`.");
    let _ = writeln!(table, "date = {}", OffsetDateTime::now_utc().date());
    let _ = writeln!(table, "seed = {}", args.seed);
    let _ = writeln!(table, "lots = {}", args.lots);
    if let Some(setup) = &args.setup {
        let _ = writeln!(table, "setup = \"{setup}\"");
    }
    table.push_str(&args.thought.written(args.at_once));
    println!(
        "{:14} {:>8} {:>5} {:>5} {:>5} {:>6} {:>6} {:>7}",
        "game", "pair", "won", "drawn", "lost", "share", "turns", "seconds"
    );
    let wanted = common::games(&args.names);
    let bar = progress((wanted.len() * args.pairs.len() * args.games) as u64);
    for definition in wanted {
        for &(strong, weak) in &args.pairs {
            let start = Instant::now();
            let tally = pairing(definition, (strong, weak), &args, &bar);
            let games = tally.won + tally.drawn + tally.lost;
            let share = (number(tally.won) + 0.5 * number(tally.drawn)) / number(games.max(1));
            let turns = tally.turns / u64::try_from(games.max(1)).unwrap_or(1);
            bar.suspend(|| {
                println!(
                    "{:14} {:>8} {:>5} {:>5} {:>5} {:>6.1} {turns:>6} {:>7.0}",
                    definition.id,
                    format!("{}-{}", strong.written(), weak.written()).replace('"', ""),
                    tally.won,
                    tally.drawn,
                    tally.lost,
                    100.0 * share,
                    start.elapsed().as_secs_f64(),
                );
            });
            let _ = write!(
                table,
                "\n[[pairing]]\ngame = \"{}\"\nstronger = {}\nweaker = {}\nwon = {}\ndrawn = {}\nlost = {}\nturns = {turns}\n",
                definition.id,
                strong.written(),
                weak.written(),
                tally.won,
                tally.drawn,
                tally.lost,
            );
            // Written after each pairing, so that an interrupted run leaves its results.
            if let Some(out) = &args.out {
                std::fs::write(out, &table).expect("the table can be written");
            }
        }
        if args.keep {
            made::keep(&made::content("strength/nodes.toml"), "game", &definition.id, &table)?;
            made::say(Kind::Strength, definition)?;
        }
    }
    common::kept::forget();
    Ok(())
}

fn args(mut arguments: Parser) -> Result<Args, lexopt::Error> {
    let mut args = Args {
        games: 40,
        thought: Thought::Nodes(20_000),
        pairs: vec![(Who::Level(5), Who::Level(3)), (Who::Level(3), Who::Level(1))],
        seed: 1,
        lots: 0,
        at_once: cores(),
        out: None,
        keep: false,
        setup: None,
        rows: Vec::new(),
        names: Vec::new(),
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("games") => args.games = arguments.value()?.parse()?,
            Long("nodes") => args.thought = Thought::Nodes(arguments.value()?.parse()?),
            Long("millis") => {
                args.thought = Thought::Time(Duration::from_millis(arguments.value()?.parse()?));
            }
            Long("seed") => args.seed = arguments.value()?.parse()?,
            Long("lots") => args.lots = arguments.value()?.parse()?,
            Long("at-once") => args.at_once = arguments.value()?.parse()?,
            Long("setup") => args.setup = Some(arguments.value()?.string()?),
            Long("keep") => args = Args { games: 200, keep: true, ..args },
            Long("out") => args.out = Some(arguments.value()?.string()?),
            Long("row") => args.rows.push(level_row(&arguments.value()?.string()?)),
            Long("pairs") => {
                args.pairs = arguments
                    .value()?
                    .string()?
                    .split(',')
                    .map(|pair| {
                        let (strong, weak) = pair.split_once('-').expect("two players, as in 5-3 or child-0");
                        (Who::named(strong), Who::named(weak))
                    })
                    .collect();
            }
            Value(name) => args.names.push(name.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(args)
}

/// Plays the games of a pairing, several at the same time.
fn pairing(definition: &Definition, levels: (Who, Who), args: &Args, bar: &ProgressBar) -> Tally {
    let name = format!("{} {}-{}", definition.id, levels.0.written(), levels.1.written());
    let tallies = each((&name, args.games, args.at_once), bar, |game| {
        let mut tally = Tally::default();
        play(definition, levels, game as u64, args, &mut tally);
        tally
    });
    tallies.into_iter().fold(Tally::default(), |sum, tally| Tally {
        won: sum.won + tally.won,
        drawn: sum.drawn + tally.drawn,
        lost: sum.lost + tally.lost,
        turns: sum.turns + tally.turns,
    })
}

fn play(definition: &Definition, (strong, weak): (Who, Who), number: u64, args: &Args, tally: &mut Tally) {
    let request = GameBuilder { setup: args.setup.clone(), ..Game::builder(&*definition.id) };
    let mut game = request.start().expect("a built-in game");
    let opening = number / 2 + 1_000 * args.seed;
    let seat = if number.is_multiple_of(2) { Side::South } else { Side::North };
    let player = |who: Who, salt: u64| match who {
        Who::Random => Seat::Random,
        Who::Child => Seat::Child,
        Who::Level(number) => {
            let level = Level::new(number).expect("a level");
            let row = args.rows.iter().find(|(level, _)| *level == number).map_or("", |(_, row)| row);
            let player = player_with(game.rules(), level, row, opening * 2 + salt);
            Seat::Level(Box::new(player.expect("a row of the table")))
        }
    };
    let (stronger, weaker) = (player(strong, 0), player(weak, 1));
    let mut by_lot = opening % (args.lots + 1);
    let mut drawn = 0;
    while game.outcome().is_none() {
        if game.position().phase().is_play() && game.legal_moves().len() > 1 && by_lot > 0 {
            let legal = game.legal_moves();
            let lot = mixed(opening * 8 + by_lot) % legal.len() as u64;
            let mv = legal[usize::try_from(lot).expect("small")];
            by_lot -= 1;
            game.play_move(mv).expect("legal");
            continue;
        }
        let mover = if game.mover() == seat { &stronger } else { &weaker };
        drawn += 1;
        let mut lot = Lot::of(opening, drawn);
        let action = match mover {
            Seat::Level(player) => thought(player, &game, args.thought),
            Seat::Random => by_chance(&game, &mut lot),
            Seat::Child => taking_most(&game, &mut lot),
        };
        game.play(action).expect("a suggestion is legal");
    }
    tally.turns += u64::from(game.turn());
    match game.outcome().and_then(|outcome| outcome.winner) {
        None => tally.drawn += 1,
        Some(winner) if winner == seat => tally.won += 1,
        Some(_) => tally.lost += 1,
    }
}

fn number(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}
