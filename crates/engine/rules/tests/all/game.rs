//! What a game tells of itself, and what it takes.

use mbao_rules::definition::{Layout, Prelude, SetUp, Skip, list};
use mbao_rules::{
    Event, Fault, Game, Lay, Mark, Move, Moves, Phase, Pit, PitName, Position, Refusal, Rules, SEED_BOUND,
    Side, Way, game,
};
use mbao_story::record;

fn at(id: &str, position: &str) -> Game {
    Game::builder(id).position(position).start().unwrap_or_else(|error| panic!("{position}: {error}"))
}

fn pit(rules: &Rules, name: &str) -> Pit {
    rules.board().named(name).expect("a pit of the board")
}

#[test]
fn turns_are_counted_and_their_beginnings_kept() {
    let mut game = Game::start("ndoto").expect("a game");
    let mut before = Vec::new();
    for (number, action) in (1..).zip(["c1", "d2", "f1"]) {
        assert_eq!(game.turn(), number);
        before.push(*game.position());
        let events = game.play_text(action).expect("a start");
        assert!(Game::ended_turn(&events), "{action}");
        assert!(!Game::ended_turn(&events[..1]), "{action}");
    }
    before.push(*game.position());
    assert_eq!(game.turn_starts().copied().collect::<Vec<Position>>(), before);
    assert!(game.undo());
    assert_eq!((game.turn(), game.turn_starts().count()), (3, 3));
    // A turn that stops at a choice has not ended.
    let mut game = at("enkeshui", "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18");
    assert!(!Game::ended_turn(&game.play_text("c1").expect("a start")));
    assert_eq!((game.turn(), game.turn_starts().count()), (1, 1));
    let passed = Event::Pass { by: Side::South };
    assert!(Game::ended_turn(&[passed]));
}

/// A program may ask for anything; what the rules do not leave open changes nothing.
#[test]
fn a_decision_that_is_not_open_leaves_the_position_as_it_is() {
    let refused = |game: &Game, mv: Move| {
        let mut pos = *game.position();
        let played = game.rules().play_in_place(&mut pos, mv, SEED_BOUND);
        assert_eq!(played.result, Err(Refusal::NotOpen), "{mv:?} {}", record(game));
        assert_eq!((&pos, played.sown), (game.position(), 0), "{mv:?}");
    };
    let start = |game: &Game, name: &str, way| Move::Start(pit(game.rules(), name), way);
    let lay = |game: &Game, name: &str| Move::Lay(pit(game.rules(), name), Lay::Forced);
    let ndoto = at("ndoto", "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14");
    for mv in [Move::Tap(Side::South), Move::Done, Move::Take, Move::TurnRound, lay(&ndoto, "a1")] {
        refused(&ndoto, mv);
    }
    for name in ["a2", "b1"] {
        refused(&ndoto, start(&ndoto, name, Way::Ccw));
    }
    // Kiothi's deployment is over.
    let kiothi = at("kiothi", "0,0,0,0,0,0,0,0,8,0/2,0,0,0,0,0,0,0,0,2 s 24-24");
    refused(&kiothi, Move::Done);
    let lukho = Game::start("lukho").expect("a game");
    refused(&lukho, Move::Pass);
    refused(&lukho, start(&lukho, "a1", Way::Ccw));
    let reverse = Game::builder("omweso").option("reverse-start", "yes").start().expect("a game");
    refused(&reverse, start(&reverse, "d1", Way::Cw));
    let namua = Game::start("bao-kiswahili").expect("a game");
    for name in ["a2", "d3"] {
        refused(&namua, lay(&namua, name));
    }
    let mtaji = Game::start("bao-kujifunza").expect("a game");
    refused(&mtaji, lay(&mtaji, "a2"));
}

