//! What a player can choose: the names of choices, endings that offer more than an action can
//! express, and room for all open moves.

use mbao_rules::definition::{
    Booty, Capture, EndIf, Ending, If, Layout, Opening, RelayWay, SetUp, Skip, StartIf, Then, Ways, ending,
    list,
};
use mbao_rules::{
    Action, ChoiceKind, DeadEnd, Definition, Event, Fault, Game, Moves, OutcomeKind, Pending, Reason,
    Refusal, Refusals, Rules, Unplayable, game,
};

#[test]
fn a_capture_that_never_ends_is_still_a_choice_about_a_capture() {
    for (id, position, action) in [
        ("omweso", "1,1,0,0,0,0,0,0/0,1,0,0,0,0,0,0/4,7,1,6,8,7,5,3/3,0,1,5,2,6,2,1 s 0-0", "h2"),
        ("coro", "16,3,2,3,0,3,2,7/2,1,2,1,0,4,7,1/0,0,0,1,0,1,1,0/0,0,2,1,1,0,0,3 n 0-0", "c4"),
    ] {
        let request = Game::builder(id).position(position);
        let mut game = request.start().expect("a position");
        game.play_text(action).expect("a start");
        let pending = game.state().pending.expect("a choice");
        assert_eq!((pending.kind, pending.options), (ChoiceKind::Capture, vec![Action::GoOn]), "{id}");
        let refused = game.play_text("x").expect_err("the capture never ends");
        assert!(refused.message().contains("never ends"), "{id}: {refused}");
    }
}

/// Ndoto with other endings.
fn with_endings(endings: Vec<Ending>) -> Definition {
    Definition { endings: endings.into(), ..game("ndoto").expect("a game").clone() }
}

const TAKE: Then = Then::Capture(Capture::STORE);
const TAKE_BOTH: Then = Then::Capture(Capture::STORE.and_own());

fn refused(definition: &Definition) -> String {
    let error = Rules::builder(definition).compile().expect_err("it cannot be played");
    assert_eq!(error.fault(), Fault::Unplayable);
    error.message().to_owned()
}

#[test]
fn two_captures_to_choose_from_are_refused() {
    let definition = with_endings(vec![
        ending(1).when(&[If::Occupied]).then(Then::Relay(RelayWay::Same)),
        ending(2).when(&[If::OwnSide, If::OppositeSeeds]).may(TAKE),
        ending(3).when(&[If::OppositeHolds(2)]).may(TAKE_BOTH),
    ]);
    assert_eq!(definition.playable(), Err(Unplayable::Choices { first: 1, second: 2 }));
    assert!(
        refused(&definition).starts_with("\"ndoto\" cannot be played: lines 2 and 3 of its endings "),
        "{}",
        refused(&definition)
    );
}

#[test]
fn a_fourth_choice_is_not_dropped() {
    let mut lines = vec![
        ending(1).when(&[If::OwnSide, If::OppositeSeeds]).may(TAKE),
        ending(2).when(&[If::OwnSide, If::OppositeHolds(1)]).may(TAKE),
        ending(3).when(&[If::OwnSide, If::OppositeHolds(2)]).may(TAKE),
    ];
    assert_eq!(with_endings(lines.clone()).playable(), Ok(()));
    lines.push(ending(4).when(&[If::OwnSide, If::OppositeSeeds]).may(TAKE_BOTH));
    assert_eq!(with_endings(lines).playable(), Err(Unplayable::Choices { first: 0, second: 3 }));
}

#[test]
fn lines_that_do_the_same_are_one_choice() {
    let definition = with_endings(vec![
        ending(1).when(&[If::OwnSide, If::OppositeSeeds]).may(TAKE),
        ending(2).when(&[If::OppositeHolds(2)]).may(TAKE),
        ending(3).when(&[If::Occupied]).then(Then::Relay(RelayWay::Same)),
    ]);
    let mut game =
        Game::with_rules(Rules::builder(&definition).compile().expect("rules"), None).expect("a game");
    game.play_text("c1").expect("a start");
    assert_eq!(game.legal_texts(), ["o", "x"]);
}

