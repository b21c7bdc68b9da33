//! Writes what the pictures of a page have in common only once.
//!
//! A section has up to forty pictures of its board, and most differ in a few pits. Their gradients are
//! written once at the head of the page, with every ground, hollow and heap that occurs twice; the pictures
//! refer to them. Pictures with the same look, as given by the classes of their root, share a sheet. The
//! result looks the same.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::boards::STILL;

const PICTURE: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"mbao ";

/// How a part that other pictures may share begins, and what follows it.
const PARTS: [(&str, &str); 4] = [
    ("<g class=\"ground\">", "<g class"),
    // Pits and stores.
    ("<rect class=\"room\"", "<g class=\"seeds\">"),
    ("<rect class=\"rim\"", "<g class=\"seeds\">"),
    ("<g class=\"seeds\">", "<text"),
];

/// A shorter part is no longer than a reference to it.
const SHORT: usize = 40;

/// What pictures of the same look share.
#[derive(Default)]
struct Sheet<'a> {
    gradients: &'a str,
    /// How often a part occurs, and its number once it is referred to.
    parts: BTreeMap<&'a str, (usize, Option<usize>)>,
    /// The parts that are referred to, by their numbers.
    numbered: Vec<&'a str>,
}

/// A page whose pictures share what they have in common.
pub(crate) fn once(html: &str) -> String {
    let pieces = pieces(html);
    let mut sheets: BTreeMap<&str, Sheet> = BTreeMap::new();
    for piece in &pieces {
        if let Piece::Picture { look, gradients, drawn, .. } = piece {
            let sheet = sheets.entry(look).or_default();
            sheet.gradients = gradients;
            for part in parts(drawn).filter(|part| part.common) {
                sheet.parts.entry(part.text).or_default().0 += 1;
            }
        }
    }
    let looks: Vec<&str> = sheets.keys().copied().collect();
    let mut text = String::with_capacity(html.len());
    for piece in &pieces {
        match piece {
            Piece::Other(other) => text += other,
            Piece::Picture { look, root, drawn, .. } => {
                let number = looks.binary_search(look).unwrap_or_default();
                text += root;
                if let Some(sheet) = sheets.get_mut(look) {
                    sheet.refer(number, drawn, &mut text);
                }
            }
        }
    }
    let written: String = sheets.iter().zip(0..).map(|((look, sheet), at)| sheet.written(look, at)).collect();
    match text.find("<main") {
        Some(at) => text.insert_str(at, &written),
        None => text.insert_str(0, &written),
    }
    text
}

impl<'a> Sheet<'a> {
    /// Adds a picture, with its shared parts as references.
    fn refer(&mut self, sheet: usize, drawn: &'a str, out: &mut String) {
        for part in parts(drawn) {
            let number = match self.parts.get_mut(part.text) {
                Some((2.., number)) if part.common => *number.get_or_insert_with(|| {
                    self.numbered.push(part.text);
                    self.numbered.len() - 1
                }),
                _ => {
                    *out += &painted(part.text, sheet);
                    continue;
                }
            };
            let _ = write!(out, "<use href=\"#b{sheet}-{number}\"/>");
        }
    }

    /// The sheet as a picture that shows nothing. Its parts have the classes of the pictures too: some
    /// browsers look for them only within the part.
    fn written(&self, look: &str, sheet: usize) -> String {
        let mut text =
            format!("<svg class=\"common mbao {look}\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>");
        text += &painted(self.gradients, sheet);
        for (number, part) in self.numbered.iter().enumerate() {
            let part = painted(part, sheet);
            let _ = write!(text, "<g id=\"b{sheet}-{number}\" class=\"mbao {look}\">{part}</g>");
        }
        text + "</defs></svg>"
    }
}

/// Replaces a picture's ids with those of a sheet.
fn painted(text: &str, sheet: usize) -> String {
    let ids = format!("b{sheet}-");
    let still = format!("{STILL}-");
    text.replace(&format!("id=\"{still}"), &format!("id=\"{ids}"))
        .replace(&format!("url(#{still}"), &format!("url(#{ids}"))
}

/// A part of a page.
enum Piece<'a> {
    Other(&'a str),
    /// A picture: its classes, its opening tag, its gradients, and what is drawn with its closing tag.
    Picture {
        look: &'a str,
        root: &'a str,
        gradients: &'a str,
        drawn: &'a str,
    },
}

fn pieces(html: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find(PICTURE) {
        let (before, from) = rest.split_at(at);
        let end = from.find("</svg>").map_or(from.len(), |end| end + "</svg>".len());
        let (picture, after) = from.split_at(end);
        pieces.push(Piece::Other(before));
        pieces.push(Piece::picture(picture).unwrap_or(Piece::Other(picture)));
        rest = after;
    }
    pieces.push(Piece::Other(rest));
    pieces
}

