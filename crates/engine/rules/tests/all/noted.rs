//! Rules that only noted games have: where captured seeds are sown, captures at both ends of a row,
//! pits that hold alike.

use crate::laid::{capture, from_last_capture, lay, noted, played, sown, to};
use mbao_rules::definition::{
    Booty, Capture, EndIf, Ending, If, Marks, Prelude, RelayWay, StartIf, Stuck, Then, ending, list,
};
use mbao_rules::{Definition, Event, Game, Move, Moves, Reason, Rules, SEED_BOUND, Setup, Side, game};

#[test]
fn captured_seeds_are_sown_from_the_first_pit_or_from_the_capturing_one() {
    // Three seeds go from g1 to h2 and end at g2, opposite three.
    let laid = [("g1", 3), ("g3", 3), ("a4", 9)];
    for (booty, pits) in [(Booty::SownOn, ["h1", "h2", "g2"]), (Booty::SownFromHere, ["f2", "e2", "d2"])] {
        let mut game = noted("omweso", capture(to(booty)), &laid);
        let events = game.play_text("g1").expect("a start");
        assert_eq!(sown(&events), pits, "{booty:?}");
    }
}

#[test]
fn a_single_captured_seed_takes_nothing_from_an_empty_outer_pit() {
    let laid = [("h1", 2), ("g3", 1), ("a4", 9)];
    let events = noted("omweso", capture(to(Booty::SownFromOuter)), &laid).play_text("h1").expect("a start");
    assert_eq!(from_last_capture(&events), ["capture g3 1", "sow h1", "ending 0 h1", "sleep"]);
}

#[test]
fn a_single_captured_seed_is_sown_with_those_of_the_outer_pit() {
    let laid = [("h1", 2), ("g1", 3), ("g3", 1), ("a4", 9)];
    let events = noted("omweso", capture(to(Booty::SownFromOuter)), &laid).play_text("h1").expect("a start");
    assert_eq!(from_last_capture(&events)[1], "lift g1 3");
    assert_eq!(sown(&events), ["h1", "h2", "g2", "f2"]);
}

#[test]
fn captured_seeds_are_sown_from_the_gap_behind_the_capturing_pit() {
    let gap = || capture(to(Booty::SownFromGap));
    // From h1 to f2: the gap is h1 itself.
    let laid = [("h1", 3), ("f3", 2), ("a4", 9)];
    let events = noted("omweso", gap(), &laid).play_text("h1").expect("a start");
    assert_eq!(sown(&events), ["h2", "g2"]);
    // A handful that goes round fills the pit it came from; the search comes back to where it ended.
    let laid = [("h1", 17), ("h3", 2), ("a4", 9)];
    let events = noted("omweso", gap(), &laid).play_text("h1").expect("a start");
    assert_eq!(sown(&events), ["g2", "f2"]);
    // The two seeds of the capturing pit go along; all other pits hold some.
    let gap = capture(Capture { to: Booty::SownFromGap, ..Capture::STORE.and_own() });
    let events = noted("omweso", gap, &laid).play_text("h1").expect("a start");
    assert_eq!(sown(&events), ["g2", "f2", "e2", "d2"]);
}

/// A capture at one end of the front row, after one at the other end in the same turn, wins; any
/// other capture is sown on.
fn ends_win() -> Vec<Ending> {
    let win = ending(1).when(&[If::OtherEndCaptured]).then(Then::Win);
    let take = ending(2).when(&[If::FrontRow, If::OppositeSeeds]).then(Then::Capture(Capture::SOWN));
    vec![win, take]
}

#[test]
fn who_captures_at_both_ends_of_the_row_wins() {
    for (laid, start) in [
        // h2 captures eight, which end at a2; a2 captures ten, which end at h2.
        ([("h1", 1), ("h3", 8)], "h1"),
        ([("b2", 1), ("a3", 10)], "b2"),
    ] {
        let mut game = noted("omweso", ends_win(), &[laid[0], laid[1], ("a4", 9)]);
        game.play_text(start).expect("a start");
        let outcome = game.outcome().unwrap_or_else(|| panic!("{start} does not win"));
        assert_eq!(outcome.winner, Some(Side::South), "{start}");
        assert_eq!(game.rules().why_not(game.position(), Move::Pass), Some(Reason::Over));
    }
}

