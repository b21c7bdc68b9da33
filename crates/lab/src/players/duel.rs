//! Lets two versions of a level play each other with the same time for each move: how a change of the
//! search proves itself.
//!
//! `cargo lab duel [--new ROW] [--old ROW | --old-program PATH]
//! [--new-weights FILE] [--level N] [--games N] [--millis N] [--old-millis N] [--judged N] [--even N]
//! [--even-nodes N] [--seed N] [--at-once N] [--out FILE] [GAME…]`
//!
//! Rows are those of `tuning::player_with`; without a row a player is as it is in the table of levels. The
//! file of weights is one that `cargo lab tune` wrote; without it both players have the same.
//! Each opening is played twice, with seats changed: 4 to 12 random moves, after which the master at
//! 20,000 nodes sees a chance of 38 to 62 per cent, and with `--judged` at that many nodes too. Pairs are counted
//! too: those in which the new version did better, as well, and worse. Both players keep their tables from turn to
//! turn.
//!
//! With `--even N` two equal masters play the opening out N times with `--even-nodes` for each move (30,000,
//! about as many as 15 milliseconds give). Each misjudges positions a little, anew in each game, since masters
//! without errors often play the same game again. The opening is kept if each seat wins at least three eighths of
//! these games, rounded down to half a win; a draw is half a win. The table says how many openings were played
//! out. If none of 500 is even, or 20,000 random beginnings hold no opening, the run stops and says so.
//!
//! Time is that of the clock. The players take turns on one core, so that other work on the machine
//! disturbs both alike. `--old-millis` gives the old version another time.
//!
//! The old version may be a program: `cargo lab answer` of another build, `target/release/mbao-lab`
//! there. Its time begins when it has read what was played, so that the way to it costs it nothing. This build
//! judges the openings. If the program plays what is not legal here, or refuses what was played, the run stops
//! and says so.

use std::cmp::Ordering;
use std::fmt::Write;
use std::time::{Duration, Instant};

use crate::common::kept::hash;
use crate::common::program::Program;
use crate::common::{self, cores, each, progress, read_weights};
use indicatif::ProgressBar;
use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_players::tuning::{SplitMix, player_with, with_weights};
use mbao_players::{Level, Limits, Player, Thoughts};
use mbao_rules::{Game, Side};
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

/// Nodes by which an opening is judged at first.
const JUDGED: u64 = 20_000;
/// The greatest value of a balanced opening, in thousandths of the logarithm of the odds: 38 to 62 per cent.
const BALANCED: i32 = 490;
/// The row of a master who misjudges positions by up to 100 thousandths of that logarithm: an even chance looks
/// like one of 47.5 to 52.5 per cent.
const ROUGH: &str = "-:-:-:-:-:100";
/// Random beginnings that are tried for an opening, and balanced ones that are played out for it.
const TRIED: u32 = 20_000;
const PLAYED_OUT: u32 = 500;
/// Longer games count as drawn: they go in circles.
const LONGEST: u32 = 1_000;

/// What the command line asks for.
struct Args {
    games: usize,
    /// The time of the new version, and the old one's if it is another.
    time: Duration,
    old_time: Option<Duration>,
    /// Nodes by which an opening is judged again, if they are more than at first.
    judged: u64,
    /// Games in which an opening is played out, and the nodes of a move there.
    even: u32,
    even_nodes: u64,
    level: Level,
    seed: u64,
    at_once: usize,
    new: String,
    old: String,
    /// The program that is the old version; empty if a row is.
    old_program: String,
    /// The file of the new version's weights, and what it holds; empty if both versions have the same.
    new_weights: String,
    weights: Vec<(String, Vec<i16>)>,
    out: Option<String>,
    names: Vec<String>,
}

/// The results of the new version.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    /// Pairs of games from one opening in which it did better than the old version, as well, and worse. Where
    /// most are in the middle, the opening decides the game, and the share says little.
    pairs: [u32; 3],
    /// Seconds that the new and the old version thought, and the turns they saw ahead, summed.
    seconds: [f64; 2],
    depths: [u64; 2],
    moves: [u64; 2],
    /// Openings that were played out; those that were even are the pairs.
    played_out: u32,
}

