//! A player as a program, so that two builds can meet (`--old-program` of `cargo lab duel`).
//!
//! `cargo lab answer`
//!
//! It reads requests from the standard input, one line of JSON each, and answers each with a line:
//!
//! ```json
//! {"game": "ndoto", "actions": ["c1", "d2"], "level": 5, "millis": 15}
//! {"action": "a1", "depth": 9, "seconds": 0.015}
//! ```
//!
//! Actions are written as in records; `actions` are all since the usual beginning of the game. Without a level
//! the master plays. If a request goes on from the actions of the last one, the player keeps its thoughts;
//! otherwise a new game begins and it forgets them. Its time begins once the actions have been played. A request
//! that cannot be answered gets `{"error": "…"}`.

use std::io::{self, ErrorKind, Write, stdin, stdout};
use std::time::{Duration, Instant};

use crate::common::program::{Answer, Request};
use mbao_players::{Level, Limits, Player, Thoughts};
use mbao_rules::Game;

pub(crate) fn run() -> io::Result<()> {
    match answer_all() {
        // Nobody reads the answers any more.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

fn answer_all() -> io::Result<()> {
    let mut last = None;
    for line in stdin().lines() {
        let line = line?;
        // Some programs begin a text with a byte order mark.
        let request = line.trim_start_matches('\u{feff}');
        let answer = answer(request, &mut last).unwrap_or_else(|error| Answer::Error { error });
        writeln!(stdout(), "{}", serde_json::to_string(&answer)?)?;
    }
    Ok(())
}

/// Answers a request. `last` is the game of the last request, with the player's thoughts.
fn answer(line: &str, last: &mut Option<(Game, Thoughts)>) -> Result<Answer, String> {
    let request: Request = serde_json::from_str(line).map_err(|error| format!("bad request: {error}"))?;
    let goes_on = |(game, _): &(Game, Thoughts)| {
        *request.game == *game.rules().definition().id && request.actions.starts_with(&game.action_texts())
    };
    if last.take_if(|last| !goes_on(last)).is_some() || last.is_none() {
        let game = Game::start(&request.game).map_err(|error| error.to_string())?;
        *last = Some((game, Thoughts::default()));
    }
    let (game, thoughts) = last.as_mut().expect("a game has begun");
    for action in &request.actions[game.actions().len()..] {
        let number = game.actions().len() + 1;
        game.play_text(action).map_err(|error| format!("action {number}, {action}: {error}"))?;
    }
    let level = Level::new(request.level).ok_or_else(|| format!("there is no level {}", request.level))?;
    let player = Player::new(game.rules(), level, 1);
    let (start, time) = (Instant::now(), Duration::from_millis(request.millis));
    let found = player.suggest_from(thoughts, game, &Limits::default(), || start.elapsed() >= time);
    let found = found.ok_or("the game is over")?;
    let seconds = start.elapsed().as_secs_f64();
    Ok(Answer::Action { action: found.action.to_string(), depth: found.depth, seconds })
}