#[test]
fn numbers_are_lifted_and_laid_only_where_the_set_up_asks_for_them() {
    let lukho = Game::start("lukho").expect("a game").rules().clone();
    let [lift, lay] = ["lift a1=2,b1=1", "lay a2=2"].map(|text| text.parse().expect("an action"));
    let first = lukho.first_position();
    assert!(lukho.play_action(&first, &lay).is_err());
    let lifted = lukho.play_action(&first, &lift).expect("South lifts");
    assert_eq!((lifted.mover(), lifted.held_by(Side::South)), (Side::North, 3));
    let norths = "lift a2=2".parse().expect("an action");
    let lifted = lukho.play_action(&lifted, &norths).expect("North lifts");
    assert_eq!((lifted.phase(), lifted.lifted()), (Phase::Opening2, 5));
    assert!(lukho.play_action(&lifted, &lift).is_err());
    let laid = lukho.play_action(&lifted, &lay).expect("South lays");
    assert_eq!((laid.held_by(Side::South), laid.held_by(Side::North)), (1, 2));
    // In play there is nothing to lift or to lay, even in a game that had a set-up.
    for (id, position) in [
        ("ndoto", "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14"),
        ("lukho", "0,2S,0,0,0,0,0,3/3,0,4,0,0,0,0,2N s 17-17 eaten:sn"),
    ] {
        let game = at(id, position);
        for text in ["lift a1=2", "lay a2=0"] {
            let refused = game.rules().play_action(game.position(), &text.parse().expect("an action"));
            assert!(refused.is_err(), "{id}: {text}");
        }
    }
}

#[test]
fn a_prelude_is_told_as_long_as_it_is_under_way() {
    let lukho = Game::start("lukho").expect("a game");
    assert_eq!(lukho.rules().prelude_at(lukho.position()), Some(Prelude::LiftAny));
    let play = at("lukho", "0,2S,0,0,0,0,0,3/3,0,4,0,0,0,0,2N s 17-17 eaten:sn");
    assert_eq!(play.rules().prelude_at(play.position()), None);
}

#[test]
fn only_what_limits_the_step_limits_the_pits() {
    let mut game = Game::builder("enkeshui").option("advance-move", "yes").start().expect("a game");
    assert_eq!(game.most_pits(), Some(2));
    game.play_text("lift c1=4,d1=4").expect("two pits");
    assert_eq!(game.most_pits(), None);
    let mut lukho = Game::start("lukho").expect("a game");
    assert_eq!(lukho.most_pits(), None);
    for lift in ["lift a1=3", "lift a2=3"] {
        lukho.play_text(lift).expect("a lift");
    }
    assert_eq!(lukho.most_pits(), Some(1));
}

#[test]
fn seeds_of_a_right_hand_set_up_lie_in_the_front_row() {
    let mut definition = game("omweso").expect("a game").clone();
    definition.setups = vec![SetUp::new("right", Layout::RightHand { pits: 3, each: 2 })].into();
    definition.columns = list(&[8]);
    let game = Game::builder_for(&definition).start().expect("a game");
    let rows = "0,0,0,0,0,0,0,0/2,2,2,0,0,0,0,0/0,0,0,0,0,2,2,2/0,0,0,0,0,0,0,0 s 0-0";
    assert_eq!(game.position_text().as_deref(), Some(rows));
}

