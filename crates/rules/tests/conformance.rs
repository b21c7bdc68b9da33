//! Runs the hand-counted cases of `tests/conformance` and checks that they
//! leave no ending of any game out.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use mbao_rules::{Event, GAMES, Game, Kind, NewGame};

/// A case: its title, where it stands, its lines.
struct Case {
    title: String,
    file: String,
    lines: Vec<(usize, String)>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance")
}

fn cases() -> Vec<Case> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .expect("the folder of cases")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "case"))
        .collect();
    files.sort();
    let mut cases: Vec<Case> = Vec::new();
    for path in files {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for (i, line) in fs::read_to_string(&path).expect("a readable file").lines().enumerate() {
            let line = line.trim();
            if let Some(title) = line.strip_prefix("## ") {
                cases.push(Case { title: title.to_owned(), file: file.clone(), lines: Vec::new() });
            } else if let Some(case) = cases.last_mut()
                && !line.is_empty()
                && !line.starts_with('#')
            {
                case.lines.push((i + 1, line.to_owned()));
            }
        }
    }
    cases
}

/// Events as a case writes them: seeds sown one after another in one line.
fn told(events: &[Event]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for event in events {
        let line = event.to_string();
        match (lines.last_mut(), line.strip_prefix("sow ")) {
            (Some(last), Some(pit)) if last.starts_with("sow ") => {
                last.push(' ');
                last.push_str(pit);
            }
            _ => lines.push(line),
        }
    }
    lines
}

/// Runs a case; which endings applied in it, by game and index of the line.
fn check(case: &Case, covered: &mut BTreeSet<(String, u8, String)>) {
    let mut request = NewGame::default();
    let mut rest = case.lines.iter().peekable();
    let mut refusal: Option<&str> = None;
    while let Some((_, line)) = rest
        .next_if(|(_, l)| ["game:", "setup:", "options:", "position:", "?"].iter().any(|h| l.starts_with(h)))
    {
        if let Some(code) = line.strip_prefix("? ") {
            refusal = Some(code);
            continue;
        }
        let (header, value) = line.split_once(':').expect("a header");
        let value = value.trim();
        match header {
            "game" => value.clone_into(&mut request.game),
            "setup" => request.setup = Some(value.to_owned()),
            "position" => request.position = Some(value.to_owned()),
            _ => {
                request.options = value
                    .split(',')
                    .filter_map(|o| o.split_once('='))
                    .map(|(k, v)| (k.trim().to_owned(), v.trim().to_owned()))
                    .collect::<BTreeMap<_, _>>();
            }
        }
    }
    let at = |number: usize| format!("{}:{number}, case \"{}\"", case.file, case.title);
    let first = case.lines.first().map_or(0, |l| l.0);
    let mut game = match (Game::new(&request), refusal) {
        (Ok(game), None) => game,
        (Err(e), Some(code)) => {
            assert_eq!(e.code(), code, "{}: {e}", at(first));
            return;
        }
        (Err(e), None) => panic!("{}: {e}", at(first)),
        (Ok(_), Some(code)) => panic!("{}: expected {code}", at(first)),
    };
    let mut expected: Option<Vec<String>> = None;
    for (number, line) in rest {
        let at = at(*number);
        if let Some(text) = line.strip_prefix("> ") {
            assert!(expected.as_ref().is_none_or(Vec::is_empty), "{at}: before it came also {expected:?}");
            let events = game.play(text).unwrap_or_else(|e| panic!("{at}: {e}"));
            for event in events.iter().filter(|e| e.kind == Kind::Ending) {
                let cite = event.cite.clone().unwrap_or_default();
                covered.insert((request.game.clone(), event.rule.unwrap_or(0), cite));
            }
            expected = Some(told(&events));
        } else if let Some(text) = line.strip_prefix("= ") {
            assert_eq!(game.position().as_deref().unwrap_or("-"), text, "{at}");
        } else if let Some(text) = line.strip_prefix("legal:") {
            let legal: Vec<String> = game.legal().iter().map(|a| a.replace(' ', "_")).collect();
            let legal = if legal.is_empty() { "-".to_owned() } else { legal.join(" ") };
            assert_eq!(legal, text.trim(), "{at}");
        } else if let Some(text) = line.strip_prefix("state:") {
            let state = game.state();
            for part in text.split_whitespace() {
                let (key, value) = part.split_once('=').expect("key=value");
                let now = match key {
                    "mover" => state.mover.to_string(),
                    "phase" => state.phase.clone(),
                    "turn" => state.turn.to_string(),
                    "hand" => state.hand.to_string(),
                    "stores" => format!("{}-{}", state.stores[0], state.stores[1]),
                    "hands" => format!("{}-{}", state.hands[0], state.hands[1]),
                    "pending" => state.pending.as_ref().map_or("-".to_owned(), |p| p.kind.clone()),
                    other => panic!("{at}: no such part of the state: {other}"),
                };
                assert_eq!(now, value, "{at}: {key}");
            }
        } else if let Some(text) = line.strip_prefix("over:") {
            let outcome = game.state().outcome.unwrap_or_else(|| panic!("{at}: the game goes on"));
            let now =
                format!("{} {} {}-{}", outcome.kind, outcome.winner, outcome.score[0], outcome.score[1]);
            assert_eq!(now, text.trim(), "{at}");
        } else if let Some(text) = line.strip_prefix("! ") {
            let (code, action) = text.split_once(' ').expect("code and action");
            let before = game.state();
            let error = game.play(action).expect_err(&at);
            assert_eq!(error.code(), code, "{at}: {error}");
            assert_eq!(game.state(), before, "{at}: the game changed");
        } else if line == "undo" {
            assert!(game.undo(), "{at}");
        } else if line == "redo" {
            assert!(game.redo(), "{at}");
        } else {
            let list = expected.as_mut().unwrap_or_else(|| panic!("{at}: an event before any action"));
            assert!(!list.is_empty(), "{at}: nothing more happened");
            assert_eq!(list.remove(0), *line, "{at}");
        }
    }
    assert!(expected.as_ref().is_none_or(Vec::is_empty), "{}: at its end also {expected:?}", at(first));
}

#[test]
fn cases_hold() {
    let cases = cases();
    let mut covered = BTreeSet::new();
    for case in &cases {
        check(case, &mut covered);
    }
    let missing: Vec<String> = GAMES
        .iter()
        .flat_map(|page| page.endings.iter().map(move |e| (page.id.to_string(), e.rule, e.cite.to_string())))
        .filter(|ending| !covered.contains(ending))
        .map(|(game, rule, cite)| format!("{game} {rule} ({cite})"))
        .collect();
    assert!(missing.is_empty(), "endings without a case: {}", missing.join(", "));
    println!("{} cases hold", cases.len());
}
