//! Counts of the game tree of bao.

use mbao_rules::{Game, Legal, Pending, Phase, Position, Rules};

/// Positions after every complete turn, following each move in it.
fn turns(rules: &Rules, pos: &Position, trail: &mut Vec<Position>, out: &mut Vec<Position>) {
    let Legal::Open(moves) = rules.legal_within(pos, trail) else { return };
    for &mv in moves.iter() {
        let next = rules.play_within(pos, mv, trail);
        let next = next.unwrap_or_else(|r| panic!("legal, but {r:?}"));
        if next.pending() == Pending::Nothing {
            out.push(next);
        } else {
            trail.push(*pos);
            turns(rules, &next, trail, out);
            trail.pop();
        }
    }
}

fn counts(id: &str, plies: usize) -> Vec<usize> {
    let rules = Rules::of(id).expect("rules");
    let start = Game::start(id).expect("a game");
    let mut level = vec![*start.position()];
    let mut counts = Vec::new();
    for _ in 0..plies {
        let mut next = Vec::new();
        for pos in &level {
            if pos.phase() != Phase::Over && rules.over(pos).is_none() {
                turns(&rules, pos, &mut Vec::new(), &mut next);
            }
        }
        counts.push(next.len());
        level = next;
    }
    counts
}

#[test]
fn tree_of_bao_la_kujifunza() {
    assert_eq!(counts("bao-kujifunza", 4), [16, 108, 500, 1902]);
}

#[test]
fn tree_of_bao_la_kiswahili() {
    assert_eq!(counts("bao-kiswahili", 4), [4, 14, 38, 124]);
}