#[test]
fn a_position_tells_what_it_holds() {
    let game = at("lukho", "0,2S,0,0,0,0,0,3/3,0,4,0,0,0,0,2N s 16-18 eaten:sn");
    let (rules, pos) = (game.rules(), game.position());
    assert_eq!(Side::BOTH.map(|side| pos.store(side)), [16, 18]);
    assert!(pos.is_marked());
    let mut contents = [0; mbao_rules::MAX_PITS];
    for (name, seeds) in [("b2", 2), ("h2", 3), ("a1", 3), ("c1", 4), ("h1", 2)] {
        contents[pit(rules, name).index()] = seeds;
    }
    assert_eq!(pos.contents(), contents);
    let one = at("lukho", "0,2,0,0,0,0,0,3/3,0,4,0,0,0,0,2N s 16-18 eaten:sn");
    assert!(one.position().is_marked());
    let none = Game::start("ndoto").expect("a game");
    assert_eq!((none.position().is_marked(), none.position().lifted()), (false, 0));
    let bao =
        at("bao-kiswahili", "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1/1,2,0,0,0,0,0,0/17,0,0,0,0,0,0,0 n 0-0 h21-22");
    assert_eq!(Side::BOTH.map(|side| bao.position().in_hand(side)), [21, 22]);
    let mut omweso = Game::start("omweso").expect("a game");
    for passed in 0..2 {
        assert_eq!(omweso.position().passed(), passed);
        omweso.play_text("pass").expect("a pass");
    }
    assert_eq!(omweso.position().passed(), 2);
    let mut enkeshui = at("enkeshui", "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18");
    assert_eq!(enkeshui.position().choice_pit(), None);
    enkeshui.play_text("c1").expect("a start");
    assert_eq!(enkeshui.position().choice_pit(), Some(pit(enkeshui.rules(), "e1")));
    let mut giuthi = at("giuthi", "2,0,0,0,0,0,0,0/0,1,0,1,1,2,0,0 s 44-45");
    giuthi.play_text("f1-").expect("a start");
    assert_eq!((giuthi.trail().len(), giuthi.position().choice_pit()), (1, None));
}

#[test]
fn a_decision_taken_out_of_a_list_is_no_longer_there() {
    let ndoto = Game::start("ndoto").expect("a game");
    let mut moves = Moves::default();
    ndoto.rules().pseudo_legal(ndoto.position(), &mut moves);
    let all = moves.to_vec();
    assert_eq!((moves.swap_remove(1), moves.len()), (all[1], all.len() - 1));
    assert_eq!((moves[1], moves.contains(&all[1])), (all[7], false));
}

#[test]
fn a_set_up_says_why_seeds_cannot_be_handled_so() {
    let hold = |game: &mut Game, expected: &[(&str, &str)]| {
        for (action, message) in expected {
            let refused = game.play_text(action).expect_err(action);
            assert_eq!(refused.message(), format!("\"{action}\": {message}"));
        }
    };
    let mut lukho = Game::start("lukho").expect("a game");
    hold(
        &mut lukho,
        &[
            ("lift a2=1", "a2 is not South's pit"),
            ("lift a1=4", "4 cannot be lifted from a1: at most the 3 there"),
            ("lift a1=0", "at least one seed must be lifted"),
        ],
    );
    lukho.play_text("lift a1=3").expect("it is South's");
    hold(&mut lukho, &[("lift a1=1", "a1 is not North's pit")]);
    lukho.play_text("lift a2=3").expect("it is North's");
    hold(
        &mut lukho,
        &[
            ("lay a1=1", "a1 is on the wrong side: seeds go to the opponent's pits"),
            ("lay a2=3", "3 cannot be laid of 3 in the hand: one must be left to sow"),
            ("lay a2=1,b2=1", "seeds are laid in one pit only"),
        ],
    );
    lukho.play_text("lay a2=2").expect("one is left");
    let mut enkeshui = Game::builder("enkeshui").option("advance-move", "yes").start().expect("a game");
    hold(
        &mut enkeshui,
        &[
            ("lift c1=3", "3 cannot be lifted from c1: all or nothing of 4 there"),
            ("lift c1=4,d1=4,e1=4", "at most 2 pits can be lifted"),
        ],
    );
    enkeshui.play_text("lift c1=4").expect("a whole pit");
    hold(
        &mut enkeshui,
        &[
            ("lay a2=4", "a2 is on the wrong side: seeds go to one's own pits"),
            ("lay a1=3", "3 laid, but 4 in the hand: all must be laid"),
        ],
    );
    let mut kiothi = Game::start("kiothi").expect("a game");
    kiothi.play_text("lift j1=5").expect("it was not moved");
    kiothi.play_text("lay j2=5").expect("anywhere");
    hold(&mut kiothi, &[("lift j2=5", "j2 has been moved, or began empty: it cannot be lifted")]);
}