#[test]
fn a_line_that_contradicts_itself_never_applies() {
    for when in [[If::Empty, If::Occupied], [If::OwnSide, If::EnemySide], [If::Held(2), If::HeldAtMost(1)]] {
        let both = [when, [when[1], when[0]]];
        for when in both {
            let mut definition = with_endings(vec![line(&when).then(Then::Relay(RelayWay::Same))]);
            definition.start.when = list(&[StartIf::AtLeast(1)]);
            for start in ["a1", "h1"] {
                let mut game = Game::builder_for(&definition).start().expect("a game");
                let events = game.play_text(start).expect("a start");
                let lifts = events.iter().filter(|event| matches!(event, Event::Lift { .. })).count();
                assert_eq!(lifts, 1, "{when:?} {start}");
            }
        }
    }
}

#[test]
fn captures_that_exclude_each_other_are_played() {
    for (one, other) in [
        (If::OppositeHolds(2), If::OppositeHolds(3)),
        (If::HeldAtLeast(5), If::HeldAtMost(3)),
        (If::HeldAtMost(0), If::Held(7)),
        (If::OwnSide, If::EnemySide),
        (If::Leftmost, If::EnemySide),
        (If::CameRound, If::NotCrossed),
    ] {
        let lines = vec![line(&[one]).may(TAKE), line(&[other]).may(TAKE_BOTH)];
        let definition = with_endings(lines);
        assert_eq!(definition.playable(), Ok(()), "{one:?} {other:?}");
        assert!(Rules::builder(&definition).compile().is_ok());
    }
}

#[test]
fn what_is_too_much_to_tell_apart_is_refused() {
    let long = with_endings((0..201).map(|_| ending(1).when(&[If::Empty])).collect());
    assert_eq!(long.playable(), Err(Unplayable::Lines { lines: 201 }));
    let asks = with_endings((0..8).map(|n| line(&[If::Held(3 * n)])).collect());
    assert_eq!(asks.playable(), Err(Unplayable::Questions { asked: 16 }));
    let pairs = with_endings(vec![
        ending(1).when(&[If::Pair(3, 4)]).then(Then::MarkPair),
        ending(2).when(&[If::Pair(2, 4)]).then(Then::MarkPair),
    ]);
    assert_eq!(pairs.playable(), Err(Unplayable::Pairs { first: 0, second: 1 }));
    // Five captures or none, before one of forty-eight lines: 288 sets of lines.
    let mut lines: Vec<Ending> = (1..=5).map(|n| line(&[If::OppositeHolds(n)]).may(take(n))).collect();
    for side in [If::OwnSide, If::EnemySide] {
        for crossed in [If::NotCrossed, If::CameRound, If::Crossed] {
            for captured in [&[If::HasCaptured][..], &[]] {
                for held in 0..4 {
                    let mut when = vec![side, crossed, If::HeldAtMost(held)];
                    when.extend_from_slice(captured);
                    lines.push(line(&when));
                }
            }
        }
    }
    let many = with_endings(lines);
    assert_eq!(many.playable(), Err(Unplayable::Plans));
    assert!(refused(&many).contains("255"), "{}", refused(&many));
}

#[test]
fn rows_without_pits_or_with_too_many_are_refused() {
    for columns in [0, 17, 255] {
        let mut definition = Definition { columns: vec![columns].into(), ..with_endings(vec![ending(1)]) };
        definition.setups.to_mut()[0].columns = None;
        assert_eq!(definition.playable(), Err(Unplayable::Columns { columns }));
        assert!(refused(&definition).contains(&format!("has {columns} pits a row, where 1 to 16 may be")));
    }
}

/// A line whose conditions are made at run time.
fn line(when: &[If]) -> Ending {
    Ending { when: when.to_vec().into(), ..ending(1) }
}

