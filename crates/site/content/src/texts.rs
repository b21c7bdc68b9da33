//! Every text of the folder with its file, language and line: the strings of TOML files whose key is a
//! language's tag, and all strings, Markdown and Fluent messages below `i18n/LANGUAGE/`.

use std::ops::Range;

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser::{self, Slice};
use mbao_words::Lang;
use pulldown_cmark::{Event, Tag, TagEnd};
use toml::de::DeValue;

use crate::body::Body;
use crate::lines::Lines;
use crate::marks;
use crate::toml_file::Toml;

/// A paragraph, a message or a string.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Text {
    pub(crate) file: String,
    pub(crate) line: usize,
    pub(crate) lang: Lang,
    pub(crate) part: Part,
    /// Its words as they are written, without markup; line breaks are those of the file.
    pub(crate) words: String,
}

/// What of its file a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// What Markdown begins with, after its headings.
    Opening,
    /// Another paragraph, an item or a note.
    Prose,
    /// A heading, a row of a table, a string or a message.
    Other,
}

/// Strings whose key is the tag of a language; of a file in one language, all strings but those that name an item.
pub(crate) fn of_toml(toml: &mut Toml<'_>, whole: Option<Lang>) -> Vec<Text> {
    let file = toml.file.clone();
    let mut texts = Vec::new();
    toml.each(&mut |at, value| {
        if let DeValue::String(words) = value
            && let Some(lang) =
                whole.filter(|_| at.path.rsplit('.').next() != Some("id")).or_else(|| at.lang())
        {
            let (file, words) = (file.clone(), words.to_string());
            texts.push(Text { file, line: at.line, lang, part: Part::Other, words });
        }
    });
    texts
}

/// Paragraphs, headings, items, notes and rows of tables, without code, marks of places and what places plates.
pub(crate) fn of_markdown(body: &Body<'_>, lang: Lang) -> Vec<Text> {
    let mut gathered = Gathered::new(&body.file, &body.lines, lang);
    let mut open: Option<Words<'_>> = None;
    for (event, range) in &body.events {
        match event {
            Event::Start(
                Tag::Paragraph
                | Tag::Heading { .. }
                | Tag::Item
                | Tag::TableHead
                | Tag::TableRow
                | Tag::FootnoteDefinition(_),
            ) => {
                let part = match event {
                    Event::Start(Tag::Paragraph | Tag::Item | Tag::FootnoteDefinition(_)) => Part::Prose,
                    _ => Part::Other,
                };
                gathered.end(open.replace(Words { part, ..Words::beginning(body.text, range.start) }));
            }
            Event::Start(Tag::CodeBlock(_) | Tag::HtmlBlock)
            | Event::End(
                TagEnd::Paragraph
                | TagEnd::Heading(_)
                | TagEnd::Item
                | TagEnd::TableHead
                | TagEnd::TableRow
                | TagEnd::FootnoteDefinition,
            ) => gathered.end(open.take()),
            Event::Start(Tag::TableCell) => open.iter_mut().for_each(|row| row.found.push_str(" | ")),
            Event::Text(_) => open.iter_mut().for_each(|open| open.take(range.clone())),
            _ => {}
        }
    }
    gathered.texts
}

/// The patterns of messages and the variants in them, with `…` for a variable, another message or a choice.
pub(crate) fn of_fluent(file: &str, text: &str, lang: Lang) -> Vec<Text> {
    let lines = Lines::of(text, 0);
    let mut gathered = Gathered::new(file, &lines, lang);
    // What is wrong with a message is said where it is compiled.
    let (Ok(messages) | Err((messages, _))) = parser::parse(Stretch { text, at: 0 });
    for entry in &messages.body {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (Some(&term.value), &term.attributes),
            _ => continue,
        };
        for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            gathered.pattern(text, pattern);
        }
    }
    gathered.texts
}

/// A stretch of a Fluent file.
#[derive(Clone, PartialEq)]
struct Stretch<'t> {
    text: &'t str,
    at: usize,
}

impl AsRef<str> for Stretch<'_> {
    fn as_ref(&self) -> &str {
        self.text
    }
}

impl<'t> Slice<'t> for Stretch<'t> {
    fn slice(&self, range: Range<usize>) -> Self {
        Self { at: self.at + range.start, text: &self.text[range] }
    }

    fn trim(&mut self) {
        self.text = self.text.trim_end_matches([' ', '\r', '\n']);
    }
}

/// The texts of a file.
struct Gathered<'a> {
    file: &'a str,
    lines: &'a Lines,
    lang: Lang,
    texts: Vec<Text>,
}

impl<'a> Gathered<'a> {
    fn new(file: &'a str, lines: &'a Lines, lang: Lang) -> Self {
        Self { file, lines, lang, texts: Vec::new() }
    }

