//! Turns that begin clockwise or turn round, which only noted games have in this form.

use crate::laid::{played, sown, to};
use mbao_rules::definition::{Booty, Capture, Ending, If, RelayWay, Then, ending, list};
use mbao_rules::{Event, Game, Side, game};

/// Omweso in which a turn may begin clockwise; `take` is what its second line does.
fn clockwise(take: Ending, laid: &[(&str, u8)]) -> Game {
    let turns = ending(3).when(&[If::TurningPit, If::Occupied, If::ClockwiseCaptures]);
    let mut definition = game("omweso").expect("a game").clone();
    definition.start.reverse = true;
    definition.endings = vec![
        ending(1).when(&[If::Empty]).then(Then::Sleep),
        take.when(&[If::FrontRow, If::Occupied, If::OppositeSeeds]),
        turns.may(Then::TurnRound { chain: false }),
        ending(4).when(&[If::Occupied]).then(Then::Relay(RelayWay::Same)),
    ]
    .into();
    played(&definition, laid)
}

/// The player may take seeds, which go there.
fn may_take(booty: Booty) -> Ending {
    ending(2).may(Then::Capture(to(booty)))
}

#[test]
fn seeds_captured_clockwise_go_where_all_captured_seeds_go() {
    // Two seeds go from a2 to c2, opposite one or two.
    for (booty, taken, pits) in [
        (Booty::SownOn, 2, &["b2", "a2"][..]),
        // The single seed goes with the three of c1.
        (Booty::SownFromOuter, 1, &["d1", "e1", "f1", "g1"]),
        (Booty::SownFromOuter, 2, &["d1", "e1"]),
        // The nearest empty pit before c2, as seeds go to the right, is e2.
        (Booty::SownFromGap, 2, &["d2", "c2"]),
    ] {
        let laid = [("a2", 2), ("c2", 1), ("d2", 1), ("c1", 3), ("c3", taken), ("a4", 9)];
        let events = clockwise(may_take(booty), &laid).play_text("a2-").expect("a start");
        assert_eq!(sown(&events)[..pits.len()], *pits, "{booty:?} {taken}");
    }
}

#[test]
fn who_could_capture_clockwise_again_may_send_the_seeds_where_all_go() {
    // The seed of c3 would capture again from b2.
    let laid = [("a2", 2), ("c2", 1), ("d2", 1), ("c1", 3), ("c3", 1), ("b3", 1), ("a4", 9)];
    for (booty, pits) in [
        (Booty::SownOn, &["b2"][..]),
        (Booty::SownFromOuter, &["d1", "e1", "f1", "g1"]),
        (Booty::SownFromGap, &["d2"]),
    ] {
        let mut game = clockwise(may_take(booty), &laid);
        game.play_text("a2-").expect("a start");
        assert_eq!(game.legal_texts(), ["o", "r"], "{booty:?}");
        let mut again = game.clone();
        let events = again.play_text("r").expect("clockwise again");
        assert!(events.iter().any(|event| event.to_string() == "capture b3 1"), "{booty:?}");
        let events = game.play_text("o").expect("where all go");
        let texts: Vec<String> = events.iter().map(Event::to_string).collect();
        let fell: Vec<&str> = texts.iter().filter_map(|text| text.strip_prefix("sow ")).collect();
        assert_eq!(fell[..pits.len()], *pits, "{booty:?}");
    }
}

#[test]
fn a_win_clockwise_ends_the_game_at_once() {
    let laid = [("a2", 2), ("c2", 1), ("c3", 1), ("a4", 9)];
    let mut game = clockwise(ending(2).then(Then::Win), &laid);
    let events = game.play_text("a2-").expect("a start");
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Side::South));
    let texts: Vec<String> = events.iter().map(Event::to_string).collect();
    assert_eq!(texts[..4], ["lift a2 2", "sow b2", "sow c2", "ending 2 c2"]);
    assert_eq!(game.position().seeds(game.rules().board().named("c3").expect("a pit")), 1);
}

#[test]
fn a_clockwise_handful_may_end_just_before_the_left_end() {
    for chain in [false, true] {
        let mut definition = game("omweso").expect("a game").clone();
        definition.start.reverse = true;
        definition.endings = vec![
            ending(1).when(&[If::Occupied, If::OppositeSeeds]).may(Then::Capture(Capture::SOWN)),
            ending(2).when(&[If::TurningPit, If::ClockwiseCaptures]).may(Then::TurnRound { chain }),
            ending(3).when(&[If::Occupied]).then(Then::Relay(RelayWay::Same)),
        ]
        .into();
        // Fifteen go from a2 round to a1, opposite a3; sixteen would go beyond.
        for (seeds, open) in [(15, true), (16, false)] {
            let game = played(&definition, &[("a2", seeds), ("a1", 1), ("a3", 1), ("h4", 9)]);
            assert_eq!(game.legal_texts().contains(&"a2-".to_owned()), open, "{seeds} {chain}");
        }
    }
}

#[test]
fn who_takes_nothing_clockwise_may_not_begin_so() {
    let take = || ending(2).may(Then::Capture(Capture::SOWN));
    // Two seeds go from a2 to c2, opposite one or none.
    for (taken, open) in [(1, true), (0, false)] {
        let laid = [("a2", 2), ("c2", 1), ("c3", taken), ("a4", 9)];
        let mut definition = clockwise(take(), &laid).rules().definition().clone();
        let mut endings = definition.endings.to_vec();
        endings[1].when = list(&[If::FrontRow, If::Occupied]);
        definition.endings = endings.into();
        let game = played(&definition, &laid);
        assert_eq!(game.legal_texts().contains(&"a2-".to_owned()), open, "{taken}");
    }
}
