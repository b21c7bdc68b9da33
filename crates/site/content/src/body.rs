//! The body of a Markdown file, taken apart.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser};

use crate::lines::Lines;

/// A part of a body with its place in the text.
pub(crate) type Part<'t> = (Event<'t>, Range<usize>);

/// What stands below the head of a Markdown file.
pub(crate) struct Body<'t> {
    pub(crate) file: String,
    pub(crate) text: &'t str,
    pub(crate) lines: Lines,
    pub(crate) events: Vec<Part<'t>>,
}

impl<'t> Body<'t> {
    pub(crate) const ARTICLE: Options = Options::ENABLE_FOOTNOTES.union(Options::ENABLE_SMART_PUNCTUATION);
    pub(crate) const GUIDE: Options = Options::ENABLE_TABLES.union(Options::ENABLE_SMART_PUNCTUATION);

    /// Takes a text apart; `before` lines of its file precede it.
    pub(crate) fn parse(file: &str, text: &'t str, before: usize, options: Options) -> Self {
        let events = Parser::new_ext(text, options).into_offset_iter().collect();
        Self { file: file.to_owned(), text, lines: Lines::of(text, before), events }
    }
}
