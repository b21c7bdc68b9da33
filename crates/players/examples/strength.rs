//! Lets levels play each other and tells how often each wins.
//!
//! `cargo run --profile speed -p mbao-players --example strength -- [--games N]
//! [--nodes N | --millis N] [--pairs 5-3,3-1] [--seed N] [--lots N]
//! [--setup NAME] [--row 3=ROW] [--at-once N] [--out FILE] [GAME…]`
//!
//! Seats change from game to game. Games differ by the players' seeds: those
//! below the master judge a little differently with each. With `--lots N` up to
//! N decisions at the beginning are drawn by lot, the same in two games with
//! seats changed.
//! `--row` tries another row of the table of levels, see `tuning::player_with`.
//! With a limit of nodes the table is the same wherever it is made; with one of
//! time it depends on the machine, and on how many games share its cores
//! (`--at-once`, one a core if it is not given): both are written down.

use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use mbao_players::tuning::player_with;
use mbao_players::{Level, Limits};
use mbao_rules::{Definition, GAMES, Game, GameBuilder, Side};
use time::OffsetDateTime;

/// How long a decision may take.
#[derive(Clone, Copy)]
enum Thought {
    Nodes(u64),
    Time(Duration),
}

/// What is asked for.
struct Wish {
    games: usize,
    thought: Thought,
    pairs: Vec<(u8, u8)>,
    seed: u64,
    /// Most decisions drawn by lot at the beginning.
    lots: u64,
    /// Games played side by side.
    at_once: usize,
    out: Option<String>,
    /// The set-up, where it is not the usual one.
    setup: Option<String>,
    /// Rows to try instead of those of the table, by level.
    rows: Vec<(u8, String)>,
    names: Vec<String>,
}

/// What came of a pairing, for the stronger level.
#[derive(Clone, Copy, Default)]
struct Tally {
    won: usize,
    drawn: usize,
    lost: usize,
    turns: u64,
}

fn main() {
    let wish = wish();
    let mut table = String::new();
    let _ =
        writeln!(table, "# Levels against each other, written by the example `strength` of mbao-players.");
    let _ = writeln!(table, "date = {}", OffsetDateTime::now_utc().date());
    let _ = writeln!(table, "seed = {}", wish.seed);
    let _ = writeln!(table, "lots = {}", wish.lots);
    if let Some(setup) = &wish.setup {
        let _ = writeln!(table, "setup = \"{setup}\"");
    }
    match wish.thought {
        Thought::Nodes(nodes) => writeln!(table, "limit.nodes = {nodes}"),
        Thought::Time(time) => {
            let millis = time.as_millis();
            writeln!(
                table,
                "limit.time = {{ millis = {millis}, games-at-once = {}, cores = {} }}",
                wish.at_once,
                cores()
            )
        }
    }
    .expect("text can be added to");
    println!(
        "{:14} {:>5} {:>5} {:>5} {:>5} {:>6} {:>6} {:>7}",
        "game", "pair", "won", "drawn", "lost", "share", "turns", "seconds"
    );
    for definition in GAMES
        .iter()
        .filter(|definition| wish.names.is_empty() || wish.names.iter().any(|n| *n == definition.id))
    {
        for &(strong, weak) in &wish.pairs {
            let start = Instant::now();
            let tally = pairing(definition, (strong, weak), &wish);
            let games = tally.won + tally.drawn + tally.lost;
            let share = (number(tally.won) + 0.5 * number(tally.drawn)) / number(games.max(1));
            let turns = tally.turns / u64::try_from(games.max(1)).unwrap_or(1);
            println!(
                "{:14} {:>5} {:>5} {:>5} {:>5} {:>6.1} {turns:>6} {:>7.0}",
                definition.id,
                format!("{strong}-{weak}"),
                tally.won,
                tally.drawn,
                tally.lost,
                100.0 * share,
                start.elapsed().as_secs_f64(),
            );
            let _ = write!(
                table,
                "\n[[pairing]]\ngame = \"{}\"\nstronger = {strong}\nweaker = {weak}\nwon = {}\ndrawn = {}\nlost = {}\nturns = {turns}\n",
                definition.id, tally.won, tally.drawn, tally.lost,
            );
            // After each pairing: what is broken off leaves what was done.
            if let Some(out) = &wish.out {
                std::fs::write(out, &table).expect("the table can be written");
            }
        }
    }
}

