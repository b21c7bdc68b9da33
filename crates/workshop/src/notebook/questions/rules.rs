//! Question xii: the rules of a turn.

use mbao_notebook::{Line, Notebook, Starts, TurnRules};
use mbao_rules::definition::{Bao, Booty, If, Marks, Opening, Skip, StartIf, Stuck, Then};
use yew::{Html, html};

use super::super::draft::{Board, Draft};

use super::super::form::{Button, Form, Offer, group, hint};
use super::super::question::Say;
use super::super::words::{filled, id_of, word};
use super::{endings, offers};

const FROM: [StartIf; 7] = [
    StartIf::AtLeast(2),
    StartIf::NotExactly(2),
    StartIf::LoneOnlyIntoEmpty,
    StartIf::NotMarked,
    StartIf::Leftmost,
    StartIf::FirstNotOnOwnOccupied,
    StartIf::CapturesIfAny,
];
const STUCK: [Stuck; 3] = [Stuck::Ends, Stuck::Passes, Stuck::Rightmost];
const MARKS: [Marks; 5] = [Marks::None, Marks::Bulls, Marks::Knives, Marks::Unmoved, Marks::Houses];
const BAO: std::ops::RangeInclusive<u8> = 1..=120;

pub(super) fn edit(draft: &mut Draft) -> &mut TurnRules {
    draft.answers().rules.edit(TurnRules::default())
}

pub(super) fn fields(form: &Form, notebook: &Notebook) -> Html {
    let unsaid = TurnRules::default();
    let rules = notebook.answers.rules.says().unwrap_or(&unsaid);
    let board = Board::of(notebook);
    let start = match rules.start.bao {
        Some(bao) => bao_start(form, bao),
        None => starts(form, &rules.start),
    };
    html! {
        <>
            { start }
            { passing(form, rules, board) }
            { group(word(form.lang, "endings"), None, endings::fields(form, &rules.endings, board)) }
        </>
    }
}

/// Whether both are the same apart from their numbers.
fn same_kind(one: StartIf, other: StartIf) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

/// The fields for where a turn may start.
fn starts(form: &Form, start: &Starts) -> Html {
    let lang = form.lang;
    let condition = |begun: StartIf| {
        let id = format!("from-{}", id_of(&begun));
        let noted = start.from.iter().find(|one| same_kind(**one, begun)).copied();
        let tick = form.tick(filled(lang, &id, &["…"]), id.clone(), noted.is_some(), {
            let id = id.clone();
            move |draft, yes| {
                let from = &mut edit(draft).start.from;
                from.retain(|one| !same_kind(*one, begun));
                from.extend(yes.then_some(begun));
                draft.focus(id.clone());
            }
        });
        let number = match noted {
            Some(StartIf::AtLeast(number) | StartIf::NotExactly(number)) => Some(number),
            _ => None,
        };
        let number = number.map(|number| {
            form.bare_number(
                filled(lang, &id, &["…"]),
                format!("{id}-n"),
                Some(number),
                move |draft, number| {
                    let noted = edit(draft).start.from.iter_mut().find(|one| same_kind(**one, begun));
                    if let (Some(number), Some(StartIf::AtLeast(seeds) | StartIf::NotExactly(seeds))) =
                        (number, noted)
                    {
                        *seeds = number;
                    }
                },
            )
        });
        html! { <div class="tick-number">{ tick }{ number.unwrap_or_default() }</div> }
    };
    let may_pass = form.tick(word(lang, "may-pass"), "may-pass", start.may_pass, |draft, yes| {
        edit(draft).start.may_pass = yes;
    });
    let feeds =
        form.tick(word(lang, "feeds"), "feeds", start.feeds, |draft, yes| edit(draft).start.feeds = yes);
    let stuck = start.stuck;
    let stuck = form.choice(
        word(lang, "stuck"),
        "stuck",
        offers(lang, "stuck", &STUCK),
        |one| *one == stuck,
        |draft, stuck| {
            edit(draft).start.stuck = stuck;
        },
    );
    group(
        word(lang, "start"),
        None,
        html! { <><>{ for FROM.into_iter().map(condition) }</>{ may_pass }{ feeds }{ stuck }</> },
    )
}

