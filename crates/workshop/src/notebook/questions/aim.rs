//! Question xi: when the game is over, and who has won.

use mbao_notebook::Notebook;
use mbao_rules::definition::{Count, End, EndIf};
use yew::{Html, html};

use super::super::draft::Board;

use super::super::form::{Form, Offer};
use super::super::question::Say;
use super::super::words::{filled, id_of, word};
use super::{offers, open_offers};

const COUNTS: [Count; 4] =
    [Count::StoreAndSide, Count::StarterLoses, Count::StoreAndMarks, Count::BoardToOther];
/// What is noted for the end or the count if only the other has been answered.
const BEGUN: End = End { when: EndIf::NoSeeds, count: Count::StoreAndSide };

/// The name of an ending on the page.
pub(in super::super) fn name(when: EndIf) -> String {
    match when {
        EndIf::NoFrontRow { in_turn: true } => "no-front-row-in-turn".to_owned(),
        _ => id_of(&when),
    }
}

pub(super) fn fields(form: &Form, notebook: &Notebook) -> Html {
    let lang = form.lang;
    let says = notebook.answers.aim.says().copied();
    let least = match says {
        Some(End { when: EndIf::NoneHolds(least), .. }) => Some(least),
        _ => None,
    };
    let mut whens = vec![
        EndIf::NoSeeds,
        EndIf::EitherNoSeeds,
        EndIf::NoSeedsOutsideMarks,
        EndIf::EitherNoSeedsOutsideMarks,
        EndIf::NoneHolds(least.unwrap_or(2)),
        EndIf::NoStart,
    ];
    if Board::of(notebook).four {
        whens.extend([false, true].map(|in_turn| EndIf::NoFrontRow { in_turn }));
    }
    let whens = whens.into_iter().map(|when| {
        let id = name(when);
        Offer::new(id.clone(), filled(lang, &format!("over-{id}"), &["…"]), when)
    });
    let when = form.choice(
        word(lang, "over-when"),
        "when",
        answered(form, says, whens.collect()),
        |one| *one == says.map(|says| says.when),
        |draft, when| {
            if let Some(when) = when {
                draft.answers().aim.edit(BEGUN).when = when;
            }
        },
    );
    let least = least.map(|least| {
        form.numbers_of("over-none-holds", "least", &[least], |draft, numbers| {
            if let [least] = numbers[..] {
                draft.answers().aim.edit(BEGUN).when = EndIf::NoneHolds(least);
            }
        })
    });
    let counts = answered(form, says, offers(lang, "count", &COUNTS));
    let count = form.choice(
        word(lang, "count"),
        "count",
        counts,
        |one| *one == says.map(|says| says.count),
        |draft, count| {
            if let Some(count) = count {
                draft.answers().aim.edit(BEGUN).count = count;
            }
        },
    );
    html! { <>{ when }{ least.unwrap_or_default() }{ count }</> }
}

/// The offers of a choice; once something has been answered, "not answered" is no longer offered.
fn answered<T>(form: &Form, says: Option<End>, offers: Vec<Offer<T>>) -> Vec<Offer<Option<T>>> {
    open_offers(form.lang, offers).into_iter().skip(usize::from(says.is_some())).collect()
}
