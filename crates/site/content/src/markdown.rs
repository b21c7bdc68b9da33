//! The prose of a section: Markdown, without raw HTML, where every paragraph ends with the mark of the place
//! it retells.

use std::iter::{Cloned, Peekable};
use std::ops::Range;
use std::slice;

use pulldown_cmark::{Event, HeadingLevel, Tag};

use crate::body::{Body, Part};
use crate::links::{Links, kebab};
use crate::marks::{self, Marks};
use crate::problem::Problems;
use crate::prose::{Inline, Prose};
use crate::section::{Block, Cite, Note, Paragraph};
use crate::show::Show;

#[derive(Clone, Copy)]
pub(crate) struct About<'a> {
    pub(crate) slug: &'a str,
    pub(crate) game: Option<&'a str>,
}

#[derive(Default)]
pub(crate) struct Parsed {
    pub(crate) blocks: Vec<Block>,
    pub(crate) notes: Vec<Note>,
    /// The line of each block; of a list, the lines of its items.
    pub(crate) lines: Vec<Vec<usize>>,
    pub(crate) note_lines: Vec<usize>,
    pub(crate) shows: Vec<usize>,
}

/// Reads a body into blocks and notes.
pub(crate) fn read(body: &Body<'_>, about: About<'_>, links: &Links, problems: &mut Problems) -> Parsed {
    let events = body.events.iter().cloned().peekable();
    let parsed = Parsed::default();
    let under = Under::default();
    let mut reader =
        Reader { body, about, links, problems, events, parsed, paragraphs: 0, shown: None, under };
    while let Some((event, range)) = reader.events.next() {
        let (shown, at) = (reader.shown.take(), reader.parsed.blocks.len());
        reader.block(event, &range);
        reader.note_shown(shown.as_ref(), at);
        reader.bind(shown, at);
    }
    let (shown, at) = (reader.shown.take(), reader.parsed.blocks.len());
    reader.bind(shown, at);
    reader.all_show();
    reader.parsed
}

struct Reader<'a> {
    body: &'a Body<'a>,
    about: About<'a>,
    links: &'a Links,
    problems: &'a mut Problems,
    events: Peekable<Cloned<slice::Iter<'a, Part<'a>>>>,
    parsed: Parsed,
    paragraphs: usize,
    /// The line of a `::show`, and what it gives the next paragraph to show.
    shown: Option<(usize, Vec<Show>)>,
    under: Under,
}

/// What is known of the paragraphs under a heading.
#[derive(Default)]
struct Under {
    shows: bool,
    /// The lines of paragraphs that have no `::show`.
    bare: Vec<usize>,
}

