//! The files of relatives: each is read, played in all of its readings from all of its set-ups, and
//! captures as it should, in positions counted by hand.

mod counted;

use std::fs;
use std::path::{Path, PathBuf};

use counted::{at, plays};
use mbao_notebook::{Finding, Notebook, Trial, read};
use mbao_rules::definition::Layout;
use mbao_rules::{Definition, Game, OutcomeKind, State, game};

/// The number of games promised besides those of the article.
const AT_LEAST: usize = 14;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content/relatives")
}

fn noted(id: &str) -> Notebook {
    let text = fs::read_to_string(folder().join(format!("{id}.mbao.json"))).expect("a file");
    read(&text).unwrap_or_else(|problem| panic!("{id}: {problem}"))
}

fn all() -> Vec<Notebook> {
    let entries = fs::read_dir(folder()).expect("a folder");
    let names = entries.map(|entry| entry.expect("a file").file_name().into_string().expect("a name"));
    let mut ids: Vec<String> =
        names.filter_map(|name| name.strip_suffix(".mbao.json").map(str::to_owned)).collect();
    ids.sort();
    ids.iter().map(|id| noted(id)).collect()
}

fn definition(notebook: &Notebook) -> Definition {
    notebook.definition().unwrap_or_else(|problem| panic!("{}: {problem}", notebook.id))
}

/// A game with the reading of that number of its rules.
fn reading(id: &str, rules: usize) -> Definition {
    let mut notebook = noted(id);
    assert!(rules < notebook.answers.rules.readings.len(), "{id}: no reading {rules}");
    notebook.answers.rules.played = rules;
    definition(&notebook)
}

#[test]
fn relatives_are_played_in_all_their_readings() {
    let relatives = all();
    assert!(relatives.len() >= AT_LEAST, "{} relatives", relatives.len());
    for mut notebook in relatives {
        let id = notebook.id.clone();
        assert_eq!(noted(&id).id, id, "the id is the name of the file");
        assert!(
            game(&id).is_err(),
            "content/relatives/{id}.mbao.json: {id} is a recorded game now; delete the file, and its entry in told.toml"
        );
        for aim in 0..notebook.answers.aim.readings.len() {
            for rules in 0..notebook.answers.rules.readings.len() {
                notebook.answers.aim.played = aim;
                notebook.answers.rules.played = rules;
                let mut trial = Trial::new(&definition(&notebook), 1).expect("it compiles");
                for _ in 0..1_500 {
                    trial.step();
                }
                let found = trial.findings();
                println!("{id} {aim} {rules}: {} games, {found:?}", trial.games());
                let wrong = |one: &Finding| {
                    let broken = [Finding::DeadEnd, Finding::NoTurn, Finding::NothingCaptured];
                    broken.contains(one) || matches!(one, Finding::Unreached { .. })
                };
                assert!(!found.iter().any(wrong), "{id}: {found:?}");
            }
        }
    }
}

/// Seeds on the board, in the stores and in the hands.
fn seeds(state: &State) -> u32 {
    let lying: u32 = state.seeds.cells().map(u32::from).sum();
    let beside = state.stores.iter().chain(&state.hands);
    lying + beside.map(|&seeds| u32::from(seeds)).sum::<u32>()
}

#[test]
fn no_seed_is_lost_and_games_come_to_an_end_of_their_own() {
    for mut notebook in all() {
        for rules in 0..notebook.answers.rules.readings.len() {
            notebook.answers.rules.played = rules;
            let definition = definition(&notebook);
            let mut ended = 0;
            // Seeds that players lay themselves are not on the board yet.
            let laid = definition.setups.iter().filter(|setup| !matches!(setup.layout, Layout::Free(_)));
            for setup in laid {
                for start in 0..24_u64 {
                    let game = Game::builder_for(&definition).setup(setup.name.to_string());
                    let mut game = game.start().expect("a set-up");
                    let all = seeds(&game.state());
                    let mut random = start;
                    let mut pick = |n: usize| {
                        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                        usize::try_from((random >> 33) % n as u64).expect("below n")
                    };
                    for _ in 0..600 {
                        let Some(action) = game.random_action(&mut pick) else { break };
                        game.play(action).expect("an open action");
                        if game.position().between_turns() {
                            assert_eq!(seeds(&game.state()), all, "{} {}", notebook.id, setup.name);
                        }
                    }
                    ended += u32::from(game.outcome().is_some_and(|over| over.kind == OutcomeKind::End));
                }
            }
            assert!(ended > 0, "{} {rules}: no game ended", notebook.id);
        }
    }
}

