//! A walk through random games plays what the rules allow, and ends where they say.

use crate::random::Random;
use mbao_rules::definition::{
    EndIf, Ending, If, Layout, Marks, Prelude, RelayWay, SetUp, StartIf, Then, ending, list,
};
use mbao_rules::{
    Action, DeadEnd, Definition, Game, Legal, Move, Moves, OutcomeKind, Pending, Phase, Position, Rules,
    SEED_BOUND, Side, Walk, game,
};

#[test]
fn a_walk_counts_the_seeds_of_what_it_played() {
    let rules = Rules::of("ndoto").expect("rules");
    let (mut walk, mut random, mut moves) = (Walk::new(&rules), Random(4), Moves::default());
    for _ in 0..300 {
        let (before, counted) = (*walk.position(), walk.seeds_sown());
        rules.pseudo_legal(&before, &mut moves);
        if !walk.step(&mut |n| random.below(n)) {
            walk.restart();
            continue;
        }
        let sown = moves.iter().filter_map(|&mv| {
            let mut next = before;
            let played = rules.play_in_place(&mut next, mv, SEED_BOUND);
            (next == *walk.position()).then_some(u64::from(played.sown))
        });
        assert!(sown.into_iter().any(|sown| sown == walk.seeds_sown() - counted), "{before:?}");
    }
    assert!(walk.seeds_sown() > 1_000);
}

#[test]
fn a_walk_draws_from_all_decisions() {
    let rules = Rules::of("ndoto").expect("rules");
    for place in 0..8 {
        let mut asked = Vec::new();
        let mut walk = Walk::new(&rules);
        walk.step(&mut |n| {
            asked.push(n);
            place
        });
        let mut moves = Moves::default();
        rules.pseudo_legal(&rules.first_position(), &mut moves);
        let next = rules.play(&rules.first_position(), moves[place]).expect("it is legal");
        assert_eq!((asked, walk.position()), (vec![8], &next));
    }
}

/// Ndoto with any seeds and three lines: a sowing that meets the first is unlawful, the second leaves a choice,
/// and whatever else happens, the sowing goes on.
fn with_little_left(random: &mut Random) -> Definition {
    let rows: Vec<u8> = (0..16).map(|_| u8::try_from(random.below(5)).expect("a few")).collect();
    let choice = random.one_of(&[Then::StartAgain, Then::Relay(RelayWay::Chosen)]);
    let line = |rule, held, then| Ending { when: vec![If::Held(held)].into(), ..ending(rule).then(then) };
    let lines = vec![
        line(1, 2 * random.few(), Then::Unlawful),
        line(2, 2 * random.few(), choice),
        ending(3).when(&[]).then(Then::Relay(RelayWay::Same)),
    ];
    let mut definition = game("ndoto").expect("a game").clone();
    definition.endings = lines.into();
    definition.setups = vec![SetUp::new("laid", Layout::Rows(rows.into()))].into();
    definition.start.when = list(&[StartIf::AtLeast(1)]);
    definition.end.when = EndIf::NoSeeds;
    definition
}

/// Counts the first turns of a game whose player may start again and cannot: they end by themselves.
fn turns_that_end_at_once(rules: &Rules) -> usize {
    let begun = Game::with_rules(rules.clone(), None).expect("a game");
    let before = *begun.position();
    let mut count = 0;
    for &mv in begun.legal_moves() {
        let next = rules.play(&before, mv).expect("it is legal");
        if next.pending() == Pending::Again
            && let Legal::DeadEnd(DeadEnd::TurnEnds(ended)) = rules.legal_within(&next, &[before])
        {
            let mut game = begun.clone();
            game.play_move(mv).expect("it is legal");
            assert_eq!((game.position(), game.turn()), (&ended, 2), "{before:?} {mv:?}");
            assert_eq!(game.outcome().is_some(), game.legal_moves().is_empty());
            count += 1;
        }
    }
    count
}

#[test]
fn a_walk_goes_on_and_ends_as_the_rules_say() {
    let mut random = Random(33);
    let (mut ended, mut endless, mut turns_ended, mut again) = (0, 0, 0, 0);
    for _ in 0..800 {
        let rules = Rules::builder(&with_little_left(&mut random)).compile().expect("rules");
        again += turns_that_end_at_once(&rules);
        let (mut walk, mut trail) = (Walk::new(&rules), Vec::new());
        for _ in 0..40 {
            let before = *walk.position();
            if before.between_turns() {
                trail.clear();
                if rules.over(&before).is_some() {
                    break;
                }
            }
            let legal = rules.legal_within(&before, &trail);
            let goes_on = walk.step(&mut |n| random.below(n).min(last(n)));
            trail.push(before);
            let kind = walk.outcome().map(|outcome| outcome.kind);
            match legal {
                Legal::Open(moves) => {
                    let next = |&mv: &Move| rules.play_within(&before, mv, &trail).ok();
                    let found = moves.iter().filter_map(next).any(|next| next == *walk.position());
                    assert!(found || kind == Some(OutcomeKind::Repetition), "{before:?}");
                }
                Legal::DeadEnd(DeadEnd::TurnEnds(after)) => {
                    assert_eq!((goes_on, *walk.position()), (true, after));
                    turns_ended += 1;
                }
                Legal::DeadEnd(DeadEnd::Over(why)) => {
                    assert_eq!(kind, Some(why), "{before:?}");
                    ended += usize::from(why == OutcomeKind::End);
                    endless += usize::from(why == OutcomeKind::Endless);
                }
            }
            if !goes_on {
                break;
            }
        }
    }
    assert!(
        ended > 50 && endless > 5 && turns_ended > 50 && again > 50,
        "{ended} {endless} {turns_ended} {again}"
    );
}

