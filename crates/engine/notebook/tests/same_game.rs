//! What is entered is what is played: games noted from the article alone equal the recorded ones,
//! and every recorded game comes back from its notebook.

use std::fs;
use std::path::Path;

use mbao_notebook::{Notebook, read};
use mbao_rules::definition::{Called, Part};
use mbao_rules::{Definition, Event, GAMES, Game, Rules, game};
use mbao_story::Record;

fn noted(name: &str) -> Notebook {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/answers/{name}.mbao.json"));
    let text = fs::read_to_string(&file).expect("a file of answers");
    read(&text).unwrap_or_else(|problem| panic!("{name}: {problem}"))
}

fn begin(definition: &Definition, setup: &str) -> Game {
    let rules = Rules::builder(definition).setup(setup).compile().expect("a definition compiles");
    Game::with_rules(rules, None).expect("a game begins")
}

/// Plays both definitions in the same way for this many turns and checks that they have the same
/// choices, positions and ends.
fn same(one: &Definition, other: &Definition, setup: &str, turns: u32) {
    let mut random = fastrand::Rng::with_seed(17);
    let mut played = 0;
    while played < turns {
        let (mut a, mut b) = (begin(one, setup), begin(other, setup));
        loop {
            assert_eq!(a.legal_texts(), b.legal_texts(), "{} {setup}: {}", one.id, mbao_story::record(&a));
            assert_eq!(a.outcome(), b.outcome(), "{} {setup}: {}", one.id, mbao_story::record(&a));
            assert_eq!(a.position(), b.position(), "{} {setup}: {}", one.id, mbao_story::record(&a));
            let Some(action) = a.random_action(|n| random.usize(..n.max(1))) else { break };
            let play = |game: &mut Game| {
                let mut events = game.play(action).expect("a legal action");
                // Notebooks may number and cite their lines differently.
                for event in &mut events {
                    if let Event::Ending { rule, cite, decision, .. } = event {
                        (*rule, *cite, *decision) = (0, "".into(), None);
                    }
                }
                events
            };
            assert_eq!(play(&mut a), play(&mut b), "{} {setup}", one.id);
        }
        played += a.turn();
    }
}

#[test]
fn games_noted_from_the_article_are_the_recorded_ones() {
    for name in ["ndoto", "giuthi", "enkeshui"] {
        let definition = noted(name).definition().unwrap_or_else(|problem| panic!("{name}: {problem}"));
        let recorded = game(name).expect("a recorded game");
        for setup in definition.setups.iter() {
            same(&definition, recorded, &setup.name, 10_000);
        }
    }
}

#[test]
fn another_reading_is_another_game() {
    let mut giuthi = noted("giuthi");
    giuthi.answers.rules.played = 0;
    let definition = giuthi.definition().expect("it can be played");
    let recorded = game("giuthi").expect("a recorded game");
    let a =
        Game::with_rules(Rules::builder(&definition).compile().expect("a definition"), None).expect("a game");
    let undo = Rules::builder(recorded).option("uncrossed", "undo").compile().expect("a definition");
    let b = Game::with_rules(undo, None).expect("a game");
    assert_eq!(a.legal_texts(), b.legal_texts());
    assert_ne!(a.legal_texts(), begin(recorded, "6").legal_texts());
}

#[test]
fn every_recorded_game_comes_back_from_its_notebook() {
    for recorded in GAMES {
        let notebook = Notebook::of(recorded);
        let text = notebook.write();
        let again = read(&text).unwrap_or_else(|problem| panic!("{}: {problem}", recorded.id));
        assert_eq!(again, notebook);
        assert_eq!(again.write(), text);
        let definition = again.definition().unwrap_or_else(|problem| panic!("{}: {problem}", recorded.id));
        assert_eq!(definition.setups, recorded.setups);
        assert_eq!(definition.endings, recorded.endings);
        assert_eq!(definition.start, recorded.start);
        for setup in definition.setups.iter() {
            same(&definition, recorded, &setup.name, 1_000);
        }
    }
}

/// Options that change no answer: settings of races and rounds, sizes of boards and pits.
const NO_ANSWERS: [&str; 5] = ["columns", "race-winner", "round", "seeds", "toss"];

