//! Tests positions that were counted by hand.

use mbao_players::{HintReason, Level, Limits, Player};
use mbao_rules::{Action, GAMES, Game, Side};

fn game(id: &str, position: &str) -> Game {
    let request = Game::builder(id).position(position);
    request.start().unwrap_or_else(|e| panic!("{e}"))
}

fn master(game: &Game) -> Player {
    Player::new(game.rules(), Level::MASTER, 1)
}

const LIMITS: Limits = Limits { nodes: 20_000, memory: 1 << 20, racer: Side::North };

/// Actions as text.
fn texts(actions: &[Action]) -> Vec<String> {
    actions.iter().map(Action::to_string).collect()
}

/// The player to move can win in this turn and does so at these levels.
fn wins_at_once(id: &str, position: &str, turn: Option<&[&str]>, levels: &[u8]) {
    let start = game(id, position);
    let mover = start.mover();
    let found = master(&start).suggest(&start, &LIMITS, || false).expect("the game goes on");
    assert_eq!(found.value.forced(), Some((true, 1)), "{id} {position}: {found:?}");
    if let Some(turn) = turn {
        assert_eq!(texts(&found.turn), turn, "{id} {position}");
    }
    for &level in levels {
        let mut game = start.clone();
        let player = Player::new(game.rules(), Level::new(level).expect("a level"), 1);
        while game.outcome().is_none() && game.mover() == mover {
            let next = player.suggest(&game, &LIMITS, || false).expect("the game goes on");
            game.play(next.turn[0]).expect("legal");
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner, Some(mover), "level {level}, {id} {position}");
    }
}

#[test]
fn the_last_seeds_are_captured() {
    // a1 ends in the empty b1 and takes the three of b2: North has nothing left.
    wins_at_once("ndoto", "0,3,0,0,0,0,0,0/1,0,0,0,0,2,0,0 s 13-13", Some(&["a1"]), &[1, 2, 3, 4, 5]);
    // The same, including the capturing pit, and as a choice.
    wins_at_once("enkeshui", "0,3,0,0,0,0,0,0/1,0,0,0,0,2,0,0 s 21-21", Some(&["a1", "x"]), &[1, 2, 3, 4, 5]);
    // North's only heap behind a filled front pit is captured by f2, d2.
    wins_at_once(
        "omweso",
        "0,0,0,2,0,0,0,0/0,0,0,2,0,0,0,0/0,0,0,1,0,2,0,0/57,0,0,0,0,0,0,0 s 0-0",
        None,
        &[4, 5],
    );
    // g2 ends in e2 and takes the one seed of North's front row.
    wins_at_once(
        "bao-kujifunza",
        "30,0,0,0,0,0,0,0/0,0,0,0,1,0,0,0/0,0,0,0,1,0,2,0/30,0,0,0,0,0,0,0 s 0-0",
        Some(&["g2+"]),
        &[1, 2, 3, 4, 5],
    );
}

#[test]
fn north_wins_at_once_too() {
    // Half a turn of the first position.
    wins_at_once("ndoto", "0,0,2,0,0,0,0,1/0,0,0,0,0,0,3,0 n 13-13", Some(&["h2"]), &[1, 2, 3, 4, 5]);
}

#[test]
fn a_loss_is_seen_and_put_off() {
    // North has a single seed and starts; whether South then takes it or not, South has more than
    // half of all seeds. North cannot win, and says so.
    let game = game("ndoto", "0,0,0,0,0,0,1,0/1,0,0,0,0,2,0,0 n 20-8");
    let found = master(&game).suggest(&game, &LIMITS, || false).expect("the game goes on");
    assert!(found.value.chance() < 0.01, "{found:?}");
}

#[test]
fn who_has_just_learnt_takes_the_bigger_heap() {
    // a1 takes five, e1 takes one.
    for seed in 0..20 {
        let game = game("ndoto", "0,5,0,0,0,1,0,3/1,0,0,0,1,0,0,1 s 10-10");
        let player = Player::new(game.rules(), Level::FIRST, seed);
        let found = player.suggest(&game, &LIMITS, || false).expect("the game goes on");
        assert_eq!(texts(&found.turn), ["a1"], "seed {seed}");
    }
}

