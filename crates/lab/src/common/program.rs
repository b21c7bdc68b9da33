//! A player in a program of its own, such as one of an earlier build. It reads a request as a line of JSON and
//! answers with a line of JSON. Both sides only have to agree on the notation of actions.

use std::fmt::Display;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use mbao_rules::{Action, Game};
use serde::{Deserialize, Serialize};

/// What a program is asked.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Request {
    /// The game's name.
    pub(crate) game: String,
    /// All actions so far, as a record writes them.
    pub(crate) actions: Vec<String>,
    /// The level; the master's if it is left out.
    #[serde(default = "master")]
    pub(crate) level: u8,
    /// How long it may think once it has read the request.
    pub(crate) millis: u64,
}

fn master() -> u8 {
    5
}

/// What a program answers.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    Action {
        /// What it plays, as a record writes it.
        action: String,
        /// Turns that it saw ahead.
        depth: u8,
        /// How long it thought.
        seconds: f64,
    },
    /// Why it cannot answer.
    Error { error: String },
}

/// A running program.
pub(crate) struct Program {
    path: String,
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Program {
    /// Starts a program; stops if there is none.
    pub(crate) fn start(path: &str) -> Self {
        let command = Command::new(path).arg("answer").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = command.unwrap_or_else(|error| panic!("{path} cannot be started: {error}"));
        let requests = child.stdin.take().expect("it is piped");
        let answers = BufReader::new(child.stdout.take().expect("it is piped"));
        Self { path: path.to_owned(), child, requests, answers }
    }

    /// The legal action that it plays, the turns that it saw ahead and the seconds that it thought; stops at
    /// any other answer.
    pub(crate) fn ask(&mut self, game: &Game, level: u8, time: Duration) -> (Action, u8, f64) {
        let request = Request {
            game: game.rules().definition().id.to_string(),
            actions: game.action_texts(),
            level,
            millis: u64::try_from(time.as_millis()).expect("a short time"),
        };
        let line = serde_json::to_string(&request).expect("a request can be written");
        let mut answer = String::new();
        let asked = writeln!(self.requests, "{line}").and_then(|()| self.answers.read_line(&mut answer));
        match asked {
            Err(error) => self.fail(&line, &error),
            Ok(0) => self.fail(&line, &"it ended without an answer"),
            Ok(_) => {}
        }
        match serde_json::from_str(&answer) {
            Ok(Answer::Action { action, depth, seconds }) => {
                let read = game.rules().read_action(&action);
                let legal = read.and_then(|read| game.clone().play_text(&action).map(|_| read));
                match legal {
                    Ok(action) => (action, depth, seconds),
                    Err(error) => self.fail(&line, &format_args!("it plays {action}: {error}")),
                }
            }
            Ok(Answer::Error { error }) => self.fail(&line, &error),
            Err(error) => self.fail(&line, &format_args!("it answers {}: {error}", answer.trim_end())),
        }
    }

    fn fail(&self, request: &str, why: &dyn Display) -> ! {
        panic!("{}: {why}\nThe request was {request}", self.path)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