/// A capture that differs for each `following`.
fn take(following: u8) -> Then {
    Then::Capture(Capture { following, ..Capture::STORE })
}

#[test]
fn every_start_of_the_largest_board_is_listed() {
    let omweso = game("omweso").expect("a game");
    let mut definition = Definition { columns: list(&[16]), ..omweso.clone() };
    definition.setups = vec![SetUp::new("3", Layout::Each(3))].into();
    definition.start.ways = Ways::Either;
    definition.start.reverse = true;
    definition.start.when = list(&[StartIf::AtLeast(1)]);
    definition.skip = Skip::EnemyHolding { seeds: 7, opening: Opening::Turn };
    let rules = Rules::builder(&definition).compile().expect("rules");
    let mut moves = Moves::default();
    rules.pseudo_legal(&rules.start_position(), &mut moves);
    // Two ways from each of thirty-two pits, and a pass.
    assert_eq!(moves.len(), 65);
    let mut once = moves.to_vec();
    once.dedup();
    assert_eq!(once.len(), 65);
    assert!(moves.iter().enumerate().all(|(i, one)| !moves[..i].contains(one)));
}

#[test]
fn the_largest_capture_is_told_whole() {
    let mut rows = [0; 64];
    rows[15..32].fill(1);
    rows[63] = 1;
    let omweso = game("omweso").expect("a game");
    let mut definition = Definition { columns: list(&[16]), ..omweso.clone() };
    definition.setups = vec![SetUp::new("laid", Layout::Rows(rows.to_vec().into()))].into();
    definition.start.when = list(&[StartIf::AtLeast(1)]);
    definition.end.when = EndIf::NoSeeds;
    let all = Capture::SOWN.and_behind().and_own().and_string();
    definition.endings =
        vec![ending(1).when(&[If::FrontRow, If::OppositeSeeds]).then(Then::Capture(all))].into();
    let rules = Rules::builder(&definition).compile().expect("rules");
    let mut game = Game::with_rules(rules, None).expect("a game");
    let events = game.play_text("p1").expect("a start");
    let captured = events.iter().find_map(captured).expect("a capture");
    assert_eq!(captured, (18, 18));
}

/// Pits and seeds of a capture.
fn captured(event: &Event) -> Option<(usize, u8)> {
    match event {
        Event::Capture { pits, seeds, .. } => Some((pits.len(), *seeds)),
        _ => None,
    }
}

#[test]
fn whoever_starts_again_the_other_way_may_not_sow_the_same_way() {
    let again = ending(1).when(&[If::Occupied]).then(Then::StartAgainOtherWay);
    let mut definition = with_endings(vec![again, ending(2).when(&[If::Empty])]);
    definition.start.ways = Ways::Either;
    let rules = Rules::builder(&definition).compile().expect("rules");
    for (first, other) in [("c1+", '-'), ("c1-", '+')] {
        let mut game = Game::with_rules(rules.clone(), None).expect("a game");
        game.play_text(first).expect("a start");
        let open = game.legal_texts();
        assert!(!open.is_empty() && open.iter().all(|start| start.ends_with(other)), "{first}: {open:?}");
        let same = open[0].replace(other, if other == '-' { "+" } else { "-" });
        assert_eq!(game.why_not(&same.parse().expect("an action")), Some(Reason::OtherWay), "{same}");
    }
}

#[test]
fn whoever_then_starts_again_without_a_condition_may_sow_either_way() {
    let mut definition = with_endings(vec![
        ending(1).when(&[If::Held(2)]).then(Then::StartAgainOtherWay),
        ending(2).when(&[If::Held(3)]).then(Then::StartAgain),
    ]);
    definition.start.ways = Ways::Either;
    let mut game =
        Game::with_rules(Rules::builder(&definition).compile().expect("rules"), None).expect("a game");
    for start in ["c1+", "f1-"] {
        game.play_text(start).expect("a start");
    }
    let open = game.legal_texts();
    assert!(["+", "-"].iter().all(|way| open.iter().any(|start| start.ends_with(way))), "{open:?}");
}

