//! Finds words in texts, whatever their case and accents.

use serde::Deserialize;

/// How many hits are shown.
const MOST: usize = 12;
/// Characters of an excerpt before and after its first hit.
const BEFORE: usize = 50;
const AFTER: usize = 110;

/// An entry of `search.*.json`: its fields have the names of that file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[allow(clippy::struct_field_names)] // the file has these names
pub(crate) struct Text {
    /// Its address, from the site's front page.
    pub page: String,
    pub heading: String,
    pub text: String,
}

/// A piece of text, and whether it matches what was typed.
pub(crate) type Piece = (String, bool);

/// A hit, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    pub page: String,
    pub heading: Vec<Piece>,
    pub excerpt: Vec<Piece>,
}

/// A text as it is shown and as it is searched, with the same number of characters.
struct Folded {
    plain: Vec<char>,
    folded: Vec<char>,
}

impl Folded {
    fn of(text: &str) -> Self {
        let plain: Vec<char> = text.chars().collect();
        let folded = plain.iter().copied().map(fold).collect();
        Self { plain, folded }
    }

    /// The places where a word occurs; only as a whole word if `whole`.
    fn places(&self, word: &[char], whole: bool) -> impl Iterator<Item = usize> {
        let letter = |at: Option<usize>| at.and_then(|at| self.folded.get(at)).is_some_and(|&c| is_letter(c));
        self.folded.windows(word.len().max(1)).enumerate().filter_map(move |(at, window)| {
            let found = window == word;
            let bare = !whole || !(letter(at.checked_sub(1)) || letter(Some(at + word.len())));
            (found && bare).then_some(at)
        })
    }

    /// How well a word is found here: 3 as a whole word, 2 at the beginning of one, 1 within one, 0 not at all.
    fn worth(&self, word: &[char]) -> u32 {
        if self.places(word, true).next().is_some() {
            return 3;
        }
        let begins = |at: usize| at == 0 || !self.folded.get(at - 1).is_some_and(|&c| is_letter(c));
        self.places(word, false).map(|at| if begins(at) { 2 } else { 1 }).max().unwrap_or(0)
    }

    fn marked(&self, from: usize, to: usize, words: &[Vec<char>]) -> Vec<Piece> {
        let mut marks = vec![false; to];
        for word in words {
            for at in self.places(word, false) {
                for mark in marks.iter_mut().skip(at).take(word.len()) {
                    *mark = true;
                }
            }
        }
        let mut pieces: Vec<Piece> = Vec::new();
        for (&c, &mark) in self.plain.iter().zip(&marks).skip(from) {
            match pieces.last_mut() {
                Some((text, marked)) if *marked == mark => text.push(c),
                _ => pieces.push((c.into(), mark)),
            }
        }
        pieces
    }

    /// A few words around the first hit.
    fn excerpt(&self, words: &[Vec<char>]) -> Vec<Piece> {
        let end = self.plain.len();
        let first = |whole| words.iter().filter_map(|word| self.places(word, whole).next()).min();
        let at = first(true).or_else(|| first(false)).unwrap_or(0);
        let space = |at: &usize| self.plain[*at] == ' ';
        let from = at.saturating_sub(BEFORE);
        let from = if from == 0 { 0 } else { (from..at).find(space).map_or(from, |at| at + 1) };
        let to = (at + AFTER).min(end);
        let to = if to == end { end } else { (at..to).rev().find(space).unwrap_or(to) };
        let mut pieces = self.marked(from, to, words);
        if from > 0 {
            pieces.insert(0, ("… ".to_owned(), false));
        }
        if to < end {
            pieces.push((" …".to_owned(), false));
        }
        pieces
    }
}

/// The best hits for the typed words; none if nothing was typed.
pub(crate) fn find(pages: &[Text], typed: &str) -> Vec<Hit> {
    let words: Vec<Vec<char>> =
        typed.split_whitespace().map(|word| word.chars().map(fold).collect()).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let mut hits: Vec<(u32, &Text)> = Vec::new();
    for page in pages {
        if let Some(worth) = worth(page, &words) {
            // Hits of equal worth keep the order of the article.
            let at = hits.iter().take_while(|(other, _)| *other >= worth).count();
            hits.insert(at, (worth, page));
            hits.truncate(MOST);
        }
    }
    let shown = |(_, page): (u32, &Text)| {
        let heading = Folded::of(&page.heading);
        Hit {
            page: page.page.clone(),
            heading: heading.marked(0, heading.plain.len(), &words),
            excerpt: Folded::of(&page.text).excerpt(&words),
        }
    };
    hits.into_iter().map(shown).collect()
}