impl Reader<'_> {
    fn problem(&mut self, range: &Range<usize>, message: impl Into<String>) {
        let line = self.line(range);
        self.problems.add(&self.body.file, Some(line), message);
    }

    fn line(&self, range: &Range<usize>) -> usize {
        self.body.lines.line(range.start)
    }

    fn push(&mut self, block: Block, lines: Vec<usize>) {
        self.parsed.blocks.push(block);
        self.parsed.lines.push(lines);
    }

    fn block(&mut self, event: Event<'_>, range: &Range<usize>) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => self.heading(level, range),
            Event::Start(Tag::Paragraph) => {
                let prose = self.inlines();
                if let Some(words) = directive(&prose) {
                    self.directive(&words, range);
                } else {
                    let id = self.next_id();
                    let paragraph = self.paragraph(id, prose, range);
                    let line = self.line(range);
                    self.push(Block::Paragraph(paragraph), vec![line]);
                }
            }
            Event::Start(Tag::List(first)) => {
                let (items, lines) = self.items();
                self.push(Block::List { ordered: first.is_some(), items }, lines);
            }
            Event::Start(Tag::FootnoteDefinition(label)) => self.note(&label, range),
            Event::Start(Tag::HtmlBlock) => drop(self.inlines()),
            Event::Start(other) => {
                self.problem(range, unwanted(&other));
                self.inlines();
            }
            _ => self.problem(range, "something here is neither heading, paragraph, list nor note"),
        }
    }

    fn heading(&mut self, level: HeadingLevel, range: &Range<usize>) {
        let prose = self.inlines();
        let id = format!("{}-{}", self.about.slug, kebab(&prose.text()));
        let same = |block: &Block| matches!(block, Block::Heading { id: other, .. } if *other == id);
        if self.parsed.blocks.iter().any(same) {
            self.problem(range, format!("a second heading \"{}\"", prose.text()));
        }
        if level == HeadingLevel::H1 {
            self.problem(range, "a heading of the first level: the title stands at the head of the file");
        }
        let line = self.line(range);
        self.push(Block::Heading { level: level as u8, id, prose }, vec![line]);
    }

    /// Notes whether block `at` shows something.
    fn note_shown(&mut self, shown: Option<&(usize, Vec<Show>)>, at: usize) {
        let lines = self.parsed.lines.get(at).cloned().unwrap_or_default();
        match (self.parsed.blocks.get(at), shown) {
            (Some(Block::Heading { .. }), _) => self.all_show(),
            (Some(Block::Paragraph(_) | Block::List { .. }), None) => {
                self.under.bare.extend(lines.first());
            }
            (_, Some((_, all))) => self.under.shows |= !all.is_empty(),
            _ => {}
        }
    }

    /// If a paragraph under a heading shows something, all must, or say that they do not.
    fn all_show(&mut self) {
        let Under { shows, bare } = std::mem::take(&mut self.under);
        for line in bare.into_iter().filter(|_| shows) {
            let message = "the board shows nothing to this paragraph, but something to others under its heading: \
                           write `::show` before it, or `::show nothing`";
            self.problems.add(&self.body.file, Some(line), message);
        }
    }

    /// Lets block `at` (the paragraph, or the first item of the list) show what the `::show` before it names.
    fn bind(&mut self, shown: Option<(usize, Vec<Show>)>, at: usize) {
        let Some((line, all)) = shown else { return };
        match self.parsed.blocks.get_mut(at).and_then(|block| block.paragraphs_mut().first_mut()) {
            Some(paragraph) => paragraph.shows = all,
            None => self.problems.add(&self.body.file, Some(line), "`::show` stands before no paragraph"),
        }
    }

    /// `::plate omweso-board`, `::diagram a` or `::show omweso-relay setup:c`.
    fn directive(&mut self, words: &str, range: &Range<usize>) {
        let line = self.line(range);
        match words.split_once(' ') {
            Some(("plate", name)) if self.links.plates.contains(name) => {
                self.push(Block::Plate(name.to_owned()), vec![line]);
            }
            Some(("plate", _)) if self.problems.unread => {}
            Some(("plate", name)) => self.problem(range, format!("there is no plate \"{name}\"")),
            Some(("diagram", id)) if self.links.diagrams.contains(id) => {
                self.push(Block::Diagram(id.to_owned()), vec![line]);
            }
            Some(("diagram", _)) if self.problems.unread => {}
            Some(("diagram", id)) => self.problem(range, format!("there is no diagram \"{id}\"")),
            Some(("show", names)) => self.show(names, line),
            _ => self.problem(range, format!("`::{words}` is neither ::plate, ::diagram nor ::show")),
        }
    }

    /// Everything that the next paragraph shows; `nothing` if it shows nothing on purpose.
    fn show(&mut self, names: &str, line: usize) {
        let mut shows = Vec::new();
        for name in names.split_whitespace().filter(|_| names != "nothing") {
            match self.links.turns.show(name, self.about.game) {
                Ok(show) => shows.push(show),
                // What is missing may be in a file that could not be read.
                Err(_) if self.problems.unread => {}
                Err(why) => self.problems.add(&self.body.file, Some(line), why),
            }
        }
        self.parsed.shows.push(line);
        self.shown = Some((line, shows));
    }

    /// The items of a list, and their lines.
    fn items(&mut self) -> (Vec<Paragraph>, Vec<usize>) {
        let (mut items, mut lines) = (Vec::new(), Vec::new());
        while let Some((Event::Start(Tag::Item), range)) = self.events.next() {
            let prose = self.around();
            let id = self.next_id();
            items.push(self.paragraph(id, prose, &range));
            lines.push(self.line(&range));
        }
        (items, lines)
    }

    fn note(&mut self, label: &str, range: &Range<usize>) {
        let prose = self.around();
        let paragraph = self.paragraph(note_id(self.about.slug, label), prose, range);
        let reference = reference_id(self.about.slug, label);
        let line = self.line(range);
        self.parsed.note_lines.push(line);
        self.parsed.notes.push(Note { label: label.to_owned(), reference, paragraph });
    }

    /// A paragraph, read without its mark.
    fn paragraph(&mut self, id: String, mut prose: Prose, range: &Range<usize>) -> Paragraph {
        let (cite, ours) = match take_mark(&mut prose) {
            None => {
                self.problem(range, "a paragraph without the mark of its place, as in {§5}");
                (Vec::new(), false)
            }
            Some(mark) => read_mark(&mark, &self.links.marks).unwrap_or_else(|| {
                self.problem(range, format!("the mark {{{mark}}} names no section"));
                (Vec::new(), false)
            }),
        };
        let text = prose.text();
        if text.is_empty() {
            self.problem(range, "a paragraph that says nothing");
        }
        if text.contains(['{', '}']) {
            self.problem(range, "a brace in the text: the mark of a paragraph stands at its end");
        }
        if text.contains("[^") {
            self.problem(range, "a reference to a note that there is not");
        }
        Paragraph { id, prose, cite, ours, shows: Vec::new() }
    }

    fn next_id(&mut self) -> String {
        self.paragraphs += 1;
        format!("{}-p{}", self.about.slug, self.paragraphs)
    }

    /// The text of an item or a note. In a list with empty lines between its items, each holds a paragraph.
    fn around(&mut self) -> Prose {
        let mut prose = Prose::default();
        if self.events.next_if(|(event, _)| matches!(event, Event::Start(Tag::Paragraph))).is_some() {
            prose = self.inlines();
        }
        prose.0.extend(self.inlines().0);
        prose
    }

    /// Running text up to the end of the innermost open element.
    fn inlines(&mut self) -> Prose {
        let mut prose = Prose::default();
        while let Some((event, range)) = self.events.next() {
            match event {
                Event::End(_) => break,
                Event::Text(words) => prose.push_text(&words),
                Event::SoftBreak => prose.push_text(" "),
                Event::Code(words) => prose.0.push(Inline::Code(words.into_string())),
                Event::Start(Tag::Emphasis) => {
                    let inner = self.inlines();
                    prose.0.push(Inline::Emphasis(inner));
                }
                Event::Start(Tag::Strong) => {
                    let inner = self.inlines();
                    prose.0.push(Inline::Strong(inner));
                }
                Event::Start(Tag::Link { dest_url, .. }) => {
                    let inner = self.inlines();
                    match self.links.resolve(&dest_url) {
                        Ok(to) => prose.0.push(Inline::Link { to, prose: inner }),
                        Err(why) => {
                            // What is missing may be in a file that could not be read.
                            if !self.problems.unread {
                                self.problem(&range, why);
                            }
                            prose.0.extend(inner.0);
                        }
                    }
                }
                Event::FootnoteReference(label) => prose.0.push(Inline::NoteRef {
                    id: reference_id(self.about.slug, &label),
                    note: note_id(self.about.slug, &label),
                    label: label.into_string(),
                }),
                Event::Html(html) | Event::InlineHtml(html) => {
                    self.problem(&range, format!("raw HTML: {}", html.trim()));
                }
                Event::Start(other) => {
                    self.problem(&range, unwanted(&other));
                    self.inlines();
                }
                _ => self.problem(&range, "a line break, rule or formula, which the pages do not have"),
            }
        }
        prose
    }
}

