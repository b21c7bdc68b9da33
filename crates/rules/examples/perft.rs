//! Counts the ways to play a given number of turns, as chess engines do to check their rules.
//!
//! `cargo run --release --example perft -- omweso 3`

use mbao_rules::{Error, Legal, Pending, Position, Rules, game};

/// Ways to play this many turns from here. `trail` holds the earlier decision points of the turn.
fn ways(rules: &Rules, pos: &Position, trail: &mut Vec<Position>, turns: u32) -> u64 {
    if turns == 0 || (pos.between_turns() && rules.over(pos).is_some()) {
        return 1;
    }
    let moves = match rules.legal(pos, trail) {
        Legal::Open(moves) => moves,
        Legal::TurnEnds => return ways(rules, &rules.turn_ended(pos), &mut Vec::new(), turns - 1),
        Legal::Endless | Legal::Nothing => return 1,
    };
    let mut sum = 0;
    for &decision in moves.iter() {
        let Ok(next) = rules.play(pos, decision, trail) else { continue };
        sum += if next.pending() == Pending::Nothing {
            ways(rules, &next, &mut Vec::new(), turns - 1)
        } else {
            // The turn goes on with another decision.
            trail.push(*pos);
            let ways = ways(rules, &next, trail, turns);
            trail.pop();
            ways
        };
    }
    sum
}

fn main() -> Result<(), Error> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().unwrap_or_else(|| "ndoto".to_owned());
    let most = arguments.next().and_then(|n| n.parse().ok()).unwrap_or(4);
    let rules = Rules::new(game(&id)?, None, &[], None)?;
    for turns in 1..=most {
        println!("{turns} {}", ways(&rules, &rules.first_decision(), &mut Vec::new(), turns));
    }
    Ok(())
}
