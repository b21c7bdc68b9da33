//! What ends a handful has a word, and a text of at most five words in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use mbao_board::{Lang, steps};
use mbao_rules::{Event, Game};

/// The most words of a text, and the most of its letters: they stand beside a pit.
const WORDS: usize = 5;
const LETTERS: usize = 34;

fn texts(words: &str) -> BTreeMap<&str, &str> {
    words.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = ")).collect()
}

#[test]
fn texts_are_short_and_the_same_in_every_language() {
    let english = texts(include_str!("../../../../content/i18n/en/callouts.ftl"));
    assert!(english.len() > 20);
    for lang in Lang::ALL {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content/i18n").join(lang.tag());
        let words = std::fs::read_to_string(file.join("callouts.ftl")).expect("a file of every language");
        let texts = texts(&words);
        assert_eq!(english.keys().collect::<Vec<_>>(), texts.keys().collect::<Vec<_>>(), "{}", lang.tag());
        for text in texts.values() {
            assert!(text.split_whitespace().count() <= WORDS && text.chars().count() <= LETTERS, "{text}");
            assert!(!text.contains(|c: char| c.is_ascii_digit() || c == '{'), "{text}");
        }
    }
}

#[test]
fn every_ending_that_occurs_has_a_text() {
    let english = texts(include_str!("../../../../content/i18n/en/callouts.ftl"));
    let mut seen = BTreeSet::new();
    for info in mbao_rules::games() {
        let (mut ends, mut pick) = (BTreeSet::new(), 7_usize);
        for _ in 0..6 {
            let mut game = Game::start(&info.id).expect("a recorded game");
            for _ in 0..80 {
                pick = pick * 31 % 10_007;
                let Some(action) = game.random_action(|n| pick % n) else { break };
                let events = game.play(action).expect("it is legal");
                for step in steps(&game, &events, None, Lang::En) {
                    let happened = &events[step.events];
                    let any = happened.iter().any(|event| matches!(event, Event::Ending { .. }));
                    assert_eq!(step.ended.is_some(), any, "{}: {}", info.id, step.line);
                    ends.extend(step.ended);
                }
            }
        }
        assert!(ends.len() > 1, "{}: {ends:?}", info.id);
        for ended in &ends {
            assert!(english.contains_key(ended), "{}: {ended}", info.id);
        }
        seen.extend(ends);
    }
    assert!(seen.len() > 10, "{seen:?}");
}