pub(crate) fn run(arguments: Parser) -> Result<(), lexopt::Error> {
    let args = args(arguments)?;
    let mut table = format!(
        "# Versions of a level against each other, written by `cargo lab duel`.\n\
         date = {}\nseed = {}\nmillis = {}\nold-millis = {}\njudged = {}\neven = {}\neven-nodes = {}\nlevel = {}\nnew = \"{}\"\nold = \"{}\"\n\
         old-program = \"{}\"\nnew-weights = \"{}\"\n",
        OffsetDateTime::now_utc().date(),
        args.seed,
        args.time.as_millis(),
        args.times()[1].as_millis(),
        args.judged.max(JUDGED),
        args.even,
        args.even_nodes,
        args.level.number(),
        args.new,
        args.old,
        args.old_program,
        args.new_weights,
    );
    println!(
        "{:14} {:>5} {:>5} {:>5}  share of the new, pairs, openings played out, turns seen ahead, time",
        "game", "won", "drawn", "lost"
    );
    let games = common::games(&args.names);
    let bar = progress((games.len() * args.games.div_ceil(2)) as u64);
    for definition in games {
        let name = &*definition.id;
        let tally = duel(name, &args, &bar);
        let (share, error) = share(&tally);
        let ahead = [0, 1].map(|at| ratio(tally.depths[at], tally.moves[at]));
        bar.suspend(|| {
            println!(
                "{name:14} {:>5} {:>5} {:>5}  {share:.1} ± {error:.1} %, {:?}, {} played out, {:.2} against {:.2} turns, {:.2} of the time",
                tally.won,
                tally.drawn,
                tally.lost,
                tally.pairs,
                tally.played_out,
                ahead[0],
                ahead[1],
                tally.seconds[0] / tally.seconds[1].max(0.001),
            );
        });
        let _ = write!(
            table,
            "\n[[duel]]\ngame = \"{name}\"\nwon = {}\ndrawn = {}\nlost = {}\npairs = {:?}\nplayed-out = {}\nshare = {share:.1}\nerror = {error:.1}\n",
            tally.won, tally.drawn, tally.lost, tally.pairs, tally.played_out,
        );
        // Written after each game, so that an interrupted run leaves its results.
        if let Some(out) = &args.out {
            std::fs::write(out, &table).expect("the table can be written");
        }
    }
    common::kept::forget();
    Ok(())
}

fn args(mut arguments: Parser) -> Result<Args, lexopt::Error> {
    let mut args = Args {
        games: 400,
        time: Duration::from_millis(25),
        old_time: None,
        judged: JUDGED,
        even: 0,
        even_nodes: 30_000,
        level: Level::MASTER,
        seed: 1,
        at_once: cores(),
        new: String::new(),
        old: String::new(),
        old_program: String::new(),
        new_weights: String::new(),
        weights: Vec::new(),
        out: None,
        names: Vec::new(),
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("games") => args.games = arguments.value()?.parse()?,
            Long("millis") => args.time = Duration::from_millis(arguments.value()?.parse()?),
            Long("old-millis") => args.old_time = Some(Duration::from_millis(arguments.value()?.parse()?)),
            Long("judged") => args.judged = arguments.value()?.parse()?,
            Long("even") => args.even = arguments.value()?.parse()?,
            Long("even-nodes") => args.even_nodes = arguments.value()?.parse()?,
            Long("level") => args.level = Level::new(arguments.value()?.parse()?).expect("a level, 0 to 5"),
            Long("seed") => args.seed = arguments.value()?.parse()?,
            Long("at-once") => args.at_once = arguments.value()?.parse()?,
            Long("new") => args.new = arguments.value()?.string()?,
            Long("old") => args.old = arguments.value()?.string()?,
            Long("old-program") => args.old_program = arguments.value()?.string()?,
            Long("new-weights") => {
                args.new_weights = arguments.value()?.string()?;
                args.weights = read_weights(&args.new_weights);
            }
            Long("out") => args.out = Some(arguments.value()?.string()?),
            Value(name) => args.names.push(name.string()?),
            other => return Err(other.unexpected()),
        }
    }
    assert!(args.old.is_empty() || args.old_program.is_empty(), "the old version is a row or a program");
    Ok(args)
}

impl Args {
    /// The times of the new and the old version.
    fn times(&self) -> [Duration; 2] {
        [self.time, self.old_time.unwrap_or(self.time)]
    }
}

/// Plays the games of a duel, several at the same time.
fn duel(name: &str, args: &Args, bar: &ProgressBar) -> Tally {
    // The results against another program are others.
    let work = if args.old_program.is_empty() {
        name.to_owned()
    } else {
        let program = std::fs::read(&args.old_program);
        let program = program.unwrap_or_else(|error| panic!("{}: {error}", args.old_program));
        format!("{name} against {:016x}", hash(&program))
    };
    let tallies = each((&work, args.games.div_ceil(2), args.at_once), bar, |pair| {
        let mut tally = Tally::default();
        let mut program = (!args.old_program.is_empty()).then(|| Program::start(&args.old_program));
        let opening = opening(name, (args.seed << 32) + pair as u64, args, &mut tally);
        for seat in [Side::South, Side::North] {
            play(opening.clone(), seat, args, program.as_mut(), &mut tally);
        }
        let better = match tally.won.cmp(&tally.lost) {
            Ordering::Greater => 0,
            Ordering::Equal => 1,
            Ordering::Less => 2,
        };
        tally.pairs[better] = 1;
        tally
    });
    let mut sum = Tally::default();
    for tally in tallies {
        sum.won += tally.won;
        sum.drawn += tally.drawn;
        sum.lost += tally.lost;
        sum.played_out += tally.played_out;
        for at in [0, 1, 2] {
            sum.pairs[at] += tally.pairs[at];
        }
        for at in [0, 1] {
            sum.seconds[at] += tally.seconds[at];
            sum.depths[at] += tally.depths[at];
            sum.moves[at] += tally.moves[at];
        }
    }
    sum
}

