//! Reads what people have: notes of a game with or without headers, with numbers, remarks and results, in the signs of
//! chess programs or of bao's masters. What can be read becomes a story; the rest stays as words at its place.

mod headers;
mod reading;
mod unread;

use mbao_rules::Error;

use self::headers::{BEGINS, Header, begun, fill, headers};
use self::reading::Reading;
pub use self::unread::{Part, Unread, Why};
use crate::prelude::*;
use crate::read;
use crate::story::Story;

impl Story {
    /// Reads what people have: a record or a story with faults, moves without headers, with numbers, remarks and results
    /// in any form, in the signs of chess programs, or in the notation of bao's masters. What can be read becomes a
    /// story; all else stands in it as words at its place, so that one bad move costs nothing but itself and what
    /// follows it in its line.
    ///
    /// What the text's headers leave open is as in `blank`: the game with its set-up and options, the language.
    ///
    /// ```
    /// use mbao_story::Story;
    ///
    /// let blank = Story::read("Game: ndoto\nLanguage: sw\n")?;
    /// let part = Story::read_part("[White \"Amina\"]\n\n1. c1 $1 (1. d1) d2 1-0", &blank)?;
    /// let text = "Game: ndoto\nLanguage: sw\nSouth: Amina\nResult: 1-0\n\n1. c1 (1. d1)  d2\n";
    /// assert_eq!((part.story.to_string().as_str(), part.unread.len()), (text, 0));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// The text names an unknown game, or nothing in it is a move, a position or a header that says what is played; or
    /// it is too long.
    pub fn read_part(text: &str, blank: &Self) -> Result<Part, Error> {
        if let Ok(mut story) = read::story(text, blank.definition.clone()) {
            if story.definition.is_some() {
                fill(&mut story, blank, |_| true);
            }
            return Ok(Part { story, unread: Vec::new() });
        }
        read::short(text, "the text")?;
        let (headers, body) = headers(text);
        let (story, refused) = begun(&headers, &body, blank)?;
        let mut reading = Reading::of(&body, story.start()?, story.definition.as_ref());
        let begins = |header: &Header| ["Game"].iter().chain(&BEGINS).any(|name| header.name == *name);
        let says = headers.iter().any(|header| begins(header) && story.header(&header.name).is_some());
        for (header, error) in refused {
            reading.refuse(header, error);
        }
        reading.read();
        let Reading { lines, unread, first, result, .. } = reading;
        let main = lines.into_iter().next().unwrap_or_default().line;
        let mut story = Story { words: main.words, steps: main.steps, ..story };
        if story.steps.is_empty() && !says {
            return Err(first.unwrap_or_else(|| refused!("no move stands in it")));
        }
        if let (Some(result), None) = (result, story.header("Result")) {
            story.headers.push(("Result".to_owned(), result));
        }
        // What was read can be written and read again, or is too long for that.
        let story = read::story(&story.to_string(), story.definition)?;
        Ok(Part { story, unread })
    }
}
