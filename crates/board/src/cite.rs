//! Places in the sources, in the reader's language.

use alloc::string::String;

use mbao_words::Lang;

use crate::words;

/// A place in the sources in a reader's language. Only the article's places are put in other words; another source
/// is cited by what its own parts are called.
///
/// ```
/// use mbao_board::{Lang, cited};
///
/// assert_eq!(cited("§9 rule 2", Lang::En), "§9 rule 2");
/// assert_eq!(cited("§14, footnote 2", Lang::Sw), "§14, tanbihi ya 2");
/// assert_eq!(cited("§4, diagram e", Lang::Sw), "§4, mchoro e");
/// assert_eq!(cited("Bao, mtaji phase", Lang::Sw), "Bao, mtaji phase");
/// ```
#[must_use]
pub fn cited(place: &str, lang: Lang) -> String {
    if !place.starts_with('§') {
        return place.into();
    }
    let mut told = String::new();
    for word in place.split(' ') {
        if !told.is_empty() {
            told.push(' ');
        }
        let bare = word.trim_end_matches([',', ';']);
        let message = match bare {
            "rule" => words::place_rule(),
            "rules" => words::place_rules(),
            "diagram" => words::place_diagram(),
            "photo" => words::place_photo(),
            "photos" => words::place_photos(),
            "footnote" => words::place_footnote(),
            "title" => words::place_title(),
            "no." => words::place_number(),
            "and" => words::place_and(),
            _ => {
                told.push_str(word);
                continue;
            }
        };
        told.push_str(&message.said(lang));
        told.push_str(&word[bare.len()..]);
    }
    told
}
