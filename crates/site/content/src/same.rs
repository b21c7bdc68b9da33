//! Texts that are word for word those of another language: nobody has translated them yet.
//!
//! A text that is meant to be the same, such as a name, is listed in `i18n/LANGUAGE/same.toml`.

use std::collections::{BTreeMap, BTreeSet};

use mbao_words::Lang;
use serde::Deserialize;

use crate::folder::LANGUAGE;
use crate::items::Read;
use crate::problem::Problems;
use crate::texts::Text;

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Same {
    /// Whole texts.
    same: Vec<String>,
}

/// How many characters of such a text are shown.
const WORDS: usize = 40;

/// The texts of a language that have the same words in the same file of all languages.
type Found<'t> = BTreeMap<(&'t str, &'t str), Vec<&'t Text>>;

pub(crate) fn check(lists: &[(Lang, Read<Same>)], texts: &[Text], problems: &mut Problems) {
    let mut found = Found::new();
    // Numbers and signs are the same in many languages.
    for text in texts.iter().filter(|text| text.words.contains(char::is_alphabetic)) {
        found.entry((within(text), &text.words)).or_default().push(text);
    }
    let mut own = Lang::ALL.map(|_| 0);
    for all in found.values().filter(|all| all.iter().all(|text| text.lang == all[0].lang)) {
        own[all[0].lang as usize] += all.len();
    }
    let listed = |lang: Lang, words: &str| {
        let (_, list) = lists.iter().find(|(other, _)| *other == lang)?;
        Some((lang, list.same.iter().position(|one| one == words)?))
    };
    let mut needed = BTreeSet::new();
    let mut counts = Lang::ALL.map(|_| 0);
    for ((_, words), all) in found {
        // Of two translations that agree, the one with more texts of its own was there first.
        let first = |text: &&&Text| (text.lang != Lang::default(), usize::MAX - own[text.lang as usize]);
        let Some(first) = all.iter().min_by_key(first) else { continue };
        for text in all.iter().filter(|text| text.lang != first.lang) {
            let meant = listed(text.lang, words).or_else(|| listed(first.lang, words));
            if let Some((lang, place)) = meant {
                needed.insert((lang as usize, place));
                continue;
            }
            counts[text.lang as usize] += 1;
            let begins: String = words.chars().take(WORDS).collect();
            let message = format!(
                "word for word as in {} ({}:{}): translate it, or list it in same.toml: {begins:?}",
                first.lang.name(),
                problems.called(&first.file),
                first.line
            );
            problems.add(&text.file, Some(text.line), message);
        }
    }
    for lang in Lang::ALL.into_iter().filter(|lang| counts[*lang as usize] > 0) {
        let count = counts[lang as usize];
        let all = texts.iter().filter(|text| text.lang == lang).count();
        let message =
            format!("{count} of {all} texts are word for word as in another language: not translated");
        problems.add(&format!("i18n/{}/{LANGUAGE}", lang.tag()), None, message);
    }
    // What is missing or wrong may need it.
    if problems.count() > 0 {
        return;
    }
    for (lang, list) in lists {
        for (place, words) in list.same.iter().enumerate() {
            if !needed.contains(&(*lang as usize, place)) {
                let message = format!("no text is \"{words}\" as in another language: take it out");
                problems.at(list, &format!("same.{place}"), message);
            }
        }
    }
}

/// The file of a text, without the folder of its language: that which it translates.
fn within(text: &Text) -> &str {
    let path = text.file.strip_prefix("i18n/").and_then(|path| path.split_once('/'));
    path.map_or(&text.file, |(_, within)| within)
}
