//! What commands share: a progress bar, games at the same time, masters' games, weights,
//! chances, simple opponents and players in programs of their own.

pub(crate) mod kept;
pub(crate) mod opponents;
pub(crate) mod program;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use kept::Kept;
use mbao_players::tuning::SplitMix;
use mbao_players::{Level, Limits, Player};
use mbao_rules::{Action, Definition, GAMES, Game};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Longer games are left out: they go in circles.
const LONGEST: u32 = 1_000;

/// The games with these names, or all; stops at a name that no game has.
pub(crate) fn games(names: &[String]) -> Vec<&'static Definition> {
    for name in names {
        assert!(GAMES.iter().any(|definition| *name == definition.id), "there is no game {name}");
    }
    let wanted = GAMES.iter().copied();
    wanted.filter(|definition| names.is_empty() || names.iter().any(|name| *name == definition.id)).collect()
}

/// A level and another row for it in the table of levels, as in `3=2:40`.
pub(crate) fn level_row(text: &str) -> (u8, String) {
    let (level, row) = text.split_once('=').expect("a level and its row, as in 3=2:40");
    (level.parse().expect("a level"), row.to_owned())
}

/// A whole game of masters, and the turns in it at whose beginning one of them had a choice: the number of the
/// turn, and of the actions played before it.
pub(crate) struct Played {
    pub(crate) game: Game,
    pub(crate) chosen: Vec<(u32, usize)>,
}

/// Lets masters play on with that many nodes for each move after 2 to 12 random ones; `None` if the game
/// goes in circles.
pub(crate) fn masters(definition: &Definition, random: &mut SplitMix, nodes: u64) -> Option<Played> {
    let mut game = Game::start(&definition.id).expect("a recorded game");
    let master = Player::new(game.rules(), Level::MASTER, 0);
    let limits = Limits { nodes, ..Limits::default() };
    let by_lot = 2 + random.below(11);
    let (mut decided, mut chosen) = (0, Vec::new());
    while game.outcome().is_none() {
        if game.turn() > LONGEST {
            return None;
        }
        let plays = game.position().phase().is_play();
        let action = if plays && decided >= by_lot {
            if game.position().between_turns() && game.legal_moves().len() > 1 {
                chosen.push((game.turn(), game.actions().len()));
            }
            master.suggest(&game, &limits, || false).expect("the game goes on").action
        } else {
            decided += usize::from(plays);
            any_action(&game, random)
        };
        game.play(action).expect("it is legal");
    }
    Some(Played { game, chosen })
}

/// A random action. (`Game::random_action` draws in another order: the recorded tables are made with this one.)
fn any_action(game: &Game, random: &mut SplitMix) -> Action {
    let (rules, pos, legal) = (game.rules(), game.position(), game.legal_moves());
    if !pos.phase().is_play() && (rules.wants_lift(pos) || rules.wants_lay(pos)) {
        let counts = rules.random_counts(pos, &mut |n| random.below(n));
        return if rules.wants_lift(pos) { Action::Lift(counts) } else { Action::Lay(counts) };
    }
    rules.action(legal[random.below(legal.len())])
}

/// Shows the progress on a terminal only; the printed lines say everything else.
pub(crate) fn progress(steps: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len}, {eta} left");
    ProgressBar::new(steps).with_style(style.expect("a template that can be read"))
}

/// The number of cores.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does a piece of work for each number below `count`, up to `at_once` of them at the same time; returns the
/// results in the order of the numbers. `name` tells this work from the other work of the run. Pieces that an
/// earlier run of the same program did before it was broken off are not done again.
pub(crate) fn each<T: Send + Sync + Serialize + DeserializeOwned>(
    (name, count, at_once): (&str, usize, usize),
    bar: &ProgressBar,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    let kept = Kept::of(name);
    if !kept.found.is_empty() {
        bar.suspend(|| eprintln!("{name}: {} of {count} were done before", kept.found.len()));
        bar.inc(kept.found.len() as u64);
        bar.reset_eta();
    }
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            if !kept.found.contains_key(&number) {
                let result = work(number);
                kept.keep(number, &result);
                bar.inc(1);
                done.push((number, result));
            }
        }
    };
    let done: Vec<(usize, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..at_once.max(1)).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker")).collect()
    });
    let mut all = kept.found;
    all.extend(done);
    all.into_values().collect()
}

/// The chance that a logarithm of the odds means.
pub(crate) fn chance(logarithm: f64) -> f64 {
    1.0 / (1.0 + (-logarithm).exp())
}

/// The weights of each game in a file that `cargo lab tune` wrote.
pub(crate) fn read_weights(file: &str) -> Vec<(String, Vec<i16>)> {
    let text = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"));
    let lines = text.lines().filter_map(|line| line.trim().strip_prefix("(\"")?.split_once("\", &["));
    lines
        .map(|(id, numbers)| {
            let numbers = numbers.trim_end_matches("]),").split(", ");
            (id.to_owned(), numbers.map(|n| n.parse().expect("a weight")).collect())
        })
        .collect()
}
