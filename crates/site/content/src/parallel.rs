//! Compares a translation of a section with the text in the first language, paragraph by paragraph.

use std::collections::BTreeMap;

use crate::markdown::Parsed;
use crate::problem::Problems;
use crate::prose::{Prose, Target};
use crate::section::{Block, Paragraph};

/// One text of a section, with its file.
pub(crate) struct Side<'a> {
    pub(crate) file: &'a str,
    pub(crate) read: &'a Parsed,
}

/// Something that both texts must have in the same place.
#[derive(Debug, PartialEq)]
enum Piece<'a> {
    Heading(u8, Marks<'a>),
    Paragraph(Marks<'a>),
    Item { ordered: bool, first: bool, marks: Marks<'a> },
    Diagram(&'a str),
    Plate(&'a str),
    Note(&'a str, Marks<'a>),
}

/// The parts of a paragraph that do not depend on its language.
#[derive(Debug, PartialEq)]
struct Marks<'a> {
    /// The places it retells, in order, and whether it is the editors' own.
    cites: Vec<&'a str>,
    ours: bool,
    /// Where its links lead, sorted, because languages order words differently.
    links: Vec<String>,
    notes: Vec<&'a str>,
}

pub(crate) fn compare(first: &Side<'_>, other: &Side<'_>, problems: &mut Problems) {
    let (expected, found) = (pieces(first.read), pieces(other.read));
    let alike = |pairs: &mut dyn Iterator<Item = (&(usize, Piece<'_>), &(usize, Piece<'_>))>| {
        pairs.take_while(|(one, two)| one.1 == two.1).count()
    };
    let before = alike(&mut expected.iter().zip(&found));
    let rest = (&expected[before..], &found[before..]);
    let after = alike(&mut rest.0.iter().rev().zip(rest.1.iter().rev()));
    let expected = &rest.0[..rest.0.len() - after];
    let found = &rest.1[..rest.1.len() - after];
    if expected.len() == found.len() {
        for ((there, expected), (line, found)) in expected.iter().zip(found) {
            if let Some(message) = difference(expected, found) {
                let message = format!("{message} ({}:{there})", first.file);
                problems.add(other.file, Some(*line), message);
            }
        }
        return;
    }
    // After an extra or a missing paragraph everything is shifted: that is reported once.
    let lines = |pieces: &[(usize, Piece<'_>)]| match pieces {
        [] => "nothing".to_owned(),
        [(line, piece)] => format!("{} (line {line})", piece.name()),
        [(from, _), .., (to, _)] => format!("{} pieces (lines {from} to {to})", pieces.len()),
    };
    let all = pieces(other.read);
    let line = all.get(before).or(all.last()).map(|(line, _)| *line);
    let message = format!(
        "{} here, where {} has {}: write the same paragraphs, notes, diagrams and plates in the same order",
        lines(found),
        first.file,
        lines(expected),
    );
    problems.add(other.file, line, message);
}

/// What differs, and what to do about it.
fn difference(expected: &Piece<'_>, found: &Piece<'_>) -> Option<String> {
    match (expected, found) {
        (one, two) if one == two => None,
        (
            Piece::Item { ordered: o1, first: f1, marks: one },
            Piece::Item { ordered: o2, first: f2, marks: two },
        ) if (o1, f1) == (o2, f2) => Some(marks(one, two)),
        (Piece::Note(label, one), Piece::Note(other, two)) if label == other => Some(marks(one, two)),
        (Piece::Heading(one, _), Piece::Heading(two, _)) if one != two => {
            Some(format!("a heading of level {two}: make it level {one}"))
        }
        (Piece::Paragraph(one), Piece::Paragraph(two)) | (Piece::Heading(_, one), Piece::Heading(_, two)) => {
            Some(marks(one, two))
        }
        _ => Some(format!("{} here: write {} instead", found.name(), expected.name())),
    }
}

fn marks(expected: &Marks<'_>, found: &Marks<'_>) -> String {
    let mut said = Vec::new();
    let mark = |marks: &Marks<'_>| {
        let ours = if marks.ours { ", our note" } else { "" };
        format!("{{{}{ours}}}", marks.cites.join("; "))
    };
    if (&expected.cites, expected.ours) != (&found.cites, found.ours) {
        said.push(format!("the mark is {}: write {}", mark(found), mark(expected)));
    }
    let mut counted: BTreeMap<String, i32> = BTreeMap::new();
    let notes = |marks: &Marks<'_>| marks.notes.iter().map(|note| format!("[^{note}]")).collect::<Vec<_>>();
    for one in expected.links.iter().cloned().chain(notes(expected)) {
        *counted.entry(one).or_default() += 1;
    }
    for one in found.links.iter().cloned().chain(notes(found)) {
        *counted.entry(one).or_default() -= 1;
    }
    let those = |wanted: fn(i32) -> bool| {
        let those = counted.iter().filter(|(_, count)| wanted(**count)).map(|(what, _)| what.as_str());
        those.collect::<Vec<_>>().join(", ")
    };
    let (missing, extra) = (those(|count| count > 0), those(|count| count < 0));
    if !missing.is_empty() {
        said.push(format!("{missing} is missing: add it"));
    }
    if !extra.is_empty() {
        said.push(format!("{extra} is too many: take it out"));
    }
    if said.is_empty() {
        said.push("the notes are referred to in another order: write them in the same".to_owned());
    }
    said.join("; ")
}

impl Piece<'_> {
    fn name(&self) -> String {
        match self {
            Self::Heading(..) => "a heading".to_owned(),
            Self::Paragraph(_) => "a paragraph".to_owned(),
            Self::Item { ordered: true, first: true, .. } => "a new numbered list".to_owned(),
            Self::Item { ordered: true, .. } => "an item of a numbered list".to_owned(),
            Self::Item { first: true, .. } => "a new list".to_owned(),
            Self::Item { .. } => "an item of a list".to_owned(),
            Self::Diagram(id) => format!("::diagram {id}"),
            Self::Plate(id) => format!("::plate {id}"),
            Self::Note(label, _) => format!("the note [^{label}]"),
        }
    }
}

/// The pieces of a text in order, each with its line.
fn pieces(read: &Parsed) -> Vec<(usize, Piece<'_>)> {
    let mut all = Vec::new();
    for (block, lines) in read.blocks.iter().zip(&read.lines) {
        let mut lines = lines.iter().copied();
        let mut next = |piece| all.extend(lines.next().map(|line| (line, piece)));
        match block {
            Block::Heading { level, prose, .. } => {
                next(Piece::Heading(*level, Marks::of_prose(prose)));
            }
            Block::Paragraph(paragraph) => next(Piece::Paragraph(Marks::of(paragraph))),
            Block::List { ordered, items } => {
                for (index, item) in items.iter().enumerate() {
                    next(Piece::Item { ordered: *ordered, first: index == 0, marks: Marks::of(item) });
                }
            }
            Block::Diagram(id) => next(Piece::Diagram(id)),
            Block::Plate(id) => next(Piece::Plate(id)),
        }
    }
    let notes = read.notes.iter().zip(&read.note_lines);
    all.extend(notes.map(|(note, line)| (*line, Piece::Note(&note.label, Marks::of(&note.paragraph)))));
    all
}

impl<'a> Marks<'a> {
    fn of(paragraph: &'a Paragraph) -> Self {
        let cites = paragraph.cite.iter().map(|cite| cite.text.as_str()).collect();
        Self { cites, ours: paragraph.ours, ..Self::of_prose(&paragraph.prose) }
    }

    fn of_prose(prose: &'a Prose) -> Self {
        let mut links: Vec<String> = prose.links().into_iter().map(Target::name).collect();
        links.sort_unstable();
        Self { cites: Vec::new(), ours: false, links, notes: prose.notes() }
    }
}

/// Gives headings the ids they have in the first language, so that links to a place work in every language.
/// Other ids are numbers and labels, and so the same already. Paragraphs show what they show in the first
/// language.
pub(crate) fn share(first: &Parsed, other: &mut Parsed) {
    let ids = first.blocks.iter().filter_map(|block| match block {
        Block::Heading { id, .. } => Some(id),
        _ => None,
    });
    let headings = other.blocks.iter_mut().filter_map(|block| match block {
        Block::Heading { id, .. } => Some(id),
        _ => None,
    });
    for (heading, id) in headings.zip(ids) {
        heading.clone_from(id);
    }
    let paragraphs = first.blocks.iter().flat_map(Block::paragraphs);
    let others = other.blocks.iter_mut().flat_map(Block::paragraphs_mut);
    for (other, paragraph) in others.zip(paragraphs) {
        other.shows.clone_from(&paragraph.shows);
    }
}