#[test]
fn what_options_change_is_a_reading_of_an_answer() {
    let mut readings = 0;
    for recorded in GAMES {
        let whole = Notebook::of(recorded);
        for option in recorded.options.iter() {
            for (place, value) in option.values.iter().enumerate() {
                let noted = format!("{}: {}", option.id, value.name);
                let at = |note: &str| note == noted || note.starts_with(&format!("{noted} (doubt "));
                let mut notebook = whole.clone();
                let answers = &mut notebook.answers;
                let mut found = false;
                macro_rules! choose {
                    ($answer:expr) => {
                        if let Some(reading) = $answer.readings.iter().position(|one| at(&one.note)) {
                            $answer.played = reading;
                            found = true;
                        }
                    };
                }
                choose!(answers.set_up);
                choose!(answers.sowing);
                choose!(answers.aim);
                choose!(answers.rules);
                let usual = place == usize::from(option.default);
                // Bao's options but one speak of the other reading alone, which is an option itself.
                let within = ["taxing", "house-relay"].contains(&&*option.id);
                assert_eq!(
                    found,
                    !usual && !within && !NO_ANSWERS.contains(&&*option.id),
                    "{} {noted}",
                    recorded.id
                );
                if !found {
                    continue;
                }
                readings += 1;
                let definition = notebook
                    .definition()
                    .unwrap_or_else(|problem| panic!("{} {noted}: {problem}", recorded.id));
                let chosen =
                    Rules::builder(recorded).option(&option.id, &value.name).compile().expect("an option");
                let own = Rules::builder(&definition).compile().expect("a definition compiles");
                assert_eq!(own.endings(), chosen.endings());
                assert_eq!(own.preludes(), chosen.preludes());
                assert_eq!(own.definition().turning, chosen.definition().turning);
                assert_eq!(own.definition().start, chosen.definition().start);
                assert_eq!(own.definition().skip, chosen.definition().skip);
                assert_eq!(own.definition().end, chosen.definition().end);
            }
        }
    }
    assert!(readings > 30, "{readings}");
}

#[test]
fn a_definition_is_given_back_when_it_is_dropped() {
    let all = ["ndoto", "giuthi", "enkeshui"].map(noted);
    // A first run makes what is allocated once and kept.
    for notebook in &all {
        drop(notebook.definition().expect("a definition"));
    }
    let measured = allocation_counter::measure(|| {
        for notebook in &all {
            let definition = notebook.definition().expect("a definition");
            assert_eq!(definition, notebook.clone().definition().expect("a definition"));
            let mut game = Game::builder_for(&definition).start().expect("it begins");
            drop(definition);
            let first = game.legal()[0];
            game.play(first).expect("a start");
        }
    });
    assert!(measured.count_total > 100);
    assert_eq!((measured.count_current, measured.bytes_current), (0, 0), "what is left");
}

#[test]
fn a_record_of_another_game_is_refused() {
    let definition = noted("ndoto").definition().expect("it can be played");
    let begin = Game::builder_for(&definition);
    let of = |record: String| Record::read(&record).and_then(|record| record.replay(begin.clone()));
    let mut played = Game::builder_for(&definition).start().expect("it begins");
    played.play_text("c1").expect("a start");
    assert_eq!(of(mbao_story::record(&played)).expect("its own record").turn(), 2);
    let omweso = Game::start("omweso").expect("it begins");
    let refused = of(mbao_story::record(&omweso)).expect_err("a record of omweso").to_string();
    assert!(refused.ends_with(&format!("the game is {}, not omweso", definition.id)), "{refused}");
}

/// The file keeps what the article states, what is inferred and what is decided.
#[test]
fn a_recorded_game_takes_along_what_it_rests_on() {
    for recorded in GAMES {
        let answers = read(&Notebook::of(recorded).write()).expect("what was written").answers;
        let rests: Vec<_> = [
            &answers.pits.readings[0].rests,
            &answers.set_up.readings[0].rests,
            &answers.sowing.readings[0].rests,
            &answers.rules.readings[0].rests,
            &answers.aim.readings[0].rests,
        ]
        .into_iter()
        .flatten()
        .map(|basis| basis.part.clone())
        .collect();
        for part in recorded.parts() {
            let told = rests.contains(&part) || matches!(part, Part::Ending(_) | Part::Option(_));
            assert!(told, "{}: {part:?}", recorded.id);
        }
    }
    let other = Definition { id: "other".into(), ..GAMES[0].clone() };
    assert!(
        Notebook::of(&other).answers.rules.readings[0].rests.is_empty(),
        "nothing is known of another game"
    );
}

#[test]
fn a_line_is_inferred_or_decided_and_not_both() {
    let text = Notebook::of(GAMES[9]).write().replacen(
        "\"doubt\": 22",
        "\"doubt\": 22, \"inferred\": \"wording\"",
        1,
    );
    let problem = read(&text).and_then(|notebook| notebook.definition()).expect_err("it cannot be both");
    assert!(problem.to_string().contains("endings[1].inferred: "), "{problem}");
}

#[test]
fn a_noted_game_may_say_what_its_people_call_what_they_sow() {
    let called = |notebook: &Notebook| notebook.definition().expect("it can be played").appearance.called;
    let enkeshui = Notebook::of(game("enkeshui").expect("a recorded game"));
    let ndoto = Notebook::of(game("ndoto").expect("a recorded game"));
    assert_eq!((enkeshui.called, ndoto.called), (Some(Called::Cow), None));
    assert_eq!((called(&enkeshui), called(&ndoto)), (Called::Cow, Called::Seed));
    let renamed = Notebook { id: "my-enkeshui".into(), ..enkeshui };
    assert_eq!(called(&renamed), Called::Cow);
    let stones = Notebook { called: Some(Called::Stone), ..ndoto };
    let again = read(&stones.write()).expect("a notebook");
    assert_eq!((called(&again), &again), (Called::Stone, &stones));
    let wrong = stones.write().replace("\"stone\"", "\"goat\"");
    let text = read(&wrong).expect_err("nobody has a word for it").to_string();
    assert!(text.contains("called: unknown variant `goat`"), "{text}");
}
