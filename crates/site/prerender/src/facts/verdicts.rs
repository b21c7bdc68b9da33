//! The verdict on a turn that was played in a task, in words.

use mbao_board::steps;
use mbao_content::{Card, Miss, Tried};
use mbao_rules::Game;
use mbao_rules::definition::Called;
use mbao_words::Lang;

use crate::words::lessons;

/// The people's own word for seeds, in the form for that number.
pub(crate) fn seeds(called: Called, n: usize, lang: Lang) -> String {
    match called {
        Called::Seed => lessons::seed(lang, n),
        Called::Cow => lessons::seed_cow(lang, n),
        Called::Stone => lessons::seed_stone(lang, n),
        Called::Warrior => lessons::seed_warrior(lang, n),
    }
}

pub(crate) fn missed(miss: &Miss, card: &Card, lang: Lang) -> String {
    let n = |n: &u8| usize::from(*n);
    let seeds = |n: &u8| seeds(card.called(), usize::from(*n), lang);
    match miss {
        Miss::Captures(count) => lessons::miss_captures(lang, n(count), &seeds(count)),
        Miss::Pits(pits) => lessons::miss_pits(lang, n(pits)),
        Miss::Loses(count) => lessons::miss_loses(lang, n(count), &seeds(count)),
        Miss::Marks(marks) => lessons::miss_marks(lang, n(marks)),
        Miss::Handfuls(handfuls) => lessons::miss_handfuls(lang, n(handfuls)),
        Miss::Within(handfuls) => lessons::miss_within(lang, n(handfuls)),
        Miss::Again(again) => lessons::miss_again(lang, n(again)),
        Miss::Ends(pit, 0) => lessons::miss_ends_empty(lang, pit),
        Miss::Ends(pit, held) => lessons::miss_ends_filled(lang, n(held), pit, &seeds(held)),
        Miss::SowsNothing => lessons::miss_sows_nothing(lang),
        Miss::By(rule) => lessons::miss_by(lang, &ending(*rule, card, lang)),
        Miss::Passes(rule) => lessons::miss_passes(lang, &ending(*rule, card, lang)),
        Miss::Avoids(rule) => lessons::miss_avoids(lang, &ending(*rule, card, lang)),
        Miss::Exposes(count) => lessons::miss_exposes(lang, n(count), &seeds(count)),
        Miss::Wins | Miss::End | Miss::Gain(_) => lessons::miss_wins(lang),
    }
}

/// What happened where an unsuccessful turn ended, if that explains the miss.
pub(crate) fn ended(tried: &Tried, begun: &Game, lang: Lang) -> Option<String> {
    let explains = matches!(
        tried.miss,
        Some(Miss::Captures(_) | Miss::Pits(_) | Miss::Marks(_) | Miss::Handfuls(_) | Miss::Ends(..))
    );
    let pit = tried.end.as_ref().filter(|_| explains)?;
    let mut game = begun.clone();
    let played = tried.actions.iter().map(|action| game.play_text(action).ok());
    let events = played.collect::<Option<Vec<_>>>()?.concat();
    let steps = steps(&game, &events, Some(begun.state().mover), lang);
    let last = steps.into_iter().rev().find(|step| step.ended.is_some())?;
    Some(lessons::miss_ended(lang, &last.line, pit))
}

/// An ending in the words of the card; in bao's two lists, endings with the same number share a text.
fn ending(rule: u8, card: &Card, lang: Lang) -> String {
    card.endings
        .iter()
        .find(|ending| ending.rule == rule)
        .map_or_else(|| rule.to_string(), |ending| ending.text.get(lang).to_owned())
}
