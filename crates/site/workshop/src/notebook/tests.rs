//! Tests that every answer of every game has a field that shows it and can change it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::draft::Draft;
use super::fields::Typed;
use super::form::{Control, Form};
use super::question::{Question, answer_to};
use super::questions::fields;
use mbao_notebook::{Notebook, read};
use mbao_rules::GAMES;
use mbao_words::Lang;
use serde_json::Value;

/// The recorded games, relatives and other recorders' readings.
fn notebooks() -> Vec<Notebook> {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content");
    let mut all: Vec<Notebook> = GAMES.iter().map(|page| Notebook::of(page)).collect();
    for folder in ["relatives", "readings"] {
        for entry in fs::read_dir(content.join(folder)).expect("a folder") {
            let path = entry.expect("a file").path();
            if path.extension().is_some_and(|ending| ending == "json") {
                // The build fills in the texts.
                let text = fs::read_to_string(&path).expect("text").replace(": \"\"", ": \"told\"");
                all.push(read(&text).expect("a notebook"));
            }
        }
    }
    all
}

/// All values, by their places.
fn leaves(notebook: &Notebook, question: Question) -> BTreeMap<String, String> {
    fn add(value: &Value, place: &str, all: &mut BTreeMap<String, String>) {
        match value {
            Value::Object(fields) => {
                fields.iter().for_each(|(key, one)| add(one, &format!("{place}.{key}"), all));
            }
            Value::Array(list) => {
                list.iter().enumerate().for_each(|(at, one)| add(one, &format!("{place}.{at}"), all));
            }
            _ => {
                all.insert(place.to_owned(), value.to_string());
            }
        }
    }
    let answers = serde_json::to_value(&notebook.answers).expect("JSON");
    let answer = &answers[question.id()];
    let played = usize::try_from(answer["played"].as_u64().expect("a number")).expect("a place");
    let mut all = BTreeMap::new();
    if let Some(reading) = answer["readings"].get(played) {
        add(&reading["says"], question.id(), &mut all);
    }
    all
}

fn made(notebook: &Notebook, question: Question) -> Vec<(String, Control)> {
    let mut form = Form::new(Lang::En, question, notebook);
    fields(&mut form);
    form.controls()
}

/// The notebooks that result when a field is set to the same value, and to each other value or a few of many.
fn others(notebook: &Notebook, control: &Control) -> (Option<Notebook>, Vec<(String, Notebook)>) {
    let set = |act: &dyn Fn(&mut Draft)| {
        let mut draft = Draft::new(notebook.clone());
        act(&mut draft);
        draft.notebook
    };
    match control {
        Control::Typed(typed, value, to) => {
            let texts = match typed {
                Typed::Number(range) | Typed::Bare(range) => vec![match value.parse::<u8>() {
                    Ok(value) if value == *range.end() => range.start().to_string(),
                    Ok(value) => (value + 1).to_string(),
                    Err(_) => range.end().to_string(),
                }],
                _ if value.chars().any(|letter| letter.is_ascii_digit()) => {
                    vec![String::new(), "3, 4, 12".to_owned()]
                }
                _ => vec![String::new(), "other".to_owned()],
            };
            let all = texts.into_iter().map(|text| (text.clone(), set(&|draft| to(draft, text.clone()))));
            (Some(set(&|draft| to(draft, value.clone()))), all.collect())
        }
        Control::Choice(options, chosen, _, to) => {
            let count = options.len();
            let all = (0..count)
                .filter(|&at| Some(at) != *chosen && (at < 2 || at == count - 1))
                .map(|at| (options[at].0.clone(), set(&|draft| to(draft, at))));
            (None, all.collect())
        }
        Control::Tick(true, Some(_), _) => (None, Vec::new()),
        Control::Tick(on, _, to) => (None, vec![((!on).to_string(), set(&|draft| to(draft, !on)))]),
    }
}

/// Whether a value cannot be changed because the board, or bao, has no other: the
/// numbers of lines, the only size, nothing in hand, that only captures may be
/// left, and no conditions for bao's starts except its own.
fn has_no_other(bao: bool, place: &str, value: &str) -> bool {
    let last = place.rsplit('.').next().unwrap_or_default();
    match (last, value) {
        ("rule" | "columns" | "may", _) | ("in-hand", "0") => true,
        _ => match (place, value) {
            ("sowing.turning", "\"none\"") | ("sowing.reverse-start", "false") => true,
            ("rules.start.may-pass" | "rules.start.feeds", "false")
            | ("rules.start.stuck", "\"ends\"")
            | ("rules.skip", "\"none\"")
            | ("sowing.first", "\"either\"") => bao,
            _ => false,
        },
    }
}

#[test]
fn every_game_to_begin_from_shows_all_its_answers_and_each_can_be_changed() {
    let all = notebooks();
    assert!(all.len() > GAMES.len() + 1, "games of other sources were not found");
    let (mut shown, mut unread, mut fixed) = (Vec::new(), Vec::new(), Vec::new());
    for notebook in &all {
        let bao = notebook.answers.rules.says().is_some_and(|rules| rules.start.bao.is_some());
        for question in Question::ALL {
            if answer_to(&notebook.answers, question).count() == 0 {
                continue;
            }
            let before = leaves(notebook, question);
            let mut changed = BTreeSet::new();
            for (key, field) in made(notebook, question) {
                let at = format!("{} {} {key}", notebook.id, question.id());
                if matches!(&field, Control::Choice(_, None, ..)) {
                    shown.push(format!("{at}: nothing is chosen"));
                }
                let (same, others) = others(notebook, &field);
                if same.is_some_and(|same| same != *notebook) {
                    shown.push(format!("{at}: typed again it says something else"));
                }
                for (value, other) in others {
                    let after = leaves(&other, question);
                    changed.extend(
                        before
                            .iter()
                            .filter(|(place, one)| after.get(*place) != Some(one))
                            .map(|(place, _)| place),
                    );
                    // The game may not be playable, but it is still a notebook.
                    if let Err(problem) = read(&other.write()) {
                        unread.push(format!("{at} {value}: {problem}"));
                    }
                }
            }
            for (place, one) in before.iter().filter(|(place, _)| !changed.contains(place)) {
                if !has_no_other(bao, place, one) {
                    fixed.push(format!("{} {place} {one}", notebook.id));
                }
            }
        }
    }
    let none: Vec<String> = Vec::new();
    assert_eq!(shown, none);
    assert_eq!(unread, none);
    assert_eq!(fixed, none);
}

#[test]
fn what_nobody_has_answered_begins_with_any_field() {
    let empty = Notebook::empty("noted-game");
    for question in Question::ALL {
        let (mut fields, mut answered) = (0, 0);
        for (key, field) in made(&empty, question) {
            fields += 1;
            for (value, other) in others(&empty, &field).1 {
                answered += answer_to(&other.answers, question).count();
                assert!(read(&other.write()).is_ok(), "{} {key} {value}", question.id());
            }
        }
        assert!(fields > 0 && answered > 0, "{}: {fields} {answered}", question.id());
    }
}
