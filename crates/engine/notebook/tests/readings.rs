//! Other recorders' readings of the article's games: each is read, played, and differs from the
//! article's game where it should, in positions counted by hand.

use std::fs;
use std::path::Path;

mod counted;

use counted::{at, plays};
use mbao_notebook::{Finding, Notebook, Trial, read};
use mbao_rules::{Definition, Event, Game, game};

const READINGS: [&str; 5] = ["bawo", "coro-driberg", "giuthi-leakey", "mongola-comhaire", "omweso-uganda"];

fn noted(name: &str) -> Notebook {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../../content/readings/{name}.mbao.json"));
    let text = fs::read_to_string(&file).expect("a file");
    read(&text).unwrap_or_else(|problem| panic!("{name}: {problem}"))
}

fn definition(name: &str) -> Definition {
    noted(name).definition().unwrap_or_else(|problem| panic!("{name}: {problem}"))
}

fn rows_of(game: &Game) -> String {
    game.position_text().expect("between turns")
}

#[test]
fn readings_are_played_in_all_that_is_said() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content/readings");
    let files = fs::read_dir(folder).expect("a folder").filter(|entry| {
        let path = entry.as_ref().expect("a file").path();
        path.extension().is_some_and(|ending| ending == "json")
    });
    assert_eq!(files.count(), READINGS.len());
    for name in READINGS {
        let mut notebook = noted(name);
        assert_eq!(notebook.id, name);
        let of = notebook.reading_of.clone().expect("the game it is a reading of");
        assert!(game(&of).is_ok());
        for rules in 0..notebook.answers.rules.readings.len() {
            for set_up in 0..notebook.answers.set_up.readings.len() {
                notebook.answers.rules.played = rules;
                notebook.answers.set_up.played = set_up;
                let definition = notebook.definition().unwrap_or_else(|problem| panic!("{name}: {problem}"));
                for seed in 1..4 {
                    let mut trial = Trial::new(&definition, seed).expect("it compiles");
                    for _ in 0..2_000 {
                        trial.step();
                    }
                    let found = trial.findings();
                    println!("{name} {rules} {set_up}: {} games, {found:?}", trial.games());
                    let wrong = [Finding::DeadEnd, Finding::NoTurn, Finding::NothingCaptured];
                    assert!(!found.iter().any(|one| wrong.contains(one)), "{name}: {found:?}");
                }
            }
        }
    }
}

/// South captures at the right end; the nine seeds end at the left end, where South could capture again.
const BOTH_ENDS: &str = "50,0,0,0,0,0,0,8/1,0,0,0,0,0,0,1/1,0,0,0,0,0,0,1/0,0,0,0,0,0,2,0 s 0-0";

#[test]
fn omweso_in_uganda_is_won_by_captures_at_both_ends_in_one_turn() {
    let mut today = at(&definition("omweso-uganda"), BOTH_ENDS);
    plays(&mut today, "g1", "lift g1 2, sow h1 h2, choice o x");
    plays(
        &mut today,
        "x",
        "ending 3 h2, capture h3+h4 9, sow h1 h2 g2 f2 e2 d2 c2 b2 a2, ending 2 a2, over end s 13-51",
    );
    assert!(today.legal_texts().is_empty());
    // The article's game goes on: South may take what faces a2.
    let mut article = at(game("omweso").expect("a game"), BOTH_ENDS);
    article.play_text("g1").expect("a start");
    article.play_text("x").expect("a capture");
    assert_eq!(article.legal_texts(), ["o", "x"]);
    assert!(article.outcome().is_none());
}

#[test]
fn one_end_at_a_time_wins_nothing() {
    // The same turn with a capture of eight: it ends in b2, empty.
    let mut game = at(
        &definition("omweso-uganda"),
        "50,1,0,0,0,0,0,7/1,0,0,0,0,0,0,1/1,0,0,0,0,0,0,1/0,0,0,0,0,0,2,0 s 0-0",
    );
    game.play_text("g1").expect("a start");
    plays(&mut game, "x", "ending 3 h2, capture h3+h4 8, sow h1 h2 g2 f2 e2 d2 c2 b2, ending 1 b2, sleep");
    // A capture at the left end alone.
    let mut later = at(
        &definition("omweso-uganda"),
        "1,0,0,57,0,0,0,0/1,0,0,0,0,0,0,0/1,0,2,0,0,0,0,0/0,0,0,0,0,0,0,2 s 0-0",
    );
    let events = later.play_text("c2").expect("a start");
    assert!(events.iter().all(|event| !matches!(event, Event::Over { .. })), "{events:?}");
    assert!(later.legal_texts().contains(&"x".to_owned()), "{:?}", later.legal_texts());
    later.play_text("x").expect("a capture at one end");
    assert!(later.outcome().is_none());
}

