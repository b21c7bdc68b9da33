//! Writes what the pictures of a page have in common only once.
//!
//! A section has up to forty pictures of its board, and most differ in a few pits. Their gradients are
//! written once at the head of the page, with every ground, hollow and heap that occurs twice; the pictures
//! refer to them. Pictures of the same materials share a sheet. The result looks the same.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::rc::Rc;

use mbao_board::Part;

use crate::parts::still::Still;

/// A shorter part is no longer than a reference to it.
const SHORT: usize = 40;

/// The pictures of a page as they are written.
pub(crate) struct Shared {
    pub(crate) common: String,
    pub(crate) pictures: Vec<String>,
}

/// What pictures of the same materials share.
#[derive(Default)]
struct Sheet {
    id: String,
    gradients: String,
    /// How often a part occurs, and its number once it is referred to.
    parts: BTreeMap<String, (usize, Option<usize>)>,
    /// The parts that are referred to, by their numbers.
    numbered: Vec<String>,
}

/// Writes pictures that stand on one page.
pub(crate) fn share(stills: &[Rc<Still>]) -> Shared {
    let materials: Vec<String> = stills.iter().map(|still| still.picture("").materials()).collect();
    let mut sheets: BTreeMap<&str, Sheet> =
        materials.iter().map(|materials| (materials.as_str(), Sheet::default())).collect();
    for (sheet, number) in sheets.values_mut().zip(0..) {
        sheet.id = format!("b{number}");
    }
    let mut drawn: Vec<(&str, Vec<Part>)> = Vec::new();
    for (still, materials) in stills.iter().zip(&materials) {
        let Some(sheet) = sheets.get_mut(materials.as_str()) else { continue };
        let picture = still.picture(&sheet.id);
        let parts = picture.parts(&still.over);
        sheet.gradients = picture.definitions();
        for part in parts.iter().filter(|part| shareable(part)) {
            sheet.parts.entry(part.text.clone()).or_default().0 += 1;
        }
        drawn.push((materials, parts));
    }
    let pictures =
        drawn.iter().filter_map(|(materials, parts)| Some(sheets.get_mut(materials)?.refer(parts))).collect();
    let common = sheets.iter().map(|(materials, sheet)| sheet.written(materials)).collect();
    Shared { common, pictures }
}

fn shareable(part: &Part) -> bool {
    part.common && part.text.len() >= SHORT
}

impl Sheet {
    fn refer(&mut self, parts: &[Part]) -> String {
        let mut text = String::new();
        for part in parts {
            let Some((2.., number)) = self.parts.get_mut(&part.text) else {
                text += &part.text;
                continue;
            };
            let number = *number.get_or_insert_with(|| {
                self.numbered.push(part.text.clone());
                self.numbered.len() - 1
            });
            let _ = write!(text, "<use href=\"#{}-{number}\"/>", self.id);
        }
        text
    }

    /// The sheet as a picture that shows nothing. Its parts have the classes of the pictures too: some
    /// browsers look for them only within the part.
    fn written(&self, materials: &str) -> String {
        let Self { id, gradients, numbered, .. } = self;
        let mut text = format!(
            "<svg class=\"common mbao {materials}\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>{gradients}"
        );
        for (number, part) in numbered.iter().enumerate() {
            let _ = write!(text, "<g id=\"{id}-{number}\" class=\"mbao {materials}\">{part}</g>");
        }
        text + "</defs></svg>"
    }
}

#[cfg(test)]
mod tests {
    use mbao_words::Lang;

    use super::*;
    use crate::parts::boards::Shown;

    fn stills<const N: usize>(games: [&str; N]) -> Vec<Rc<Still>> {
        games.map(|game| Rc::new(Shown::game(game).still(Lang::En).expect("a picture"))).into()
    }

    fn ids<'a>(text: &'a str, before: &'a str) -> Vec<&'a str> {
        text.split(before).skip(1).filter_map(|rest| rest.split(['"', ')']).next()).collect()
    }

    #[test]
    fn whatever_is_referred_to_is_there_once() {
        let Shared { common, pictures } = share(&stills(["ndoto", "omweso", "ndoto"]));
        let page = common + &pictures.concat();
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
    fn nothing_is_lost_where_references_are_followed() {
        let stills = stills(["ndoto", "lukho", "ndoto"]);
        let shared = share(&stills);
        let mut whole = 0;
        for (still, written) in stills.iter().zip(&shared.pictures) {
            let mut followed = written.clone();
            for id in ids(written, "<use href=\"#") {
                let (_, part) = shared.common.split_once(&format!("<g id=\"{id}\" class=\"")).expect(id);
                let (_, part) = part.split_once('>').expect("the part");
                let ends = ["</g><g id=", "</g></defs>"].map(|end| part.find(end));
                let end = ends.into_iter().flatten().min().expect("its end");
                followed = followed.replacen(&format!("<use href=\"#{id}\"/>"), &part[..end], 1);
            }
            let drawn = |id: &str| {
                still.picture(id).parts(&still.over).into_iter().map(|part| part.text).collect::<String>()
            };
            assert!(["b0", "b1"].into_iter().any(|id| followed == drawn(id)), "{followed}");
            whole += still.picture("b0").write().len();
        }
        let page = shared.common.len() + shared.pictures.concat().len();
        assert!(page * 3 < whole * 2, "{page} of {whole}");
    }
}
