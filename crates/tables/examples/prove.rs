//! Tries to prove what a starting position is worth: GAME COLUMNS EACH TABLE-SEEDS SECONDS.
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use mbao_tables::{Claim, Prover, Study, Table};

fn main() -> anyhow::Result<()> {
    let a: Vec<String> = std::env::args().collect();
    let study = Study::new(&a[1], a[2].parse()?)?;
    let each: u8 = a[3].parse()?;
    let t = Instant::now();
    let table = Table::solved(&study, a[4].parse()?, 2);
    println!("table {:.1?}", t.elapsed());
    let start = vec![each; study.pits()];
    let seeds = start.iter().map(|&n| usize::from(n)).sum::<usize>();
    let half = u8::try_from(seeds / 2)?;
    let stop = AtomicBool::new(false);
    let seconds: u64 = a[5].parse()?;
    std::thread::scope(|scope| {
        let hands: Vec<_> = [Claim { mover: true, seeds: half + 1 }, Claim { mover: false, seeds: half }].into_iter().map(|claim| {
            let (study, table, start, stop) = (&study, &table, &start, &stop);
            scope.spawn(move || {
                let mut prover = Prover::new(study, table, seeds, 26, stop);
                for turns in 1..=120 {
                    let t = Instant::now();
                    let found = prover.holds(start, claim, turns);
                    println!("{claim:?} in {turns}: {found:?} {} nodes {:.1?}", prover.nodes, t.elapsed());
                    if found != Some(false) { if found == Some(true) { stop.store(true, Relaxed); } break; }
                }
            })
        }).collect();
        let t = Instant::now();
        while t.elapsed() < Duration::from_secs(seconds) && !hands.iter().all(|h| h.is_finished()) { std::thread::sleep(Duration::from_secs(1)); }
        stop.store(true, Relaxed);
    });
    Ok(())
}