#[test]
fn a_state_is_read_by_rows_and_places() {
    let state = at("enkeshui", "0,0,0,0,2,1,3,2/0,0,2,1,0,4S,0,1 s 14-18").state();
    assert_eq!((state.seeds.rows(), state.seeds.columns()), (2, 8));
    assert_eq!(state.seeds.row(0), [0, 0, 0, 0, 2, 1, 3, 2]);
    assert_eq!(state.seeds.row(1), [0, 0, 2, 1, 0, 4, 0, 1]);
    assert_eq!((state.seeds.row(2), state.seeds.row(9)), (&[][..], &[][..]));
    assert_eq!((state.seeds[(0, 7)], state.seeds[(1, 5)]), (2, 4));
    assert_eq!(state.seeds.cells().map(u32::from).sum::<u32>(), 16);
    assert_eq!((state.seeds.cells().count(), state.marks[(1, 5)]), (16, Mark::Owned(Side::South)));
    let words = [Mark::None, Mark::Owned(Side::South), Mark::House, Mark::Unmoved, Mark::Takasia];
    assert_eq!(words.map(Mark::word), ["", "S", "H", "u", "takasia"]);
}

/// A board may show events of another one; what it does not have stays away.
#[test]
fn a_state_takes_events_in_its_own_pits() {
    let before = at("enkeshui", "0,0,0,0,2,1,3,2/0,0,2,1,0,4S,0,1 s 14-18").state();
    let apply = |event: Event| {
        let mut state = before.clone();
        state.apply(&event);
        state
    };
    let by = Side::North;
    let [outside, f1, c1] = ["a3", "f1", "c1"].map(|name| name.parse::<PitName>().expect("a name"));
    for event in [
        Event::Lift { by, pit: outside, seeds: 1, hand: 0 },
        Event::Sow { by, pit: outside, hand: 0 },
        Event::Mark { by, pit: outside, mark: Mark::House },
        Event::Skip { by, pit: c1 },
        Event::Again { by },
        Event::Mark { by, pit: c1, mark: Mark::Takasia },
    ] {
        assert_eq!(apply(event.clone()), before, "{event}");
    }
    let lifted = apply(Event::Lift { by, pit: f1, seeds: 4, hand: 4 });
    assert_eq!((lifted.seeds[(1, 5)], lifted.marks[(1, 5)], lifted.hand), (0, Mark::None, 4));
    // A bull that keeps a seed stays a bull.
    let partly = apply(Event::Lift { by, pit: f1, seeds: 3, hand: 3 });
    assert_eq!((partly.seeds[(1, 5)], partly.marks[(1, 5)]), (1, Mark::Owned(Side::South)));
    let taken = apply(Event::Capture { by, pits: vec![f1, c1], seeds: 6, hand: 0 });
    assert_eq!((taken.stores, taken.hand, taken.marks[(1, 5)]), ([14, 24], 0, Mark::None));
    let held = apply(Event::Capture { by, pits: vec![f1, c1], seeds: 6, hand: 6 });
    assert_eq!((held.stores, held.hand, held.seeds[(1, 2)]), ([14, 18], 6, 0));
    for event in [Event::Sleep { by: Side::South }, Event::Pass { by: Side::South }] {
        assert_eq!(apply(event).mover, Side::North);
    }
    // In a set-up, hands are kept apart, and who sleeps in a race is still to move.
    let mut race = Game::builder("ndoto").option("race", "taps").start().expect("a game").state();
    race.apply(&Event::Sow { by, pit: c1, hand: 1 });
    race.apply(&Event::Sleep { by: Side::South });
    assert_eq!((race.hands, race.hand, race.mover), ([2, 1], 0, Side::South));
    let mut namua = Game::start("bao-kiswahili").expect("a game").state();
    namua.apply(&Event::Lay { by: Side::South, pit: "e2".parse().expect("a name"), seeds: 1, hand: 0 });
    assert_eq!((namua.hands, namua.hand), ([21, 22], 0));
}