#[test]
fn katra_fandatsaka_begins_as_flacourt_tells() {
    let katra = reading("katra-fandatsaka", 0);
    let mut game = Game::builder_for(&katra).start().expect("a start");
    // Six middle pits, each facing a seed; from the four in the middle either end may be chosen.
    assert_eq!(
        game.legal_texts(),
        ["@b2", "@c2L", "@c2R", "@d2L", "@d2R", "@e2L", "@e2R", "@f2L", "@f2R", "@g2"]
    );
    // The first seed takes the one opposite it, which goes into a pit at the end of the row.
    plays(&mut game, "@c2L", "lay c2 1, capture c3 1, sow a2, ending 1 a2, sleep");
    // North does the same where a seed faces one of its own, but not where its own seed is gone.
    assert!(game.legal_texts().iter().all(|action| !action.starts_with("@c3")));
    plays(&mut game, "@d3L", "lay d3 1, capture d2 1, sow h3, ending 1 h3, sleep");
    let state = game.state();
    assert_eq!(state.hands, [25, 25]);
    assert_eq!(state.seeds.row(1), [0, 1, 0, 2, 1, 1, 1, 1]);
    assert_eq!(state.seeds.row(2), [1, 1, 2, 0, 1, 1, 1, 0]);
}

#[test]
fn large_handfuls_capture_in_katra_fandatsaka_and_not_in_bao() {
    // Seventeen go round the sixteen pits and end in c2, which faces a seed.
    let position = "46,0,0,0,0,0,0,0/0,0,1,0,0,0,0,0/0,0,0,17,0,0,0,0/0,0,0,0,0,0,0,0 s 0-0";
    assert_eq!(at(&reading("katra-fandatsaka", 0), position).legal_texts(), ["d2+"]);
    let learners = game("bao-kujifunza").expect("a game");
    assert_eq!(at(learners, position).legal_texts(), ["d2+", "d2-"]);
}

/// South's g1 holds two and ends in h2; North's pits there hold `back` and `front` seeds.
fn ending_in_h2(back: u8, front: u8, h2: u8, rest: u8) -> String {
    format!("{rest},0,0,0,0,0,0,{back}/0,0,0,0,0,0,0,{front}/0,0,0,0,0,0,0,{h2}/0,0,0,0,0,0,2,0 s 0-0")
}

#[test]
fn tsoro_moruba_and_nchayo_capture_from_an_empty_pit_what_faces_it() {
    for (id, all) in [("tsoro", 32), ("moruba", 58), ("nchayo", 32)] {
        let definition = reading(id, 0);
        let mut both = at(&definition, &ending_in_h2(1, 3, 0, all - 6));
        plays(&mut both, "g1", "lift g1 2, sow h1 h2, ending 2 h2, capture h3+h4 4, sleep");
        // The pit behind alone is safe.
        let mut behind = at(&definition, &ending_in_h2(4, 0, 0, all - 6));
        plays(&mut behind, "g1", "lift g1 2, sow h1 h2, ending 3 h2, sleep");
    }
}

#[test]
fn single_seeds_wait_in_tsoro_and_moruba_and_not_in_nchayo() {
    let with_two = "29,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/1,0,0,0,2,0,0,0 s 0-0";
    let singles = "30,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0 s 0-0";
    for id in ["tsoro", "moruba"] {
        let (with_two, singles) = match id {
            "tsoro" => (with_two.to_owned(), singles.to_owned()),
            _ => (with_two.replace("29", "55"), singles.replace("30", "56")),
        };
        assert_eq!(at(&reading(id, 0), &with_two).legal_texts(), ["e1"], "{id}");
        // Of two in one column it is the one in the back row.
        assert_eq!(at(&reading(id, 0), &singles).legal_texts(), ["a1"], "{id}");
        let apart = singles.replace("/1,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0", "/0,0,1,0,0,1,0,0/0,0,0,1,0,0,0,0");
        assert_ne!(apart, singles);
        let apart = apart.replacen(
            if id == "tsoro" { "30" } else { "56" },
            if id == "tsoro" { "29" } else { "55" },
            1,
        );
        assert_eq!(at(&reading(id, 0), &apart).legal_texts(), ["f2"], "{id}");
    }
    assert_eq!(at(&reading("nchayo", 0), with_two).legal_texts(), ["a1", "e1"]);
}

#[test]
fn moruba_begins_with_twenty_nine_seeds_a_side() {
    let state = Game::builder_for(&reading("moruba", 0)).start().expect("a start").state();
    assert_eq!(state.seeds.row(1), [2, 2, 2, 2, 2, 2, 1, 0]);
    assert_eq!(state.seeds.row(2), [0, 1, 2, 2, 2, 2, 2, 2]);
    assert_eq!(seeds(&state), 58);
}

