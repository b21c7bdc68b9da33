//! What examples share that play many games: a progress bar, games at the same time, weights and chances.

#![allow(dead_code)] // no example uses all of it

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};
use mbao_rules::{Definition, GAMES};

/// The games with these names, or all; stops at a name that no game has.
pub(crate) fn games(names: &[String]) -> Vec<&'static Definition> {
    for name in names {
        assert!(GAMES.iter().any(|definition| *name == definition.id), "there is no game {name}");
    }
    let wanted = GAMES.iter().copied();
    wanted.filter(|definition| names.is_empty() || names.iter().any(|name| *name == definition.id)).collect()
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

/// Does `work` for each number below `count`, up to `at_once` of them at the same time; returns the results in
/// the order of the numbers.
pub(crate) fn each<T: Send>(count: usize, at_once: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return done;
            }
            done.push((number, work(number)));
        }
    };
    let mut done: Vec<(usize, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..at_once.max(1)).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker")).collect()
    });
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, result)| result).collect()
}

/// The chance that a logarithm of the odds means.
pub(crate) fn chance(logarithm: f64) -> f64 {
    1.0 / (1.0 + (-logarithm).exp())
}

/// The weights of each game in a file that the example `tune` wrote.
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
