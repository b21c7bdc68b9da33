//! The values of starting positions.

use mbao_rules::{Pending, Side};
use serde::{Deserialize, Serialize};

use crate::study::Study;
use crate::table::Tablebase;
use crate::turns::{Begin, End, Turns};
use crate::worth::{NEVER, Worth};

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

/// Giuthi's later rounds with a given number of stones: the loser lays all of theirs anywhere on
/// their side and begins; the winner lays as many opposite.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Stones of the loser.
    pub stones: u8,
    /// How many times that number lies opposite: 1, or 2 where that is played.
    pub times: u8,
    /// Ways to lay them.
    pub layings: u64,
    /// The ways by which the loser surely gets more than half of all stones.
    pub won: u64,
    /// Those by which the loser surely gets less.
    pub lost: u64,
    /// Those by which the loser surely gets just half.
    pub drawn: u64,
    /// The most of all stones that the loser can secure.
    pub best: u8,
    /// A laying that secures it, from the loser's left.
    pub laid: Vec<u8>,
}

/// The rounds of a board with `times` as many stones opposite, as far as they are in the table.
#[must_use]
pub fn rounds(study: &Study, table: &Tablebase, times: u8) -> Vec<Round> {
    let half = study.pits() / 2;
    let side = crate::Ranks::new(half, 255);
    let most = table.layers().len().saturating_sub(1) / usize::from(1 + times);
    (1..=most).map(|stones| round(table, &side, half, stones, times)).collect()
}

fn round(table: &Tablebase, side: &crate::Ranks, half: usize, stones: usize, times: u8) -> Round {
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
        if !crate::Ranks::next(&mut laid) {
            return round;
        }
    }
}