#[test]
fn owela_sows_captured_seeds_from_the_pit_after_the_one_that_captured() {
    let owela = reading("owela", 0);
    let mut game = at(
        &owela,
        "62,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,0,2/0,0,0,0,0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0,0,0,2,0 s 0-0",
    );
    plays(
        &mut game,
        "k1",
        "lift k1 2, sow l1 l2, ending 1 l2, capture l3+l4 3, sow k2 j2 i2, ending 3 i2, sleep",
    );
    // Thirty-four seeds a side, from the left end of the back row counterclockwise.
    let state = Game::builder_for(&owela).start().expect("a start").state();
    assert_eq!(state.seeds.row(2), [0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2]);
    assert_eq!(state.seeds.row(1), [2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(seeds(&state), 68);
}

#[test]
fn the_readings_of_lisolo_differ_where_one_of_the_two_pits_is_empty() {
    let position = ending_in_h2(5, 0, 1, 56);
    let mut either = at(&reading("lisolo", 0), &position);
    plays(&mut either, "g1", "lift g1 2, sow h1 h2, ending 2 h2, capture h4 5, sleep");
    let mut both = at(&reading("lisolo", 1), &position);
    plays(&mut both, "g1", "lift g1 2, sow h1 h2, ending 2 h2, lift h2 2, sow g2 f2, ending 3 f2, sleep");
    let mut both = at(&reading("lisolo", 1), &ending_in_h2(4, 1, 1, 56));
    plays(&mut both, "g1", "lift g1 2, sow h1 h2, ending 1 h2, capture h3+h4 5, sleep");
}

#[test]
fn bao_la_kiarabu_takes_both_pits_and_either_alone() {
    let kiarabu = reading("bao-kiarabu", 0);
    let turn = |back, front, expected: &str| {
        let mut game = at(&kiarabu, &ending_in_h2(back, front, 0, 89));
        plays(&mut game, "g1+", &format!("lift g1 2, sow h1 h2, ending {expected}, sleep"));
    };
    turn(2, 3, "2 h2, capture h3+h4 5");
    turn(0, 5, "2 h2, capture h3 5");
    turn(5, 0, "3 h2, capture h4 5");
}

#[test]
fn sute_takes_the_seed_behind_an_empty_pit() {
    let sute = reading("sute", 0);
    // Only the pit before the single empty pit can start.
    let mut game = Game::builder_for(&sute).start().expect("a start");
    assert_eq!(game.legal_texts(), ["h1"]);
    plays(&mut game, "h1", "lift h1 1, sow h2, ending 2 h2, sleep");
    let position = "1,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 s 14-13";
    plays(&mut at(&sute, position), "h1", "lift h1 1, sow h2, ending 1 h2, capture h4 1, sleep");
    let position = "1,0,0,0,0,0,0,1/0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,1 s 13-13";
    plays(&mut at(&sute, position), "h1", "lift h1 1, sow h2, ending 2 h2, sleep");
}

#[test]
fn altiev_and_ayoayo_capture_what_faces_an_empty_pit_of_ones_own() {
    let counted = "lift a1 2, sow b1 c1, ending 2 c1, capture c2 4, sleep";
    let mut altiev = at(&reading("altiev", 0), "3,0,4,0,0,0/2,0,0,0,0,0 s 13-14");
    plays(&mut altiev, "a1", counted);
    let position = "3,0,4,0,0,0/2,0,0,0,0,0 s 19-20";
    plays(&mut at(&reading("ayoayo", 0), position), "a1", counted);
    let with_own = "lift a1 2, sow b1 c1, ending 2 c1, capture c2+c1 5, sleep";
    plays(&mut at(&reading("ayoayo", 1), position), "a1", with_own);
}

#[test]
fn ayoayo_feeds_an_opponent_without_seeds_and_passes_over_the_pit_it_lifts() {
    let ayoayo = reading("ayoayo", 0);
    assert_eq!(at(&ayoayo, "0,0,0,0,0,0/2,0,0,0,0,1 s 22-23").legal_texts(), ["f1"]);
    // Twelve go round past their own pit, and the last one starts a relay.
    let mut round = at(&ayoayo, "0,0,0,0,0,0/0,0,12,0,0,0 s 18-18");
    plays(
        &mut round,
        "c1",
        "lift c1 12, sow d1 e1 f1 f2 e2 d2 c2 b2 a2 a1 b1, skip c1, sow d1, ending 1 d1, lift d1 2, sow e1 f1, ending 1 f1, lift f1 2, sow f2 e2, ending 1 e2, lift e2 2, sow d2 c2, ending 1 c2, lift c2 2, sow b2 a2, ending 1 a2, lift a2 2, sow a1 b1, ending 1 b1, lift b1 2, sow c1 d1, ending 2 d1, capture d2 2, sleep",
    );
}

#[test]
fn daramutu_captures_on_either_side_and_its_readings_differ_at_small_pits() {
    // The last seed falls on the other side: the captured seeds are the player's own.
    let own = "0,0,0,0,0,3,0/0,0,0,0,0,2,4 s 23-24";
    let mut parker = at(&reading("daramutu", 0), own);
    plays(&mut parker, "f1", "lift f1 2, sow g1 g2, ending 2 g2, capture g1 5, sleep");
    // Two lie in c1: Parker's players sow on, Mancala World's capture.
    let two = "3,0,4,0,0,0,0/2,0,2,0,0,0,0 s 22-23";
    let mut parker = at(&reading("daramutu", 0), two);
    plays(
        &mut parker,
        "a1",
        "lift a1 2, sow b1 c1, ending 1 c1, lift c1 3, sow d1 e1 f1, ending 3 f1, sleep",
    );
    let mut world = at(&reading("daramutu", 1), two);
    plays(&mut world, "a1", "lift a1 2, sow b1 c1, ending 2 c1, capture c2 4, sleep");
}
