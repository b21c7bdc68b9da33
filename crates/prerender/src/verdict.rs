//! The verdict on a turn that was played at a task.

use mbao_content::{Card, Miss};
use mbao_words::Lang;

use crate::words;

/// What a turn missed, in words.
pub(crate) fn missed(miss: &Miss, card: &Card, lang: Lang) -> String {
    let n = |n: &u8| usize::from(*n);
    match miss {
        Miss::Captures(seeds) => words::miss_captures(lang, n(seeds)),
        Miss::Pits(pits) => words::miss_pits(lang, n(pits)),
        Miss::Loses(seeds) => words::miss_loses(lang, n(seeds)),
        Miss::Marks(marks) => words::miss_marks(lang, n(marks)),
        Miss::Handfuls(handfuls) => words::miss_handfuls(lang, n(handfuls)),
        Miss::Again(again) => words::miss_again(lang, n(again)),
        Miss::Ends(pit, 0) => words::miss_ends_empty(lang, pit),
        Miss::Ends(pit, held) => words::miss_ends_filled(lang, n(held), pit),
        Miss::SowsNothing => words::miss_sows_nothing(lang),
        Miss::By(rule) => words::miss_by(lang, &ending(*rule, card, lang)),
        Miss::Passes(rule) => words::miss_passes(lang, &ending(*rule, card, lang)),
        Miss::Avoids(rule) => words::miss_avoids(lang, &ending(*rule, card, lang)),
        Miss::Exposes(seeds) => words::miss_exposes(lang, n(seeds)),
        Miss::Wins => words::miss_wins(lang),
    }
}

/// An ending in the words of the card; in bao's two lists, endings of one number share a text.
fn ending(rule: u8, card: &Card, lang: Lang) -> String {
    card.endings
        .iter()
        .find(|ending| ending.rule == rule)
        .map_or_else(|| rule.to_string(), |ending| ending.text.get(lang).to_owned())
}
