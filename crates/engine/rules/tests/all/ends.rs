//! How games end and are counted, by the rules themselves.

use crate::random::Random;
use mbao_rules::definition::{Count, End, EndIf, Layout, Marks, SetUp, StartIf, Stuck, list};
use mbao_rules::{Definition, GAMES, Game, Outcome, OutcomeKind, Position, Rules, Side, Walk, game};

fn rules(id: &str, options: &[(&str, &str)]) -> Rules {
    Rules::builder(game(id).expect("a game")).options(options).compile().expect("rules")
}

/// How a position counts if the game ends there in this way.
fn counted(rules: &Rules, position: &str, kind: OutcomeKind) -> Outcome {
    let pos = rules.read_position(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    rules.outcome(&pos, kind)
}

/// Ndoto with an end and a start that are not its own, and these seeds.
fn changed(change: impl Fn(&mut Definition), rows: &'static [u8]) -> Game {
    let mut definition = game("ndoto").expect("a game").clone();
    definition.setups = vec![SetUp::new("laid", Layout::rows(rows))].into();
    change(&mut definition);
    let rules = Rules::builder(&definition).compile().expect("rules");
    Game::with_rules(rules, None).expect("a game")
}

#[test]
fn only_counted_seeds_make_a_victory_by_two() {
    let ndoto = rules("ndoto", &[]);
    let by = |stores| {
        let position = format!("0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 s {stores}");
        counted(&ndoto, &position, OutcomeKind::End).by_two
    };
    assert_eq!([by("17-15"), by("15-17"), by("18-14"), by("16-16")], [true, true, false, false]);
    // In omweso the player who cannot start has lost, whatever lies on each side.
    let sides = "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0".replacen('2', "1", 1);
    let sides = sides.replacen("2 s", "3 s", 1);
    let outcome = counted(&rules("omweso", &[]), &sides, OutcomeKind::End);
    assert_eq!((outcome.score, outcome.by_two, outcome.winner), ([33, 31], false, Some(Side::North)));
}

#[test]
fn seeds_in_the_hand_count_for_the_player_who_holds_them() {
    // Kombe's a2- captures one seed, which South may sow either way.
    let position = "0,0,1,1,0,0,0,56/0,0,1,1,0,0,0,0/2,0,1,1,0,0,0,0/0,0,0,0,0,0,0,0 s 0-0";
    let mut game = Game::builder("kombe").position(position).start().expect("a position");
    game.play_text("a2-").expect("a start");
    assert_eq!(game.position().lifted(), 1);
    let outcome = game.rules().outcome(game.position(), OutcomeKind::Endless);
    assert_eq!(outcome.score, [5, 59]);
}

#[test]
fn what_is_left_when_a_game_is_broken_off_counts_where_it_lies() {
    let kiothi = rules("kiothi", &[]);
    let position = "0,0,0,0,0,0,0,0,8,0/2,0,0,0,0,0,0,0,0,2 s 24-24";
    for (kind, score) in [
        (OutcomeKind::End, [24, 36]),
        (OutcomeKind::Endless, [24, 36]),
        (OutcomeKind::Repetition, [28, 32]),
        (OutcomeKind::Length, [28, 32]),
    ] {
        assert_eq!(counted(&kiothi, position, kind).score, score, "{kind:?}");
    }
    // A knife counts for its owner, whoever has it on their side.
    let lukho = rules("lukho", &[]);
    let position = "0,2S,0,0,0,0,0,3/0,0,4,0,0,0,0,2N s 20-17 eaten:sn";
    for (kind, score) in
        [(OutcomeKind::End, [22, 19]), (OutcomeKind::Repetition, [26, 22]), (OutcomeKind::Length, [26, 22])]
    {
        assert_eq!(counted(&lukho, position, kind).score, score, "{kind:?}");
    }
}

#[test]
fn only_games_that_count_stores_and_knives_are_played_for_points() {
    for recorded in GAMES {
        let mut changed = recorded.clone();
        changed.end.count = Count::StoreAndMarks;
        for (definition, for_points) in
            [(recorded, recorded.id == "lukho"), (&changed, recorded.marks == Marks::Knives)]
        {
            let mut game = Game::builder_for(definition).start().expect("a game");
            let (mut random, mut won) = (Random(5), false);
            for _ in 0..60 {
                let outcome = game.rules().outcome(game.position(), OutcomeKind::Length);
                won |= outcome.winner.is_some();
                let points = outcome.points.is_some();
                assert_eq!(points, for_points && outcome.winner.is_some(), "{}", recorded.id);
                let Some(action) = game.random_action(|n| random.below(n)) else { break };
                game.play(action).expect("it is legal");
            }
            assert!(won || recorded.end.count == Count::StarterLoses, "{}: nobody is ahead", recorded.id);
        }
    }
}

#[test]
fn pits_that_were_not_lifted_belong_to_nobody() {
    let mut definition = game("kiothi").expect("a game").clone();
    definition.end.count = Count::StoreAndMarks;
    let rules = Rules::builder(&definition).compile().expect("rules");
    assert_eq!(definition.marks, Marks::Unmoved);
    assert_eq!(rules.outcome(&rules.first_position(), OutcomeKind::End).score, [0, 0]);
}

#[test]
fn who_has_only_forbidden_starts_has_none() {
    // j1 ends in a1, which holds nine; a1 would end in j1.
    let position = "0,0,0,0,0,0,0,0,8,0/9,0,0,0,0,0,0,0,0,2 s 20-21";
    let rules = rules("kiothi", &[("own-occupied", "illegal")]);
    let pos = rules.read_position(position).expect("a position");
    let outcome = rules.over(&pos).expect("it is over");
    assert_eq!((outcome.kind, outcome.score), (OutcomeKind::End, [20, 40]));
}

#[test]
fn who_must_begin_from_the_rightmost_pit_has_a_start() {
    let game = changed(
        |definition| {
            definition.end.when = EndIf::NoStart;
            definition.start.when = list(&[StartIf::AtLeast(2)]);
            definition.start.stuck = Stuck::Rightmost;
        },
        &[0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0],
    );
    assert_eq!((game.outcome(), game.legal_texts()), (None, vec!["e1".to_owned()]));
}

#[test]
fn who_has_no_start_may_pass_as_long_as_passing_is_free() {
    let mut game = changed(
        |definition| {
            definition.start.when = list(&[StartIf::AtLeast(2)]);
            definition.start.stuck = Stuck::Ends;
            definition.start.may_pass = true;
        },
        &[0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
    );
    for _ in 0..2 {
        assert_eq!((game.outcome(), game.legal_texts()), (None, vec!["pass".to_owned()]));
        game.play_text("pass").expect("it is free");
    }
    assert_eq!(game.outcome().map(|outcome| outcome.kind), Some(OutcomeKind::End));
}

/// The players who have nothing outside bulls and knives on their own side.
fn bare(rules: &Rules, pos: &Position) -> Vec<Side> {
    let has = |side| rules.board().own_pits(side).any(|pit| pos.seeds(pit) > 0 && pos.mark(pit).is_none());
    Side::BOTH.into_iter().filter(|&side| !has(side)).collect()
}

#[test]
fn a_bare_side_ends_the_game_whoever_is_to_start() {
    let either = ("empty-side", "either");
    for (id, options) in [("giuthi", &[][..]), ("lukho", &[]), ("ndoto", &[either]), ("enkeshui", &[either])]
    {
        let rules = rules(id, options);
        let mut random = Random(5);
        let mut walk = Walk::new(&rules);
        let (mut of_starter, mut of_other) = (0, 0);
        for _ in 0..200 {
            walk.restart();
            while walk.step(&mut |n| random.below(n)) {
                if walk.position().between_turns() && walk.position().phase().is_play() {
                    let over = rules.over(walk.position()).is_some();
                    assert!(over || bare(&rules, walk.position()).is_empty(), "{id}");
                }
            }
            let pos = walk.position();
            let out = bare(&rules, pos);
            of_starter += usize::from(out == [pos.mover()]);
            of_other += usize::from(out == [pos.mover().other()]);
        }
        assert!(of_starter > 0 && of_other > 0, "{id}: {of_starter} {of_other}");
    }
}

#[test]
fn in_ndoto_and_enkeshui_only_the_player_about_to_start_is_asked() {
    for id in ["ndoto", "enkeshui"] {
        let rules = rules(id, &[]);
        let mut random = Random(5);
        let mut walk = Walk::new(&rules);
        let mut went_on = 0;
        for _ in 0..200 {
            walk.restart();
            while walk.step(&mut |n| random.below(n)) {
                let pos = walk.position();
                if pos.between_turns() && bare(&rules, pos) == [pos.mover().other()] {
                    went_on += usize::from(rules.over(pos).is_none());
                }
            }
        }
        assert!(went_on > 0, "{id}");
    }
}

#[test]
fn who_has_nothing_left_is_the_one_who_loses_or_gives_the_rest_away() {
    for (count, score) in
        [(Count::StarterLoses, [4, 0]), (Count::BoardToOther, [24, 8]), (Count::StoreAndSide, [24, 8])]
    {
        for mover in ["s", "n"] {
            let mut definition = game("ndoto").expect("a game").clone();
            definition.end = End { when: EndIf::EitherNoSeeds, count };
            let position = format!("0,0,0,0,0,0,0,0/0,0,3,0,1,0,0,0 {mover} 20-8");
            let game = Game::builder_for(&definition).position(&position).start().expect("a position");
            let outcome = game.outcome().expect("North has nothing");
            assert_eq!((outcome.score, outcome.winner), (score, Some(Side::South)), "{count:?} {mover}");
        }
    }
}

#[test]
fn what_is_left_is_gathered_where_it_lies() {
    let over = "0,0,0,0,0,0,0,0/0,0,3,0,1,0,0,0 n 18-10";
    let ndoto = Game::builder("ndoto").position(over).start().expect("a position");
    let told: Vec<String> = ndoto.gather().iter().map(ToString::to_string).collect();
    assert_eq!(told, ["capture c1+e1 4"]);
    // Seeds are counted as they lie where there are no stores, or where the starter loses.
    for (id, count, over) in [
        ("ndoto", Count::StarterLoses, over),
        (
            "omweso",
            Count::StoreAndSide,
            "1,1,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/62,0,0,0,0,0,0,0 n 0-0",
        ),
    ] {
        let mut definition = game(id).expect("a game").clone();
        definition.end.count = count;
        let game = Game::builder_for(&definition).position(over).start().expect("a position");
        assert_eq!((game.outcome().is_some(), game.gather()), (true, vec![]), "{id}");
    }
}
