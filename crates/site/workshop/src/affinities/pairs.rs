//! The sentences about each pair of games. They are in the page and are not sent
//! a second time: this module only sorts them and updates their numbers.

use std::cmp::Reverse;

use mbao_viewer::page::document;
use mbao_words::Lang;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::distances::Guides;
use super::guide_number;

/// Sorts the sentences about each game, the most similar games first.
pub(super) fn follow(lang: Lang, guides: &Guides) {
    let Ok(lists) = document().query_selector_all(".pairs ul") else { return };
    for first in 0..lists.length() {
        if let Some(list) = lists.get(first).and_then(|list| list.dyn_into().ok()) {
            sort(lang, &list, |other| guides.at(first as usize, other));
        }
    }
}

fn sort(lang: Lang, list: &Element, guide: impl Fn(usize) -> u8) {
    let lines = list.children();
    let mut lines: Vec<(Element, usize)> = (0..lines.length())
        .filter_map(|at| lines.item(at))
        .filter_map(|line| {
            let other = line.get_attribute("data-other")?.parse().ok()?;
            Some((line, other))
        })
        .collect();
    let before: Vec<usize> = lines.iter().map(|(_, other)| *other).collect();
    lines.sort_by_key(|&(_, other)| (Reverse(guide(other)), other));
    for (line, other) in &lines {
        if let Ok(Some(shown)) = line.query_selector(".guide") {
            let number = guide(*other);
            shown.set_text_content(Some(&number.to_string()));
            let _ = shown.set_attribute("aria-label", &guide_number(lang, number));
        }
    }
    if lines.iter().zip(&before).any(|((_, now), before)| now != before) {
        for (line, _) in &lines {
            let _ = list.append_child(line);
        }
    }
}