/// The fields for the start of bao: what differs from place to place, and a way to remove it.
fn bao_start(form: &Form, bao: Bao) -> Html {
    let lang = form.lang;
    let change = |draft: &mut Draft, change: &dyn Fn(&mut Bao)| {
        if let Some(bao) = &mut edit(draft).start.bao {
            change(bao);
        }
    };
    let number = |id: &str, value: u8, field: fn(&mut Bao) -> &mut u8| {
        form.number(word(lang, id), id, Some(value), BAO, move |draft, number| {
            if let Some(number) = number {
                change(draft, &|bao| *field(bao) = number);
            }
        })
    };
    let tick = |id: &str, value: bool, field: fn(&mut Bao) -> &mut bool| {
        form.tick(word(lang, id), id, value, move |draft, yes| change(draft, &|bao| *field(bao) = yes))
    };
    let drop = form.button(Button::new(word(lang, "bao-drop"), "bao-drop"), |draft| {
        without_bao(edit(draft));
        draft.focus("from-at-least");
    });
    let parts = html! {
        <>
            { hint(word(lang, "bao-how")) }
            { number("bao-capture-up-to", bao.capture_up_to, |bao| &mut bao.capture_up_to) }
            { number("bao-house-from", bao.house_from, |bao| &mut bao.house_from) }
            { tick("bao-house-outlives-namua", bao.house_outlives_namua, |bao| &mut bao.house_outlives_namua) }
            { tick("bao-tax-last", bao.tax_last, |bao| &mut bao.tax_last) }
            { tick("bao-takasia", bao.takasia, |bao| &mut bao.takasia) }
            { tick("bao-takata-free", bao.takata_free, |bao| &mut bao.takata_free) }
            { drop }
        </>
    };
    group(word(lang, "bao"), None, parts)
}

/// Removes everything that exists only with bao's start.
fn without_bao(rules: &mut TurnRules) {
    let stuck = rules.start.stuck;
    rules.start = Starts { from: vec![StartIf::AtLeast(2)], stuck, ..Starts::default() };
    rules.marks = Marks::None;
    rules.endings.retain(|Line { when, then, .. }| {
        *then != Then::SowHouseOrStop
            && !when.iter().any(|one| matches!(one, If::OwnHouse | If::UnderTakasia))
    });
    for line in &mut rules.endings {
        line.when.retain(|one| !matches!(one, If::Capturing | If::NotCapturing));
        if let Then::Capture(capture) = &mut line.then
            && capture.to == Booty::Kichwa
        {
            capture.to = Booty::SownOn;
        }
    }
}

/// The page's name for what is passed over.
pub(in super::super) fn skip_name(skip: Skip) -> &'static str {
    match skip {
        Skip::None => "skip-none",
        Skip::Origin => "skip-origin",
        Skip::EnemyHolding { opening: Opening::Turn, .. } => "skip-enemy-turn",
        Skip::EnemyHolding { opening: Opening::Handful, .. } => "skip-enemy-handful",
    }
}

/// The fields for what is passed over in sowing, and what marks mean.
fn passing(form: &Form, rules: &TurnRules, board: Board) -> Html {
    let lang = form.lang;
    let (skip, marks) = (rules.skip, rules.marks);
    let seeds = match skip {
        Skip::EnemyHolding { seeds, .. } => Some(seeds),
        _ => None,
    };
    let enemy = |opening| Skip::EnemyHolding { seeds: seeds.unwrap_or(2), opening };
    let offered: Vec<Offer<Skip>> = [Skip::None, Skip::Origin, enemy(Opening::Turn), enemy(Opening::Handful)]
        .into_iter()
        .filter(|&one| {
            one == skip || !(board.bao || (board.four && matches!(one, Skip::EnemyHolding { .. })))
        })
        .map(|one| {
            let name = skip_name(one);
            Offer::new(name.trim_start_matches("skip-"), filled(lang, name, &["…"]), one)
        })
        .collect();
    let skips = (offered.len() > 1).then(|| {
        form.choice(
            word(lang, "skip"),
            "skip",
            offered,
            |one| *one == skip,
            |draft, skip| edit(draft).skip = skip,
        )
    });
    let seeds = seeds.map(|seeds| {
        form.numbers_of(skip_name(skip), "skip-seeds", &[seeds], |draft, numbers| {
            if let (Skip::EnemyHolding { seeds, .. }, [number]) = (&mut edit(draft).skip, &numbers[..]) {
                *seeds = *number;
            }
        })
    });
    let offered: Vec<Marks> = MARKS
        .into_iter()
        .filter(|&one| one == marks || one == Marks::None || board.bao == (one == Marks::Houses))
        .collect();
    let marks = form.choice(
        word(lang, "marks"),
        "marks",
        offers(lang, "marks", &offered),
        |one| *one == marks,
        |draft, marks| {
            draft.left.marks = false;
            edit(draft).marks = marks;
        },
    );
    html! { <div class="together">{ skips.unwrap_or_default() }{ seeds.unwrap_or_default() }{ marks }</div> }
}
