//! Game records: headers, numbered turns, comments in braces.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use core::fmt::Write as _;

use super::action::short;
use crate::board::Side;
use crate::error::Error;
use crate::game::Game;

/// Tags that a record begins with, in this order; others keep theirs.
const KNOWN: [&str; 9] = ["Game", "Setup", "Options", "Position", "South", "North", "Result", "Date", "Site"];

/// An action of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    pub(crate) text: String,
    /// Line of the text, from 1.
    pub(crate) line: usize,
}

/// The parts of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    pub(crate) tags: Vec<(String, String)>,
    pub(crate) moves: Vec<Item>,
    /// Comments by the number of actions before them.
    comments: Vec<(usize, String)>,
}

impl Record {
    /// A header's value.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }

    /// The options header as names and values.
    pub(crate) fn options(&self) -> Result<Option<Vec<(String, String)>>, Error> {
        let Some(text) = self.tag("Options") else { return Ok(None) };
        text.split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
            .map(|part| {
                part.split_once('=').map(|(k, v)| (k.trim().to_owned(), v.trim().to_owned())).ok_or_else(
                    || Error::BadRecord(format!("Options: \"{}\": expected name=value", short(part))),
                )
            })
            .collect::<Result<_, _>>()
            .map(Some)
    }

    /// What was said after so many actions.
    fn comment(&self, actions: usize) -> Option<&str> {
        self.comments.iter().find(|(at, _)| *at == actions).map(|(_, words)| words.as_str())
    }

    pub(crate) fn forget_after(&mut self, actions: usize) {
        self.comments.retain(|&(at, _)| at <= actions);
    }

    /// Reads the parts of a record without replaying it.
    ///
    /// # Errors
    /// [`Error::BadRecord`] with the line.
    pub fn read(text: &str) -> Result<Self, Error> {
        let mut record = Self::default();
        let mut lines = text.lines().enumerate().peekable();
        while lines.next_if(|(_, line)| line.trim().is_empty()).is_some() {}
        while let Some((number, line)) = lines.next_if(|(_, line)| !line.trim().is_empty()) {
            let (tag, value) = line.split_once(':').filter(|(tag, _)| is_tag(tag)).ok_or_else(|| {
                Error::BadRecord(format!(
                    "line {}: \"{}\": expected a header, Tag: value, or an empty line before the turns",
                    number + 1,
                    short(line)
                ))
            })?;
            if record.tag(tag.trim()).is_some() {
                return Err(Error::BadRecord(format!(
                    "line {}: header {} stands twice",
                    number + 1,
                    tag.trim()
                )));
            }
            record.tags.push((tag.trim().to_owned(), value.trim().to_owned()));
        }
        let rest: Vec<(usize, &str)> = lines.collect();
        record.read_turns(&rest)?;
        Ok(record)
    }

    fn read_turns(&mut self, lines: &[(usize, &str)]) -> Result<(), Error> {
        let mut comment: Option<(String, usize)> = None;
        let mut verb: Option<(String, usize)> = None;
        for &(number, line) in lines {
            let number = number + 1;
            let mut rest = line;
            if let Some((text, _)) = &mut comment
                && !text.is_empty()
            {
                text.push(' ');
            }
            while !rest.is_empty() {
                if let Some((text, _)) = &mut comment {
                    let Some(end) = rest.find('}') else {
                        text.push_str(rest.trim());
                        break;
                    };
                    text.push_str(rest[..end].trim_end());
                    self.add_comment(text.trim());
                    comment = None;
                    rest = &rest[end + 1..];
                    continue;
                }
                rest = rest.trim_start();
                if let Some(inside) = rest.strip_prefix('{') {
                    comment = Some((String::new(), number));
                    rest = inside;
                    continue;
                }
                let end = rest.find(|c: char| c.is_whitespace() || c == '{').unwrap_or(rest.len());
                let (word, after) = rest.split_at(end);
                rest = after;
                if word.is_empty() || is_turn_number(word) || word == "..." {
                    continue;
                }
                if let Some((first, line)) = verb.take() {
                    self.moves.push(Item { text: format!("{first} {word}"), line });
                } else if matches!(word, "lift" | "lay" | "tap") {
                    verb = Some((word.to_owned(), number));
                } else {
                    self.moves.push(Item { text: word.to_owned(), line: number });
                }
            }
        }
        if let Some((_, line)) = comment {
            return Err(Error::BadRecord(format!(
                "line {line}: a comment is opened with {{ and never closed"
            )));
        }
        if let Some((first, line)) = verb {
            return Err(Error::BadRecord(format!(
                "line {line}: \"{first}\" at the end: expected what follows it"
            )));
        }
        Ok(())
    }