fn wish() -> Wish {
    let mut wish = Wish {
        games: 40,
        thought: Thought::Nodes(20_000),
        pairs: vec![(5, 3), (3, 1)],
        seed: 1,
        lots: 0,
        at_once: cores(),
        out: None,
        setup: None,
        rows: Vec::new(),
        names: Vec::new(),
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut next = || arguments.next().expect("a value after the option");
        match argument.as_str() {
            "--games" => wish.games = next().parse().expect("a number of games"),
            "--nodes" => wish.thought = Thought::Nodes(next().parse().expect("a number of nodes")),
            "--millis" => {
                wish.thought = Thought::Time(Duration::from_millis(next().parse().expect("milliseconds")));
            }
            "--seed" => wish.seed = next().parse().expect("a number"),
            "--lots" => wish.lots = next().parse().expect("a number of decisions"),
            "--at-once" => wish.at_once = next().parse().expect("a number of games"),
            "--setup" => wish.setup = Some(next()),
            "--out" => wish.out = Some(next()),
            "--row" => {
                let text = next();
                let (level, row) = text.split_once('=').expect("a level and its row, as in 3=2:40");
                wish.rows.push((level.parse().expect("a level"), row.to_owned()));
            }
            "--pairs" => {
                wish.pairs = next()
                    .split(',')
                    .map(|pair| {
                        let (strong, weak) = pair.split_once('-').expect("two levels, as in 5-3");
                        (strong.parse().expect("a level"), weak.parse().expect("a level"))
                    })
                    .collect();
            }
            _ => {
                mbao_rules::game(&argument).expect("a game or an option");
                wish.names.push(argument);
            }
        }
    }
    wish
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The games of a pairing, several side by side.
fn pairing(definition: &Definition, levels: (u8, u8), wish: &Wish) -> Tally {
    let next = AtomicUsize::new(0);
    let tallies: Vec<Tally> = thread::scope(|scope| {
        let workers: Vec<_> = (0..wish.at_once.max(1))
            .map(|_| {
                scope.spawn(|| {
                    let mut tally = Tally::default();
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= wish.games {
                            return tally;
                        }
                        play(definition, levels, game as u64, wish, &mut tally);
                    }
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("a worker")).collect()
    });
    tallies.into_iter().fold(Tally::default(), |sum, tally| Tally {
        won: sum.won + tally.won,
        drawn: sum.drawn + tally.drawn,
        lost: sum.lost + tally.lost,
        turns: sum.turns + tally.turns,
    })
}

fn play(definition: &Definition, (strong, weak): (u8, u8), number: u64, wish: &Wish, tally: &mut Tally) {
    let request = GameBuilder { setup: wish.setup.clone(), ..Game::builder(&*definition.id) };
    let mut game = request.start().expect("a built-in game");
    let opening = number / 2 + 1_000 * wish.seed;
    let seat = if number.is_multiple_of(2) { Side::South } else { Side::North };
    let player = |number: u8, salt: u64| {
        let level = Level::new(number).expect("a level from 1 to 5");
        let row = wish.rows.iter().find(|(level, _)| *level == number).map_or("", |(_, row)| row);
        player_with(game.rules(), level, row, opening * 2 + salt).expect("a row of the table")
    };
    let (stronger, weaker) = (player(strong, 0), player(weak, 1));
    let mut by_lot = opening % (wish.lots + 1);
    while game.outcome().is_none() {
        if game.current().phase().is_play() && game.legal_moves().len() > 1 && by_lot > 0 {
            let legal = game.legal_moves();
            let lot = mixed(opening * 8 + by_lot) % legal.len() as u64;
            let decision = legal[usize::try_from(lot).expect("small")];
            by_lot -= 1;
            game.play_move(decision).expect("legal");
            continue;
        }
        let mover = if game.mover() == seat { &stronger } else { &weaker };
        let start = Instant::now();
        let (limits, time) = match wish.thought {
            Thought::Nodes(nodes) => (Limits { nodes, ..Limits::default() }, None),
            Thought::Time(time) => (Limits::default(), Some(time)),
        };
        let suggestion = mover
            .suggest(&game, &limits, || time.is_some_and(|time| start.elapsed() >= time))
            .expect("the game goes on");
        game.play(suggestion.action).expect("a suggestion is legal");
    }
    tally.turns += u64::from(game.turn());
    match game.outcome().and_then(|outcome| outcome.winner) {
        None => tally.drawn += 1,
        Some(winner) if winner == seat => tally.won += 1,
        Some(_) => tally.lost += 1,
    }
}

fn mixed(mut z: u64) -> u64 {
    z = z.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

fn number(n: usize) -> f64 {
    f64::from(u32::try_from(n).unwrap_or(u32::MAX))
}
