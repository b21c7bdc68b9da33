//! Bao against what others published: masters' games and counts of the tree.

use mbao_rules::{Game, Pending, Phase, Position, Refusal, Rules, Side, Standing, Transcript, game};

const GAMES: [(&str, &str, usize); 3] = [
    ("omar-majaliwa", include_str!("../../../content/masters/omar-majaliwa.txt"), 35),
    ("nasoro-ramadhan", include_str!("../../../content/masters/nasoro-ramadhan.txt"), 60),
    ("shamte-majaliwa", include_str!("../../../content/masters/shamte-majaliwa.txt"), 54),
];

#[test]
fn masters_games_replay_to_their_end() {
    for (name, text, plies) in GAMES {
        let transcript = Transcript::read(text).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!(transcript.len(), plies, "{name}");
        let game = transcript.replay().unwrap_or_else(|e| panic!("{name}: {e}"));
        println!("{name}: {:?} {:?}", game.position(), game.outcome());
        let again = Transcript::of(&game).expect("a game of bao");
        assert_eq!(again.replay().map(|g| g.position()), Ok(game.position()), "{name}, written and read");
    }
}

/// Complete turns from a position, every decision of a turn followed.
fn turns(rules: &Rules, pos: &Position, trail: &mut Vec<Position>, out: &mut Vec<Position>) {
    let Standing::Open(moves) = rules.standing(pos, trail) else { return };
    for &decision in moves.iter() {
        let next = rules.decide_on(pos, decision, trail);
        let next = next.unwrap_or_else(|r: Refusal| panic!("legal, but {r:?}"));
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
    let rules = Rules::new(game(id).expect("a game"), None, &[], None).expect("rules");
    let start = Game::start(id).expect("a game");
    let mut level = vec![*start.current()];
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

#[test]
fn first_game_is_won_by_south() {
    let game = Transcript::read(GAMES[0].1).and_then(|t| t.replay()).expect("replays");
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(outcome.winner, Some(Side::South));
}
