//! Compares the speed of noted games with that of the recorded games they were begun from:
//! `cargo lab noted`.

use std::time::Instant;

use mbao_notebook::{Notebook, read};
use mbao_rules::{Definition, GAMES, Rules, Walk};

/// Many short stretches: the best of each counts, because noise only adds time.
const TRIES: u32 = 60;
/// Turns of a stretch.
const TURNS: u32 = 3_000;

/// Seconds for this many turns of random play.
fn seconds(definition: &Definition, turns: u32) -> f64 {
    let rules = Rules::builder(definition).compile().expect("a definition compiles");
    let mut random = fastrand::Rng::with_seed(7);
    let mut pick = |n: usize| random.usize(..n.max(1));
    let mut walk = Walk::new(&rules);
    let mut played = 0;
    let start = Instant::now();
    while played < turns {
        while walk.step(&mut pick) {}
        played += walk.turn();
        walk.restart();
    }
    start.elapsed().as_secs_f64()
}

pub(crate) fn run() {
    for recorded in GAMES {
        let text = Notebook::of(recorded).write();
        let noted = read(&text).and_then(|notebook| notebook.definition()).expect("a noted game");
        let mut best = [f64::INFINITY; 2];
        // The two alternate, so that drift affects both.
        for _ in 0..TRIES {
            best[0] = best[0].min(seconds(recorded, TURNS));
            best[1] = best[1].min(seconds(&noted, TURNS));
        }
        println!(
            "{:14} recorded {:9.0} turns/s, noted {:.2} of it",
            recorded.id,
            f64::from(TURNS) / best[0],
            best[0] / best[1]
        );
    }
}