#[test]
fn a_clockwise_capture_can_be_the_one_at_the_other_end() {
    // The two seeds captured at a2 make seven there: clockwise they end in h2.
    let position = "1,0,0,0,0,0,0,53/1,0,0,0,0,0,0,1/5,0,2,0,0,0,0,1/0,0,0,0,0,0,0,0 s 0-0";
    let mut game = at(&definition("omweso-uganda"), position);
    plays(&mut game, "c2", "lift c2 2, sow b2 a2, choice o x");
    plays(&mut game, "x", "ending 3 a2, capture a3+a4 2, sow b2 a2, choice o r");
    plays(&mut game, "r", "ending 4 a2, lift a2 7, sow b2 c2 d2 e2 f2 g2 h2, ending 2 h2, over end s 10-54");
}

#[test]
fn omweso_in_uganda_may_begin_clockwise_and_not_pass() {
    let position = "50,0,0,2,0,0,0,0/1,0,0,2,0,0,0,0/0,2,0,1,0,0,0,0/2,0,0,0,0,0,0,4 s 0-0";
    let article = at(game("omweso").expect("a game"), position).legal_texts();
    assert_eq!(article, ["a1", "b2", "h1", "pass"]);
    // b2 clockwise: c2, d2, filled, with d3 and d4 filled.
    assert_eq!(at(&definition("omweso-uganda"), position).legal_texts(), ["a1", "b2", "b2-", "h1"]);
}

#[test]
fn coro_after_driberg_captures_with_the_inner_pit_alone_and_sows_from_the_own_outer_pit() {
    let position = "58,0,0,0,0,0,0,0/0,0,0,0,0,0,0,3/0,0,0,0,0,0,0,1/0,0,0,0,0,0,2,0 s 0-0";
    let mut driberg = at(&definition("coro-driberg"), position);
    plays(
        &mut driberg,
        "g1",
        "lift g1 2, sow h1 h2, ending 3 h2, capture h3 3, sow h2 g2 f2, ending 1 f2, sleep",
    );
    assert_eq!(rows_of(&driberg), "58,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,1,1,3/0,0,0,0,0,0,0,1 n 0-0");
    // With the outer pit empty the article's game relays.
    let mut article = at(game("coro").expect("a game"), position);
    plays(&mut article, "g1", "lift g1 2, sow h1 h2, ending 4 h2, lift h2 2, sow g2 f2, ending 1 f2, sleep");
}

#[test]
fn a_single_captured_seed_takes_the_own_outer_pit_along() {
    let position = "59,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,1/0,0,0,0,0,0,2,1 s 0-0";
    let mut driberg = at(&definition("coro-driberg"), position);
    plays(
        &mut driberg,
        "g1",
        "lift g1 2, sow h1 h2, ending 3 h2, capture h3 1, lift h1 2, sow h2 g2 f2, ending 1 f2, sleep",
    );
    assert_eq!(rows_of(&driberg), "59,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,1,1,3/0,0,0,0,0,0,0,0 n 0-0");
}

#[test]
fn both_pits_are_captured_where_both_hold_seeds() {
    let position = "57,0,0,0,0,0,0,1/0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,1/0,0,0,0,0,0,2,1 s 0-0";
    let mut driberg = at(&definition("coro-driberg"), position);
    plays(
        &mut driberg,
        "g1",
        "lift g1 2, sow h1 h2, ending 3 h2, capture h3+h4 3, sow h2 g2 f2, ending 1 f2, sleep",
    );
}