#[test]
fn one_end_of_the_row_is_not_enough_to_win() {
    for (laid, start) in [
        // h2 captures sixteen, which go round: they end at h2 again.
        ([("h1", 1), ("h3", 16)], "h1"),
        // The capture is at g2 and ends at a2; at b2, and ends at h2.
        ([("h2", 1), ("g3", 7)], "h2"),
        ([("c2", 1), ("b3", 11)], "c2"),
        // At h2, and ends at b2; at a2, and ends at h1.
        ([("h1", 1), ("h3", 7)], "h1"),
        ([("b2", 1), ("a3", 9)], "b2"),
    ] {
        let laid = [laid[0], laid[1], ("a4", 9)];
        let mut game = noted("omweso", ends_win(), &laid);
        game.play_text(start).expect("a start");
        assert_eq!((game.outcome(), game.mover()), (None, Side::North), "{laid:?}");
    }
}

#[test]
fn ends_captured_in_two_turns_do_not_win() {
    let laid = [("h1", 1), ("h3", 1), ("b2", 1), ("a3", 1), ("a4", 1), ("h4", 1)];
    let mut game = noted("omweso", ends_win(), &laid);
    for start in ["h1", "a4", "b2"] {
        game.play_text(start).expect("a start");
        assert_eq!(game.outcome(), None, "{start}");
    }
}

#[test]
fn who_starts_again_keeps_the_end_already_captured() {
    let mut endings = ends_win();
    endings[1].then = Then::Capture(Capture::STORE.and_again());
    let laid = [("h1", 1), ("h3", 1), ("b2", 1), ("a3", 1), ("a4", 9)];
    let mut game = noted("omweso", endings, &laid);
    game.play_text("h1").expect("a start");
    game.play_text("b2").expect("another start");
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(Side::South));
}

/// The pits of the first capture, with its seeds.
fn captured(game: &mut Game, start: &str) -> String {
    let events = game.play_text(start).expect("a start");
    let capture = events.iter().find(|event| matches!(event, Event::Capture { .. }));
    capture.expect("a capture").to_string()
}

#[test]
fn front_pits_that_hold_alike_are_captured_together() {
    let alike = Capture { alike: true, ..Capture::STORE };
    let laid = [("h1", 2), ("g3", 2), ("a3", 2), ("c3", 3), ("e3", 2), ("f3", 1), ("a4", 2), ("b4", 9)];
    let mut game = noted("omweso", capture(alike), &laid);
    assert_eq!(captured(&mut game, "h1"), "capture g3+a3+e3 6");
}

#[test]
fn a_marked_pit_that_holds_alike_is_not_captured() {
    let alike = Capture { alike: true, ..Capture::STORE };
    let definition = Definition {
        endings: vec![
            ending(1).when(&[If::Held(3)]).then(Then::MarkIt),
            ending(2).when(&[If::OwnSide, If::OppositeSeeds]).then(Then::Capture(alike)),
        ]
        .into(),
        ..game("enkeshui").expect("a game").clone()
    };
    // North's turn makes a bull of four at c2; South's seed at b1 faces four.
    let laid = [("a1", 1), ("h1", 1), ("b2", 4), ("d2", 1), ("c2", 3), ("f2", 4)];
    let mut game = played(&definition, &laid);
    game.play_text("h1").expect("South's start");
    game.play_text("d2").expect("North's start");
    assert_eq!(game.position_text().as_deref(), Some("0,4,4N,0,0,4,0,1/1,0,0,0,0,0,0,0 s 0-0"));
    assert_eq!(captured(&mut game, "a1"), "capture b2+f2 8");
}

#[test]
fn an_empty_pit_is_not_named_among_the_captured() {
    let mut game = noted("omweso", capture(Capture::STORE.and_behind()), &[("h1", 2), ("g3", 2), ("a4", 9)]);
    assert_eq!(captured(&mut game, "h1"), "capture g3 2");
}

