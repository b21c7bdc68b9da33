//! Runs the hand-counted cases of `tests/conformance` and checks that they cover every ending of
//! every game.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use mbao_rules::{Event, GAMES, GameBuilder};

/// A case: its title, its file, its lines.
struct Case {
    title: String,
    file: String,
    lines: Vec<(usize, String)>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/conformance")
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

/// Events as a case writes them: consecutive sown seeds share one line.
fn texts(events: &[Event]) -> Vec<String> {
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

/// Endings seen: game, number of the line, its citation.
type Covered = BTreeSet<(String, u8, String)>;

/// Runs a case and adds the endings that applied in it. Returns the first thing that is wrong, if any.
fn check(case: &Case, covered: &mut Covered) -> Result<(), String> {
    let mut request = GameBuilder::default();
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
                    .collect();
            }
        }
    }
    let at = |number: usize| format!("{}:{number}, case \"{}\"", case.file, case.title);
    let first = case.lines.first().map_or(0, |l| l.0);
    let mut game = match (request.start(), refusal) {
        (Ok(game), None) => game,
        (Err(e), Some(code)) => return same(e.code(), code, &at(first)),
        (Err(e), None) => return Err(format!("{}: {e}", at(first))),
        (Ok(_), Some(code)) => return Err(format!("{}: expected {code}", at(first))),
    };
    let mut expected: Option<Vec<String>> = None;
    for (number, line) in rest {
        let at = at(*number);
        if let Some(text) = line.strip_prefix("> ") {
            nothing_left(expected.take(), &at)?;
            let events = game.play_text(text).map_err(|e| format!("{at}: {e}"))?;
            for event in &events {
                if let Event::Ending { rule, cite, .. } = event {
                    covered.insert((request.game.clone(), *rule, cite.to_string()));
                }
            }
            expected = Some(texts(&events));
        } else if let Some(text) = line.strip_prefix("= ") {
            same(game.position_text().as_deref().unwrap_or("-"), text, &at)?;
        } else if let Some(text) = line.strip_prefix("legal:") {
            let legal: Vec<String> = game.legal_texts().iter().map(|a| a.replace(' ', "_")).collect();
            let legal = if legal.is_empty() { "-".to_owned() } else { legal.join(" ") };
            same(&legal, text.trim(), &at)?;
        } else if let Some(text) = line.strip_prefix("state:") {
            let state = game.state();
            for part in text.split_whitespace() {
                let (key, value) = part.split_once('=').ok_or_else(|| format!("{at}: not key=value"))?;
                let now = match key {
                    "mover" => state.mover.word().to_owned(),
                    "phase" => state.phase.word().to_owned(),
                    "turn" => state.turn.to_string(),
                    "hand" => state.hand.to_string(),
                    "stores" => format!("{}-{}", state.stores[0], state.stores[1]),
                    "hands" => format!("{}-{}", state.hands[0], state.hands[1]),
                    "pending" => state.pending.as_ref().map_or("-".to_owned(), |p| p.kind.word().to_owned()),
                    other => return Err(format!("{at}: no such part of the state: {other}")),
                };
                same(&now, value, &format!("{at}: {key}"))?;
            }
        } else if let Some(text) = line.strip_prefix("over:") {
            let outcome = game.state().outcome.ok_or_else(|| format!("{at}: the game goes on"))?;
            let now = format!(
                "{} {} {}-{}",
                outcome.kind.word(),
                outcome.winner_word(),
                outcome.score[0],
                outcome.score[1]
            );
            same(&now, text.trim(), &at)?;
        } else if let Some(text) = line.strip_prefix("! ") {
            let (code, action) = text.split_once(' ').ok_or_else(|| format!("{at}: not code and action"))?;
            let before = game.state();
            match game.play_text(action) {
                Err(error) => same(error.code(), code, &at)?,
                Ok(_) => return Err(format!("{at}: it was played")),
            }
            if game.state() != before {
                return Err(format!("{at}: the game changed"));
            }
        } else if line == "undo" || line == "redo" {
            if !(if line == "undo" { game.undo() } else { game.redo() }) {
                return Err(format!("{at}: nothing to {line}"));
            }
        } else {
            let list = expected.as_mut().ok_or_else(|| format!("{at}: an event before any action"))?;
            let now = if list.is_empty() { "-".to_owned() } else { list.remove(0) };
            same(&now, line, &at)?;
        }
    }
    nothing_left(expected, &format!("{}, at its end", at(first)))
}

fn same(now: &str, expected: &str, at: &str) -> Result<(), String> {
    if now == expected { Ok(()) } else { Err(format!("{at}:\n  expected {expected}\n  it is    {now}")) }
}

/// Checks that the case lists all events of the previous action.
fn nothing_left(events: Option<Vec<String>>, at: &str) -> Result<(), String> {
    let events = events.unwrap_or_default();
    if events.is_empty() { Ok(()) } else { Err(format!("{at}: there also came {}", events.join("; "))) }
}

#[test]
fn cases_hold() {
    let cases = cases();
    let mut covered = Covered::new();
    let wrong: Vec<String> = cases.iter().filter_map(|case| check(case, &mut covered).err()).collect();
    assert!(wrong.is_empty(), "{} of {} cases do not hold:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
    let missing: Vec<String> = GAMES
        .iter()
        .flat_map(|definition| {
            definition.endings.iter().map(move |e| (definition.id.to_string(), e.rule, e.cite.to_string()))
        })
        .filter(|ending| !covered.contains(ending))
        .map(|(game, rule, cite)| format!("{game} {rule} ({cite})"))
        .collect();
    assert!(missing.is_empty(), "endings without a case: {}", missing.join(", "));
    println!("{} cases hold", cases.len());
}