#[test]
fn who_can_capture_with_the_first_handful_must() {
    // g1 captures; b1 ends in d1, empty.
    let position = "54,2,0,0,0,0,0,0/0,0,0,0,0,0,0,3/0,0,0,0,0,0,0,1/0,2,0,0,0,0,2,0 s 0-0";
    assert_eq!(at(&definition("coro-driberg"), position).legal_texts(), ["g1"]);
    assert_eq!(at(game("coro").expect("a game"), position).legal_texts(), ["b1", "g1", "pass"]);
    // Without a capture every pit of two or more may start.
    let position = "57,2,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,2,0,0,0,0,2,0 s 0-0";
    assert_eq!(at(&definition("coro-driberg"), position).legal_texts(), ["b1", "g1"]);
}

#[test]
fn captured_clockwise_goes_counterclockwise_from_the_outer_pit_of_that_column() {
    // b2 clockwise: c2, d2, filled, facing two in d3. Clockwise again they would end in d2, facing nothing.
    let position = "57,0,0,0,0,0,0,0/0,0,0,2,0,0,0,0/0,2,0,1,0,0,0,0/0,0,0,0,0,0,0,2 s 0-0";
    let mut driberg = at(&definition("coro-driberg"), position);
    assert_eq!(driberg.legal_texts(), ["b2", "b2-", "h1"]);
    plays(
        &mut driberg,
        "b2-",
        "lift b2 2, sow c2 d2, ending 3 d2, capture d3 2, sow e1 f1, ending 1 f1, sleep",
    );
}

#[test]
fn giuthi_after_leakey_starts_again_the_other_way_only() {
    let position = "0,0,0,0,0,4/2,0,0,3,0,0 s 30-33";
    let mut leakey = at(&definition("giuthi-leakey"), position);
    plays(&mut leakey, "a1+", "lift a1 2, sow b1 c1, ending 2 c1, again, choice d1-");
    assert_eq!(leakey.legal_texts(), ["d1-"]);
    let giuthi = Game::builder("giuthi").option("columns", "6").position(position);
    let mut article = giuthi.start().expect("a position");
    article.play_text("a1+").expect("a start");
    assert_eq!(article.legal_texts(), ["d1+", "d1-"]);
}

#[test]
fn giuthi_after_leakey_takes_one_pit_of_the_string() {
    let position = "0,1,2,3,0,0/0,0,0,0,0,8 s 29-29";
    let mut leakey = at(&definition("giuthi-leakey"), position);
    plays(
        &mut leakey,
        "f1+",
        "lift f1 8, sow f2 e2 d2 c2 b2 a2 a1 b1, ending 3 b1, capture b2+b1+c2 6, sleep",
    );
    let giuthi = Game::builder("giuthi").option("columns", "6").position(position);
    let mut article = giuthi.start().expect("a position");
    plays(
        &mut article,
        "f1+",
        "lift f1 8, sow f2 e2 d2 c2 b2 a2 a1 b1, ending 3 b1, capture b2+b1+c2+d2+e2+f2 12, sleep, over end s 42-30",
    );
}

#[test]
fn mangola_after_comhaire_sylvain_sows_captures_from_behind_the_last_gap() {
    // Only the pit behind is filled; the sowing ran from g1, f1 was lifted and is the gap.
    let position = "58,0,0,0,0,0,0,2/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/0,0,0,0,0,3,0,0 s 0-0";
    let mut mangola = at(&definition("mongola-comhaire"), position);
    plays(
        &mut mangola,
        "f1",
        "lift f1 3, sow g1 h1 h2, ending 3 h2, capture h4 2, sow g1 h1, ending 4 h1, lift h1 2, sow h2, skip g2, sow f2, ending 1 g2, sleep",
    );
    assert_eq!(rows_of(&mangola), "58,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,1,0,3/0,0,0,0,0,0,2,0 n 0-0");
}

#[test]
fn the_house_of_bawo_needs_eight() {
    // Five are captured and sown from the left: the last is the seventh in the house.
    let position = "31,0,0,0,0,0,0,0/0,0,5,0,0,1,0,0/0,0,1,0,6H,0,0,0/0,0,0,0,0,0,0,0 s 0-0 h10-10";
    let mut zanzibar = at(game("bao-kiswahili").expect("a game"), position);
    zanzibar.play_text("@c2L").expect("a capture");
    assert_eq!(zanzibar.legal_texts(), ["h", "s"]);
    let mut bawo = at(&definition("bawo"), position);
    bawo.play_text("@c2L").expect("a capture");
    assert!(bawo.legal_texts().iter().all(|action| action != "h"), "{:?}", bawo.legal_texts());
}
