//! Names places in the sources in the reader's language.

use mbao_words::Lang;

use crate::prelude::*;
use crate::words;

/// A place in the sources in a reader's language. The places in the article and the parts of
/// the text on bao are translated; any other source is cited by its own names.
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
pub fn cited(place: &str, lang: Lang) -> String {
    let bao = place.strip_prefix("Bao, ");
    if bao.is_none() && !place.starts_with('§') {
        return place.into();
    }
    let (source, parts, between) = bao.map_or(("", place, ' '), |parts| ("Bao, ", parts, ';'));
    let names = |lang: Lang| {
        let list = if bao.is_some() { words::parts_of_bao() } else { words::words_of_places() };
        list.text(lang.into())
    };
    let (known, called) = (names(Lang::default()), names(lang));
    let mut text = String::from(source);
    for (at, part) in parts.split(between).enumerate() {
        if at > 0 {
            text.push(between);
        }
        let word = part.trim_start_matches(' ');
        let bare = word.trim_end_matches([',', ';']);
        let at = items(&known).position(|name| name == bare);
        let name = at.and_then(|at| items(&called).nth(at));
        text.push_str(&part[..part.len() - word.len()]);
        text.push_str(name.unwrap_or(bare));
        text.push_str(&word[bare.len()..]);
    }
    text
}

/// The items of a list in the words. It is split at single characters: a search for longer
/// text would add a kilobyte to the download.
fn items(list: &str) -> impl Iterator<Item = &str> {
    list.split(';').map(|item| item.trim_start_matches(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_names_as_many_words_as_english() {
        for names in [words::parts_of_bao, words::words_of_places] {
            let count =
                |lang: Lang| items(&names().text(lang.into())).filter(|name| !name.is_empty()).count();
            for lang in Lang::ALL {
                assert_eq!(count(lang), count(Lang::default()), "{}", names().text(lang.into()));
            }
        }
    }
}
