//! How actions are written and read.

use mbao_rules::{Action, Fault, GAMES, Game, PitName, SeedCounts};

fn game(id: &str) -> Game {
    Game::start(id).expect("a game")
}

fn name(text: &str) -> PitName {
    text.parse().expect("a name")
}

#[test]
fn an_action_is_written_as_it_was_read() {
    for text in [
        "a1",
        "p4",
        "c1+",
        "h2-",
        "x",
        "r",
        "o",
        "+",
        "-",
        "h",
        "s",
        "pass",
        "done",
        "tap s",
        "tap n",
        "@c2",
        "@c2L",
        "@c2R",
        "@c2+",
        "@c2-",
        "lift a1=3,c2=255",
        "lay b1=1",
        "lay a1=0",
    ] {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(action.to_string(), text);
    }
    for (text, tidy) in [(" c1 ", "c1"), ("lift  c1=2, a1=1", "lift a1=1,c1=2"), ("lay c1=0", "lay a1=0")] {
        assert_eq!(text.parse().map(|action: Action| action.to_string()), Ok(tidy.to_owned()));
    }
}

#[test]
fn what_is_no_action_is_told_with_the_part_that_is_wrong() {
    for (text, message) in [
        ("c1x", "\"x\" after the pit in \"c1x\": expected nothing, + or -"),
        ("@c1x", "\"x\" after the pit in \"@c1x\": expected nothing, L, R, + or -"),
        ("q1", "\"q1\" is no action: no pit \"q1\" (columns a to p, rows 1 to 4)"),
        ("c", "\"c\" is no action: no pit \"c\" (columns a to p, rows 1 to 4)"),
        ("lift c1", "\"c1\" in \"c1\": expected pit=number, as in a1=2"),
        ("lift c1=2,d1", "\"d1\" in \"c1=2,d1\": expected pit=number, as in a1=2"),
        ("lift c1x=2", "\"c1x\" is no pit"),
        ("lift c1=256", "\"256\" for c1: expected a number from 0 to 255"),
        ("lay c1=two", "\"two\" for c1: expected a number from 0 to 255"),
        ("lay c1=2,c1=3", "c1 is named twice in \"c1=2,c1=3\""),
        ("lay c1=2,d1=0,d1=0", "d1 is named twice in \"c1=2,d1=0,d1=0\""),
    ] {
        let refused = text.parse::<Action>().expect_err(text);
        assert_eq!((refused.fault(), refused.message()), (Fault::BadAction, message));
    }
    for (id, text, message) in [
        ("ndoto", "i1", "\"i1\" is no action: no pit \"i1\" (columns a to h, rows 1 to 2)"),
        ("ndoto", "c1+", "\"c1+\": every handful goes that way: write c1"),
        ("giuthi", "c1", "\"c1\" lacks a direction: write c1+ or c1-"),
        ("ndoto", "lift a3=1", "\"a3=1\" is no action: no pit \"a3\" (columns a to h, rows 1 to 2)"),
    ] {
        let refused = game(id).rules().read_action(text).expect_err(text);
        assert_eq!((refused.fault(), refused.message()), (Fault::BadAction, message), "{id}");
    }
    // An action that was read for the largest board is held to the pits of the game's own.
    let lift: Action = "lift a3=1".parse().expect("an action");
    let refused = game("ndoto").rules().move_of(&lift).expect_err("no such pit");
    assert_eq!(refused.message(), "\"lift a3=1\" is no action: no pit \"a3\" (columns a to h, rows 1 to 2)");
}

#[test]
fn every_decision_is_an_action_that_means_it() {
    for definition in GAMES {
        let mut game = game(&definition.id);
        for turn in 0..60 {
            for &mv in game.legal_moves() {
                let action = game.rules().action(mv);
                assert_eq!(game.rules().move_of(&action), Ok(Some(mv)), "{action}");
                assert_eq!(game.rules().read_action(&action.to_string()), Ok(action));
            }
            let Some(action) = game.random_action(|n| turn % n) else { break };
            game.play(action).expect("it is legal");
        }
    }
}

#[test]
fn numbers_of_seeds_are_kept_by_pit() {
    let mut counts = SeedCounts::default();
    assert_eq!((counts.total(), counts.pits().count(), counts.to_string()), (0, 0, "a1=0".to_owned()));
    for (pit, seeds) in [("c1", 3), ("a4", 200), ("p4", 255), ("b2", 0), ("c1", 2)] {
        counts.set(name(pit), seeds);
    }
    assert_eq!(counts.to_string(), "a4=200,c1=2,p4=255");
    assert_eq!((counts.total(), counts.get(name("c1")), counts.get(name("b2"))), (457, 2, 0));
    assert_eq!(counts.pits().collect::<Vec<_>>(), ["a4", "c1", "p4"].map(name));
}
