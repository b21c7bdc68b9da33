//! Drives the engine from any language: one JSON command a line on standard
//! input, one JSON answer a line on standard output, until the input ends.

use std::io::{BufRead, Write};

use mbao_rules::{Error, Event, Game, NewGame, games};
use serde_json::{Map, Value, json};

fn main() -> std::io::Result<()> {
    let mut game: Option<Game> = None;
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let answer = answer(&line, &mut game).unwrap_or_else(|e| failure(e.code(), e.message()));
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn failure(code: &str, message: &str) -> Value {
    json!({ "ok": false, "code": code, "message": message })
}

/// Carries out one command; the game stays as it was when it fails.
fn answer(line: &str, game: &mut Option<Game>) -> Result<Value, Error> {
    let command: Value = match serde_json::from_str(line) {
        Ok(command) => command,
        Err(e) => return Ok(failure("bad-command", &format!("no JSON: {e}"))),
    };
    let text = |key: &str| command.get(key).and_then(Value::as_str).map(str::to_owned);
    match text("cmd").as_deref() {
        Some("games") => Ok(json!({ "ok": true, "games": games() })),
        Some("new") => {
            let request = NewGame {
                game: text("game").unwrap_or_default(),
                setup: text("setup"),
                options: options(command.get("options").and_then(Value::as_object)),
                position: text("position"),
                record: text("record"),
            };
            let new = Game::new(&request)?;
            let told = told(&new, &[]);
            *game = Some(new);
            Ok(told)
        }
        Some(other) => {
            let Some(game) = game else {
                return Ok(failure("bad-command", "no game yet: begin with {\"cmd\":\"new\",\"game\":…}"));
            };
            match other {
                "play" => {
                    let action = text("action").unwrap_or_default();
                    let events = game.play(&action)?;
                    Ok(told(game, &events))
                }
                "undo" => {
                    game.undo();
                    Ok(told(game, &[]))
                }
                "redo" => {
                    game.redo();
                    Ok(told(game, &[]))
                }
                "state" => Ok(told(game, &[])),
                "record" => Ok(json!({ "ok": true, "record": game.record() })),
                _ => Ok(failure(
                    "bad-command",
                    &format!("\"{other}\": expected games, new, play, undo, redo, state or record"),
                )),
            }
        }
        None => Ok(failure("bad-command", "no \"cmd\" in the command")),
    }
}

/// Options as texts; numbers and truth values are taken as they read.
fn options(given: Option<&Map<String, Value>>) -> Vec<(String, String)> {
    given
        .into_iter()
        .flatten()
        .map(|(key, value)| {
            let value = match value {
                Value::String(text) => text.clone(),
                Value::Bool(true) => "yes".to_owned(),
                Value::Bool(false) => "no".to_owned(),
                other => other.to_string(),
            };
            (key.clone(), value)
        })
        .collect()
}

fn told(game: &Game, events: &[Event]) -> Value {
    json!({
        "ok": true,
        "state": game.state(),
        "legal": game.legal(),
        "position": game.position(),
        "events": events,
    })
}
