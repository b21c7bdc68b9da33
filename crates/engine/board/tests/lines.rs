//! The register of play over many games: every line is short, names no pit and no place in the sources, and calls a pit
//! what the people of its game do.

use mbao_board::{Lang, control, line, steps, voice};
use mbao_rules::definition::Pits;
use mbao_rules::{Event, GAMES, Game, Side};

/// Games of each kind.
const GAMES_EACH: usize = 200;
/// The most turns of a game that are read: later ones are alike.
const TURNS: u32 = 30;
/// The languages whose words for pits are known here.
const KNOWN: [Lang; 2] = [Lang::En, Lang::Sw];

/// Draws numbers; the same ones at each run.
struct Draw(u64);

impl Draw {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }
}

/// Whether a text names a pit, such as `c1`.
fn names_pit(text: &str) -> bool {
    text.split(|sign: char| !sign.is_alphanumeric()).any(|word| {
        matches!(word.as_bytes(), [column, row] if column.is_ascii_lowercase() && row.is_ascii_digit())
    })
}

/// Holds a line to what people can read while seeds move.
fn hold(text: &str, lang: Lang, at: &str) {
    assert!(text.chars().count() <= lang.line(), "{at}: {} characters: {text}", text.chars().count());
    assert!(!names_pit(text) && !text.contains('§'), "{at}: {text}");
    assert!(text.ends_with(['.', '!', '?']) && !text.starts_with(char::is_lowercase), "{at}: {text}");
    assert!(!text.contains("..") && !text.contains(": .") && !text.starts_with(':'), "{at}: {text}");
}

/// Holds a line to its people's word for a pit, which has its gloss if it is `new` and no gloss later. Returns whether
/// the line says the word.
fn hold_to_own_word(text: &str, pits: Pits, new: bool, at: &str) -> bool {
    const GLOSSES: [&str; 2] = ["boma (pit)", "boma (shimo)"];
    let lower = text.to_lowercase();
    let glossed = GLOSSES.iter().any(|gloss| lower.contains(gloss));
    let plain = GLOSSES.iter().fold(lower, |text, gloss| text.replace(gloss, "boma"));
    let says =
        |words: &[&str]| plain.split(|sign: char| !sign.is_alphabetic()).any(|one| words.contains(&one));
    let (boma, pit) = (says(&["boma", "bomas", "maboma"]), says(&["pit", "pits", "shimo", "mashimo"]));
    assert!(if pits == Pits::Boma { !pit } else { !boma }, "{at}: {text}");
    assert_eq!(glossed, boma && new, "{at}: {text}");
    boma
}

#[test]
fn every_line_of_two_hundred_games_of_each_kind_is_short_and_names_no_pit() {
    for definition in GAMES {
        let (mut draw, mut glosses, mut said) = (Draw(7), 0, 0);
        let pits = definition.appearance.pits;
        for number in 0..GAMES_EACH {
            let mut game = Game::start(&definition.id).expect("a recorded game");
            let you = [None, Some(Side::South), Some(Side::North)][number % 3];
            let lang = KNOWN[number % 2];
            let mut turn: Vec<Event> = Vec::new();
            let mut hold_line = |text: &str, new: bool| {
                hold(text, lang, &definition.id);
                let own = hold_to_own_word(text, pits, new, &definition.id);
                glosses += u32::from(own && new);
                said += u32::from(own && !new);
            };
            hold_line(&line(&game, &[], you, lang), true);
            while let Some(action) = game.random_action(|limit| draw.below(limit)) {
                let events = game.play(action).expect("it is legal");
                let (ended, over) = (Game::ended_turn(&events), game.outcome().is_some());
                let new = game.turn() <= 2;
                if game.turn() <= TURNS || over {
                    for step in steps(&game, &events, you, lang) {
                        hold_line(&step.line, new);
                    }
                    for other in Lang::ALL.into_iter().filter(|other| number < 20 && !KNOWN.contains(other)) {
                        for step in steps(&game, &events, you, other) {
                            hold(&step.line, other, &definition.id);
                        }
                    }
                    turn.extend(events);
                    hold_line(&line(&game, &turn, you, lang), new);
                }
                if ended {
                    turn.clear();
                }
            }
        }
        let own = pits != Pits::Pit;
        assert_eq!((glosses > 100, said > 1000), (own, own), "{}: {glosses}, {said}", definition.id);
    }
}

#[test]
fn the_tasks_of_an_opening_by_hand_are_short_in_every_peoples_words() {
    for lang in Lang::ALL {
        for called in mbao_rules::definition::Called::ALL {
            let tasks = ["lift", "lift-any", "lifted", "own", "any", "other", "one-on", "laid"];
            let steps = ["first-of-three", "second-of-three", "watch"].map(str::to_owned);
            for task in tasks.map(|task| format!("task-{task}")).into_iter().chain(steps) {
                for number in [0, 1, 12, 64] {
                    let text = control(voice(lang, called), &task, number);
                    hold(&text.expect("a task"), lang, &task);
                }
            }
        }
    }
}

#[test]
fn after_a_pass_that_nothing_forced_the_line_says_what_another_pass_would_mean() {
    let mut game = Game::start("omweso").expect("a recorded game");
    let you = Some(Side::South);
    assert_eq!(line(&game, &[], you, Lang::En), "Lift the seeds of a ringed pit, or pass and wait.");
    let mut pass = || {
        let events = game.play_text("pass").expect("it is legal");
        line(&game, &events, you, Lang::En)
    };
    assert_eq!(pass(), "You pass. If they pass too, you must play.");
    assert_eq!(pass(), "They pass. Now you must play.");
    while game.mover() == Side::South {
        let action = game.legal().into_iter().next().expect("a turn");
        game.play(action).expect("it is legal");
    }
    let mut pass = || {
        let events = game.play_text("pass").expect("it is legal");
        line(&game, &events, you, Lang::En)
    };
    assert_eq!(pass(), "They pass. If you pass too, they must play.");
    assert_eq!(pass(), "You pass. Now they must play.");
}
