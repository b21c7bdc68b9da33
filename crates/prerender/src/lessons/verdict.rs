//! The verdict on a turn that was played in a task.

use mbao_content::{Card, Miss, Tried};
use mbao_words::Lang;

use super::{seeds, words};

/// What a turn missed, in words.
pub(crate) fn missed(miss: &Miss, card: &Card, lang: Lang) -> String {
    let n = |n: &u8| usize::from(*n);
    let seeds = |n: &u8| seeds(card.called(), usize::from(*n), lang);
    match miss {
        Miss::Captures(count) => words::miss_captures(lang, n(count), &seeds(count)),
        Miss::Pits(pits) => words::miss_pits(lang, n(pits)),
        Miss::Loses(count) => words::miss_loses(lang, n(count), &seeds(count)),
        Miss::Marks(marks) => words::miss_marks(lang, n(marks)),
        Miss::Handfuls(handfuls) => words::miss_handfuls(lang, n(handfuls)),
        Miss::Within(handfuls) => words::miss_within(lang, n(handfuls)),
        Miss::Again(again) => words::miss_again(lang, n(again)),
        Miss::Ends(pit, 0) => words::miss_ends_empty(lang, pit),
        Miss::Ends(pit, held) => words::miss_ends_filled(lang, n(held), pit, &seeds(held)),
        Miss::SowsNothing => words::miss_sows_nothing(lang),
        Miss::By(rule) => words::miss_by(lang, &ending(*rule, card, lang)),
        Miss::Passes(rule) => words::miss_passes(lang, &ending(*rule, card, lang)),
        Miss::Avoids(rule) => words::miss_avoids(lang, &ending(*rule, card, lang)),
        Miss::Exposes(count) => words::miss_exposes(lang, n(count), &seeds(count)),
        Miss::Wins => words::miss_wins(lang),
    }
}

/// The rule that applied where an unsuccessful turn ended, if that explains the miss.
pub(crate) fn ruled(tried: &Tried, card: &Card, lang: Lang) -> Option<String> {
    let (pit, rule) = tried.end.as_ref()?;
    let explains = matches!(
        tried.miss,
        Some(Miss::Captures(_) | Miss::Pits(_) | Miss::Marks(_) | Miss::Handfuls(_) | Miss::Ends(..))
    );
    explains.then(|| words::miss_rule(lang, pit, &ending(*rule, card, lang)))
}

/// An ending in the words of the card; in bao's two lists, endings with the same number share a text.
fn ending(rule: u8, card: &Card, lang: Lang) -> String {
    card.endings
        .iter()
        .find(|ending| ending.rule == rule)
        .map_or_else(|| rule.to_string(), |ending| ending.text.get(lang).to_owned())
}
