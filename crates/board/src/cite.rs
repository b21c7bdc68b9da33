//! Places in the sources, in the reader's language.

use alloc::string::String;

use mbao_words::Lang;

use crate::words::{self, Message};

/// A place in the sources in a reader's language. The article's places and the parts of the text on bao are put in
/// other words; any other source is cited by what its own parts are called.
///
/// ```
/// use mbao_board::{Lang, cited};
///
/// assert_eq!(cited("§9 rule 2", Lang::En), "§9 rule 2");
/// assert_eq!(cited("§14, footnote 2", Lang::Sw), "§14, tanbihi ya 2");
/// assert_eq!(cited("§4, diagram e", Lang::Sw), "§4, mchoro e");
/// assert_eq!(cited("Bao, namua; mtaji phase", Lang::Sw), "Bao, namua; awamu ya mtaji");
/// assert_eq!(cited("Mancala World", Lang::Sw), "Mancala World");
/// ```
#[must_use]
pub fn cited(place: &str, lang: Lang) -> String {
    let (source, parts, between, called): (_, _, _, fn(&str) -> Option<Message>) =
        match place.strip_prefix("Bao, ") {
            Some(parts) => ("Bao, ", parts, "; ", of_bao),
            None if place.starts_with('§') => ("", place, " ", of_the_article),
            None => return place.into(),
        };
    let mut told = String::from(source);
    for (at, part) in parts.split(between).enumerate() {
        if at > 0 {
            told.push_str(between);
        }
        let bare = part.trim_end_matches([',', ';']);
        if let Some(message) = called(bare) {
            told.push_str(&message.said(lang));
            told.push_str(&part[bare.len()..]);
        } else {
            told.push_str(part);
        }
    }
    told
}

/// A word of a place in the article.
fn of_the_article(word: &str) -> Option<Message> {
    Some(match word {
        "rule" => words::place_rule(),
        "rules" => words::place_rules(),
        "diagram" => words::place_diagram(),
        "photo" => words::place_photo(),
        "photos" => words::place_photos(),
        "footnote" => words::place_footnote(),
        "title" => words::place_title(),
        "no." => words::place_number(),
        "and" => words::place_and(),
        _ => return None,
    })
}

/// A part of the text on bao.
fn of_bao(part: &str) -> Option<Message> {
    Some(match part {
        "introduction" => words::part_introduction(),
        "history" => words::part_history(),
        "rules" => words::part_rules(),
        "equipment" => words::part_equipment(),
        "terminology" => words::part_terminology(),
        "setup" => words::part_setup(),
        "mtaji phase" => words::part_mtaji(),
        "capture and sowing" => words::part_capture(),
        "the nyumba" => words::part_nyumba(),
        "end of the game" => words::part_end(),
        "external links" => words::part_links(),
        "masters' games" => words::part_masters(),
        _ => return None,
    })
}
