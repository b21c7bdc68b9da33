//! Commands and answers of the referee. Every line gets one answer; a command
//! that is refused leaves the game in progress as it was.

use std::io::{self, BufRead, ErrorKind, Write};

use mbao_rules::{Error, Event, Game, GameBuilder, games};
use mbao_story::{Notes, Record};
use serde_json::{Map, Value, json};

/// Answers every line of the input, as long as the answers are read.
pub fn run(input: impl BufRead, output: impl Write) -> io::Result<()> {
    match answer_all(input, output) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        ended => ended,
    }
}

fn answer_all(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    let mut line = Vec::new();
    let mut first = true;
    while input.read_until(b'\n', &mut line)? > 0 {
        // Some programs begin a text with a byte order mark.
        let command = line.strip_prefix("\u{feff}".as_bytes()).filter(|_| first).unwrap_or(&line);
        writeln!(output, "{}", referee.answer(command))?;
        output.flush()?;
        line.clear();
        first = false;
    }
    Ok(())
}

/// Why a command is refused: a stable code, and a sentence that says what and where.
struct Refusal {
    code: &'static str,
    message: String,
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        Self { code: error.code(), message: error.message().to_owned() }
    }
}

/// The refusal of a line that is not a command.
fn bad_command(message: impl Into<String>) -> Refusal {
    Refusal { code: "bad-command", message: message.into() }
}

/// The game in progress, if there is one.
#[derive(Default)]
struct Referee {
    game: Option<(Game, Notes)>,
}

impl Referee {
    /// The answer to a line.
    fn answer(&mut self, line: &[u8]) -> Value {
        self.carry_out(line).unwrap_or_else(
            |refusal| json!({ "ok": false, "code": refusal.code, "message": refusal.message }),
        )
    }

    fn carry_out(&mut self, line: &[u8]) -> Result<Value, Refusal> {
        let line = std::str::from_utf8(line)
            .map_err(|e| bad_command(format!("byte {} of the line is not UTF-8", e.valid_up_to() + 1)))?;
        if line.trim().is_empty() {
            return Err(bad_command("the line is blank: expected a JSON object"));
        }
        let command: Value =
            serde_json::from_str(line).map_err(|e| bad_command(format!("the line is no JSON: {e}")))?;
        let Value::Object(fields) = command else {
            return Err(bad_command(format!("{command} is no command: expected a JSON object")));
        };
        let mut fields = Fields(fields);
        let name = fields.text("cmd")?.ok_or_else(|| bad_command("no \"cmd\" in the command"))?;
        match name.as_str() {
            "games" => {
                fields.only(&[])?;
                Ok(json!({ "ok": true, "games": games() }))
            }
            "new" => {
                let begun = begin(fields)?;
                let told = reply(&begun.0, &[]);
                self.game = Some(begun);
                Ok(told)
            }
            "play" => {
                let action = fields.text("action")?;
                fields.only(&["action"])?;
                let action = action.ok_or_else(|| bad_command("no \"action\" in the command"))?;
                let (game, _) = self.current()?;
                let events = game.play_text(&action)?;
                Ok(reply(game, &events))
            }
            "undo" | "redo" | "state" => {
                fields.only(&[])?;
                let (game, _) = self.current()?;
                match name.as_str() {
                    "undo" => game.undo(),
                    "redo" => game.redo(),
                    _ => false,
                };
                Ok(reply(game, &[]))
            }
            "record" => {
                fields.only(&[])?;
                let (game, notes) = self.current()?;
                Ok(json!({ "ok": true, "record": notes.record(game) }))
            }
            other => Err(bad_command(format!(
                "\"cmd\": \"{other}\" is no command: expected games, new, play, undo, redo, state or record"
            ))),
        }
    }

    fn current(&mut self) -> Result<&mut (Game, Notes), Refusal> {
        self.game.as_mut().ok_or_else(|| bad_command("no game yet: begin with {\"cmd\":\"new\",\"game\":…}"))
    }
}

