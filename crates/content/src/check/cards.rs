//! The cards, against the rules, the places and the sources.

use mbao_rules::page::{Ending, If};
use mbao_rules::{GAMES, Page};

use crate::card::{Card, List};
use crate::check::{is_doubt, page};
use crate::draft::Draft;
use crate::problem::Problems;
use crate::toml_file::Read;

pub(super) fn all(draft: &Draft, problems: &mut Problems) {
    for game in GAMES {
        if !draft.cards.iter().any(|card| card.id == game.id) {
            let file = format!("{}/games/{}.toml", draft.folder, game.id);
            problems.add(&file, None, format!("the game \"{}\" has no card", game.id));
        }
        if !draft.examples.iter().any(|example| example.game == game.id) {
            let file = format!("{}/examples/{}.toml", draft.folder, game.id);
            problems.add(&file, None, format!("the game \"{}\" has no examples", game.id));
        }
    }
    for card in &draft.cards {
        references(card, draft, problems);
        match page(&card.id) {
            Some(page) => {
                endings(card, page, problems);
                silences(card, page, problems);
            }
            None => problems.at(card, "id", format!("the rules have no game \"{}\"", card.id)),
        }
    }
}

fn references(card: &Read<Card>, draft: &Draft, problems: &mut Problems) {
    match draft.heads.iter().find(|head| head.front.game.as_ref() == Some(&card.id)) {
        Some(head) if head.front.section != card.section => problems.at(
            card,
            "section",
            format!("the section of \"{}\" is {}, not {}", card.id, head.front.section, card.section),
        ),
        _ => {}
    }
    match draft.places.iter().find(|place| place.id == card.place) {
        None => problems.at(card, "place", format!("there is no place \"{}\"", card.place)),
        Some(place) if !place.games.contains(&card.id) => {
            problems.at(card, "place", format!("the place \"{}\" does not name this game", card.place));
        }
        Some(_) => {}
    }
    for (index, id) in card.sources.iter().enumerate() {
        if !draft.sources.iter().any(|source| source.id == *id) {
            problems.at(card, &format!("sources.{index}"), format!("there is no source \"{id}\""));
        }
    }
    if card.names.is_empty() {
        problems.at(card, "names", "the game has no name");
    }
}

/// The card's lines are those of the rules, no more and no fewer.
fn endings(card: &Read<Card>, page: &Page, problems: &mut Problems) {
    let of_page: Vec<(Option<List>, u8)> = page.endings.iter().map(|e| (list_of(e), e.rule)).collect();
    let of_card: Vec<(Option<List>, u8)> = card.endings.iter().map(|e| (e.list, e.rule)).collect();
    for (index, ending) in of_card.iter().enumerate() {
        let field = format!("ending.{index}.rule");
        if !of_page.contains(ending) {
            problems.at(card, &field, format!("the rules have no ending {}", name(*ending)));
        }
        if of_card[..index].contains(ending) {
            problems.at(card, &field, format!("the ending {} stands here a second time", name(*ending)));
        }
    }
    for ending in of_page.iter().filter(|ending| !of_card.contains(ending)) {
        problems.at(card, "ending", format!("the ending {} of the rules is missing", name(*ending)));
    }
}

/// Bao's two lists are told apart by what every line of them asks first.
fn list_of(ending: &Ending) -> Option<List> {
    if ending.when.contains(&If::Capturing) {
        Some(List::Mtaji)
    } else if ending.when.contains(&If::NotCapturing) {
        Some(List::Takata)
    } else {
        None
    }
}

fn name((list, rule): (Option<List>, u8)) -> String {
    match list {
        Some(List::Mtaji) => format!("{rule} (mtaji)"),
        Some(List::Takata) => format!("{rule} (takata)"),
        None => rule.to_string(),
    }
}

fn silences(card: &Read<Card>, page: &Page, problems: &mut Problems) {
    for (index, silence) in card.silences.iter().enumerate() {
        if !is_doubt(silence.doubt) {
            let field = format!("silent.{index}.doubt");
            problems.at(card, &field, format!("there is no doubt {}", silence.doubt));
        }
        if let Some(option) = &silence.option
            && !page.options.iter().any(|choice| choice.id == *option)
        {
            let field = format!("silent.{index}.option");
            problems.at(card, &field, format!("the game has no option \"{option}\""));
        }
    }
}