/// Omweso with these seeds and one capture. Places are counted from a4 to h4, then a3 to h3, and so on.
fn with_capture(laid: &[(usize, u8)], what: Capture) -> Game {
    let mut rows = [0; 32];
    for &(place, seeds) in laid {
        rows[place] = seeds;
    }
    let mut definition = game("omweso").expect("a game").clone();
    definition.setups = vec![SetUp::new("laid", Layout::Rows(rows.to_vec().into()))].into();
    let capture = ending(1).when(&[If::FrontRow, If::OppositeSeeds]).then(Then::Capture(what));
    definition.endings = vec![capture, ending(2).when(&[]).then(Then::Sleep)].into();
    let rules = Rules::builder(&definition).compile().expect("rules");
    Game::with_rules(rules, None).expect("a game")
}

#[test]
fn a_string_of_captures_is_as_long_as_its_number_at_most() {
    let string = Capture { following: 2, ..Capture::SOWN.and_string() };
    // Two seeds go from h1 to g2; North's front row is full.
    let mut laid = vec![(31, 2)];
    laid.extend((8..16).map(|place| (place, 1)));
    let events = with_capture(&laid, string).play_text("h1").expect("a start");
    assert_eq!(events.iter().find_map(captured), Some((3, 3)));
}

#[test]
fn a_single_captured_seed_takes_those_of_the_outer_pit_along() {
    let outer = Capture { to: Booty::SownFromOuter, ..Capture::STORE };
    // Two seeds go from h1 to g2, which faces g3 (place 14); g1 (place 30) lies behind it.
    for (taken, lifted) in [(1, Some(3)), (2, None)] {
        let mut game = with_capture(&[(31, 2), (30, 3), (14, taken), (20, 5)], outer);
        let events = game.play_text("h1").expect("a start");
        let from_outer = events.iter().find_map(|event| match event {
            Event::Lift { pit, seeds, .. } if pit.to_string() == "g1" => Some(*seeds),
            _ => None,
        });
        assert_eq!(from_outer, lifted, "{taken}");
    }
}

/// Found by a search of all turns from small positions; the seeds come together again where they were.
#[test]
fn a_start_that_leads_back_to_an_earlier_choice_is_refused() {
    for (position, before, last) in [
        // To the beginning of the turn; to its second start.
        ("0,2,0,0,0,0,0,0/0,1,0,0,2,1,1,0 s 44-45", &["e1+", "f1-", "e1-"][..], "d1+"),
        ("2,0,0,0,0,0,0,0/0,1,0,1,1,2,0,0 s 44-45", &["f1-", "e1-"], "c1+"),
    ] {
        let mut game = Game::builder("giuthi").position(position).start().expect("a position");
        for start in before {
            game.play_text(start).expect("a start");
        }
        let action: Action = last.parse().expect("an action");
        assert!(!game.legal().contains(&action), "{position}: {last}");
        assert_eq!(game.why_not(&action), Some(Reason::LeadsBack), "{position}: {last}");
        let refused = game.play(action).expect_err("it leads back");
        assert!(refused.message().contains("lead back to an earlier choice"), "{refused}");
    }
}

#[test]
fn a_direction_that_leads_back_to_an_earlier_choice_is_refused() {
    let mut definition = with_endings(vec![ending(1).when(&[]).then(Then::Relay(RelayWay::Chosen))]);
    definition.setups = vec![SetUp::new("laid", Layout::rows(&[9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]))].into();
    let mut game = Game::builder_for(&definition).start().expect("a game");
    // The seed of c1 goes to d1, where it may go on or back.
    game.play_text("c1").expect("a start");
    assert_eq!(game.legal_texts(), ["+", "-"]);
    game.play_text("+").expect("a direction");
    assert_eq!((game.position().choice_pit().is_some(), game.legal_texts()), (true, vec!["+".to_owned()]));
    assert_eq!(game.why_not(&"-".parse().expect("an action")), Some(Reason::LeadsBack));
}

