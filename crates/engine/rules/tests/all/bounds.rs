//! Sowings that are long or never end: play, what is told of it, and proofs agree, and each stops at its bound.

use crate::random::Random;
use mbao_rules::definition::{Ending, If, RelayWay, Then, ending};
use mbao_rules::{Game, Move, Moves, Position, Proof, Refusal, Rules, SEED_BOUND, Walk, game};

/// A line that always relays, in a list that also relays by the contents of the pit alone.
fn always_relays() -> Vec<Ending> {
    let relay = |rule, when: &'static [If]| ending(rule).when(when).then(Then::Relay(RelayWay::Same));
    vec![relay(1, &[If::HeldAtLeast(200)]), relay(2, &[If::OppositeFree])]
}

#[test]
fn a_long_sowing_is_refused_at_its_bound() {
    let mut random = Random(21);
    let mut bounded = 0;
    for id in ["ndoto", "mbothe", "omweso", "kombe", "aweet", "bao-kiswahili"] {
        let rules = Rules::of(id).expect("rules");
        let (mut walk, mut moves) = (Walk::new(&rules), Moves::default());
        for _ in 0..20_000 {
            let pos = *walk.position();
            rules.pseudo_legal(&pos, &mut moves);
            for &mv in moves.iter() {
                let whole = rules.play_in_place(&mut pos.clone(), mv, SEED_BOUND);
                if whole.sown > 800 {
                    let part = rules.play_in_place(&mut pos.clone(), mv, 400);
                    assert_eq!(part.result, Err(Refusal::NeverEnding), "{id} {pos:?} {mv:?}");
                    assert!((400..=655).contains(&part.sown), "{id} {pos:?} {mv:?}: {}", part.sown);
                    bounded += 1;
                }
            }
            if !walk.step(&mut |n| random.below(n)) {
                walk.restart();
            }
        }
    }
    assert!(bounded > 10, "{bounded}");
}

#[test]
fn a_sowing_that_always_relays_never_ends() {
    let relay = || vec![ending(1).when(&[]).then(Then::Relay(RelayWay::Same))];
    for (columns, endings) in
        [4, 8, 10, 16].into_iter().flat_map(|columns| [(columns, relay()), (columns, always_relays())])
    {
        let mut definition = game("ndoto").expect("a game").clone();
        definition.columns = vec![columns].into();
        definition.endings = endings.into();
        let rules = Rules::builder(&definition).compile().expect("rules");
        let mut moves = Moves::default();
        rules.pseudo_legal(&rules.first_position(), &mut moves);
        for &mv in moves.iter() {
            let refused = rules.play(&rules.first_position(), mv).expect_err("it never ends");
            assert_eq!(refused.refusal, Refusal::NeverEnding, "{columns} {mv:?}");
        }
    }
}

#[test]
fn a_proof_goes_as_far_as_its_bound() {
    let rules = Rules::of("ndoto").expect("rules");
    let (start, mut moves) = (rules.first_position(), Moves::default());
    rules.pseudo_legal(&start, &mut moves);
    for &mv in moves.iter() {
        let Ok(Proof::Ends { laps, seeds }) = rules.prove(&start, mv, 1_000) else {
            panic!("{mv:?} never ends")
        };
        assert_eq!(rules.prove(&start, mv, laps), Ok(Proof::Ends { laps, seeds }));
        assert_eq!(rules.prove(&start, mv, laps - 1), Ok(Proof::Unresolved { laps: laps - 1 }));
    }
}

/// Positions with never-ending starts that random play found.
#[test]
fn a_proof_says_where_a_repetition_begins_and_how_long_it_is() {
    for (id, text, prefix, period) in [
        ("ndoto", "0,1,0,1,0,2,1,2/1,0,1,2,1,0,1,0 n 14-5", 0, 120),
        ("ndoto", "1,0,1,0,1,4,0,1/2,0,1,0,1,4,1,0 s 14-1", 0, 332),
        ("mbothe", "4,1,2,5,5,2,2,1,0,2/1,0,1,2,5,1,1,4,0,1 s 0-0", 24, 67),
        ("mbothe", "1,5,1,2,3,3,3,0,1,2/2,2,0,0,3,0,1,2,0,1 n 4-4", 25, 125),
        ("kombe", "11,2,0,1,0,1,2,3/8,4,1,0,0,3,4,2/0,1,3,0,0,0,0,0/1,4,0,5,1,2,4,1 n 0-0", 1, 608),
        (
            "bao-kiswahili",
            "0,2,1,3,3,5,3,0/0,0,0,0,9,2,1,4/3,5,2,3,0,1,0,1/1,0,3,2,3,2,3,2 s 0-0 h0-0",
            0,
            232,
        ),
    ] {
        let rules = Rules::of(id).expect("rules");
        let pos = rules.read_position(text).expect("a position");
        let mut moves = Moves::default();
        rules.pseudo_legal(&pos, &mut moves);
        let expected = Ok(Proof::Repeats { prefix, period });
        let endless = moves.iter().find(|mv| rules.prove(&pos, **mv, 1_000_000) == expected);
        let endless = *endless.unwrap_or_else(|| panic!("{id} {text}"));
        let refused = rules.play(&pos, endless).expect_err("it never ends");
        assert_eq!(refused.refusal, Refusal::NeverEnding, "{id} {text}");
    }
}

/// A long turn is told as it is played, if it can be told from a text of the position.
fn told_as_played(id: &str, rules: &Rules, pos: &Position, mv: Move, next: &Position) {
    if pos.between_turns() && next.between_turns() {
        let position = rules.position_text(pos).expect("a text");
        let mut game = Game::builder(id).position(position).start().expect("a position");
        game.play_move(mv).expect("it ends");
        assert_eq!(game.position(), next, "{id} {pos:?} {mv:?}");
    }
}

/// A proof goes by all states of a sowing; play must find the same with less work.
#[test]
fn play_refuses_what_a_proof_shows_to_be_endless() {
    let mut random = Random(12);
    let (mut long, mut endless) = (0, 0);
    for id in ["ndoto", "mbothe", "omweso", "kombe", "aweet", "bao-kujifunza"] {
        let rules = Rules::of(id).expect("rules");
        let mut walk = Walk::new(&rules);
        let mut moves = Moves::default();
        for _ in 0..40_000 {
            let pos = *walk.position();
            rules.pseudo_legal(&pos, &mut moves);
            for &mv in moves.iter() {
                let played = rules.play_in_place(&mut pos.clone(), mv, SEED_BOUND);
                match rules.prove(&pos, mv, 20_000) {
                    Ok(Proof::Ends { seeds, .. }) => {
                        assert_eq!((played.result, u64::from(played.sown)), (Ok(()), seeds), "{id} {pos:?}");
                        if seeds > 350 {
                            let next = rules.play(&pos, mv).expect("it ends");
                            told_as_played(id, &rules, &pos, mv, &next);
                            long += 1;
                        }
                    }
                    Ok(Proof::Repeats { .. }) => {
                        assert_eq!(played.result, Err(Refusal::NeverEnding), "{id} {pos:?}");
                        endless += 1;
                    }
                    Ok(Proof::Unresolved { .. }) => {}
                    Err(refusal) => assert_eq!(played.result, Err(refusal), "{id} {pos:?}"),
                }
            }
            if !walk.step(&mut |n| random.below(n)) {
                walk.restart();
            }
        }
    }
    assert!(long > 10 && endless > 10, "{long} {endless}");
}
