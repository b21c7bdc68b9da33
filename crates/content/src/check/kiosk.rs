//! The kiosk's texts: short enough to be read standing, one for every game.

use mbao_rules::GAMES;
use mbao_words::Lang;

use crate::both::Both;
use crate::check::page;
use crate::draft::Draft;
use crate::kiosk::{KioskText, Screen};
use crate::markdown::mark_of;
use crate::problem::Problems;
use crate::toml_file::Read;

pub(super) fn all(draft: &Draft, problems: &mut Problems) {
    let games = GAMES.iter().map(|page| Some(&*page.id));
    for game in games.chain([None]) {
        if !draft.kiosk.iter().any(|text| text.game.as_deref() == game) {
            let file = format!("{}/kiosk/{}.toml", draft.folder, game.unwrap_or(KioskText::ABOUT));
            let message = match game {
                Some(game) => format!("the game \"{game}\" has no text for the kiosk"),
                None => "there is no text for the kiosk about all games".to_owned(),
            };
            problems.add(&file, None, message);
        }
    }
    for text in &draft.kiosk {
        if let Some(game) = text.game.as_deref().filter(|game| page(game).is_none()) {
            problems.add(text.file(), None, format!("the rules have no game \"{game}\""));
        }
        length(text, "sentence", &text.sentence, KioskText::SENTENCE, problems);
        let count = text.screens.len();
        if !KioskText::SCREENS.contains(&count) {
            let (from, to) = KioskText::SCREENS.into_inner();
            problems.at(text, "screen", format!("{count} screens, where {from} to {to} may be"));
        }
        for (index, screen) in text.screens.iter().enumerate() {
            length(text, &format!("screen.{index}.text"), &screen.text, Screen::TEXT, problems);
            if mark_of(&screen.cite).is_none() {
                let message = format!("{} names no section", screen.cite);
                problems.at(text, &format!("screen.{index}.cite"), message);
            }
        }
    }
}

fn length(text: &Read<KioskText>, field: &str, words: &Both, most: usize, problems: &mut Problems) {
    for (lang, name) in [(Lang::En, "en"), (Lang::Sw, "sw")] {
        let count = words.get(lang).split_whitespace().count();
        if count > most {
            problems.at(text, &format!("{field}.{name}"), format!("{count} words, where {most} may be"));
        }
    }
}