#[test]
fn what_follows_if_nothing_is_left_depends_on_why() {
    let rules = |id: &str| Rules::of(id).expect("rules");
    let (bonus, giuthi) = (rules("mbothe"), rules("giuthi"));
    // South captures two and starts again; giuthi's South starts again without a capture.
    let after = |rules: &Rules, position: &str, start: &str| {
        let mut game = Game::with_rules(rules.clone(), Some(position)).expect("a position");
        game.play_text(start).expect("a start");
        assert_eq!(game.position().pending(), Pending::Again);
        *game.position()
    };
    let captured = after(&bonus, "0,2,0,0,0,0,0,0,0,1/1,0,0,1,0,0,0,0,0,0 s 18-17", "a1");
    let again = after(&giuthi, "2,0,0,0,0,0,0,0/2,0,0,2,0,0,0,0 s 45-45", "a1+");
    let begins = bonus.first_position();
    let end = |rules: &Rules, pos, why: &[Refusal]| {
        let mut refusals = Refusals::default();
        for &why in why {
            refusals.note(why);
        }
        rules.dead_end(pos, refusals)
    };
    let turn_ends = |rules: &Rules, pos| DeadEnd::TurnEnds(rules.turn_ended(pos));
    let (back, endless) = (Refusal::LeadsBack, Refusal::NeverEnding);
    assert_eq!(end(&bonus, &captured, &[endless]), turn_ends(&bonus, &captured));
    assert_eq!(end(&bonus, &begins, &[endless]), DeadEnd::Over(OutcomeKind::Endless));
    assert_eq!(end(&giuthi, &again, &[endless]), DeadEnd::Over(OutcomeKind::Endless));
    assert_eq!(end(&giuthi, &again, &[back, endless]), turn_ends(&giuthi, &again));
    assert_eq!(end(&giuthi, &again, &[back]), turn_ends(&giuthi, &again));
    assert_eq!(end(&bonus, &captured, &[]), turn_ends(&bonus, &captured));
    assert_eq!(end(&bonus, &begins, &[Refusal::Unlawful]), DeadEnd::Over(OutcomeKind::End));
}

#[test]
fn a_turn_that_can_only_lead_back_ends() {
    let mut definition = with_endings(vec![ending(1).when(&[]).then(Then::StartAgainOtherWay)]);
    definition.start.ways = Ways::Either;
    definition.setups = vec![SetUp::new("laid", Layout::rows(&[9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]))].into();
    let rules = Rules::builder(&definition).compile().expect("rules");
    let mut game = Game::with_rules(rules, None).expect("a game");
    // The seed goes to d1 and back to c1, from where it may only go to d1 again.
    game.play_text("c1+").expect("a start");
    assert_eq!(game.legal_texts(), ["d1-"]);
    let (rules, mut trail) = (game.rules().clone(), game.trail());
    trail.push(*game.position());
    let next = rules.play_within(game.position(), game.legal_moves()[0], &game.trail()).expect("a start");
    assert!(matches!(rules.legal_within(&next, &trail), mbao_rules::Legal::DeadEnd(DeadEnd::TurnEnds(_))));
    game.play_text("d1-").expect("a start");
    assert_eq!(game.position_text().as_deref(), Some("9,0,0,0,0,0,0,0/0,0,1,0,0,0,0,0 n 0-0"));
}

#[test]
fn a_definition_of_ones_own_is_what_begins() {
    let definition = with_endings(vec![ending(1).when(&[]).then(Then::Sleep)]);
    let mut game = Game::builder_for(&definition).start().expect("a game");
    game.play_text("c1").expect("a start");
    // Nothing relays in it.
    assert_eq!(game.position_text().as_deref(), Some("2,2,2,2,2,2,2,2/2,2,0,3,3,2,2,2 n 0-0"));
}

