//! How the article is told: long sentences among short ones, and a first paragraph that has no library's marks.

use serde::Deserialize;

use crate::items::Read;
use crate::problem::Problems;
use crate::sentences::sentences;
use crate::style::{Style, pattern, within};
use crate::texts::{Part, Text};

/// What holds of all sections together, but for the opening, which holds of each.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Told {
    /// Files that this concerns, by a part of their names.
    within: Vec<String>,
    /// The standard deviation of the lengths of sentences is at least so many words.
    deviation: f64,
    /// A sentence with no more words is short.
    short: usize,
    /// No more of a hundred sentences are short.
    share: f64,
    /// Patterns of whole words that stand in no first paragraph.
    opening: Vec<String>,
}

/// Phrases, in small letters, that stand in a file at most once.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tics {
    within: Vec<String>,
    once: Vec<String>,
}

pub(crate) fn check_tics(tics: &Tics, texts: &[&Text], problems: &mut Problems) {
    let mut met = std::collections::BTreeSet::new();
    let texts = texts.iter().filter(|text| within(&tics.within, text));
    for (text, phrase) in texts.flat_map(|text| tics.once.iter().map(move |phrase| (text, phrase))) {
        for _ in text.words.to_lowercase().matches(phrase).filter(|_| !met.insert((&text.file, phrase))) {
            problems.add(&text.file, Some(text.line), format!("\"{phrase}\" again: once in a file will do"));
        }
    }
}

pub(crate) fn check(style: &Read<Style>, told: &Told, texts: &[&Text], problems: &mut Problems) {
    let texts: Vec<&Text> = texts.iter().copied().filter(|text| within(&told.within, text)).collect();
    if let Some(figures) = Figures::of(&texts, told.short) {
        check_figures(style, told, &figures, problems);
    }
    let Some(pattern) = pattern(&told.opening) else {
        problems.at(style, "told.opening", "not a pattern: write it as the crate `regex` has them");
        return;
    };
    for text in texts.iter().filter(|text| text.part == Part::Opening) {
        for found in pattern.find_iter(&text.words) {
            let line = text.line + text.words[..found.start()].matches('\n').count();
            let message = format!(
                "\"{}\" in the first paragraph: begin with what the source shows, and put this into a note",
                found.as_str()
            );
            problems.add(&text.file, Some(line), message);
        }
    }
}

fn check_figures(style: &Read<Style>, told: &Told, figures: &Figures, problems: &mut Problems) {
    let Figures { mean, deviation, share } = figures;
    if *deviation < told.deviation {
        let message = format!(
            "the sentences of the article have {mean:.1} words and deviate from that by {deviation:.1}, where \
             {} is the least: set long ones among short ones",
            told.deviation
        );
        problems.at(style, "told.deviation", message);
    }
    if *share > told.share {
        let message = format!(
            "{share:.1} of a hundred sentences of the article have {} words or fewer, where {} may: join what \
             belongs together",
            told.short, told.share
        );
        problems.at(style, "told.share", message);
    }
}

/// Figures of the sentences of paragraphs, items and notes.
#[derive(Debug, PartialEq)]
struct Figures {
    mean: f64,
    deviation: f64,
    /// Of a hundred sentences, those that are short.
    share: f64,
}

impl Figures {
    /// `None` where there is no sentence.
    #[allow(clippy::cast_precision_loss)] // No article has so many words.
    fn of(texts: &[&Text], short: usize) -> Option<Self> {
        let prose = texts.iter().filter(|text| text.part != Part::Other);
        let lengths: Vec<f64> = prose
            .flat_map(|text| sentences(text))
            .map(|(_, sentence)| sentence.split_whitespace().count() as f64)
            .collect();
        let mean_of = |values: &mut dyn Iterator<Item = f64>| values.sum::<f64>() / lengths.len() as f64;
        let mean = mean_of(&mut lengths.iter().copied());
        let variance = mean_of(&mut lengths.iter().map(|length| (length - mean).powi(2)));
        let few = lengths.iter().filter(|length| **length <= short as f64).count();
        let share = 100.0 * few as f64 / lengths.len() as f64;
        (!lengths.is_empty()).then(|| Self { mean, deviation: variance.sqrt(), share })
    }
}

#[cfg(test)]
mod tests {
    use mbao_words::Lang;

    use super::*;

    fn text(part: Part, words: &str) -> Text {
        Text { file: String::new(), line: 1, lang: Lang::default(), part, words: words.to_owned() }
    }

    #[test]
    fn figures_are_of_all_sentences_together_but_not_of_headings() {
        let texts = [
            text(Part::Other, "A heading"),
            text(Part::Opening, "One two three four five six. One two."),
            text(Part::Prose, "One two three four? One two three four."),
        ];
        let texts: Vec<&Text> = texts.iter().collect();
        let figures = Figures { mean: 4.0, deviation: 2.0_f64.sqrt(), share: 25.0 };
        assert_eq!(Figures::of(&texts, 2), Some(figures));
        assert_eq!(Figures::of(&texts, 4).map(|figures| figures.share), Some(75.0));
        assert_eq!(Figures::of(&texts[..1], 2), None);
    }

    #[test]
    fn a_tic_stands_once_in_a_file() {
        let (one, two) = (text(Part::Opening, "By his account."), text(Part::Prose, "So by his account."));
        let (tics, mut problems) = (Tics { within: vec![], once: vec!["his".into()] }, Problems::default());
        check_tics(&tics, &[&one, &two], &mut problems);
        assert_eq!(problems.count(), 1);
    }
}
