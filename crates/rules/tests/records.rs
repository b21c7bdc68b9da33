//! How games are written down, and what cannot be read as a record.

use mbao_rules::{Fault, Game, Record};

#[test]
fn a_record_is_written_turn_by_turn() {
    let mut game = Game::builder("ndoto").option("toss", "north").start().expect("a game");
    for action in ["c1", "d2", "f1"] {
        game.play_text(action).expect("a start");
    }
    let text = "Game: ndoto\nSetup: m\nOptions: toss=north\n\n1. c1  d2\n2. f1\n";
    assert_eq!(game.record(), text);
    // A turn of several decisions stays together.
    let position = "2,0,0,0,0,0,0,0/0,1,0,1,1,2,0,0 s 44-45";
    let mut game = Game::builder("giuthi").position(position).start().expect("a position");
    for action in ["f1-", "e1-"] {
        game.play_text(action).expect("a start");
    }
    let text = format!("Game: giuthi\nSetup: 6\nPosition: {position}\n\n1. f1- e1-\n");
    assert_eq!(game.record(), text);
    // North begins.
    let position = "0,0,0,2,0,0,0,0/0,0,0,0,2,0,0,0 n 14-14";
    let mut game = Game::builder("ndoto").position(position).start().expect("a position");
    for action in ["d2", "e1"] {
        game.play_text(action).expect("a start");
    }
    let text = format!("Game: ndoto\nSetup: m\nPosition: {position}\n\n1. ...  d2\n2. e1\n");
    assert_eq!(game.record(), text);
}

#[test]
fn steps_of_a_set_up_are_written_before_the_turns() {
    let record = "Game: enkeshui\nSetup: j\nOptions: advance-move=yes\n\n\
                  0. lift c1=4 lay a1=4  done\n1. a1\n";
    assert_eq!(Game::replay(record).expect("a record").record(), record);
}

#[test]
fn headers_come_in_their_order_and_the_result_is_the_games_own() {
    let record = "Tribe: Kilinje\nResult: 0-1\nDate: 1970\nNorth: Ali\nSouth: Asha\nGame: ndoto\n\
                  Position: 0,0,0,0,0,0,0,1/0,0,0,0,0,0,1,0 s 13-17\n\n{first}\n1. g1 {one} {two}\n";
    let game = Game::replay(record).expect("a record");
    assert!(game.outcome().is_some());
    let text = "Game: ndoto\nSetup: m\nPosition: 0,0,0,0,0,0,0,1/0,0,0,0,0,0,1,0 s 13-17\nSouth: Asha\n\
                North: Ali\nResult: 0-1 (15-17, end)\nDate: 1970\nTribe: Kilinje\n\n{first}\n1. g1 {one two}\n";
    assert_eq!(game.record(), text);
    for (stores, result) in [("17-15", "1-0 (17-15, end)"), ("16-16", "1/2-1/2 (16-16, end)")] {
        let position = format!("0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 s {stores}");
        let game = Game::builder("ndoto").position(position).start().expect("a position");
        assert!(game.record().contains(&format!("Result: {result}\n")), "{}", game.record());
    }
}

#[test]
fn a_comment_is_forgotten_with_the_action_it_followed() {
    let mut game = Game::replay("Game: ndoto\n\n1. c1 {one}  d2 {two}\n2. f1 {three}\n").expect("a record");
    for _ in 0..2 {
        assert!(game.undo());
    }
    game.play_text("e2").expect("another start");
    assert_eq!(game.record(), "Game: ndoto\nSetup: m\n\n1. c1 {one}  e2\n");
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    for (text, message) in [
        ("Game: ndoto\nc1 d2\n", "line 2: \"c1 d2\": expected a header"),
        ("Game: ndoto\n: x\n", "line 2: \": x\": expected a header"),
        ("Game: ndoto\nGa/me: x\n", "line 2: \"Ga/me: x\": expected a header"),
        ("Game: ndoto\nGame: ndoto\n", "line 2: header Game stands twice"),
        ("Game: ndoto\n\n1. c1\n{ no end\n", "line 4: a comment is opened with { and never closed"),
        ("Game: lukho\n\n1. lift\n", "line 3: \"lift\" at the end: expected what follows it"),
    ] {
        let refused = Record::read(text).expect_err(text);
        assert_eq!(refused.fault(), Fault::BadRecord, "{text}");
        assert!(refused.message().starts_with(message), "{text}: {refused}");
    }
    for (text, message) in [
        ("Game: ndoto\nOptions: race\n\n1. c1\n", "Options: \"race\": expected name=value"),
        ("Game: ndoto\n\n1. c1 d2\n2.\nz9\n", "line 5, action \"z9\": "),
        ("Game: ndoto\n\n1. c1 . d2\n", "line 3, action \".\": "),
        ("Game: ndoto\n\n1. c1 2x. d2\n", "line 3, action \"2x.\": "),
    ] {
        let refused = Game::replay(text).expect_err(text);
        assert_eq!(refused.fault(), Fault::BadRecord, "{text}");
        assert!(refused.message().starts_with(message), "{text}: {refused}");
    }
}

#[test]
fn a_record_may_have_empty_lines_and_headers_of_any_letters() {
    let record = Record::read("\n\nMahali na siku_2: Éden \nGame: ndoto\n\n1. c1\n").expect("a record");
    assert_eq!((record.tag("Mahali na siku_2"), record.tag("Game")), (Some("Éden"), Some("ndoto")));
    let options = "Game: enkeshui\nOptions: race=no,, advance-move = no ,\n\n1. c1\n";
    assert_eq!(Game::replay(options).expect("a record").rules().chosen().len(), 2);
}
