//! The marks by which texts cite a place: `§9`, or that of another source.

use std::collections::BTreeSet;

/// Number of the last section that the article itself has.
pub(crate) const ARTICLE: u8 = 20;

/// Every mark there is: `§1` to `§20`, and those that later sections name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marks(BTreeSet<String>);

impl Marks {
    /// All marks of the article, and these.
    pub(crate) fn with<'a>(others: impl Iterator<Item = &'a str>) -> Self {
        let article = (1..=ARTICLE).map(of_article);
        Self(article.chain(others.filter(|mark| !mark.is_empty()).map(str::to_owned)).collect())
    }

    /// The mark with which a place begins, if there is such a mark: `§9` of `§9 rule 4`.
    pub(crate) fn of<'a>(&self, place: &'a str) -> Option<&'a str> {
        let mark = &place[..place.find([' ', ',']).unwrap_or(place.len())];
        self.0.contains(mark).then_some(mark)
    }
}

/// The words of a paragraph, and the mark at its end: `§9 rule 4` of `… {§9 rule 4}`.
pub(crate) fn split(words: &str) -> Option<(&str, &str)> {
    let (before, mark) = words.trim_end().strip_suffix('}')?.rsplit_once('{')?;
    Some((before.trim_end(), mark))
}

pub(crate) fn of_article(number: u8) -> String {
    format!("§{number}")
}

/// What is wrong with the mark that a section names, if anything.
pub(crate) fn fault(number: u8, mark: Option<&str>) -> Option<&'static str> {
    match mark {
        Some(_) if number <= ARTICLE => Some("a section of the article is cited by its number: take it out"),
        Some(mark) if mark.is_empty() || mark.contains([' ', ',', ';', '§', '{', '}']) => {
            Some("a mark is one word, as in mark = \"Bao\"")
        }
        None if number > ARTICLE => Some(
            "a section that is not of the article says what its source is cited by, as in mark = \"Bao\"",
        ),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_begins_with_a_mark() {
        let marks = Marks::with(["Bao", ""].into_iter());
        let found = |place| marks.of(place);
        assert_eq!(found("§9 rule 4"), Some("§9"));
        assert_eq!(found("Bao, namua"), Some("Bao"));
        assert_eq!(split("Two. {§5, our note} "), Some(("Two.", "§5, our note")));
        assert_eq!(split("Two {§5}."), None);
        assert_eq!([found("§21"), found("§09"), found("Baobab"), found("")], [None; 4]);
    }
}
