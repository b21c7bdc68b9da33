//! The values of starting positions.

use mbao_figures::solved::Round;
use mbao_rules::{Pending, Side};
use mbao_tables::{NEVER, Ranks, Worth};

use super::study::Study;
use super::table::Tablebase;
use super::turns::{Begin, End, Turns};

/// The value of the game's own starting position to South, who begins, if every position after the
/// first turn is in the table. The opening turn of mbothe has its own rules, so the first turn is
/// played, not looked up.
#[must_use]
pub fn start(study: &Study, table: &Tablebase) -> Option<Worth> {
    let first = study.rules().first_position();
    debug_assert_eq!((first.mover(), first.pending()), (Side::South, Pending::Nothing));
    let seeds = u8::try_from(first.total()).ok()?;
    let mut turns = Turns::default();
    let Begin::Turn = turns.list(study.rules(), &first) else { return None };
    let mut arrangement = vec![0; study.pits()];
    let mut best = Worth { low: 0, high: 0, turns: NEVER };
    for end in turns.ends() {
        let End::Next(next) = end else { return None };
        study.arrangement(next, &mut arrangement);
        let there = table.worth(&arrangement)?;
        let (low, high) = (seeds - there.high, seeds - there.low);
        if low > best.low || (low == best.low && there.turns < best.turns) {
            best.turns = if there.turns == NEVER { NEVER } else { there.turns + 1 };
        }
        best.low = best.low.max(low);
        best.high = best.high.max(high);
    }
    if best.low != best.high {
        best.turns = NEVER;
    }
    Some(best)
}

/// The rounds of a board with `times` as many stones opposite, as far as they are in the table.
#[must_use]
pub fn rounds(study: &Study, table: &Tablebase, times: u8) -> Vec<Round> {
    let half = study.pits() / 2;
    let side = Ranks::new(half, 255);
    let most = table.layers().len().saturating_sub(1) / usize::from(1 + times);
    (1..=most).map(|stones| round(table, &side, half, stones, times)).collect()
}

fn round(table: &Tablebase, side: &Ranks, half: usize, stones: usize, times: u8) -> Round {
    let all = stones * usize::from(1 + times);
    let mut round = Round { stones: u8::try_from(stones).unwrap_or(0), times, ..Round::default() };
    let mut laid = side.arrangement(stones, 0);
    loop {
        let mut whole = laid.clone();
        // The pit opposite the loser's last is the first that the sowing reaches.
        whole.extend(laid.iter().rev().map(|&n| n * times));
        debug_assert_eq!(whole.len(), 2 * half);
        if let Some(worth) = table.worth(&whole) {
            let twice = |value: u8| 2 * usize::from(value);
            round.layings += 1;
            round.won += u64::from(twice(worth.low) > all);
            round.lost += u64::from(twice(worth.high) < all);
            round.drawn += u64::from(twice(worth.low) == all && worth.exact());
            if worth.low > round.best || round.laid.is_empty() {
                (round.best, round.laid) = (worth.low, laid.clone());
            }
        }
        if !Ranks::next(&mut laid) {
            return round;
        }
    }
}
