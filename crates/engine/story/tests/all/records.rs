//! How games are written down, and what cannot be read as a record.

use mbao_rules::{Action, Definition, Fault, GAMES, Game, GameBuilder, game};
use mbao_story::{Notes, Record, Story, Transcript, record, replay};

/// Replays a record, with its headers and comments.
fn noted(text: &str) -> (Game, Notes) {
    Notes::read(text, GameBuilder::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The record as it is written after a replay.
fn again(text: &str) -> String {
    let (game, notes) = noted(text);
    notes.record(&game)
}

#[test]
fn a_record_is_written_turn_by_turn() {
    let mut game = Game::builder("ndoto").option("toss", "north").start().expect("a game");
    for action in ["c1", "d2", "f1"] {
        game.play_text(action).expect("a start");
    }
    let text = "Game: ndoto\nSetup: m\nOptions: toss=north\n\n1. c1  d2\n2. f1\n";
    assert_eq!(record(&game), text);
    // A turn of several moves stays together.
    let position = "2,0,0,0,0,0,0,0/0,1,0,1,1,2,0,0 s 44-45";
    let mut game = Game::builder("giuthi").position(position).start().expect("a position");
    for action in ["f1-", "e1-"] {
        game.play_text(action).expect("a start");
    }
    let text = format!("Game: giuthi\nSetup: 6\nPosition: {position}\n\n1. f1- e1-\n");
    assert_eq!(record(&game), text);
    // North begins.
    let position = "0,0,0,2,0,0,0,0/0,0,0,0,2,0,0,0 n 14-14";
    let mut game = Game::builder("ndoto").position(position).start().expect("a position");
    for action in ["d2", "e1"] {
        game.play_text(action).expect("a start");
    }
    let text = format!("Game: ndoto\nSetup: m\nPosition: {position}\n\n1. ...  d2\n2. e1\n");
    assert_eq!(record(&game), text);
}

#[test]
fn steps_of_a_set_up_are_written_before_the_turns() {
    let record = "Game: enkeshui\nSetup: j\nOptions: advance-move=yes\n\n\
                  0. lift c1=4 lay a1=4  done\n1. a1\n";
    assert_eq!(again(record), record);
}

#[test]
fn headers_come_in_their_order_and_the_result_is_the_games_own() {
    let record = "Tribe: Kilinje\nResult: 0-1\nDate: 1970\nNorth: Ali\nSouth: Asha\nGame: ndoto\n\
                  Position: 0,0,0,0,0,0,0,1/0,0,0,0,0,0,1,0 s 13-17\n\n{first}\n1. g1 {one} {two}\n";
    assert!(noted(record).0.outcome().is_some());
    let text = "Game: ndoto\nSetup: m\nPosition: 0,0,0,0,0,0,0,1/0,0,0,0,0,0,1,0 s 13-17\nSouth: Asha\n\
                North: Ali\nResult: 0-1 (15-17, end)\nDate: 1970\nTribe: Kilinje\n\n{first}\n1. g1 {one two}\n";
    assert_eq!(again(record), text);
    let record = mbao_story::record;
    for (stores, result) in [("17-15", "1-0 (17-15, end)"), ("16-16", "1/2-1/2 (16-16, end)")] {
        let position = format!("0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 s {stores}");
        let game = Game::builder("ndoto").position(position).start().expect("a position");
        assert!(record(&game).contains(&format!("Result: {result}\n")), "{}", record(&game));
    }
}

#[test]
fn a_result_belongs_to_the_position_that_it_ended() {
    let position = "Position: 0,0,0,0,0,0,0,1/0,0,0,0,0,0,1,0 s 13-17\n";
    for record in [
        format!("Game: ndoto\nSetup: m\n{position}Result: 0-1 (15-17, end)\n\n1. g1\n"),
        // The players agreed before the rules' own end.
        "Game: ndoto\nSetup: m\nResult: 1-0\n\n1. c1  d2\n".to_owned(),
    ] {
        let (mut game, notes) = noted(&record);
        assert_eq!(notes.record(&game), record);
        assert!(game.undo());
        assert!(!notes.record(&game).contains("Result"), "{}", notes.record(&game));
        assert!(game.redo());
        assert_eq!(notes.record(&game), record);
        assert!(game.undo());
        let other = *game.legal().last().expect("a start");
        game.play(other).expect("another start");
        assert_eq!(
            notes.record(&game).contains("Result"),
            game.outcome().is_some(),
            "{}",
            notes.record(&game)
        );
    }
}

#[test]
fn a_comment_is_forgotten_with_the_action_it_followed() {
    let (mut game, notes) = noted("Game: ndoto\n\n1. c1 {one}  d2 {two}\n2. f1 {three}\n");
    for _ in 0..2 {
        assert!(game.undo());
    }
    game.play_text("e2").expect("another start");
    assert_eq!(notes.record(&game), "Game: ndoto\nSetup: m\n\n1. c1 {one}  e2\n");
}

#[test]
fn a_record_has_so_many_headers_and_no_more() {
    let mut headers: Vec<String> = (1..=Record::MAX_HEADERS).map(|n| format!("Tag {n}: x")).collect();
    assert_eq!(Record::read(&headers.join("\n")).expect("headers").tag("tag 256"), Some("x"));
    headers.push("Game: ndoto".to_owned());
    let refused = Record::read(&headers.join("\n")).expect_err("too many headers");
    assert_eq!(
        (refused.code(), refused.message()),
        ("bad-record", "line 257: there are at most 256 headers")
    );
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    for (text, message) in [
        ("Game: ndoto\nc1 d2\n", "line 2: \"c1 d2\": expected a header"),
        ("Game: ndoto\n: x\n", "line 2: \": x\": expected a header"),
        ("Game: ndoto\nGa/me: x\n", "line 2: \"Ga/me: x\": expected a header"),
        ("Game: ndoto\nGame: ndoto\n", "line 2: header Game stands twice"),
        ("Game: ndoto\n\n1. c1\n{ no end\n", "line 4: a comment is opened with { and never closed"),
        ("Game: ndoto\n\n1. c1 (1. d1\n(d2)", "line 3: a branch is opened with ( and never closed"),
        ("Game: ndoto\n\n1. c1\n) d2", "line 4: a ) that closes no branch"),
        ("Game: lukho\n\n1. lift\n", "line 3: \"lift\" at the end: expected what follows it"),
    ] {
        let refused = Record::read(text).expect_err(text);
        assert_eq!(refused.fault(), Fault::BadRecord, "{text}");
        assert!(refused.message().starts_with(message), "{text}: {refused}");
    }
    for (text, message) in [
        ("Game: ndoto\n\n1. c1 d2\n2.\nz9\n", "line 5, action \"z9\": "),
        ("Game: ndoto\n\n1. c1 . d2\n", "line 3, action \".\": "),
        ("Game: ndoto\n\n1. c1 2x. d2\n", "line 3, action \"2x.\": "),
        ("Game: ndoto\r\n\r\n1. c1 d2\r\n2. z9", "line 4, action \"z9\": "),
        (
            "Amina: shall we play?\n",
            "\"Amina: shall we play?\" is no record: expected headers such as Game: ndoto",
        ),
    ] {
        let refused = replay(text).expect_err(text);
        assert_eq!(refused.fault(), Fault::BadRecord, "{text}");
        assert!(refused.message().starts_with(message), "{text}: {refused}");
    }
}

#[test]
fn what_headers_cannot_begin_is_told_with_their_line() {
    for (text, message) in [
        ("Site: x\nGame: chess\n\n1. c1\n", "line 2: Game: "),
        ("\n\nGame: ndoto\nsetup: z\n\n1. c1\n", "line 4: Setup: "),
        ("Game: ndoto\nOptions: race\n\n1. c1\n", "line 2: Options: \"race\": expected name=value"),
        ("Game: ndoto\nSite: x\nOptions: race=5\n\n1. c1\n", "line 3: Options: "),
        (
            "\u{feff}Game: ndoto\r\nPosition: 0,0/0,0 s 0-0\r\n\r\n1. c1\r\n",
            "line 2: Position: row 1 from the top has 2 pits",
        ),
        ("Game: ndoto\nPosition: 1 2 3\n\n1. c1\n", "line 2: Position: "),
        ("Game: ndoto\nPosition:\n\n1. c1\n", "line 2: Position: "),
        // Nothing says which game.
        ("Site: Nairobi\n\n1. c1\n", "in the headers: "),
    ] {
        let refusals = [replay(text).expect_err(text), Story::read(text).expect_err(text)];
        for refused in refusals {
            assert_eq!(refused.fault(), Fault::BadRecord, "{text}");
            assert!(refused.message().starts_with(message), "{text}: {refused}");
        }
    }
}

#[test]
fn a_record_may_have_empty_lines_and_headers_of_any_letters() {
    let record = Record::read("\n\nMahali na siku_2: Éden \nGame: ndoto\n\n1. c1\n").expect("a record");
    assert_eq!((record.tag("Mahali na siku_2"), record.tag("Game")), (Some("Éden"), Some("ndoto")));
    let options = "Game: enkeshui\nOptions: race=no,, advance-move = no ,\n\n1. c1\n";
    assert_eq!(replay(options).expect("a record").rules().chosen().len(), 2);
}

/// A record as letters and messengers change it on its way.
fn changed_on_its_way(record: &str) -> [String; 8] {
    let quoted = |mark: &str| record.lines().flat_map(|line| [mark, line, "\n"]).collect::<String>();
    [
        record.replace('\n', "\n\n"),
        record.replace('\n', "\r\n\r\n"),
        quoted("> "),
        quoted(">> "),
        format!("```\n{record}```\n"),
        format!("Look at this:\n\n```text\n{record}```\n\nWho wins?\n"),
        format!("```\n{record}"),
        format!("> ```\n{}> ```\n", quoted("> ")),
    ]
}

#[test]
fn a_record_is_read_as_letters_and_messengers_show_it() {
    let record = "Game: ndoto\nSetup: m\nTitle: A > b\n\n{Begin: a ``` b.}\n1. c1 {See: ``` here.}  d2 (1. ... e2 {Or.})\n2. f1\n";
    let story = Story::read(record).expect("a story").to_string();
    let played = replay(record).expect("a record");
    for changed in changed_on_its_way(record) {
        let read = replay(&changed).unwrap_or_else(|error| panic!("{error}\n{changed}"));
        assert_eq!(read.actions(), played.actions(), "{changed}");
        assert_eq!(read.state(), played.state(), "{changed}");
        let read = Story::read(&changed).unwrap_or_else(|error| panic!("{error}\n{changed}"));
        assert_eq!(read.header("Title"), Some("A > b"), "{changed}");
        assert_eq!(read.to_string(), story, "{changed}");
    }
    // What an author says may have fences of its own.
    let said = "Game: ndoto\n\n{See:\n```\nhere.}\n1. c1\n";
    assert_eq!(Story::read(said).expect("a story").words[0].text, "See: ``` here.");
    // What is wrong is told with its line in the letter.
    let wrong = |text: &str| replay(text).expect_err("no record").message().to_owned();
    assert!(wrong("Look:\n\n```\nGame: ndoto\n\n1. c1 {Open\n```\n").starts_with("line 6: "));
    assert!(wrong("Game: ndoto\n\nSetup: m\n\n1. c1 {Open\n").starts_with("line 5: "));
}

#[test]
fn a_record_is_read_as_it_was_typed() {
    let typed = "Game: giuthi\nSetup: l\n\n1. c1+  d2- {so — “Éva”}\n";
    let written = again(typed);
    for changed in [
        "\u{feff}Game: giuthi\r\nSetup: l\r\n\r\n1. c1+  d2- {so — “Éva”}\r\n",
        "GAME: Giuthi\nsetup: L\n\n1. C1+  D2- {so — “Éva”}\n",
        "Game：\u{a0}ｇｉｕｔｈｉ\nSetup:\u{3000}l\n\u{200b}\n1.\u{a0}c1\u{ff0b}\u{2003}d2– {so — “Éva”}\n",
        "Game: giuthi\u{2028}Setup: l\u{2028}\u{2028}1.c1+\u{200b}d2− {so — “Éva”}",
        "Game: giuthi\nSetup:\tl\n\n1.\tc1+\td\u{ad}2\u{2011} {so — “Éva”}",
        "Game: giuthi\nSetup: l\n\n1. \u{200e}c1+\u{200f}\n1…  d2- {so — “Éva”}\n",
        "Game: giuthi\nSetup: l\n\n1. c1+\n１．　…  d2—{so — “Éva”}\n",
    ] {
        assert_eq!(again(changed), written, "{}", changed.escape_unicode());
    }
    // Names stay as they are written.
    let record = Record::read("Game: ndoto\nSouth: Ngʼombe — “Merú”…\n").expect("a record");
    assert_eq!(record.tag("south"), Some("Ngʼombe — “Merú”…"));
}

#[test]
fn actions_positions_and_transcripts_are_read_as_they_were_typed() {
    for (changed, typed) in [
        ("C1＋", "c1+"),
        ("@c2l", "@c2L"),
        ("Lift\u{a0}A1=２,\u{200b}c1=3", "lift a1=2,c1=3"),
        ("Tap S", "tap s"),
        ("−", "-"),
        ("Pass\u{200b}", "pass"),
    ] {
        let action: Action = changed.parse().unwrap_or_else(|error| panic!("{changed}: {error}"));
        assert_eq!(action.to_string(), typed);
    }
    let position = "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14";
    let changed = "１,0,0,0,0,0,0,0/\u{200b}2,0,1,0,0,0,0,0\u{a0}S\u{202f}14–14\u{feff}";
    let game = Game::builder("ndoto").position(changed).start().expect("a position");
    assert_eq!(game.position_text().as_deref(), Some(position));
    let typed = Transcript::read("game: bao-kiswahili;\n1: 6L* 5L;\n").expect("a transcript").to_string();
    let changed = "\u{feff}Game: Bao-Kiswahili;\u{2028}１:\u{a0}６L* \u{200e}５L;";
    let again = Transcript::read(changed).expect("a transcript");
    assert_eq!(
        record(&again.replay().expect("its game")),
        record(&Transcript::read(&typed).and_then(|one| one.replay()).expect("its game"))
    );
}

#[test]
fn names_that_records_use_have_no_capitals() {
    for definition in GAMES {
        let setups = definition.setups.iter().map(|setup| &setup.name);
        let options = definition.options.iter().flat_map(|option| {
            core::iter::once(&option.id).chain(option.values.iter().map(|value| &value.name))
        });
        for name in core::iter::once(&definition.id).chain(setups).chain(options) {
            assert_eq!(name.to_ascii_lowercase(), **name);
        }
    }
}

#[test]
fn a_record_of_a_story_plays_its_main_line() {
    let story = "Game: ndoto\nTitle: A choice\n\n{Look [at\\] this. [%csl Gc1]}\n\
                 1. c1 {one \\} brace (} (1. d1 {safer ) \\} } (1. e1)\n d2)(1.f1)  d2 (1. ... nonsense [) {two}\n2. f1\n";
    let (game, notes) = noted(story);
    assert_eq!(game.action_texts(), ["c1", "d2", "f1"]);
    assert_eq!(
        notes.record(&game),
        "Game: ndoto\nSetup: m\nTitle: A choice\n\n{Look [at\\] this. [%csl Gc1]}\n\
         1. c1 {one \\} brace (}  d2 {two}\n2. f1\n"
    );
}

#[test]
fn a_record_is_replayed_by_ones_own_definition() {
    let mine = Definition { id: "mine".into(), ..game("ndoto").expect("a game").clone() };
    let begin = Game::builder_for(&mine);
    for text in ["Game: mine\n\n1. c1  d2\n", "South: Asha\n\n1. c1  d2\n"] {
        let (game, _) = Notes::read(text, begin.clone()).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((&*game.state().game, game.action_texts().len()), ("mine", 2), "{text}");
    }
    let refused = Notes::read("Game: ndoto\n\n1. c1\n", begin).expect_err("it is another game");
    assert_eq!(refused.fault(), Fault::BadRecord);
    assert!(refused.message().ends_with("the game is mine, not ndoto"), "{refused}");
}

#[test]
fn headers_and_comments_outlive_a_replay() {
    let again = again("Game: ndoto\nSouth: Asha\n\n1. c1 {well begun}  d2\n");
    for words in ["South: Asha", "{well begun}"] {
        assert!(again.contains(words), "{words}: {again}");
    }
    assert!(!again.contains("Position:"), "{again}");
    let position = "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14";
    let from = record(&Game::builder("ndoto").position(position).start().expect("a position"));
    assert!(from.contains(&format!("Position: {position}")), "{from}");
}
