//! The kiosk's texts: short enough to be read standing, one for every game.

use super::prelude::*;
use crate::kiosk::{KioskText, Screen};
use crate::localized::Localized;

pub(super) fn all(Draft { content, marks, .. }: &Draft<'_>, problems: &mut Problems) {
    let games = GAMES.iter().map(|definition| Some(&*definition.id));
    for game in games.chain([None]) {
        if !content.kiosk.iter().any(|text| text.game.as_deref() == game) {
            let file = format!("kiosk/{}.toml", game.unwrap_or(KioskText::ABOUT));
            let message = match game {
                Some(game) => {
                    format!("the game \"{game}\" has no text for the kiosk: copy that of a game like it")
                }
                None => "there is no text for the kiosk about all games".to_owned(),
            };
            problems.add(&file, None, message);
        }
    }
    for text in &content.kiosk.read() {
        if let Some(game) = text.game.as_deref().filter(|game| definition(game).is_none()) {
            problems.add(text.file(), None, format!("the rules have no game \"{game}\""));
        }
        setups(text, problems);
        if let Some(plate) = text.plate.as_deref()
            && !content.plates.iter().any(|known| known.id == plate)
        {
            problems.at(text, "plate", format!("there is no plate \"{plate}\""));
        }
        length(text, "sentence", &text.sentence, KioskText::SENTENCE, problems);
        let count = text.screens.len();
        if !KioskText::SCREENS.contains(&count) {
            let (from, to) = KioskText::SCREENS.into_inner();
            problems.at(text, "screen", format!("{count} screens, where {from} to {to} may be"));
        }
        for (index, screen) in text.screens.iter().enumerate() {
            length(text, &format!("screen.{index}.text"), &screen.text, Screen::TEXT, problems);
            if marks.of(&screen.cite).is_none() {
                let message = format!("{} names no section", screen.cite);
                problems.at(text, &format!("screen.{index}.cite"), message);
            }
        }
    }
}

/// Every set-up of the game has a name, in the order of the rules, and nothing else has.
fn setups(text: &Read<&KioskText>, problems: &mut Problems) {
    let Some(definition) = text.game.as_deref().and_then(definition) else { return };
    let known: Vec<&str> = definition.setups.iter().map(|setup| &*setup.name).collect();
    let named: Vec<&str> = text.setups.iter().map(|setup| &*setup.name).collect();
    if named != known {
        let message = format!("set-ups {}, where the rules have {}", named.join(", "), known.join(", "));
        problems.at(text, "setup", message);
    }
}

fn length(text: &Read<&KioskText>, field: &str, words: &Localized, most: usize, problems: &mut Problems) {
    for lang in Lang::ALL {
        let count = words.get(lang).split_whitespace().count();
        if count > most {
            let message = format!("{count} words, where {most} may be");
            problems.at(text, &format!("{field}.{}", lang.tag()), message);
        }
    }
}