#[test]
fn reasons_are_facts() {
    let start = game("ndoto", "0,3,0,0,0,0,0,0/1,0,0,0,0,2,0,0 s 13-13");
    let (suggestion, reasons) = master(&start).hint(&start, &LIMITS, || false).expect("the game goes on");
    assert_eq!(texts(&suggestion.turn), ["a1"]);
    assert_eq!(
        reasons,
        [HintReason::Wins, HintReason::Captures { seeds: 3, endings: vec![(2, 3)], string: false }]
    );

    // This is South's only start; North then has only h2, can take nothing now, and could have
    // taken nothing before.
    let start = game("ndoto", "0,0,0,0,0,0,0,1/0,0,0,0,1,0,0,0 s 15-15");
    let (suggestion, reasons) = master(&start).hint(&start, &LIMITS, || false).expect("the game goes on");
    assert_eq!(texts(&suggestion.turn), ["e1"]);
    let expected = [
        HintReason::OnlyChoice,
        HintReason::LeavesOneStart { start: "h2".into() },
        HintReason::LeavesNothingExposed,
    ];
    assert_eq!(reasons[..1], expected[..1]);
    assert_eq!(reasons[reasons.len() - 2..], expected[1..]);

    // North threatens the five of b1 by c2: if they stay there, they are lost. Sown as far as g1
    // they leave one seed to be taken: d1, by h2 ending in d2.
    let start = game("ndoto", "0,0,1,0,0,0,0,4/0,5,0,0,0,0,0,2 s 10-10");
    let player = master(&start);
    let mut suggestion = player.suggest(&start, &LIMITS, || false).expect("the game goes on");
    suggestion.turn = vec!["h1".parse().expect("an action")];
    let left = player.reasons(&start, &suggestion);
    assert!(left.contains(&HintReason::Exposes { seeds: 5 }), "{left:?}");
    suggestion.turn = vec!["b1".parse().expect("an action")];
    let saved = player.reasons(&start, &suggestion);
    assert!(saved.contains(&HintReason::Saves { seeds: 4 }), "{saved:?}");
    assert!(saved.contains(&HintReason::Exposes { seeds: 1 }), "{saved:?}");
}

#[test]
fn a_game_is_analysed_turn_by_turn() {
    let mut game = Game::start("ndoto").expect("a game");
    let quick = Player::new(game.rules(), Level::FIRST, 2);
    while game.outcome().is_none() {
        let next = quick.suggest(&game, &LIMITS, || false).expect("it goes on");
        game.play(next.action).expect("legal");
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner).expect("somebody won");
    let limits = Limits { nodes: 2_000, ..LIMITS };
    let values = master(&game).analyse(&game, 1..=u32::MAX, &limits, || false);
    assert_eq!(values.len(), game.action_texts().len(), "ndoto has one move a turn");
    assert!(values.iter().zip(1..).all(|(value, turn)| value.turn == turn));
    assert!(values.iter().zip(game.action_texts()).all(|(value, action)| value.played == action));
    let last = values.last().expect("turns").value;
    assert_eq!(last.points() > 0, winner == Side::South, "the last turn is known to the end");
    let stopped = master(&game).analyse(&game, 1..=u32::MAX, &limits, || true);
    assert!(stopped.len() <= 1);
}

/// Diagram k: c1 takes seven, or leaves them.
#[test]
fn a_turn_is_analysed_with_all_its_choices() {
    for choice in ["o", "x"] {
        let mut game = game("enkeshui", "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18");
        for action in ["c1", choice] {
            game.play_text(action).expect("legal");
        }
        let limits = Limits { nodes: 4_000, ..LIMITS };
        let values = master(&game).analyse(&game, 1..=1, &limits, || false);
        assert_eq!(values[0].played_turn, ["c1", choice]);
        assert_ne!(values[0].best_turn, ["c1", "o"], "nobody leaves seven");
        assert!(values[0].best_turn.len() > 1 || values[0].best != "c1", "{:?}", values[0].best_turn);
    }
}