/// Begins a game.
fn begin(mut fields: Fields) -> Result<(Game, Notes), Refusal> {
    let game = fields.text("game")?;
    let request = GameBuilder {
        setup: fields.text("setup")?,
        options: fields.options()?,
        position: fields.text("position")?,
        ..Game::builder(game.as_deref().unwrap_or_default())
    };
    let record = fields.text("record")?;
    fields.only(&["game", "setup", "options", "position", "record"])?;
    let Some(record) = record else {
        if game.is_none() {
            return Err(bad_command("nothing to begin: expected \"game\" or \"record\""));
        }
        return Ok((request.start()?, Notes::default()));
    };
    if Record::read(&record)?.tag("Game").is_none() {
        // The record does not name its game.
        return Ok(Notes::read(&record, request)?);
    }
    let (played, notes) = Notes::read(&record, GameBuilder::default())?;
    agree(&request, game.as_deref(), &played)?;
    Ok((played, notes))
}

/// Checks that the fields given beside a record agree with it.
fn agree(request: &GameBuilder, game: Option<&str>, played: &Game) -> Result<(), Refusal> {
    let rules = played.rules();
    let differs = |field: &str, said: &str, is: &str| {
        Err(bad_command(format!("\"{field}\" is \"{said}\", but the record is of \"{is}\"")))
    };
    if let Some(game) = game.filter(|&game| game != rules.definition().id) {
        return differs("game", game, &rules.definition().id);
    }
    if let Some(setup) = request.setup.as_deref().filter(|&setup| setup != rules.setup_name()) {
        return differs("setup", setup, rules.setup_name());
    }
    let effective = rules.effective_options();
    for (id, value) in &request.options {
        match effective.iter().find(|(known, _)| known == id) {
            Some((_, played)) if played == value => {}
            Some((_, played)) => return differs(&format!("options.{id}"), value, played),
            None => {
                return Err(bad_command(format!(
                    "\"options.{id}\": {} has no such option",
                    rules.definition().id
                )));
            }
        }
    }
    if let Some(text) = &request.position {
        let position = rules.position_text(&rules.read_position(text)?);
        let mut start = played.clone();
        while start.undo() {}
        if position != start.position_text() {
            let began = start.position_text().unwrap_or_else(|| rules.setup_name().to_owned());
            return differs("position", text, &began);
        }
    }
    Ok(())
}

/// The fields of a command that have not been read yet.
struct Fields(Map<String, Value>);

impl Fields {
    /// Takes a text field; `null` counts as missing.
    fn text(&mut self, name: &str) -> Result<Option<String>, Refusal> {
        match self.0.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(bad_command(format!("\"{name}\" is {other}: expected a text"))),
        }
    }

    /// Takes the options; numbers and booleans become text as written.
    fn options(&mut self) -> Result<Vec<(String, String)>, Refusal> {
        let given = match self.0.remove("options") {
            None | Some(Value::Null) => return Ok(Vec::new()),
            Some(Value::Object(given)) => given,
            Some(other) => {
                return Err(bad_command(format!("\"options\" is {other}: expected an object")));
            }
        };
        let mut options = Vec::new();
        for (id, value) in given {
            let value = match value {
                Value::Null => continue,
                Value::String(text) => text,
                Value::Number(number) => number.to_string(),
                Value::Bool(yes) => if yes { "yes" } else { "no" }.to_owned(),
                other => {
                    let message =
                        format!("\"options.{id}\" is {other}: expected a text, a number, true or false");
                    return Err(bad_command(message));
                }
            };
            options.push((id, value));
        }
        Ok(options)
    }

    /// Refuses fields that have not been read.
    fn only(&self, known: &[&str]) -> Result<(), Refusal> {
        let Some(unknown) = self.0.keys().next() else { return Ok(()) };
        let expected = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
        Err(bad_command(format!(
            "\"{unknown}\" is no field of this command: expected {expected} beside \"cmd\""
        )))
    }
}

fn reply(game: &Game, events: &[Event]) -> Value {
    json!({
        "ok": true,
        "state": game.state(),
        "legal": game.legal_texts(),
        "position": game.position_text(),
        "events": events,
    })
}