    /// Braces do not nest: one inside is as good as a space.
    fn add_comment(&mut self, text: &str) {
        let text = one_line(&text.replace('{', " "));
        if text.is_empty() {
            return;
        }
        let here = self.moves.len();
        match self.comments.last_mut() {
            Some((at, words)) if *at == here => {
                words.push(' ');
                words.push_str(&text);
            }
            _ => self.comments.push((here, text)),
        }
    }
}

fn is_tag(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_' || c == ' ')
}

/// `12.`
fn is_turn_number(word: &str) -> bool {
    word.strip_suffix('.').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

/// A header's value on one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Writes the record of a game.
pub(crate) fn write(game: &Game) -> String {
    let mut text = String::new();
    let rules = game.rules();
    let options: Vec<String> = rules.chosen().iter().map(|(k, v)| format!("{k}={v}")).collect();
    // What the game itself says comes before what the record said.
    let mut tags: Vec<(&str, String)> =
        vec![("Game", rules.page().id.to_string()), ("Setup", rules.setup_name().to_owned())];
    if !options.is_empty() {
        tags.push(("Options", options.join(", ")));
    }
    if game.began_from_position() {
        tags.extend(rules.position_text(game.first_position()).map(|t| ("Position", t)));
    }
    if let Some(outcome) = game.outcome() {
        let winner = match outcome.winner {
            Some(Side::South) => "1-0",
            Some(Side::North) => "0-1",
            None => "1/2-1/2",
        };
        let [south, north] = outcome.score;
        tags.push(("Result", format!("{winner} ({south}-{north}, {})", outcome.kind.word())));
    }
    for name in KNOWN {
        let own = tags.iter().find(|(tag, _)| *tag == name).map(|(_, value)| value.as_str());
        let value = own.or_else(|| {
            game.notes.tag(name).filter(|_| !matches!(name, "Game" | "Setup" | "Options" | "Position"))
        });
        if let Some(value) = value {
            let _ = writeln!(text, "{name}: {}", one_line(value));
        }
    }
    for (name, value) in game.notes.tags.iter().filter(|(n, _)| !KNOWN.contains(&n.as_str())) {
        let _ = writeln!(text, "{name}: {}", one_line(value));
    }
    text.push('\n');
    write_turns(game, &mut text);
    text
}

fn write_turns(game: &Game, text: &mut String) {
    let mut line = 0_u32;
    let mut last: Option<(u32, Side, bool)> = None;
    let comment = |text: &mut String, at: usize| {
        if let Some(words) = game.notes.comment(at) {
            let _ = write!(text, " {{{words}}}");
        }
    };
    if let Some(words) = game.notes.comment(0) {
        let _ = writeln!(text, "{{{words}}}");
    }
    let mut count = 0;
    for (action, pos, turn) in game.actions() {
        let play = pos.phase().is_play();
        let now = (turn, pos.mover(), play);
        if last == Some(now) {
            text.push(' ');
        } else {
            // South's turn opens a line; so does the first of all.
            let opens = match last {
                None => true,
                Some((_, _, was_play)) => pos.mover() == Side::South || was_play != play,
            };
            if opens {
                if last.is_some() {
                    text.push('\n');
                }
                if play {
                    line += 1;
                }
                let _ = write!(text, "{line}. ");
                if pos.mover() == Side::North {
                    text.push_str("...  ");
                }
            } else {
                text.push_str("  ");
            }
        }
        text.push_str(&action);
        count += 1;
        comment(text, count);
        last = Some(now);
    }
    if last.is_some() {
        text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;

    use crate::{Game, NewGame};

    #[test]
    fn comments_are_written_as_they_are_read_again() {
        for comments in ["{{\n}", "{ a {b\n\n c } { d }", "{}{ }{x}"] {
            let read = |record: String| {
                Game::new(&NewGame { record: Some(record), ..NewGame::default() }).expect("a record")
            };
            let record = read(format!("Game: ndoto\n\n{comments} 1. c1 {comments}")).record();
            assert_eq!(read(record.clone()).record(), record, "{comments}");
        }
    }
}