/// The worth of an entry; `None` if a word is missing. A heading that consists of the typed words comes
/// first.
fn worth(page: &Text, words: &[Vec<char>]) -> Option<u32> {
    let (heading, text) = (Folded::of(&page.heading), Folded::of(&page.text));
    let mut sum = 0;
    // The length of the heading that was not typed; each word counts with a space.
    let mut rest = heading.folded.len() + 1;
    for word in words {
        let named = heading.worth(word);
        let worth = named * 4 + text.worth(word);
        if worth == 0 {
            return None;
        }
        if named == 3 {
            rest = rest.saturating_sub(word.len() + 1);
        }
        sum += worth;
    }
    Some(if rest == 0 { sum + 12 } else { sum })
}

fn is_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || c > '\u{bf}'
}

/// The lower-case letter without its accent, for the Latin letters of European names.
fn fold(c: char) -> char {
    match c {
        'A'..='Z' => c.to_ascii_lowercase(),
        'À'..='Å' | 'à'..='å' | 'Ā'..='ą' => 'a',
        'Ç' | 'ç' | 'Ć'..='č' => 'c',
        'È'..='Ë' | 'è'..='ë' | 'Ē'..='ě' => 'e',
        'Ì'..='Ï' | 'ì'..='ï' | 'Ĩ'..='ı' => 'i',
        'Ñ' | 'ñ' | 'Ń'..='ň' => 'n',
        'Ò'..='Ö' | 'Ø' | 'ò'..='ö' | 'ø' | 'Ō'..='ő' => 'o',
        'Ù'..='Ü' | 'ù'..='ü' | 'Ũ'..='ų' => 'u',
        'Ý' | 'ý' | 'ÿ' => 'y',
        'Ś'..='š' => 's',
        'Ź'..='ž' => 'z',
        '’' | '‘' | 'ʼ' => '\'',
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(heading: &str, text: &str) -> Text {
        Text { page: heading.to_owned(), heading: heading.to_owned(), text: text.to_owned() }
    }

    fn found(pages: &[Text], typed: &str) -> Vec<String> {
        find(pages, typed).into_iter().map(|hit| hit.page).collect()
    }

    #[test]
    fn headings_and_whole_words_come_first() {
        let pages = [
            page("One", "the bullocks of the plain"),
            page("Two", "a bull stands"),
            page("Bull", "what four cows make"),
            page("Four", "nothing of the kind"),
        ];
        assert_eq!(found(&pages, "bull"), ["Bull", "Two", "One"]);
        assert_eq!(found(&pages, "four COWS"), ["Bull"]);
        assert_eq!(found(&pages, " "), [""; 0]);
        assert_eq!(found(&pages, "zebra"), [""; 0]);
    }

    #[test]
    fn a_heading_that_is_what_was_typed_comes_before_longer_ones() {
        let pages = [page("A game: the pit", "a pit, and the pit"), page("The pit", "a hollow")];
        assert_eq!(found(&pages, "the Pit"), ["The pit", "A game: the pit"]);
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        let pages = [page("Ng’ombe", "Café de l’Été")];
        for typed in ["cafe", "ÉTÉ", "ng'ombe", "CAFÉ ete"] {
            assert_eq!(found(&pages, typed).len(), 1, "{typed}");
        }
    }

    #[test]
    fn twelve_are_enough() {
        let pages = vec![page("x", "seed"); 40];
        assert_eq!(find(&pages, "seed").len(), MOST);
    }

    #[test]
    fn an_excerpt_lies_around_what_was_found() {
        let text = format!("{}the store holds{}", "one two three ".repeat(20), " four five six".repeat(20));
        let hits = find(&[page("x", &text)], "store");
        let excerpt = &hits[0].excerpt;
        assert_eq!(
            excerpt.iter().filter(|(_, marked)| *marked).collect::<Vec<_>>(),
            [&("store".to_owned(), true)]
        );
        let whole: String = excerpt.iter().map(|(text, _)| text.as_str()).collect();
        assert!(whole.starts_with("… ") && whole.ends_with(" …") && whole.len() < 190, "{whole}");
    }
}
