//! Checks the JSON shapes that programs in other languages rely on.

use mbao_rules::definition::{Called, Seed};
use mbao_rules::{Action, Event, Game, GameBuilder, Mark, Outcome, OutcomeKind, PitName, Side, State, games};
use serde_json::to_string;

fn json(value: &impl serde::Serialize) -> String {
    to_string(value).expect("JSON")
}

fn state(game: &str, position: Option<&str>, actions: &[&str]) -> State {
    let position = position.map(str::to_owned);
    let new = GameBuilder { position, ..Game::builder(game) };
    let mut game = new.start().expect("a game");
    for action in actions {
        game.play_text(action).expect("a legal action");
    }
    game.state()
}

#[test]
fn every_kind_of_event_is_written_as_promised() {
    let (by, pit) = (Side::North, PitName::new(2, 4).expect("a pit"));
    let outcome = Outcome {
        kind: OutcomeKind::End,
        winner: Some(Side::South),
        score: [23, 12],
        points: None,
        by_two: false,
    };
    let lukho = Outcome {
        kind: OutcomeKind::Endless,
        winner: Some(Side::North),
        score: [0, 2],
        points: Some(4),
        by_two: true,
    };
    let draw = Outcome { kind: OutcomeKind::Repetition, winner: None, score: [48, 48], ..outcome };
    let bull = Mark::Owned(Side::North);
    let options = vec![Action::GoOn, Action::Take];
    let expected = [
        (
            Event::Lift { by, pit, seeds: 3, hand: 3 },
            r#"{"kind":"lift","by":"n","pit":"e2","seeds":3,"hand":3}"#,
        ),
        (Event::Sow { by, pit, hand: 2 }, r#"{"kind":"sow","by":"n","pit":"e2","seeds":1,"hand":2}"#),
        (Event::Skip { by, pit }, r#"{"kind":"skip","by":"n","pit":"e2"}"#),
        (
            Event::Ending { by, pit, rule: 4, cite: "§9".into(), decision: None },
            r#"{"kind":"ending","by":"n","pit":"e2","rule":4,"cite":"§9"}"#,
        ),
        (
            Event::Ending { by, pit, rule: 4, cite: "§14".into(), decision: Some(16) },
            r#"{"kind":"ending","by":"n","pit":"e2","rule":4,"cite":"§14","decision":16}"#,
        ),
        (
            Event::Capture { by, pits: vec![pit, PitName::new(1, 4).expect("a pit")], seeds: 7, hand: 0 },
            r#"{"kind":"capture","by":"n","pits":["e2","e1"],"seeds":7,"hand":0}"#,
        ),
        (Event::Mark { by, pit, mark: bull }, r#"{"kind":"mark","by":"n","pit":"e2","mark":"N"}"#),
        (Event::Mark { by, pit, mark: Mark::None }, r#"{"kind":"mark","by":"n","pit":"e2","mark":""}"#),
        (
            Event::Mark { by, pit, mark: Mark::Takasia },
            r#"{"kind":"mark","by":"n","pit":"e2","mark":"takasia"}"#,
        ),
        (
            Event::Choice { by, pit: Some(pit), options: options.clone() },
            r#"{"kind":"choice","by":"n","pit":"e2","options":["o","x"]}"#,
        ),
        (Event::Choice { by, pit: None, options }, r#"{"kind":"choice","by":"n","options":["o","x"]}"#),
        (Event::Again { by }, r#"{"kind":"again","by":"n"}"#),
        (Event::Sleep { by: Side::South }, r#"{"kind":"sleep","by":"s"}"#),
        (Event::Pass { by }, r#"{"kind":"pass","by":"n"}"#),
        (
            Event::Lay { by, pit, seeds: 5, hand: 0 },
            r#"{"kind":"lay","by":"n","pit":"e2","seeds":5,"hand":0}"#,
        ),
        (
            Event::Over { by, outcome },
            r#"{"kind":"over","by":"n","outcome":{"kind":"end","winner":"s","score":[23,12],"byTwo":false}}"#,
        ),
        (
            Event::Over { by, outcome: lukho },
            r#"{"kind":"over","by":"n","outcome":{"kind":"endless","winner":"n","score":[0,2],"points":4,"byTwo":true}}"#,
        ),
        (
            Event::Over { by, outcome: draw },
            r#"{"kind":"over","by":"n","outcome":{"kind":"repetition","winner":"draw","score":[48,48],"byTwo":false}}"#,
        ),
    ];
    for (event, text) in expected {
        assert_eq!(json(&event), text);
    }
    for outcome in [outcome, lukho, draw] {
        assert_eq!(serde_json::from_str::<Outcome>(&json(&outcome)).expect("what was written"), outcome);
    }
}

#[test]
fn a_state_is_written_as_promised() {
    let choosing = state("enkeshui", Some("0,0,0,0,2,1,3,2/0,0,2,1,0,4S,0,1 s 14-18"), &["c1"]);
    assert_eq!(
        json(&choosing),
        r#"{"game":"enkeshui","setup":"j","options":{"round":"first","advance-move":"no","empty-side":"starter","race":"no","race-winner":"first","toss":"south"},"rows":[[0,0,0,0,2,1,3,2],[0,0,0,2,1,4,0,1]],"marks":[["","","","","","","",""],["","","","","","S","",""]],"stores":[14,18],"tally":[{"store":14,"marks":4,"board":4},{"store":18,"marks":0,"board":8}],"left":[3,4],"keeps":true,"reserve":false,"markKind":"bulls","appearance":{"ground":"wood","hollow":"round","seed":"stone","squareHouse":false,"called":"cow"},"hands":[0,0],"hand":0,"mover":"s","turn":1,"phase":"play","pending":{"kind":"capture","options":["o","x"]},"outcome":null}"#
    );
    let setting_up = state("lukho", None, &["lift a1=2"]);
    assert_eq!(
        json(&setting_up),
        r#"{"game":"lukho","setup":"3","options":{"columns":"8","seeds":"3","opening":"race"},"rows":[[3,3,3,3,3,3,3,3],[1,3,3,3,3,3,3,3]],"marks":[["","","","","","","",""],["","","","","","","",""]],"stores":[0,0],"tally":[{"store":0,"marks":0,"board":0},{"store":0,"marks":0,"board":0}],"left":[8,8],"keeps":true,"reserve":false,"markKind":"knives","appearance":{"ground":"rock","hollow":"round","seed":"stone","squareHouse":false,"called":"cow"},"hands":[2,0],"hand":0,"mover":"n","turn":1,"phase":"opening1","pending":null,"outcome":null}"#
    );
    let over = state("ndoto", Some("0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 s 20-12"), &[]);
    assert_eq!(
        json(&over),
        r#"{"game":"ndoto","setup":"m","options":{"empty-side":"starter","race":"no","race-winner":"first","toss":"south"},"rows":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"marks":[["","","","","","","",""],["","","","","","","",""]],"stores":[20,12],"tally":[{"store":20,"marks":0,"board":0},{"store":12,"marks":0,"board":0}],"left":[0,0],"keeps":true,"reserve":false,"markKind":"none","appearance":{"ground":"wood","hollow":"round","seed":"plain","squareHouse":false,"called":"seed"},"hands":[0,0],"hand":0,"mover":"s","turn":1,"phase":"over","pending":null,"outcome":{"kind":"end","winner":"s","score":[20,12],"byTwo":false}}"#
    );
}

#[test]
fn what_is_told_of_a_game_is_written_as_promised() {
    let all = games();
    let aweet = all.iter().find(|game| game.id == "aweet").expect("a recorded game");
    let text = json(aweet);
    assert!(
        text.starts_with(
            r#"{"id":"aweet","name":"Aweet","people":"Dinka","region":"Sudan","section":"§10","rows":4,"columns":[10],"setups":[{"name":"c","columns":10},{"name":"free","columns":10}],"options":[{"id":"turning-pits","values":["four","two"],"default":"four"},"#
        ),
        "{text}"
    );
    assert!(
        text.contains(r#"],"notes":["E 7: No arrangement is given: we put two seeds in every pit.","#),
        "{text}"
    );
    let again: mbao_rules::GameInfo = serde_json::from_str(&text).expect("what was written");
    assert_eq!(&again, aweet);
}

#[test]
fn what_is_sown_is_written_as_its_word() {
    for seed in Seed::ALL {
        assert_eq!(json(&seed), format!("\"{}\"", seed.word()));
    }
    for called in Called::ALL {
        assert_eq!(json(&called), format!("\"{}\"", called.word()));
    }
}
