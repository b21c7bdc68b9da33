//! Rules for a language's texts: one term for each thing, sentences that are not too long, and how the article is told.
//!
//! They are in `i18n/LANGUAGE/terms.toml`, and every text in that language is checked, in whatever file it
//! is.

use std::collections::BTreeMap;

use mbao_words::Lang;
use regex::{Regex, RegexBuilder};
use serde::Deserialize;

use crate::items::Read;
use crate::problem::Problems;
use crate::sentences::sentences;
use crate::texts::Text;
use crate::told::{self, Tics, Told};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Style {
    #[serde(rename = "term", default)]
    terms: Vec<Term>,
    sentences: Option<Sentences>,
    pub(crate) told: Option<Told>,
    tics: Option<Tics>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    thing: String,
    #[serde(rename = "use")]
    word: String,
    /// Words not to use: patterns that match whole words, in capitals or not.
    #[serde(default)]
    not: Vec<String>,
    /// Why, or how the word is used.
    #[serde(default)]
    note: String,
    /// Files that this concerns, by a part of their names; all files, if none is given.
    #[serde(default)]
    within: Vec<String>,
    #[serde(default)]
    except: Vec<Exception>,
    /// Why this is not checked yet.
    off: Option<String>,
}

/// How long sentences may be, in words.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sentences {
    /// Files that this concerns, by a part of their names; all files, if none is given.
    #[serde(default)]
    within: Vec<String>,
    /// Half of a file's sentences may have no more words than this.
    median: usize,
    /// No sentence may have more words than this.
    longest: usize,
    #[serde(default)]
    except: Vec<Exception>,
    /// Why this is not checked yet.
    off: Option<String>,
}

/// A text that may differ.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    file: String,
    /// A part of the text; any text of the file, if not given.
    #[serde(default)]
    holding: String,
    why: String,
}

impl Exception {
    fn covers(&self, text: &Text) -> bool {
        text.file.contains(&self.file) && text.words.contains(&self.holding)
    }
}

pub(crate) fn check(style: &Read<Style>, lang: Lang, texts: &[Text], problems: &mut Problems) {
    let texts: Vec<&Text> = texts.iter().filter(|text| text.lang == lang).collect();
    for (index, term) in style.terms.iter().enumerate() {
        if term.off.is_none() {
            check_term(style, &format!("term.{index}"), term, &texts, problems);
        }
    }
    let sentences = style.sentences.iter().filter(|rule| rule.off.is_none());
    sentences.for_each(|rule| check_sentences(style, rule, &texts, problems));
    style.told.iter().for_each(|told| told::check(style, told, &texts, problems));
    style.tics.iter().for_each(|tics| told::check_tics(tics, &texts, problems));
}

pub(crate) fn within(files: &[String], text: &Text) -> bool {
    files.is_empty() || files.iter().any(|part| text.file.contains(part))
}

fn check_term(style: &Read<Style>, at: &str, term: &Term, texts: &[&Text], problems: &mut Problems) {
    let Some(pattern) = pattern(&term.not) else {
        problems.at(style, &format!("{at}.not"), "not a pattern: write it as the crate `regex` has them");
        return;
    };
    let mut needed = vec![false; term.except.len()];
    for text in texts.iter().filter(|text| within(&term.within, text)) {
        for found in pattern.find_iter(&text.words) {
            if let Some(index) = term.except.iter().position(|exception| exception.covers(text)) {
                needed[index] = true;
                continue;
            }
            let line = text.line + text.words[..found.start()].matches('\n').count();
            let note = if term.note.is_empty() { String::new() } else { format!(" ({})", term.note) };
            let message = format!("\"{}\": write \"{}\" for {}{note}", found.as_str(), term.word, term.thing);
            problems.add(&text.file, Some(line), message);
        }
    }
    unneeded(style, at, &term.except, &needed, problems);
}

/// A pattern that finds any of these as whole words; `None` if one of them is not a pattern.
pub(crate) fn pattern(not: &[String]) -> Option<Regex> {
    let not: Vec<String> = not.iter().map(|one| one.replace(' ', r"\s+")).collect();
    // An empty class matches nothing. Not that of no letter at all: its case is folded letter by letter.
    let any = if not.is_empty() { "[a&&b]".to_owned() } else { not.join("|") };
    RegexBuilder::new(&format!(r"\b(?:{any})\b")).case_insensitive(true).build().ok()
}

fn check_sentences(style: &Read<Style>, rule: &Sentences, texts: &[&Text], problems: &mut Problems) {
    let mut lengths: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut needed = vec![false; rule.except.len()];
    for text in texts.iter().filter(|text| within(&rule.within, text)) {
        for (line, sentence) in sentences(text) {
            let count = sentence.split_whitespace().count();
            lengths.entry(&text.file).or_default().push(count);
            if count <= rule.longest {
                continue;
            }
            if let Some(index) = rule.except.iter().position(|exception| exception.covers(text)) {
                needed[index] = true;
                continue;
            }
            let begins: Vec<&str> = sentence.split_whitespace().take(5).collect();
            let message = format!(
                "\"{} …\": a sentence of {count} words, where {} may be: make it two",
                begins.join(" "),
                rule.longest
            );
            problems.add(&text.file, Some(line), message);
        }
    }
    for (file, mut counts) in lengths {
        counts.sort_unstable();
        let median = counts[counts.len() / 2];
        if median > rule.median {
            let message = format!(
                "half of the sentences have {median} words or more, where {} may be: make them shorter",
                rule.median
            );
            problems.add(file, None, message);
        }
    }
    unneeded(style, "sentences", &rule.except, &needed, problems);
}

fn unneeded(style: &Read<Style>, at: &str, all: &[Exception], needed: &[bool], problems: &mut Problems) {
    for (index, exception) in all.iter().enumerate().filter(|(index, _)| !needed[*index]) {
        let message =
            format!("no text of {} needs this exception ({}): take it out", exception.file, exception.why);
        problems.at(style, &format!("{at}.except.{index}"), message);
    }
}