/// An opening that is balanced as far as the wished nodes show, and even if that is wished; the same for the same
/// number.
fn opening(name: &str, number: u64, args: &Args, tally: &mut Tally) -> Game {
    let mut random = SplitMix::new(number);
    for _ in 0..TRIED {
        let mut game = Game::start(name).expect("a recorded game");
        let by_lot = 4 + random.below(9);
        let mut decided = 0;
        while decided < by_lot && game.outcome().is_none() {
            let action = game.random_action(|n| random.below(n)).expect("the game goes on");
            decided += usize::from(game.position().phase().is_play());
            game.play(action).expect("it is legal");
        }
        let master = Player::new(game.rules(), Level::MASTER, 0);
        let balanced = |nodes| {
            let found = master.suggest(&game, &Limits { nodes, ..Limits::default() }, || false);
            found.is_some_and(|found| found.value.points().abs() <= BALANCED)
        };
        if !balanced(JUDGED) || (args.judged > JUDGED && !balanced(args.judged)) {
            continue;
        }
        if args.even == 0 {
            return game;
        }
        tally.played_out += 1;
        if is_even(&game, args, &mut random) {
            return game;
        }
        assert!(tally.played_out < PLAYED_OUT, "{name}: none of {PLAYED_OUT} balanced openings is even");
    }
    panic!("{name}: no opening in {TRIED} random beginnings");
}

/// Whether each seat wins enough of the games that masters play from an opening.
fn is_even(opening: &Game, args: &Args, random: &mut SplitMix) -> bool {
    // Half points, since a draw is one for each seat.
    let enough = 2 * args.even * 3 / 8;
    let mut points = [0, 0];
    for left in (0..args.even).rev() {
        let mut game = opening.clone();
        let players = [0, 1].map(|_| {
            let seed = random.below(usize::MAX) as u64;
            player_with(game.rules(), Level::MASTER, ROUGH, seed).expect("a row of the table")
        });
        while game.outcome().is_none() && game.turn() <= LONGEST {
            let player = &players[usize::from(game.mover() == Side::North)];
            let limits = Limits { nodes: args.even_nodes, ..Limits::default() };
            let found = player.suggest(&game, &limits, || false);
            game.play(found.expect("the game goes on").action).expect("it is legal");
        }
        match game.outcome().and_then(|outcome| outcome.winner) {
            None => points = points.map(|points| points + 1),
            Some(winner) => points[usize::from(winner == Side::North)] += 2,
        }
        let least = points[0].min(points[1]);
        // The games that are left change nothing.
        if least >= enough || least + 2 * left < enough {
            break;
        }
    }
    points[0].min(points[1]) >= enough
}

/// Plays a game to its end, the new version at `seat`; `program` is the old one if there is one.
fn play(mut game: Game, seat: Side, args: &Args, mut program: Option<&mut Program>, tally: &mut Tally) {
    let player = |row| player_with(game.rules(), args.level, row, 1).expect("a row of the table");
    let mut players = [player(&args.new), player(&args.old)];
    let id = &game.rules().definition().id;
    if !args.new_weights.is_empty() {
        let known = args.weights.iter().find(|(name, _)| **name == **id);
        let (_, weights) = known.unwrap_or_else(|| panic!("{}: no weights of {id}", args.new_weights));
        players[0] = with_weights(&players[0], weights);
    }
    let mut thoughts = [Thoughts::default(), Thoughts::default()];
    while game.outcome().is_none() && game.turn() <= LONGEST {
        let at = usize::from(game.mover() != seat);
        let time = args.times()[at];
        let (action, depth, seconds) = match &mut program {
            Some(program) if at == 1 => program.ask(&game, args.level.number(), time),
            _ => {
                let (start, limits) = (Instant::now(), Limits::default());
                let stop = || start.elapsed() >= time;
                let found = players[at].suggest_from(&mut thoughts[at], &game, &limits, stop);
                let found = found.expect("the game goes on");
                (found.action, found.depth, start.elapsed().as_secs_f64())
            }
        };
        tally.seconds[at] += seconds;
        if game.legal_moves().len() > 1 {
            tally.depths[at] += u64::from(depth);
            tally.moves[at] += 1;
        }
        game.play(action).expect("it is legal");
    }
    match game.outcome().and_then(|outcome| outcome.winner) {
        None => tally.drawn += 1,
        Some(winner) if winner == seat => tally.won += 1,
        Some(_) => tally.lost += 1,
    }
}

/// The share of the new version and its standard error, in per cent.
fn share(tally: &Tally) -> (f64, f64) {
    let [won, drawn, lost] = [tally.won, tally.drawn, tally.lost].map(f64::from);
    let games = (won + drawn + lost).max(1.0);
    let share = (won + 0.5 * drawn) / games;
    let square = (won + 0.25 * drawn) / games;
    (100.0 * share, 100.0 * ((square - share * share) / games).max(0.0).sqrt())
}

#[allow(clippy::cast_precision_loss)] // small numbers
fn ratio(sum: u64, count: u64) -> f64 {
    sum as f64 / count.max(1) as f64
}