#[test]
fn a_string_of_captures_does_not_turn_the_corner() {
    let string =
        ending(1).when(&[If::OwnSide, If::OppositeSeeds]).then(Then::Capture(Capture::STORE.and_string()));
    // From g1 to h1, opposite h2; beyond it lies h2, now empty, opposite the capturing seed.
    let mut game = noted("ndoto", vec![string], &[("g1", 1), ("h2", 2), ("a2", 5)]);
    assert_eq!(captured(&mut game, "g1"), "capture h2 2");
    assert_eq!(game.position_text().as_deref(), Some("5,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 n 2-0"));
}

/// The lines that applied in a turn.
fn lines(game: &mut Game, start: &str) -> Vec<u8> {
    let events = game.play_text(start).expect("a start");
    let line = |event: &Event| if let Event::Ending { rule, .. } = event { Some(*rule) } else { None };
    events.iter().filter_map(line).collect()
}

#[test]
fn a_line_may_ask_for_a_turning_pit_alone() {
    let turning = ending(1).when(&[If::TurningPit]).then(Then::Sleep);
    let endings = || vec![turning.clone(), ending(2).when(&[]).then(Then::Sleep)];
    // The two leftmost columns turn: a2, b2, a1, b1 for South.
    for (start, line) in [("c2", 1), ("d2", 2), ("b2", 1), ("a2", 1), ("a1", 1), ("b1", 2), ("h2", 2)] {
        let mut game = noted("omweso", endings(), &[(start, 1), ("a4", 9)]);
        assert_eq!(lines(&mut game, start), [line], "{start}");
    }
}

#[test]
fn a_line_may_ask_for_a_mark_or_a_pair_alone() {
    let make = ending(2).when(&[If::Held(3)]).then(Then::MarkIt);
    let bull = ending(1).when(&[If::Marked]).then(Then::Sleep);
    let mut game =
        noted("enkeshui", vec![bull, make], &[("a1", 1), ("b1", 3), ("c1", 2), ("h1", 1), ("a2", 9)]);
    assert_eq!(lines(&mut game, "a1"), [2]);
    game.play_text("a2").expect("North's start");
    assert_eq!(game.position_text().map(|text| text.contains("S,")), Some(true));
    assert_eq!(lines(&mut game, "a1"), [1]);
    let pair = ending(1).when(&[If::Pair(3, 4)]).then(Then::MarkPair);
    for (laid, line) in
        [([("b1", 2), ("c1", 3)], 1), ([("b1", 3), ("c1", 2)], 1), ([("b1", 3), ("c1", 3)], 0)]
    {
        let laid = [laid[0], laid[1], ("a1", 2), ("a2", 9)];
        assert_eq!(lines(&mut noted("enkeshui", vec![pair.clone()], &laid), "a1"), [line], "{laid:?}");
    }
}

#[test]
fn who_can_capture_with_the_first_handful_must() {
    let mut definition = game("omweso").expect("a game").clone();
    definition.endings = vec![
        ending(1).when(&[If::FrontRow, If::Occupied, If::OppositeSeeds]).may(Then::Capture(Capture::SOWN)),
        ending(2).when(&[If::Occupied]).then(Then::Relay(RelayWay::Same)),
    ]
    .into();
    let must = |laid: &[(&str, u8)]| {
        let mut definition = definition.clone();
        lay(&mut definition, laid);
        definition.start.when = list(&[StartIf::AtLeast(1), StartIf::CapturesIfAny]);
        definition.start.may_pass = false;
        Game::builder_for(&definition).start().expect("a game")
    };
    // h1 ends at g2; a1 at b1, c1 at d1 and on to f1, where its second handful captures nothing.
    let laid = [("h1", 2), ("g2", 1), ("a1", 1), ("c1", 1), ("d1", 1), ("g3", 1), ("a4", 9)];
    let game = must(&laid);
    assert_eq!(game.legal_texts(), ["h1"]);
    assert_eq!(game.why_not_pit("a1".parse().expect("a pit")), Some(Reason::MustCapture));
    assert_eq!(game.why_not_pit("b1".parse().expect("a pit")), Some(Reason::Empty));
    // Without a seed at g3, or with none at g2 before, nothing can be captured.
    for gone in ["g3", "g2"] {
        let laid: Vec<_> = laid.into_iter().filter(|(pit, _)| *pit != gone).collect();
        let starts = must(&laid).legal_texts();
        assert!(
            ["a1", "c1", "d1", "h1"].iter().all(|start| starts.contains(&(*start).to_owned())),
            "{starts:?}"
        );
    }
    // North has the same duty: a4 ends at b3, opposite b2.
    let mut game = must(&[("c1", 1), ("b2", 5), ("b3", 1), ("a4", 2), ("h4", 1)]);
    game.play_text("c1").expect("nothing can be captured");
    assert_eq!(game.legal_texts(), ["a4"]);
}