/// A position that was met before ends the game only the third time: whoever would lose by it may still leave
/// the circle. Here South does, and the game ends 20 to 20.
#[test]
fn a_repetition_that_can_be_left_is_not_a_forced_win() {
    let mut game = game("mbothe", "0,0,0,0,0,0,0,0,1,0/1,1,0,1,0,1,1,0,0,0 s 14-20");
    for start in "d1 i2 g1 h2 b1 g2 f1 f2 h1 e2 e1 d2 c1 c2 a1 b2 i1 a2 j1".split(' ') {
        game.play(start.parse().expect("an action")).expect("legal");
    }
    let found = master(&game).suggest(&game, &LIMITS, || false).expect("North to play");
    assert_eq!((texts(&found.turn), found.value.forced()), (vec!["j2".to_owned()], None));
    // In the lead, and sure to win if South goes round again.
    assert!(found.value.chance() > 0.6, "{found:?}");
}

/// Of a turn of many moves, a search follows only some. What it calls a forced win must not hang on the
/// others: here South won, with a turn of eleven starts.
#[test]
fn a_turn_that_was_not_searched_whole_proves_nothing() {
    let record = "Game: giuthi\nSetup: 6\n\n1. b1+ d1-  g2+\n2. e1+  g2+ a2-\n3. c1-  a2-\n4. f1- b1+ c1- g1+  f2+\n\
                  5. c1- h1- b1-  h2+ e2+ d2+ f2+ a2- c2- d2+ b2- c2- g2-\n6. c1- b1+  h2-\n\
                  7. h1- g1- f1- e1- c1+ d1+ e1-";
    let game = mbao_story::replay(record).expect("a record");
    let limits = Limits { nodes: 8_000, ..Limits::default() };
    let found = master(&game).suggest(&game, &limits, || false).expect("North to play");
    assert_eq!(found.value.forced(), None);
}

#[test]
fn a_position_is_worth_what_a_game_there_is() {
    let limits = Limits { nodes: 3_000, ..Limits::default() };
    for definition in GAMES {
        let mut game = Game::builder(&*definition.id).start().expect("a game");
        let player = Player::new(game.rules(), Level::MASTER, 1);
        let (mut judged, mut without) = (0, 0);
        for _ in 0..60 {
            if game.outcome().is_some() {
                break;
            }
            let value = player.value(game.position(), &limits, || false);
            let position = *game.position();
            if position.between_turns() && position.phase().is_play() {
                let text = game.position_text().expect("between turns");
                let fresh = Game::builder(&*definition.id).position(text).start().expect("the position");
                let suggestion = player.suggest(&fresh, &limits, || false).expect("a turn");
                // Where there is one choice, a suggestion only glances.
                if fresh.legal_moves().len() > 1 {
                    assert_eq!(value, Some(suggestion.value), "{}: {position}", definition.id);
                }
                judged += 1;
            } else {
                assert_eq!(value, None, "{}: {position}", definition.id);
                without += 1;
            }
            let Some(action) = player.suggest(&game, &limits, || false) else { break };
            game.play(action.action).expect("a suggestion is legal");
        }
        assert!(judged > 0 && (judged > 10 || without > 0), "{}: {judged}, {without}", definition.id);
    }
}

#[test]
fn a_game_with_other_rules_gets_no_answer() {
    let game = Game::start("ndoto").expect("a recorded game");
    let limits = Limits { nodes: 500, ..Limits::default() };
    assert!(master(&game).suggest(&game, &limits, || false).is_some());
    for other in ["omweso", "bao-kiswahili"] {
        let other = Game::start(other).expect("a recorded game");
        assert!(master(&other).suggest(&game, &limits, || false).is_none());
    }
}
