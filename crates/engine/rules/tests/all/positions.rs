//! Which texts are positions of a game, and why others are not.

use mbao_rules::definition::{Capture, If, Then, ending};
use mbao_rules::{Definition, Fault, Game, Setup, game};

#[test]
fn a_position_that_no_game_reaches_is_refused_with_its_reason() {
    let four = "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2";
    let bao = "55,0,0,0,0,0,0,0/0,0,0,0,0,2,0,3/0,1,0,0,0,0,0,0/3,0,0,0,0,0,0,0";
    for (id, text, message) in [
        ("omweso", format!("{four} s 1-0").replacen("2,", "1,", 1), "stores \"1-0\": omweso has none"),
        ("omweso", format!("{four} s 0-0 passed:3"), "\"passed:3\": expected passed:1 or passed:2"),
        ("omweso", format!("{four} s 0-0 opening"), "\"opening\" is nothing that omweso knows"),
        ("ndoto", "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0 passed:1".to_owned(), "\"passed:1\" is nothing"),
        ("ndoto", "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0 eaten:s".to_owned(), "\"eaten\" is nothing"),
        ("ndoto", "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0 takasia:a1".to_owned(), "\"takasia:a1\" is nothing"),
        ("bao-kujifunza", format!("{four} s 0-0 takasia:a2"), "\"takasia:a2\" is nothing"),
        // Takasia: not the mover's, in the back row, empty.
        ("bao-kiswahili", format!("{bao} n 0-0 h0-0 takasia:b2"), "\"takasia:b2\": expected an occupied"),
        ("bao-kiswahili", format!("{bao} n 0-0 h0-0 takasia:a4"), "\"takasia:a4\": expected an occupied"),
        ("bao-kiswahili", format!("{bao} n 0-0 h0-0 takasia:g3"), "\"takasia:g3\": expected an occupied"),
        ("bao-kiswahili", format!("{bao} s 0-0 h0-1").replacen("55", "54", 1), "hands \"h0-1\": one seed"),
        ("bao-kiswahili", format!("{bao} n 0-0 h0-2").replacen("55", "53", 1), "hands \"h0-2\": one seed"),
        (
            "enkeshui",
            "0,0,0,0,0,0,0,3/2N,0,5,0,0,0,0,0 s 19-19".to_owned(),
            "pit a1 is marked and holds 2: expected at least 3",
        ),
        (
            "lukho",
            "0,0,0,0,0,0,0,3/1N,0,2,0,0,0,0,0 s 21-21".to_owned(),
            "pit a1 is marked and holds 1: expected at least 2",
        ),
        (
            "lukho",
            "0,0,0,0,0,0,0,3/1,1,0,0,0,0,0,1 s 42-0 eaten:sn".to_owned(),
            "\"eaten\": the stores are 42-0",
        ),
        ("giuthi", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 s 32-32".to_owned(), "65 seeds on the board"),
        ("kiothi", "0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,20u s 20-19".to_owned(), "59 seeds on the board"),
    ] {
        let refused = Game::builder(id).position(text.as_str()).start().expect_err(&text);
        assert_eq!(refused.fault(), Fault::BadPosition);
        assert!(refused.message().starts_with(message), "{text}: {refused}");
    }
}

#[test]
fn a_position_that_a_game_just_reaches_is_read() {
    let bao = "55,0,0,0,0,0,0,0/0,0,0,0,0,2,0,3/0,1,0,0,0,0,0,0/3,0,0,0,0,0,0,0";
    for (id, text) in [
        ("bao-kiswahili", format!("{bao} n 0-0 h0-0 takasia:h3")),
        ("bao-kiswahili", format!("{bao} n 0-0 h0-1").replacen("55", "54", 1)),
        ("bao-kiswahili", format!("{bao} s 0-0 h1-0").replacen("55", "54", 1)),
        ("bao-kiswahili", format!("{bao} s 0-0 h1-1").replacen("55", "53", 1)),
        ("enkeshui", "0,0,0,0,0,0,0,3/3N,0,4,0,0,0,0,0 s 19-19".to_owned()),
        ("lukho", "0,0,0,0,0,0,0,3/2N,0,1,0,0,0,0,0 s 21-21".to_owned()),
        ("lukho", "0,0,0,0,0,0,0,3/1,1,0,0,0,0,0,1 s 42-0 eaten:s".to_owned()),
        ("kiothi", "0,0,0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0,0,1u s 30-29".to_owned()),
        // Giuthi is played with four to nine seeds in a pit.
        ("giuthi", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 s 32-31".to_owned()),
        ("giuthi", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 s 72-71".to_owned()),
        (
            "omweso",
            "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0 passed:2".to_owned(),
        ),
        ("mbothe", "2,2,2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2,2,2 s 0-0 opening".to_owned()),
    ] {
        let game =
            Game::builder(id).position(text.as_str()).start().unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(game.position_text(), Some(text));
    }
}

#[test]
fn a_later_round_may_have_fewer_seeds_on_a_shorter_board() {
    let at = |position: &str| Game::builder("giuthi").option("round", "later").position(position).start();
    for (position, columns) in [("1,1,1/2,2,2 s 0-0", 3), ("1,1,1,1,1,1,1,1/2,2,2,2,2,2,2,2 s 0-0", 8)] {
        assert_eq!(at(position).expect(position).rules().board().columns(), columns);
    }
    // As many seeds as the usual game has, but no more; three pits in a row, but no fewer.
    assert!(at("6,6,6,6,6,6,6,6/6,6,6,6,6,6,6,6 s 0-0").is_ok());
    for position in ["6,6,6,6,6,6,6,6/6,6,6,6,6,6,6,6 s 1-0", "1,1/2,2 s 0-0"] {
        assert_eq!(at(position).expect_err(position).code(), "bad-position", "{position}");
    }
}

#[test]
fn a_board_has_sixteen_pits_in_a_row_at_most() {
    let rows = |columns: usize| format!("{0}/{0} s 0-0", vec!["1"; columns].join(","));
    let widest: Setup = rows(16).parse().expect("the widest board");
    assert_eq!(widest.to_string(), rows(16));
    let refused = rows(17).parse::<Setup>().expect_err("it is too wide");
    assert_eq!(refused.message(), "row 1 from the top has 17 pits: a board has at most 16");
}

/// A setup that is made by a program, not read from text, can hold any numbers.
#[test]
fn a_setup_made_by_hand_is_told_where_it_has_too_many_seeds() {
    let game = Game::start("ndoto").expect("a game");
    let told = |seeds: [u8; 2]| {
        let mut setup = Setup::of(game.rules(), game.position()).expect("a position between turns");
        for cell in setup.rows.iter_mut().flatten() {
            cell.seeds = 0;
        }
        setup.rows[0][0].seeds = seeds[0];
        setup.rows[1][0].seeds = seeds[1];
        let refused = setup.position(game.rules()).expect_err("too many for ndoto");
        assert_eq!(refused.to_string(), refused.error.to_string());
        refused.error.message().to_owned()
    };
    for too_many in [[200, 56], [200, 255]] {
        assert_eq!(told(too_many), "up to pit a1 there are more than 255 seeds");
    }
    // Nor is so much in ndoto, but the board can hold it.
    assert!(!told([200, 55]).contains("more than 255"), "{}", told([200, 55]));
}

/// Giuthi is played with four to nine seeds in a pit, unless the number is chosen.
#[test]
fn a_position_has_the_seeds_that_were_chosen() {
    let position = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 s 72-71";
    let refused = Game::builder("giuthi").option("seeds", "5").position(position).start().expect_err("nine");
    assert_eq!(
        (refused.fault(), refused.message()),
        (Fault::BadPosition, "144 seeds on the board, in stores and in hands: expected 80"),
    );
}

#[test]
fn a_game_of_four_rows_that_captures_into_stores_reads_its_own_positions() {
    let into_store = ending(2)
        .when(&[If::FrontRow, If::Occupied, If::OppositeSeeds, If::BehindOppositeSeeds])
        .then(Then::Capture(Capture::STORE.and_behind()));
    let mut endings = game("omweso").expect("a game").endings.to_vec();
    endings.retain(|line| !line.optional);
    endings.insert(1, into_store);
    let definition = Definition { endings: endings.into(), ..game("omweso").expect("a game").clone() };
    let mut game = Game::builder_for(&definition).start().expect("a game");
    while game.state().stores == [0, 0] {
        let action = game.random_action(|_| 0).expect("nobody has won");
        game.play(action).expect("it is legal");
    }
    assert!(game.state().keeps);
    let text = game.position_text().expect("it is between turns");
    let again = Game::builder_for(&definition).position(text.as_str()).start().expect(&text);
    assert_eq!(again.position(), game.position());
}
