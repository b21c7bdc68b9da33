//! What happens before the first turn, and who has the first turn.

use mbao_rules::definition::{Prelude, Racing};

use super::super::words::within;
use crate::notebook::prelude::*;

/// The choices, each with its steps.
const BEFORE: [(&str, &[Prelude], On); 6] = [
    ("nothing", &[], On::All),
    ("advance", &[Prelude::AdvanceMove { pits: 2 }], On::All),
    ("deployment", &[Prelude::Deployment { pits: 2, protects: false }], On::All),
    ("deployment-protects", &[Prelude::Deployment { pits: 2, protects: true }], On::All),
    // These cannot be combined, and decide themselves who has the first turn.
    ("opening", &[Prelude::LiftAny, Prelude::LayOne, Prelude::SowRest], On::Two),
    ("lay-all", &[Prelude::SouthLifts, Prelude::SouthLaysAll], On::Two),
];
const BEGINS: [(&str, Option<Racing>); 3] =
    [("south", None), ("race", Some(Racing { taps: false })), ("race-taps", Some(Racing { taps: true }))];

/// Whether a choice decides itself who has the first turn.
fn is_alone(kind: usize) -> bool {
    matches!(BEFORE[kind].2, On::Two)
}

fn race(step: Prelude) -> Option<Racing> {
    match step {
        Prelude::Race(race) => Some(race),
        _ => None,
    }
}

/// The most pits that may be taken up in a step.
fn pits(step: &mut Prelude) -> Option<&mut u8> {
    match step {
        Prelude::AdvanceMove { pits } | Prelude::Deployment { pits, .. } => Some(pits),
        _ => None,
    }
}

/// What a list of steps says: its places in [`BEFORE`] and in [`BEGINS`], and whether it says more than these.
fn summary(list: &[Prelude]) -> (usize, usize, bool) {
    let running = list.iter().copied().find_map(race);
    let mut others = list.iter().filter(|one| race(**one).is_none());
    let kind = match others.next() {
        None => 0,
        Some(Prelude::AdvanceMove { .. }) => 1,
        Some(Prelude::Deployment { protects: true, .. }) => 3,
        Some(Prelude::LiftAny) => 4,
        Some(Prelude::SouthLifts) => 5,
        Some(_) => 2,
    };
    let begins = BEGINS.iter().position(|(_, race)| *race == running).unwrap_or_default();
    (kind, begins, others.next().is_some() && !is_alone(kind))
}

/// The sentences about it on the sheet.
pub(in super::super) fn sentences(lang: Lang, list: &[Prelude]) -> Vec<String> {
    let (kind, begins, _) = summary(list);
    let said =
        |asked: &str, id: &str| format!("{}: {}", word(lang, asked), word(lang, &format!("{asked}-{id}")));
    let most = list.iter().copied().find_map(|mut one| pits(&mut one).copied());
    let most = most.map(|most| format!("; {}: {most}", within(&word(lang, "before-pits"))));
    let before = (kind > 0).then(|| said("before", BEFORE[kind].0) + &most.unwrap_or_default());
    before.into_iter().chain((begins > 0).then(|| said("begins", BEGINS[begins].0))).collect()
}

/// The fields; none if nothing of this fits the board.
pub(super) fn fields(form: &mut Form, noted: &[Prelude]) {
    if form.board.bao && noted.is_empty() {
        return;
    }
    let (kind, begins, more) = summary(noted);
    let option = |asked: &str, id: &str| (id.to_owned(), word(form.lang, &format!("{asked}-{id}")));
    let offered: Vec<usize> =
        (0..BEFORE.len()).filter(|&at| at == kind || BEFORE[at].2.has(form.board)).collect();
    let options = offered.iter().map(|&at| option("before", BEFORE[at].0)).collect();
    let chosen = offered.iter().position(|&at| at == kind);
    let who = BEGINS.iter().map(|(id, _)| option("begins", id)).collect();
    let set: Set<usize> = Rc::new(move |draft, chosen| {
        if let (Some(list), Some(&kind)) = (draft.before(), offered.get(chosen)) {
            *list = BEFORE[kind].1.to_vec();
            list.extend(BEGINS[begins].1.filter(|_| !is_alone(kind)).map(Prelude::Race));
        }
    });
    form.field("before", Control::Choice(options, chosen, None, set));
    form.typed("before-pits", Typed::Number(1..=12), |draft| draft.before()?.iter_mut().find_map(pits));
    if more {
        form.hint("before-more");
    }
    if !is_alone(kind) || begins > 0 {
        let set: Set<usize> = Rc::new(|draft, chosen| {
            if let (Some(list), Some((_, running))) = (draft.before(), BEGINS.get(chosen)) {
                list.retain(|one| race(*one).is_none());
                list.extend(running.map(Prelude::Race));
            }
        });
        form.field("begins", Control::Choice(who, Some(begins), None, set));
    }
}