fn note_id(slug: &str, label: &str) -> String {
    format!("{slug}-note-{}", kebab(label))
}

fn reference_id(slug: &str, label: &str) -> String {
    format!("{slug}-ref-{}", kebab(label))
}

/// The words of a paragraph that places a plate or a diagram.
fn directive(prose: &Prose) -> Option<String> {
    match prose.0.as_slice() {
        [Inline::Text(words)] => words.strip_prefix("::").map(str::to_owned),
        _ => None,
    }
}

/// Takes `{§9 rule 4}` off the end of a paragraph and returns its content.
fn take_mark(prose: &mut Prose) -> Option<String> {
    let Some(Inline::Text(words)) = prose.0.last_mut() else { return None };
    let (before, mark) = marks::split(words)?;
    let (end, mark) = (before.len(), mark.to_owned());
    words.truncate(end);
    if words.is_empty() {
        prose.0.pop();
    }
    Some(mark)
}

/// Reads `§1, photo 1`, `Bao, equipment; terminology` or `§5, our note`.
fn read_mark(mark: &str, marks: &Marks) -> Option<(Vec<Cite>, bool)> {
    let (places, ours) = match mark.strip_suffix(", our note") {
        Some(places) => (places, true),
        None => (mark, false),
    };
    let section = marks.of(places)?;
    let cite = places.split(';').map(str::trim).enumerate().map(|(index, place)| Cite {
        mark: section.to_owned(),
        text: if index == 0 { place.to_owned() } else { format!("{section}, {place}") },
    });
    Some((cite.collect(), ours))
}

fn unwanted(tag: &Tag<'_>) -> String {
    let name = format!("{tag:?}");
    let end = name.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(name.len());
    format!("{} has no place in the prose", &name[..end])
}
