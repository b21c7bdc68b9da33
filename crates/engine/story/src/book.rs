//! Several stories in one text: its chapters.

use core::fmt;
use core::ops::Range;

use crate::letter::unquoted;
use crate::lines::line;
use crate::part::Part;
use crate::prelude::*;
use crate::read::{short, story};
use crate::record::Record;
use crate::story::{Story, in_language};
use mbao_rules::typed::same;
use mbao_rules::{Definition, Error};

/// The chapters of a text, each a story with headers of its own. What the first says of author, language, licence and
/// source holds for all that say nothing else; one that names no game plays the first one's.
///
/// ```
/// use mbao_story::Book;
///
/// let text = "Game: ndoto\nAuthor: Amina\n\n1. c1\n\n---\n\nTitle: Again\n\n1. d1\n";
/// let mut book = Book::read(text)?;
/// assert_eq!(book.chapters[1].header("Author"), Some("Amina"));
/// assert_eq!(book.to_string(), text);
///
/// let error = Book::read("Game: ndoto\n\n1. c1\n\n---\n\nGame: chess\n").unwrap_err();
/// assert!(error.message().starts_with("chapter 2: line 7: Game: "), "{error}");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Book {
    /// The stories; each can be read alone.
    pub chapters: Vec<Story>,
}

/// The line between two chapters.
const BETWEEN: &str = "---";
/// Headers of the first chapter that hold for all.
const SHARED: [&str; 4] = ["Author", "Language", "Licence", "Source"];
/// These hold for chapters that name no game.
const GAME: [&str; 2] = ["Game", "Rules"];

impl Book {
    /// The most chapters.
    pub const MAX_CHAPTERS: usize = 64;

    /// Reads all chapters, of recorded games, and plays each of their actions.
    ///
    /// # Errors
    /// As [`Story::read`], with the number of the chapter.
    pub fn read(text: &str) -> Result<Self, Error> {
        Self::read_with(text, |_| Ok(None))
    }

    /// Reads all chapters. `own` is given the text of each, and may say by which definition it is played.
    ///
    /// # Errors
    /// As [`Book::read`]; what `own` refuses.
    pub fn read_with(
        text: &str,
        mut own: impl FnMut(&str) -> Result<Option<Definition>, Error>,
    ) -> Result<Self, Error> {
        let texts = chapters(text)?;
        let several = texts.len() > 1;
        let mut chapters = Vec::new();
        for (at, text) in texts.iter().enumerate() {
            let read = own(text).and_then(|definition| story(text, definition));
            chapters.push(read.map_err(|error| if several { of_chapter(at, &error) } else { error })?);
        }
        let mut book = Self { chapters };
        if several {
            book.align();
            short(&book.to_string(), "the text as it is written again")?;
        }
        Ok(book)
    }

    /// Reads what people have, as [`Story::read_part`], chapter by chapter: one that cannot be read hides no other.
    ///
    /// ```
    /// use mbao_story::{Book, Story};
    ///
    /// let blank = Story::read("Game: ndoto\n")?;
    /// let parts = Book::read_part("1. c1 z9\n\n---\n\nGame: chess\n\n1. e4\n\n---\n\nTitle: Last\n\n1. d1", &blank)?;
    /// let told: Vec<bool> = parts.iter().map(Result::is_ok).collect();
    /// assert_eq!(told, [true, false, true]);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// The text is too long, or has too many chapters.
    pub fn read_part(text: &str, blank: &Story) -> Result<Vec<Result<Part, Error>>, Error> {
        let texts = chapters(text)?;
        let several = texts.len() > 1;
        let parts = texts.iter().enumerate().map(|(at, text)| {
            let part = Story::read_part(text, blank);
            part.map_err(|error| if several { of_chapter(at, &error) } else { error })
        });
        Ok(parts.collect())
    }

    /// Puts what each chapter has from the first before what is its own.
    fn align(&mut self) {
        let Some((first, others)) = self.chapters.split_first_mut() else { return };
        for chapter in others {
            let shared = |(name, _): &&(String, String)| is_shared(first, chapter, name);
            let mut headers: Vec<_> = first.headers.iter().filter(shared).cloned().collect();
            headers.extend(chapter.headers.iter().filter(|header| !shared(header)).cloned());
            chapter.headers = headers;
        }
    }
}

impl From<Story> for Book {
    fn from(story: Story) -> Self {
        Self { chapters: [story].into() }
    }
}

fn of_chapter(at: usize, error: &Error) -> Error {
    refused!("chapter {}: {}", at + 1, error.message())
}