#[test]
fn who_may_not_lift_or_lay_is_told_what_is_legal() {
    let mut game = Game::start("ndoto").expect("a game");
    for action in ["lift a1=1", "lay a1=1"] {
        let refused = game.play_text(action).expect_err("there is no such phase");
        let message = format!("\"{action}\" is not legal now; legal: a1 b1 c1 d1 e1 f1 g1 h1");
        assert_eq!((refused.fault(), refused.message()), (Fault::IllegalAction, &*message));
    }
}

#[test]
fn a_handful_reaches_the_pit_of_its_last_seed() {
    let reach = |game: &Game, action: &str| game.reach(action).map(|pit| pit.to_string());
    // The handful relays from e1.
    let ndoto = Game::start("ndoto").expect("a game");
    assert_eq!((reach(&ndoto, "c1").as_deref(), reach(&ndoto, "c2")), (Some("e1"), None));
    // Seventeen seeds go once round, pass over a1 and end at c1.
    let mut rows = [0; 16];
    (rows[8], rows[0]) = (17, 1);
    let mut definition = game("ndoto").expect("a game").clone();
    definition.setups = vec![SetUp::new("laid", Layout::Rows(rows.to_vec().into()))].into();
    definition.skip = Skip::Origin;
    let round = Game::builder_for(&definition).start().expect("a game");
    assert_eq!(reach(&round, "a1").as_deref(), Some("c1"));
}

#[test]
fn a_choice_tells_its_pit() {
    let position = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";
    let mut game = Game::builder("enkeshui").position(position).start().expect("a position");
    let events = game.play_text("c1").expect("a start");
    let pit = match events.last() {
        Some(Event::Choice { pit, .. }) => pit.map(|pit| pit.to_string()),
        other => panic!("{other:?}"),
    };
    assert_eq!(pit.as_deref(), Some("e1"));
}

#[test]
fn what_happens_beyond_the_board_shows_nowhere() {
    let before = Game::start("ndoto").expect("a game").state();
    for name in ["i1", "i2", "p1", "p2", "a3", "h4"] {
        let mut state = before.clone();
        state.apply(&Event::Sow { by: Side::South, pit: name.parse().expect("a name"), hand: 0 });
        assert_eq!(state, before, "{name}");
    }
}

#[test]
fn the_two_ways_of_a_pit_stand_together() {
    let giuthi = Game::start("giuthi").expect("a game");
    let mut moves = Moves::default();
    giuthi.rules().pseudo_legal(giuthi.position(), &mut moves);
    let ways = ["a1", "b1"].map(|name| giuthi.rules().board().named(name).expect("a pit"));
    let both = ways.map(|pit| [Move::Start(pit, Way::Ccw), Move::Start(pit, Way::Cw)]).concat();
    assert_eq!(moves[..4], both);
}

#[test]
fn the_decision_on_strings_is_cited_only_where_a_string_is_captured() {
    let decisions = |id: &str, position: &str, actions: &[&str]| -> Vec<Option<u8>> {
        let mut game = Game::builder(id).position(position).start().expect("a position");
        let events = actions.iter().flat_map(|action| game.play_text(action).expect("it is legal"));
        let captured = |event: Event| match event {
            Event::Ending { rule: 3 | 4, decision, .. } => Some(decision),
            _ => None,
        };
        events.filter_map(captured).collect()
    };
    // Diagram k, and the same with seeds in f1, which no string passes.
    let string = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";
    let alone = "0,0,0,0,2,1,3,2/0,0,2,1,0,1,0,1 s 18-17";
    assert_eq!(decisions("enkeshui", string, &["c1", "x"]), [Some(24)]);
    assert_eq!(decisions("enkeshui", alone, &["c1", "x"]), [None]);
    let string = "0,4,0,0,1,2,3,1/2,0,3,0,1,0,2,0 s 38-39";
    let alone = "0,4,0,0,1,3,3,1/2,0,3,0,1,2,2,0 s 37-37";
    assert_eq!(decisions("giuthi", string, &["g1+"]), [Some(39)]);
    assert_eq!(decisions("giuthi", alone, &["g1+"]), [None]);
}
