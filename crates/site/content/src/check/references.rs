//! Ids, and the places that refer to them.

use std::collections::BTreeSet;

use super::known::{self, is_doubt, no_doubt};
use super::prelude::*;
use crate::folder::stem;
use crate::items::Items;
use crate::relative::Said;

/// No two things share an id; a file that holds one thing is named after it.
pub(super) fn ids(content: &Content, problems: &mut Problems) {
    unique(&content.glossary, |term| &term.id, problems);
    unique(&content.places, |place| &place.id, problems);
    unique(&content.sources, |source| &source.id, problems);
    unique(&content.timeline, |event| &event.id, problems);
    unique(&content.objects, |object| &object.id, problems);
    unique(&content.plates, |plate| &plate.id, problems);
    unique(&content.examples, |example| &example.chapter.id, problems);
    unique(&content.tasks, |task| &task.chapter.id, problems);
    unique(&content.relatives, |relative| &relative.id, problems);
    unique(&content.unsettled, |game| &game.id, problems);
    named(&content.games, |card| &card.id, problems);
    named(&content.readings, |reading| &reading.id, problems);
    unique(&content.diagrams, |diagram| &diagram.chapter.id, problems);
    let played = |id: &String| content.relatives.iter().any(|one| one.id == *id);
    for game in content.unsettled.read().iter().filter(|game| played(&game.id)) {
        problems.at(game, "id", format!("\"{}\" can be played: it stands in told.toml", game.id));
    }
}

/// A notebook's file says where it is from, and each of its places is given once.
pub(super) fn said(content: &Content, problems: &mut Problems) {
    fn once<T>(of: &Read<T>, said: &[Said], problems: &mut Problems) {
        for place in ["/source", "/answers/name/readings/0/note"] {
            if said.iter().all(|one| one.id != place) {
                problems.at(of, "id", format!("`said` has no {place}: say where the rules are from"));
            }
        }
        let mut seen = BTreeSet::new();
        for (index, one) in said.iter().enumerate().filter(|(_, one)| !seen.insert(&one.id)) {
            problems.at(of, &format!("said.{index}.id"), format!("{} is told a second time", one.id));
        }
    }
    content.relatives.read().iter().for_each(|one| once(one, &one.said, problems));
    content.readings.read().iter().for_each(|one| once(one, &one.said, problems));
}

fn unique<T>(things: &Items<T>, id: impl Fn(&T) -> &String, problems: &mut Problems) {
    let mut seen = BTreeSet::new();
    for thing in &things.read() {
        if !seen.insert(id(thing.value)) {
            problems.at(thing, "id", format!("the id \"{}\" stands here a second time", id(thing.value)));
        }
    }
}

fn named<T>(things: &Items<T>, id: impl Fn(&T) -> &String, problems: &mut Problems) {
    for thing in &things.read() {
        let (name, id) = (stem(thing.file()), id(thing.value));
        if name != id {
            problems.at(thing, "id", format!("the id \"{id}\" is not the file's name \"{name}\""));
        }
    }
}

/// Every mark names a section that exists.
pub(super) fn marks(Draft { content, marks, .. }: &Draft<'_>, problems: &mut Problems) {
    let exact = |mark: &str| marks.of(mark) == Some(mark);
    let missing = |mark: &str| format!("{mark} names no section");
    for term in content.glossary.read().iter().filter(|term| !exact(&term.section)) {
        problems.at(term, "section", missing(&term.section));
    }
    for diagram in content.diagrams.read().iter().filter(|diagram| !exact(&diagram.section)) {
        problems.at(diagram, "cite", missing(&diagram.section));
    }
    for plate in content.plates.read().iter().filter(|plate| !exact(&plate.section)) {
        problems.at(plate, "section", missing(&plate.section));
    }
    for source in &content.sources.read() {
        for (index, mark) in source.sections.iter().enumerate() {
            if !exact(mark) && !["title", "all"].contains(&mark.as_str()) {
                problems.at(source, &format!("sections.{index}"), missing(mark));
            }
        }
    }
    for slip in &content.errata.read() {
        if slip.place.starts_with('§') && marks.of(&slip.place).is_none() {
            problems.at(slip, "where", missing(&slip.place));
        }
    }
}

/// Every game that is named is in the rules.
pub(super) fn games(content: &Content, problems: &mut Problems) {
    for place in &content.places.read() {
        known::games(place, &place.games, problems);
        if !mbao_atlas::on_map(place.lon, place.lat) {
            let [west, south, east, north] = mbao_atlas::EXTENT;
            let map = format!("the map shows {south} to {north} north, {west} to {east} east");
            problems.at(place, "lat", format!("{}, {} is not on it: {map}", place.lat, place.lon));
        }
    }
}

/// Every editorial decision that is mentioned exists.
pub(super) fn doubts(content: &Content, problems: &mut Problems) {
    for term in &content.glossary.read() {
        if let Some(number) = term.doubt.filter(|number| !is_doubt(*number)) {
            problems.at(term, "doubt", no_doubt(number));
        }
    }
}