/// Whether a chapter has a header from the first, with all that say the same in other languages.
fn is_shared(first: &Story, chapter: &Story, name: &str) -> bool {
    let all = |story: &Story, base: &str| -> Vec<(String, String)> {
        story.headers.iter().filter(|(name, _)| same(in_language(name).0, base)).cloned().collect()
    };
    let base = in_language(name).0;
    let alike = |names: &[&str]| names.iter().all(|name| all(first, name) == all(chapter, name));
    match SHARED.iter().position(|shared| same(shared, base)) {
        Some(at) => alike(&SHARED[at..=at]),
        None => GAME.iter().any(|shared| same(shared, base)) && alike(&GAME),
    }
}

impl fmt::Display for Book {
    /// Writes all chapters, with a line `---` between two.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, others)) = self.chapters.split_first() else { return Ok(()) };
        let mut before = first.to_string();
        f.write_str(&before)?;
        for chapter in others {
            f.write_str(if before.ends_with("\n\n") { "" } else { "\n" })?;
            writeln!(f, "{BETWEEN}\n")?;
            let mut own = chapter.clone();
            own.headers.retain(|(name, _)| !is_shared(first, chapter, name));
            // A chapter begins with a header.
            if own.headers.is_empty() {
                let game = chapter.header("Game").or_else(|| first.header("Game")).unwrap_or_default();
                own.headers.push(("Game".to_owned(), game.to_owned()));
            }
            own.definition = None;
            before = own.to_string();
            f.write_str(&before)?;
        }
        Ok(())
    }
}

/// The chapters of a text, each as a text of its own: with the headers that the first has for all, and with empty lines
/// before it, so that its lines are counted from the beginning of the whole. A text without a line `---` between empty
/// lines is one chapter, and stays as it is.
///
/// ```
/// let text = "Game: ndoto\nAuthor: Amina\n\n1. c1\n\n---\n\nTitle: Again\n\n1. d1\n";
/// let texts = mbao_story::chapters(text)?;
/// assert_eq!(texts[1], "\n\n\n\n\nGame: ndoto\nAuthor: Amina\nTitle: Again\n\n1. d1\n");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
///
/// # Errors
/// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord), if the text is too long or has too many chapters.
pub fn chapters(text: &str) -> Result<Vec<String>, Error> {
    short(text, "the text")?;
    let unquoted = unquoted(text);
    let text = unquoted.as_deref().unwrap_or(text);
    let parts = split(text)?;
    let mut texts = Vec::new();
    let mut first = Vec::new();
    for (at, (number, part)) in parts.into_iter().enumerate() {
        let part = text.get(part).unwrap_or_default();
        let own = Record::read_headers(part).map(|(record, ..)| record.tags).unwrap_or_default();
        if at == 0 {
            texts.push(part.to_owned());
            first = own;
            continue;
        }
        let says = |base: &str| own.iter().any(|(tag, _)| same(in_language(tag).0, base));
        let lacks = |name: &str| {
            let base = in_language(name).0;
            let of = |names: &[&str]| names.iter().any(|shared| same(shared, base));
            of(&SHARED) && !says(base) || of(&GAME) && !says(GAME[0]) && !says(GAME[1])
        };
        let shared: Vec<String> = (first.iter().filter(|(name, _)| lacks(name)))
            .map(|(name, value)| format!("{name}: {value}\n"))
            .collect();
        let mut text = "\n".repeat(number.saturating_sub(shared.len()));
        text.extend(shared);
        text.push_str(part);
        texts.push(text);
    }
    Ok(texts)
}

/// Where chapters stand, and how many lines come before each.
fn split(text: &str) -> Result<Vec<(usize, Range<usize>)>, Error> {
    let mut parts = Vec::new();
    let mut begin = (0, 0);
    // Whether the line before is empty, and where a line between chapters began.
    let (mut after_empty, mut between, mut fences) = (false, None, 0);
    let mut end = text.len();
    let mut rest = Some(text);
    let mut number = 0;
    loop {
        let at = text.len() - rest.unwrap_or("").len();
        let Some(content) = line(&mut rest) else { break };
        number += 1;
        let empty = content.trim_ascii().is_empty();
        if let Some(before) = between.take()
            && empty
        {
            parts.push((begin.0, begin.1..before));
            begin = (number, text.len() - rest.unwrap_or("").len());
        }
        between = (after_empty && content.trim_ascii_end() == BETWEEN).then_some(at);
        after_empty = empty;
        // What follows a fence around several chapters belongs to the letter.
        if content.starts_with("```") {
            fences += 1;
            if fences == 2 && !parts.is_empty() {
                end = at;
                break;
            }
        }
        if parts.len() == Book::MAX_CHAPTERS {
            return Err(refused!("line {number}: a text has at most {} chapters", Book::MAX_CHAPTERS));
        }
    }
    parts.push((begin.0, begin.1..end.max(begin.1)));
    Ok(parts)
}
