//! What happens before the first turn, and who has the first turn.

use mbao_rules::definition::{Prelude, Racing};
use mbao_words::Lang;
use yew::{Html, html};

use super::super::draft::{Board, Draft};
use super::super::form::{Form, Offer, hint};
use super::super::words::{within, word};

/// The range of the most pits that may be taken up.
const PITS: std::ops::RangeInclusive<u8> = 1..=12;

/// The choices, each with its steps.
const BEFORE: [(&str, &[Prelude]); 6] = [
    ("nothing", &[]),
    ("advance", &[Prelude::AdvanceMove { pits: 2 }]),
    ("deployment", &[Prelude::Deployment { pits: 2, protects: false }]),
    ("deployment-protects", &[Prelude::Deployment { pits: 2, protects: true }]),
    ("opening", &[Prelude::LiftAny, Prelude::LayOne, Prelude::SowRest]),
    ("lay-all", &[Prelude::SouthLifts, Prelude::SouthLaysAll]),
];
/// These cannot be combined, are for two rows, and decide themselves who has the first turn.
const ALONE: [&str; 2] = ["opening", "lay-all"];
const BEGINS: [(&str, Option<Racing>); 3] =
    [("south", None), ("race", Some(Racing { taps: false })), ("race-taps", Some(Racing { taps: true }))];

/// A summary of the list of steps before the first turn.
struct Summary {
    /// A name of [`BEFORE`].
    kind: &'static str,
    race: Option<Racing>,
    /// The most pits that may be taken up.
    pits: Option<u8>,
    /// Whether the list says more than can be shown.
    more: bool,
}

impl Summary {
    fn of(list: &[Prelude]) -> Self {
        let race = list.iter().find_map(|one| match one {
            Prelude::Race(race) => Some(*race),
            _ => None,
        });
        let mut others = list.iter().filter(|one| !matches!(one, Prelude::Race(_)));
        let first = others.next();
        let (kind, pits) = match first {
            None => ("nothing", None),
            Some(Prelude::LiftAny) => ("opening", None),
            Some(Prelude::SouthLifts) => ("lay-all", None),
            Some(Prelude::AdvanceMove { pits }) => ("advance", Some(*pits)),
            Some(Prelude::Deployment { pits, protects: true }) => ("deployment-protects", Some(*pits)),
            Some(Prelude::Deployment { pits, protects: false }) => ("deployment", Some(*pits)),
            Some(_) => ("deployment", None),
        };
        Self { kind, race, pits, more: others.next().is_some() && !ALONE.contains(&kind) }
    }

    fn begins(&self) -> &'static str {
        BEGINS.iter().find(|(_, race)| *race == self.race).map_or("south", |(id, _)| id)
    }
}

/// The sentences about it on the sheet.
pub(in super::super) fn sentences(lang: Lang, list: &[Prelude]) -> Vec<String> {
    let summary = Summary::of(list);
    let mut said = Vec::new();
    if summary.kind != "nothing" {
        let most = summary.pits.map(|pits| format!("; {}: {pits}", within(&word(lang, "before-pits"))));
        let what = word(lang, &format!("before-{}", summary.kind));
        said.push(format!("{}: {what}{}", word(lang, "before"), most.unwrap_or_default()));
    }
    if summary.race.is_some() {
        said.push(format!(
            "{}: {}",
            word(lang, "begins"),
            word(lang, &format!("begins-{}", summary.begins()))
        ));
    }
    said
}

fn list(draft: &mut Draft) -> Option<&mut Vec<Prelude>> {
    let answer = &mut draft.answers().set_up;
    answer.readings.get_mut(answer.played).map(|reading| &mut reading.says.before)
}

/// The fields; empty if nothing of this fits the board.
pub(super) fn fields(form: &Form, noted: &[Prelude], board: Board) -> Html {
    if board.bao && noted.is_empty() {
        return html! {};
    }
    let lang = form.lang;
    let summary = Summary::of(noted);
    let Summary { kind, race, pits, more } = summary;
    let offers = BEFORE
        .into_iter()
        .filter(|(id, _)| *id == kind || !(board.four && ALONE.contains(id)))
        .map(|(id, made)| Offer::new(id, word(lang, &format!("before-{id}")), (id, made)))
        .collect();
    let before = form.choice(
        word(lang, "before"),
        "before",
        offers,
        |(id, _)| *id == kind,
        move |draft, (id, made)| {
            if let Some(list) = list(draft) {
                *list = made.to_vec();
                list.extend(race.filter(|_| !ALONE.contains(&id)).map(Prelude::Race));
            }
        },
    );
    let pits = pits.map(|pits| {
        form.number(word(lang, "before-pits"), "before-pits", Some(pits), PITS, |draft, number| {
            let first = list(draft).and_then(|list| list.first_mut());
            if let (Some(number), Some(Prelude::AdvanceMove { pits } | Prelude::Deployment { pits, .. })) =
                (number, first)
            {
                *pits = number;
            }
        })
    });
    let begins = (!ALONE.contains(&kind) || race.is_some()).then(|| {
        let offers =
            BEGINS.into_iter().map(|(id, race)| Offer::new(id, word(lang, &format!("begins-{id}")), race));
        form.choice(
            word(lang, "begins"),
            "begins",
            offers.collect(),
            |one| *one == race,
            |draft, race| {
                if let Some(list) = list(draft) {
                    list.retain(|one| !matches!(one, Prelude::Race(_)));
                    list.extend(race.map(Prelude::Race));
                }
            },
        )
    });
    let more = more.then(|| hint(word(lang, "before-more")));
    html! { <>{ before }{ pits.unwrap_or_default() }{ more.unwrap_or_default() }{ begins.unwrap_or_default() }</> }
}