#[test]
fn a_walk_ends_by_repetition_or_by_its_length_as_a_game_does() {
    let mut random = Random(2);
    let circles = (0..12).map(|place| (place, 1, OutcomeKind::Repetition));
    for (place, seeds, kind) in circles.chain([(0, 4, OutcomeKind::Length)]) {
        let mut rows = [0; 32];
        rows[..seeds].fill(1);
        rows[16 + place..16 + place + seeds].fill(1);
        let mut definition = game("omweso").expect("a game").clone();
        definition.setups = vec![SetUp::new("laid", Layout::Rows(rows.to_vec().into()))].into();
        definition.start.when = list(&[StartIf::AtLeast(1)]);
        definition.end.when = EndIf::NoSeeds;
        // Once a seed has moved it bears a mark, so that the beginning does not come again.
        definition.marks = Marks::Bulls;
        let bull = ending(1).when(&[If::Marked]).then(Then::Sleep);
        definition.endings = vec![bull, ending(2).when(&[]).then(Then::MarkIt)].into();
        let rules = Rules::builder(&definition).compile().expect("rules");
        let (mut walk, mut game) =
            (Walk::new(&rules), Game::with_rules(rules.clone(), None).expect("a game"));
        while game.outcome().is_none() {
            let mut chosen = 0;
            let pick = &mut |n| {
                chosen = random.below(n);
                chosen
            };
            assert!(walk.step(pick), "{seeds}: {:?}", walk.outcome());
            game.play_move(game.legal_moves()[chosen]).expect("it is legal");
            assert_eq!((walk.position(), walk.turn()), (game.position(), game.turn()));
        }
        assert!(!walk.step(&mut |n| random.below(n)));
        assert_eq!(
            (walk.outcome().copied(), game.outcome().map(|outcome| outcome.kind)),
            (game.outcome(), Some(kind))
        );
    }
}

/// A game's rules with these options.
fn with_options(id: &str, setup: Option<&str>, options: &[(&str, &str)]) -> Rules {
    Rules::builder(game(id).expect("a game")).setup(setup).options(options).compile().expect("rules")
}

/// Always picks the last.
fn last(n: usize) -> usize {
    n.checked_sub(1).expect("something to pick from")
}

#[test]
fn random_numbers_follow_what_is_picked() {
    let text = |rules: &Rules, pos: &Position, pick: fn(usize) -> usize| {
        let counts = rules.random_counts(pos, &mut { pick });
        let lift = rules.wants_lift(pos);
        (if lift { Action::Lift(counts) } else { Action::Lay(counts) }).to_string()
    };
    let lukho = with_options("lukho", None, &[]);
    let start = lukho.first_position();
    let all = text(&lukho, &start, last);
    assert_eq!(text(&lukho, &start, |_| 0), "lift a1=1");
    assert_eq!(all, "lift a1=3,b1=3,c1=3,d1=3,e1=3,f1=3,g1=3,h1=3");
    // Who lays the first seeds keeps one.
    let lifted = ["lift a1=3", "lift a2=3"].iter().fold(start, |pos, action| {
        lukho.play_action(&pos, &action.parse().expect("an action")).expect("it is legal")
    });
    assert_eq!(text(&lukho, &lifted, last), "lay a2=2");
    assert_eq!(text(&lukho, &lifted, |n| n / 2), "lay d2=1");
    let free = with_options("omweso", Some("free"), &[]);
    assert_eq!(text(&free, &free.first_position(), last), "lay a2=32");
    assert_eq!(text(&free, &free.first_position(), |_| 0), "lay a1=32");
    for (id, options, lifted) in
        [("enkeshui", &[("advance-move", "yes")][..], "lift h1=4"), ("kiothi", &[], "lift j1=5")]
    {
        let rules = with_options(id, None, options);
        assert_eq!(text(&rules, &rules.first_position(), last), lifted, "{id}");
    }
}

#[test]
fn a_walk_lifts_and_lays_what_is_picked_or_is_done() {
    let rules = with_options("enkeshui", None, &[("advance-move", "yes")]);
    let start = rules.first_position();
    let after = |action: &Action| rules.play_action(&start, action).expect("it is legal");
    let mut walk = Walk::new(&rules);
    walk.step(&mut last);
    assert_eq!(walk.position(), &after(&Action::Lift(rules.random_counts(&start, &mut last))));
    let mut walk = Walk::new(&rules);
    walk.step(&mut |_| 0);
    assert_eq!(walk.position(), &after(&Action::Done));
}

#[test]
fn a_walk_goes_on_where_there_is_nothing_to_lift() {
    let mut definition = game("omweso").expect("a game").clone();
    definition.preludes = list(&[Prelude::AdvanceMove { pits: 1 }]);
    let mut rows = [0; 32];
    rows[0] = 9;
    definition.setups = vec![SetUp::new("laid", Layout::Rows(rows.to_vec().into()))].into();
    let rules = Rules::builder(&definition).compile().expect("rules");
    let mut walk = Walk::new(&rules);
    for side in Side::BOTH {
        assert_eq!((walk.position().mover(), walk.position().phase()), (side, Phase::Advance));
        while walk.position().mover() == side && walk.position().phase() == Phase::Advance {
            let before = *walk.position();
            walk.step(&mut last);
            assert_ne!(walk.position(), &before);
        }
    }
}
