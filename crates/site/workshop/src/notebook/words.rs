//! The words of the field notebook, compiled from `content/i18n/*/notebook.ftl`.
//! A `#` in a word marks the place of a number.

use std::cell::RefCell;
use std::collections::BTreeMap;

use mbao_words::Lang;

mod compiled {
    include!(concat!(env!("OUT_DIR"), "/notebook.rs"));
}
pub(super) use compiled::{
    board_empty, board_example, findings, nearest, q_aim, q_name, q_other_names, q_peoples, q_pits,
    q_players, q_pockets, q_rows, q_rules, q_seeds, q_set_up, q_sowing, questions, sheet, to_affinities,
    to_board, to_questions,
};

/// The word with that name (`ui-…` in the Fluent files), with `#` for its numbers.
pub(super) fn word(lang: Lang, id: &str) -> String {
    thread_local! {
        /// Words that were used before: a form asks for thousands of words at every change.
        static SAID: RefCell<BTreeMap<String, String>> = RefCell::default();
    }
    SAID.with_borrow_mut(|text| {
        let key = format!("{}/{id}", lang.tag());
        let word = text.entry(key).or_insert_with(|| {
            let text = compiled::control(lang, id, 0);
            debug_assert!(text.is_some(), "no word {id}");
            text.unwrap_or_else(|| id.to_owned())
        });
        word.clone()
    })
}

/// The word with its numbers, or other texts in their places.
pub(super) fn filled(lang: Lang, id: &str, numbers: &[impl AsRef<str>]) -> String {
    let word = word(lang, id);
    let mut pieces = word.split('#');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for (at, piece) in pieces.enumerate() {
        text.push_str(numbers.get(at).map_or("#", AsRef::as_ref));
        text.push_str(piece);
    }
    text
}

pub(super) fn numbered(lang: Lang, id: &str, number: impl std::fmt::Display) -> String {
    filled(lang, id, &[number.to_string()])
}

pub(super) fn within(text: &str) -> String {
    first_letter(text, |letter| letter.to_lowercase().collect())
}

pub(super) fn sentence(text: &str) -> String {
    let mut sentence = first_letter(text, |letter| letter.to_uppercase().collect());
    if !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
}

fn first_letter(text: &str, change: impl Fn(char) -> String) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| change(first) + letters.as_str())
}