impl<'a> Piece<'a> {
    fn picture(text: &'a str) -> Option<Self> {
        let (look, _) = text.strip_prefix(PICTURE)?.split_once('"')?;
        let (root, rest) = text.split_once("<defs>")?;
        let (gradients, drawn) = rest.split_once("</defs>")?;
        Some(Self::Picture { look, root, gradients, drawn })
    }
}

/// A part of what is drawn.
struct Part<'a> {
    text: &'a str,
    /// Whether other pictures may have it too.
    common: bool,
}

/// What is drawn, cut where parts begin and end.
fn parts(drawn: &str) -> impl Iterator<Item = Part<'_>> {
    let mut at = 0;
    // Where each kind of part begins next. It is searched for again only once it is passed: otherwise the
    // search for a kind that does not occur any more would go to the end of the picture at every part.
    let mut begins = PARTS.map(|(begin, _)| drawn.find(begin));
    std::iter::from_fn(move || {
        if at == drawn.len() {
            return None;
        }
        for ((begin, _), place) in PARTS.iter().zip(&mut begins) {
            if place.is_some_and(|place| place < at) {
                *place = drawn[at..].find(begin).map(|more| at + more);
            }
        }
        let next = PARTS.iter().zip(begins).filter_map(|(part, place)| Some((place?, part)));
        let (end, common) = match next.min_by_key(|(place, _)| *place) {
            None => (drawn.len(), false),
            Some((place, (begin, follows))) if place == at => {
                let inner = at + begin.len();
                match drawn[inner..].find(follows) {
                    Some(more) => (inner + more, begin.len() + more >= SHORT),
                    None => (inner, false),
                }
            }
            Some((place, _)) => (place, false),
        };
        let text = &drawn[at..end];
        at = end;
        Some(Part { text, common })
    })
}

#[cfg(test)]
mod tests {
    use mbao_words::Lang;

    use super::*;
    use crate::boards::Shown;

    fn ids<'a>(text: &'a str, before: &'a str) -> Vec<&'a str> {
        text.split(before).skip(1).filter_map(|rest| rest.split(['"', ')']).next()).collect()
    }

    fn still(game: &str) -> String {
        Shown::game(game).still(Lang::En).expect("a picture")
    }

    #[test]
    fn whatever_is_referred_to_is_there_once() {
        let page = once(&format!("<main><p>{0}</p>{1}<p>{0}</p></main>", still("ndoto"), still("omweso")));
        let all = ids(&page, " id=\"");
        let mut different = all.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(all.len(), different.len());
        let used: Vec<_> = ids(&page, "url(#").into_iter().chain(ids(&page, "href=\"#")).collect();
        assert!(used.len() > 100);
        assert!(used.iter().all(|id| different.contains(id)), "{used:?}");
        assert_eq!(page.matches("<defs>").count(), 2);
    }

    #[test]
    fn nothing_but_the_gradients_is_lost_where_references_are_followed() {
        let pictures = still("ndoto") + &still("lukho") + &still("ndoto");
        let page = once(&format!("<main>{pictures}"));
        let (sheets, mut drawn) = page.split_once("<main>").expect("the page");
        let mut followed = String::new();
        while let Some((before, reference)) = drawn.split_once("<use href=\"#") {
            let (id, after) = reference.split_once("\"/>").expect("a reference");
            let (_, part) = sheets.split_once(&format!("id=\"{id}\" class=\"")).expect("what it refers to");
            let (_, part) = part.split_once('>').expect("the part");
            let ends = ["</g><g id=", "</g></defs>"].map(|end| part.find(end));
            let end = ends.into_iter().flatten().min().expect("its end");
            followed += before;
            followed += &part[..end];
            drawn = after;
        }
        followed += drawn;
        let whole: String = pieces(&pictures)
            .iter()
            .map(|piece| match piece {
                Piece::Other(other) => (*other).to_owned(),
                Piece::Picture { root, drawn, .. } => format!("{root}{drawn}"),
            })
            .collect();
        let bare = |text: &str| {
            text.replace("url(#still-", "url(#").replace("url(#b0-", "url(#").replace("url(#b1-", "url(#")
        };
        assert_eq!(bare(&followed), bare(&whole));
        assert!(page.len() * 3 < pictures.len() * 2, "{} of {}", page.len(), pictures.len());
    }

    #[test]
    fn a_page_without_pictures_stays_as_it_is() {
        assert_eq!(
            once("<main><svg class=\"icon\"></svg></main>"),
            "<main><svg class=\"icon\"></svg></main>"
        );
    }
}
