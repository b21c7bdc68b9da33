//! Counts the ways to play a given number of turns, as chess engines do to check their rules.
//!
//! `cargo run --release --example perft -- ndoto 5`

use mbao_rules::{Error, Line, Rules};

/// The ways to play on from here until a turn begins.
fn ways(line: &mut Line<'_>, until: u32) -> u64 {
    let legal = *line.legal();
    if line.turn() >= until || legal.is_empty() {
        return 1;
    }
    let mut sum = 0;
    for &chosen in legal.iter() {
        line.play(chosen).expect("it is legal");
        sum += ways(line, until);
        line.undo();
    }
    sum
}

fn main() -> Result<(), Error> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or_else(|| "ndoto".to_owned());
    let most = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(4);
    let rules = Rules::of(&id)?;
    for turns in 1..=most {
        println!("{turns} {}", ways(&mut Line::new(&rules), turns + 1));
    }
    Ok(())
}