#[test]
fn only_an_opponent_without_seeds_is_fed_and_only_where_the_game_says_so() {
    let legal = |id: &str, position: &str| {
        let request = Game::builder(id).position(position);
        request.start().unwrap_or_else(|error| panic!("{position}: {error}")).legal_texts()
    };
    // In ndoto nobody is fed: a1 gives North nothing, h1 one seed.
    assert_eq!(legal("ndoto", "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,2 s 15-14"), ["a1", "h1"]);
    // In mbothe a1 may capture North's last two seeds, though j1 would leave them.
    assert_eq!(legal("mbothe", "0,2,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0,3 s 17-17"), ["a1", "j1"]);
    assert_eq!(legal("mbothe", "0,0,0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0,0,3 s 18-18"), ["j1"]);
}

#[test]
fn a_lone_seed_of_the_last_pit_starts_into_the_first() {
    let legal = |position: &str| {
        let request = Game::builder("ndoto").position(position);
        request.start().unwrap_or_else(|error| panic!("{position}: {error}")).legal_texts()
    };
    // North's a2 is followed by South's a1, South's h1 by North's h2.
    assert_eq!(legal("1,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0 n 15-15"), ["pass"]);
    assert_eq!(legal("1,0,0,0,0,0,0,0/0,1,0,0,0,0,0,0 n 15-15"), ["a2"]);
    assert_eq!(legal("0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,1 s 15-15"), ["pass"]);
    assert_eq!(legal("0,0,0,0,0,0,1,0/0,0,0,0,0,0,0,1 s 15-15"), ["h1"]);
}

/// Kiothi: the pit just lifted is passed over, and a handful may come round more than once.
#[test]
fn a_first_handful_does_not_end_in_a_filled_pit_of_ones_own() {
    let mut seed = 7_u32;
    let mut below = |n: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) % n
    };
    let mut refused = 0;
    for round in 0..400 {
        let mut pits = [0_u8; 20];
        for _ in 0..5 + below(12) {
            pits[below(20) as usize] += u8::try_from(1 + below(3)).expect("a few");
        }
        pits[below(10) as usize] += u8::try_from(below(3) * 10 + below(9)).expect("a pile");
        let total: u8 = pits.iter().sum();
        if total > 60 {
            continue;
        }
        let text = |row: &mut dyn Iterator<Item = &u8>| row.map(u8::to_string).collect::<Vec<_>>().join(",");
        let rows = [text(&mut pits[10..].iter().rev()), text(&mut pits[..10].iter())];
        let position = format!("{}/{} s {}-0", rows[0], rows[1], 60 - total);
        let mut starts = Vec::new();
        for from in 0..10 {
            let (mut sown, mut at) = (pits, from);
            let mut held = 0;
            for _ in 0..std::mem::take(&mut sown[from]) {
                at = (at + 1) % 20;
                at = if at == from { (at + 1) % 20 } else { at };
                held = sown[at];
                sown[at] += 1;
            }
            if pits[from] > 0 && (at >= 10 || held == 0) {
                starts.push(format!("{}1", char::from(b'a' + u8::try_from(from).expect("a column"))));
            } else {
                refused += usize::from(pits[from] > 0);
            }
        }
        let game = Game::builder("kiothi").position(position.as_str()).start().expect(&position);
        assert_eq!(game.legal_texts(), starts, "{round}: {position}");
    }
    assert!(refused > 200, "{refused}");
}

#[test]
fn a_handful_that_just_comes_round_may_end_in_an_empty_pit_of_ones_own() {
    // Nineteen go from b1 over all other pits; the last falls into a1.
    for (row, starts) in [("0,19,0,0,0,0,0,0,0,0", vec!["b1"]), ("0,20,0,0,0,0,0,0,0,0", vec![])] {
        let seeds = if starts.is_empty() { 40 } else { 41 };
        let position = format!("0,0,0,0,0,0,0,0,0,0/{row} s {seeds}-0");
        let game = Game::builder("kiothi").position(position.as_str()).start().expect(&position);
        assert_eq!(game.legal_texts(), starts, "{row}");
    }
}
