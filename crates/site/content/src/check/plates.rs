//! The plates, against the article, and their drawings.

use super::prelude::*;
use crate::plate::Plate;
use crate::section::{Block, Section};

/// A drawing may not be larger than this, in bytes.
const LARGEST: usize = 12 * 1024;

/// What a drawing inside a page must not contain: scripts, anything to fetch, anything that a policy forbids,
/// and names that would clash.
const FORBIDDEN: [&str; 10] =
    ["<script", "<style", "<image", "<text", "<!", "href", "url(", " id=", " style=", " on"];

/// Every plate is placed once, in its section, and every drawing belongs to a plate.
pub(super) fn placed(Draft { content, drawings, .. }: &Draft<'_>, problems: &mut Problems) {
    for plate in &content.plates.read() {
        let block = Block::Plate(plate.id.clone());
        let count = |section: &Section| {
            section.text(Lang::default()).blocks.iter().filter(|other| **other == block).count()
        };
        let all: usize = content.sections.iter().map(count).sum();
        let own: usize =
            content.sections.iter().filter(|section| section.mark == plate.section).map(count).sum();
        if own == 0 {
            problems.at(plate, "section", format!("{} does not place this plate", plate.section));
        } else if all > 1 {
            problems.at(plate, "id", format!("the plate is placed {all} times, not once"));
        }
    }
    for drawing in drawings {
        if !content.plates.iter().any(|plate| plate.id == *drawing) {
            let file = format!("plates/{drawing}.svg");
            problems.add(&file, None, "no plate has this drawing");
        }
    }
}

/// Every drawing can be part of a page.
pub(super) fn drawn(content: &Content, problems: &mut Problems) {
    for plate in &content.plates.read() {
        let file = format!("plates/{}.svg", plate.id);
        for message in faults(plate) {
            problems.add(&file, None, message);
        }
    }
}

fn faults(plate: &Plate) -> Vec<String> {
    let svg = plate.svg.as_str();
    let mut found = Vec::new();
    if svg.len() > LARGEST {
        found.push(format!("{} bytes, more than {LARGEST}", svg.len()));
    }
    let head = svg.find('>').map_or("", |end| &svg[..end]);
    if !head.starts_with("<svg ") || !head.contains(" xmlns=\"http://www.w3.org/2000/svg\"") {
        found.push("does not begin with <svg and its namespace".to_owned());
    }
    if !head.contains(" viewBox=\"") {
        found.push("has no viewBox".to_owned());
    }
    for forbidden in FORBIDDEN.iter().filter(|forbidden| svg.contains(**forbidden)) {
        found.push(format!("holds `{}`", forbidden.trim()));
    }
    if let Err(what) = balanced(svg) {
        found.push(what);
    }
    found
}

/// Whether every element that is opened is closed, and every quotation too.
fn balanced(svg: &str) -> Result<(), String> {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = svg.trim_end();
    let mut first = true;
    while let Some(at) = rest.find('<') {
        let Some(length) = rest[at..].find('>') else { return Err("a tag does not end".to_owned()) };
        let tag = &rest[at + 1..at + length];
        let name = tag.trim_start_matches('/').split([' ', '/', '\n']).next().unwrap_or_default();
        if open.is_empty() && !first {
            return Err(format!("<{name}> stands outside of the drawing"));
        }
        if !tag.matches('"').count().is_multiple_of(2) {
            return Err(format!("a quotation in <{name}> does not end"));
        }
        if tag.starts_with('/') {
            if open.pop() != Some(name) {
                return Err(format!("</{name}> closes what is not open"));
            }
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        first = false;
        rest = &rest[at + length + 1..];
    }
    match open.last() {
        Some(name) => Err(format!("<{name}> is not closed")),
        None if !rest.is_empty() => Err("text stands after the drawing".to_owned()),
        None => Ok(()),
    }
}