    fn end(&mut self, read: Option<Words<'_>>) {
        let Some(Words { found, begin: Some(begin), part, .. }) = read else { return };
        let words = marks::split(&found).map_or(found.as_str(), |(words, _)| words).trim_end();
        if words.contains(|letter| !matches!(letter, '…' | '|' | ' ' | '\n')) && !words.starts_with("::") {
            let (file, words) = (self.file.to_owned(), words.to_owned());
            let opened = self.texts.iter().any(|text| text.part == Part::Opening);
            let part = if part == Part::Prose && !opened { Part::Opening } else { part };
            self.texts.push(Text { file, line: self.lines.line(begin), lang: self.lang, part, words });
        }
    }

    fn pattern(&mut self, file: &str, pattern: &Pattern<Stretch<'_>>) {
        let mut read = Words { file, part: Part::Other, found: String::new(), begin: None, end: 0 };
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => read.take(value.at..value.at + value.text.len()),
                PatternElement::Placeable { expression } => {
                    read.found.push('…');
                    if let Expression::Select { variants, .. } = expression {
                        for variant in variants {
                            self.pattern(file, &variant.value);
                        }
                    }
                }
            }
        }
        self.end(Some(read));
    }
}

/// A text put together from stretches of a file, with the line breaks that are between them.
struct Words<'t> {
    file: &'t str,
    part: Part,
    found: String,
    begin: Option<usize>,
    end: usize,
}

impl<'t> Words<'t> {
    fn beginning(file: &'t str, at: usize) -> Self {
        Self { file, part: Part::Other, found: String::new(), begin: Some(at), end: at }
    }

    fn take(&mut self, stretch: Range<usize>) {
        if self.begin.is_none() {
            (self.begin, self.end) = (Some(stretch.start), stretch.start);
        }
        self.found.extend(self.file[self.end..stretch.start].matches('\n'));
        self.found.push_str(&self.file[stretch.clone()]);
        self.end = stretch.end;
    }
}

#[cfg(test)]
mod tests {
    use pulldown_cmark::Options;

    use super::Part::{Opening, Other, Prose};
    use super::*;
    use crate::problem::Problems;

    fn words(found: Vec<Text>) -> Vec<(usize, String)> {
        found.into_iter().map(|text| (text.line, text.words)).collect()
    }

    fn expected(texts: &[(usize, &str)]) -> Vec<(usize, String)> {
        texts.iter().map(|(line, words)| (*line, (*words).to_owned())).collect()
    }

    #[test]
    fn markdown_gives_words_without_markup() {
        let text = "## Then\n\nOne [pit](term:pit), *two*.[^1] {§5}\n\n::diagram a\n\n\
                    1. Three. {§5}\n2. Four `a\n   b`\n   \"more\". {§5}\n\n```\ncode\n```\n\n\
                    | a | b |\n| --- | --- |\n| c | d |\n\n[^1]: A note. {§5, our note}\n";
        let options = Options::ENABLE_FOOTNOTES | Options::ENABLE_TABLES | Options::ENABLE_SMART_PUNCTUATION;
        let body = Body::parse("", text, 4, options);
        let expected = expected(&[
            (5, "Then"),
            (7, "One pit, two."),
            (11, "Three."),
            (12, "Four \n\n\"more\"."),
            (20, " | a | b"),
            (22, " | c | d"),
            (24, "A note."),
        ]);
        let found = of_markdown(&body, Lang::default());
        let parts: Vec<Part> = found.iter().map(|text| text.part).collect();
        assert_eq!(words(found), expected);
        assert_eq!(parts, [Other, Opening, Prose, Prose, Other, Other, Prose]);
    }

    #[test]
    fn fluent_gives_messages_without_variables() {
        let text = "# board\na-board = A board of { $people }.\nseeds = { $n ->\n    [0] none\n   *[other] { $n } { seeds-word }\n}\n\
                    long =\n    One { $n ->\n        [one] seed\n       *[other] seeds\n    } in a\n    pit.\n    .label = Pit\n";
        let expected = expected(&[
            (2, "A board of …."),
            (4, "none"),
            (9, "seed"),
            (10, "seeds"),
            (8, "One …\n\n\n in a\npit."),
            (13, "Pit"),
        ]);
        assert_eq!(words(of_fluent("", text, Lang::default())), expected);
    }

    #[test]
    fn strings_have_the_tag_of_their_language() {
        let text =
            "id = \"board\"\ntitle.en = \"A board\"\ntitle.sw = \"Bao\"\n[[part]]\ntext.en = '''\nmore'''\n";
        let mut problems = Problems::default();
        let found = of_toml(&mut Toml::parse("", text, 0, &mut problems), None);
        let mut found: Vec<_> =
            found.into_iter().map(|text| (text.line, text.lang.tag(), text.words)).collect();
        found.sort_unstable();
        let expected = [(2, "en", "A board"), (3, "sw", "Bao"), (5, "en", "more")];
        assert_eq!(found, expected.map(|(line, tag, words)| (line, tag, words.to_owned())));
    }
}