#[test]
fn nothing_is_open_once_a_game_is_won() {
    let mut definition = game("omweso").expect("a game").clone();
    definition.endings = ends_win().into();
    definition.preludes = list(&[Prelude::AdvanceMove { pits: 1 }]);
    let mut game = played(&definition, &[("h1", 1), ("h3", 8), ("a4", 9)]);
    for action in ["done", "done", "h1"] {
        game.play_text(action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    assert!(game.outcome().is_some());
    let mut moves = Moves::default();
    game.rules().pseudo_legal(game.position(), &mut moves);
    assert_eq!((moves.to_vec(), game.legal_texts().len()), (vec![], 0));
}

#[test]
fn a_bull_on_four_rows_does_not_start() {
    let mut definition = game("omweso").expect("a game").clone();
    definition.marks = Marks::Bulls;
    definition.end.when = EndIf::NoSeeds;
    definition.start.may_pass = false;
    definition.endings = vec![ending(1).when(&[If::Held(3)]).then(Then::MarkIt)].into();
    lay(&mut definition, &[("a1", 1), ("b1", 3), ("c1", 2), ("h4", 1), ("g4", 3), ("f4", 2)]);
    definition.start.when = list(&[StartIf::AtLeast(1), StartIf::NotMarked]);
    let mut game = Game::builder_for(&definition).start().expect("a game");
    for (start, name) in [("a1", "b1"), ("h4", "g4")] {
        game.play_text(start).expect("a start");
        let bull = game.rules().board().named(name).expect("a pit");
        assert_eq!(game.position().mark(bull), Some(game.rules().board().owner(bull)), "{name}");
    }
    assert_eq!(game.legal_texts(), ["c1"]);
    game.play_text("c1").expect("a start");
    assert_eq!(game.legal_texts(), ["f4"]);
}

/// What is told of an action, while what is shown stays what is played.
fn told(game: &mut Game, action: &str) -> Vec<String> {
    let mut shown = game.state();
    let events = game.play_text(action).unwrap_or_else(|error| panic!("{action}: {error}"));
    for event in &events {
        shown.apply(event);
    }
    let state = game.state();
    assert_eq!((shown.seeds, shown.marks, shown.hand), (state.seeds, state.marks, state.hand), "{action}");
    events.iter().map(Event::to_string).collect()
}

#[test]
fn a_mark_on_the_other_players_mark_takes_its_place() {
    let definition = Definition {
        endings: vec![ending(1).when(&[]).then(Then::MarkIt)].into(),
        ..game("enkeshui").expect("a game").clone()
    };
    let mut game = played(&definition, &[("a1", 1), ("a2", 2), ("h2", 2), ("h1", 9)]);
    let b1 = game.rules().board().named("b1").expect("a pit");
    for (action, owner) in [("a1", Side::South), ("a2", Side::North)] {
        told(&mut game, action);
        assert_eq!(game.position().mark(b1), Some(owner), "{action}");
    }
}

#[test]
fn a_last_seed_moves_on_once_the_player_has_declined_a_capture() {
    let endings = || {
        let take = ending(1).when(&[If::FrontRow, If::OppositeSeeds]).may(Then::Capture(Capture::SOWN));
        vec![take, ending(2).when(&[]).then(Then::MoveOnAndSleep)]
    };
    // Three seeds go from g1 to h2 and end at g2, opposite three; f2 holds one.
    for held in [0, 2] {
        let laid = [("g1", 3), ("g2", held), ("f2", 1), ("g3", 3), ("a4", 9)];
        let mut game = noted("omweso", endings(), &laid);
        assert_eq!(told(&mut game, "g1"), ["lift g1 3", "sow h1", "sow h2", "sow g2", "choice o x"]);
        assert_eq!(told(&mut game.clone(), "x")[..2], ["ending 1 g2", "capture g3 3"]);
        let before = *game.position();
        let sown = game.rules().play_in_place(&mut before.clone(), Move::GoOn, SEED_BOUND).sown;
        assert_eq!(told(&mut game, "o"), ["lift g2 1", "sow f2", "ending 2 g2", "sleep"]);
        assert_eq!(sown, 1);
        let seeds =
            ["g2", "f2"].map(|pit| game.position().seeds(game.rules().board().named(pit).expect("a pit")));
        assert_eq!(seeds, [held, 2]);
    }
}

#[test]
fn a_boma_from_which_a_seed_moves_on_counts_as_moved() {
    let take = ending(1).when(&[If::FrontRow, If::OppositeSeeds]).may(Then::Capture(Capture::SOWN));
    let mut definition = game("omweso").expect("a game").clone();
    definition.endings = vec![take, ending(2).when(&[]).then(Then::MoveOnAndSleep)].into();
    definition.marks = Marks::Unmoved;
    let mut game = played(&definition, &[("g1", 3), ("g2", 2), ("f2", 1), ("g3", 3), ("a4", 9)]);
    told(&mut game, "g1");
    told(&mut game, "o");
    let marked =
        ["g2", "f2"].map(|pit| game.position().mark(game.rules().board().named(pit).expect("a pit")));
    assert_eq!(marked, [None, Some(Side::South)]);
}

#[test]
fn a_bull_from_which_a_seed_moves_on_stays_one() {
    let take = ending(1).when(&[If::FrontRow, If::OppositeSeeds]).may(Then::Capture(Capture::SOWN));
    let mut definition = game("omweso").expect("a game").clone();
    definition.endings = vec![take, ending(2).when(&[]).then(Then::MoveOnAndSleep)].into();
    definition.marks = Marks::Bulls;
    lay(&mut definition, &[("g1", 3), ("g2", 3), ("g3", 3), ("a4", 9)]);
    let position = "9,0,0,0,0,0,0,0/0,0,0,0,0,0,3,0/0,0,0,0,0,0,3N,0/0,0,0,0,0,0,3,0 s 0-0";
    let mut game = Game::builder_for(&definition).position(position).start().expect("a position");
    told(&mut game, "g1");
    told(&mut game, "o");
    let g2 = game.rules().board().named("g2").expect("a pit");
    assert_eq!((game.position().mark(g2), game.position().seeds(g2)), (Some(Side::North), 3));
}

#[test]
fn a_capture_of_nothing_ends_the_turn() {
    for booty in [Booty::SownOn, Booty::SownFromHere, Booty::SownFromOuter, Booty::SownFromGap, Booty::Store]
    {
        // The single seed ends at h2, opposite an empty pit.
        let take = ending(1).when(&[If::FrontRow]).then(Then::Capture(to(booty).and_behind()));
        let endings = vec![take, ending(2).when(&[]).then(Then::MoveOnAndSleep)];
        let mut game = noted("omweso", endings, &[("h1", 1), ("g1", 1), ("a4", 9)]);
        assert_eq!(told(&mut game, "h1"), ["lift h1 1", "sow h2", "ending 1 h2", "sleep"], "{booty:?}");
    }
}

#[test]
fn who_takes_nothing_has_not_captured() {
    let endings = vec![
        ending(1).when(&[If::HasCaptured]).then(Then::StartAgain),
        ending(2).when(&[]).then(Then::Capture(Capture::STORE)),
    ];
    // South's second turn takes the seed of c2; North's take nothing.
    let mut game = noted("ndoto", endings, &[("a1", 1), ("c2", 1), ("h2", 1)]);
    for (action, line) in [("a1", 2), ("h2", 2), ("b1", 2), ("g2", 2), ("c1", 1)] {
        assert_eq!(lines(&mut game, action), [line], "{action}");
    }
}

#[test]
fn who_could_only_take_nothing_need_not() {
    let mut definition = game("omweso").expect("a game").clone();
    definition.endings = vec![ending(1).when(&[If::FrontRow]).then(Then::Capture(Capture::SOWN))].into();
    definition.start.may_pass = false;
    definition.end.when = EndIf::NoSeeds;
    // h1 ends at h2, opposite one or none.
    for (taken, starts) in [(1, &["h1"][..]), (0, &["a1", "h1"])] {
        lay(&mut definition, &[("a1", 1), ("h1", 1), ("h3", taken), ("a4", 9)]);
        definition.start.when = list(&[StartIf::AtLeast(1), StartIf::CapturesIfAny]);
        let game = Game::builder_for(&definition).start().expect("a game");
        assert_eq!(game.legal_texts(), starts, "{taken}");
    }
}

#[test]
fn a_line_may_ask_for_a_pair_where_nothing_is_marked() {
    let pair = ending(1).when(&[If::Pair(3, 4)]).then(Then::StartAgain);
    for (laid, line) in
        [([("b1", 2), ("c1", 3)], 1), ([("b1", 3), ("c1", 2)], 1), ([("b1", 3), ("c1", 3)], 0)]
    {
        let laid = [laid[0], laid[1], ("a1", 2), ("a2", 9)];
        assert_eq!(lines(&mut noted("ndoto", vec![pair.clone()], &laid), "a1"), [line], "{laid:?}");
    }
}

#[test]
fn only_an_occupied_turning_pit_turns_round() {
    let endings = || {
        let turn = ending(1).when(&[If::ClockwiseCaptures]).may(Then::TurnRound { chain: false });
        vec![turn, ending(2).when(&[If::FrontRow, If::OppositeSeeds]).then(Then::Capture(Capture::SOWN))]
    };
    // The seed of c2 goes to b2, that of d2 to c2; clockwise, one or two seeds from there would capture.
    for (start, pit, held, facing, turns) in
        [("c2", "b2", 1, "d3", true), ("c2", "b2", 0, "c3", false), ("d2", "c2", 1, "e3", false)]
    {
        let mut game = noted("omweso", endings(), &[(start, 1), (pit, held), (facing, 1), ("h4", 9)]);
        let told = told(&mut game, start);
        assert_eq!(told.last().map(String::as_str) == Some("choice o r"), turns, "{start} {held}: {told:?}");
    }
}

#[test]
fn who_has_captured_has_seeds_in_store_only_where_they_go_there() {
    let text = "45,0,0,0,0,0,0,0/1,1,0,0,0,0,0,1 s 0-0 eaten:s";
    let position = |definition: &Definition| {
        let rules = Rules::builder(definition).compile().expect("rules");
        let setup: Setup = text.parse().expect("a setup");
        setup.position(&rules).map(|_| ()).map_err(|refused| refused.error.message().to_owned())
    };
    let mut lukho = game("lukho").expect("a game").clone();
    let refused = "\"eaten\": the stores are 0-0: who has captured has seeds there";
    assert_eq!(position(&lukho), Err(refused.to_owned()));
    let sown = |line: &Ending| match line.then {
        Then::Capture(_) => line.clone().then(Then::Capture(to(Booty::SownOn))),
        _ => line.clone(),
    };
    lukho.endings = lukho.endings.iter().map(sown).collect();
    assert_eq!(position(&lukho), Ok(()));
}

#[test]
fn the_rightmost_pit_of_four_rows_is_in_the_last_column() {
    let singles = |laid: &[(&str, u8)]| {
        let mut definition = game("omweso").expect("a game").clone();
        lay(&mut definition, laid);
        definition.start.stuck = Stuck::Rightmost;
        definition.start.may_pass = false;
        definition.end.when = EndIf::NoSeeds;
        Game::builder_for(&definition).start().expect("a game").legal_texts()
    };
    for (laid, start) in [
        // The track goes on to the left in the front row: c2 comes after f2.
        (&[("c2", 1), ("f2", 1)][..], "f2"),
        (&[("c1", 1), ("f2", 1)], "f2"),
        (&[("f1", 1), ("c2", 1)], "f1"),
        // Of two in one column it is the one in the back row.
        (&[("f1", 1), ("f2", 1), ("a1", 1)], "f1"),
    ] {
        let laid: Vec<_> = laid.iter().copied().chain([("a4", 3)]).collect();
        assert_eq!(singles(&laid), [start], "{laid:?}");
    }
}
