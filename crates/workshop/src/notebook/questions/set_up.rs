//! Question ix: how the seeds lie at the start.

use mbao_notebook::{Beginning, Layout, Notebook, SetUp};
use yew::{Html, html};

use super::super::draft::{Board, Draft, Left, plain};

use super::super::fields::PitGrid;
use super::super::form::{ANY, Button, Form, Offer, group, hint};
use super::super::pits::fitted;
use super::super::question::Say;
use super::super::words::{id_of, numbered, word};
use super::preludes;

/// The most arrangements that files hold.
const MOST: usize = 12;
/// The letters of the columns.
const COLUMNS: &[u8] = b"abcdefghijkl";

/// The board the seeds lie on.
#[derive(Clone, Copy)]
struct Pits {
    rows: usize,
    columns: usize,
}

fn first_arrangement() -> Beginning {
    let first = SetUp::new("a", Layout::Each(0));
    Beginning { set_ups: vec![first], before: Vec::new() }
}

/// Changes one arrangement; an unanswered question begins with an empty board.
fn change(draft: &mut Draft, at: usize, change: impl FnOnce(&mut SetUp, &mut Left)) {
    let Draft { notebook, left, .. } = draft;
    if let Some(set_up) = notebook.answers.set_up.edit(first_arrangement()).set_ups.get_mut(at) {
        change(set_up, left);
    }
}

pub(super) fn fields(form: &Form, notebook: &Notebook) -> Html {
    let lang = form.lang;
    let says = notebook.answers.set_up.says();
    let first = first_arrangement();
    let set_ups = &says.unwrap_or(&first).set_ups;
    let shown = set_ups.iter().enumerate().map(|(at, set_up)| {
        let drop = (set_ups.len() > 1).then(|| {
            let button = Button::new(word(lang, "drop-set-up"), format!("set-up-{at}-drop"));
            form.button(button, move |draft| {
                draft.left = Left::default();
                let set_ups = &mut draft.answers().set_up.edit(first_arrangement()).set_ups;
                if at < set_ups.len() {
                    set_ups.remove(at);
                }
                draft.focus("add-set-up");
            })
        });
        html! { <key={at}>{ arrangement(form, notebook, at, set_up, says.is_some(), drop) }</> }
    });
    let add = (says.is_some() && set_ups.len() < MOST).then(|| {
        form.button(Button::new(word(lang, "add-set-up"), "add-set-up"), |draft| {
            draft.left = Left::default();
            let set_ups = &mut draft.answers().set_up.edit(first_arrangement()).set_ups;
            let free = COLUMNS.iter().map(|&letter| char::from(letter).to_string());
            let name = free.into_iter().find(|name| set_ups.iter().all(|one| one.name != *name));
            let next =
                set_ups.last().cloned().zip(name).map(|(last, name)| SetUp { name: name.into(), ..last });
            set_ups.extend(next);
            let key = format!("set-up-{}-name", set_ups.len() - 1);
            draft.focus(key);
        })
    });
    let before = says.map(|says| preludes::fields(form, &says.before, Board::of(notebook)));
    html! { <><>{ for shown }</>{ add.unwrap_or_default() }{ before.unwrap_or_default() }</> }
}

/// The fields of an arrangement; `said` is whether anybody has said how the seeds lie.
fn arrangement(
    form: &Form,
    notebook: &Notebook,
    at: usize,
    set_up: &SetUp,
    said: bool,
    drop: Option<Html>,
) -> Html {
    let lang = form.lang;
    let board = Board::of(notebook);
    let sizes = notebook.answers.pits.says().cloned().unwrap_or_default();
    let usual = sizes.first().copied();
    let columns = set_up.columns.or(usual).unwrap_or(8);
    let pits = Pits { rows: board.rows(), columns: usize::from(columns) };
    let key = |what: &str| format!("set-up-{at}-{what}");
    let named = at > 0 || drop.is_some() || set_up.name != "a";
    let name = named.then(|| {
        form.text(word(lang, "set-up-name"), key("name"), &set_up.name, move |draft, name| {
            let name = Some(plain(&name)).filter(|name| !name.is_empty()).unwrap_or_else(|| "a".to_owned());
            change(draft, at, |set_up, _| set_up.name = name.into());
        })
    });
    let several = sizes.len() > 1 || set_up.columns.or(usual) != usual;
    let size = several.then(|| size(form, at, set_up, &sizes, pits));
    let hand = (board.bao || set_up.in_hand > 0).then(|| {
        form.number(word(lang, "in-hand"), key("hand"), Some(set_up.in_hand), ANY, move |draft, seeds| {
            change(draft, at, |set_up, _| set_up.in_hand = seeds.unwrap_or(0));
        })
    });
    let no_house = board.bao && !matches!(set_up.layout, Layout::House(_));
    let parts = html! {
        <>
            { name.unwrap_or_default() }
            { size.unwrap_or_default() }
            { kind(form, at, set_up, pits, board, columns) }
            { lying(form, at, set_up, pits, columns, said) }
            { hand.unwrap_or_default() }
            { if no_house { hint(word(lang, "house-none")) } else { html! {} } }
            { drop.unwrap_or_default() }
        </>
    };
    group(numbered(lang, "set-up", at + 1), Some("set-up"), parts)
}

/// The choice of the size of the board that the arrangement is for.
fn size(form: &Form, at: usize, set_up: &SetUp, sizes: &[u8], pits: Pits) -> Html {
    let lang = form.lang;
    let mut offered: Vec<u8> = Vec::new();
    for &size in sizes.iter().chain(&set_up.columns) {
        if !offered.contains(&size) {
            offered.push(size);
        }
    }
    let one_size = offered.into_iter().map(|size| Offer::new(size.to_string(), size.to_string(), Some(size)));
    let offers = std::iter::once(Offer::new("", word(lang, "any-size"), None)).chain(one_size).collect();
    let usual = sizes.first().copied();
    let chosen = set_up.columns;
    form.choice(
        word(lang, "set-up-columns"),
        format!("set-up-{at}-columns"),
        offers,
        |one| *one == chosen,
        move |draft, size| {
            change(draft, at, |set_up, _| match &mut set_up.layout {
                // An arrangement pit by pit is for one size.
                Layout::Rows(counts) => {
                    set_up.columns = size.or(usual);
                    let columns = set_up.columns.map_or(pits.columns, usize::from);
                    *counts = fitted(counts, (pits.rows, pits.columns), (pits.rows, columns)).into();
                }
                _ => set_up.columns = size,
            });
        },
    )
}

/// The choice of how the seeds lie: the same number everywhere, pit by pit, ….
fn kind(form: &Form, at: usize, set_up: &SetUp, pits: Pits, board: Board, columns: u8) -> Html {
    let lang = form.lang;
    let every = pits.rows * pits.columns;
    let each = match set_up.layout {
        Layout::Each(each) => each,
        _ => 0,
    };
    let begun: [(&'static str, Layout); 5] = [
        ("each", Layout::Each(2)),
        ("rows", Layout::Rows(vec![each; every].into())),
        ("right-hand", Layout::RightHand { pits: 4, each: 4 }),
        ("free", Layout::Free(u8::try_from(every).unwrap_or(u8::MAX))),
        ("house", Layout::House(6)),
    ];
    let chosen = id_of(&set_up.layout);
    let offered = begun.into_iter().filter(|(id, _)| *id != "house" || board.bao || chosen == "house");
    let offers = offered.map(|(id, lying)| Offer::new(id, word(lang, &format!("lying-{id}")), (id, lying)));
    form.choice(
        word(lang, "lying"),
        format!("set-up-{at}-lying"),
        offers.collect(),
        |(id, _)| *id == chosen,
        move |draft, (id, begun)| {
            change(draft, at, |set_up, left| {
                let lying = left.lying.get(&(at, id)).cloned().unwrap_or(begun);
                let before = std::mem::replace(&mut set_up.layout, lying);
                left.lying.insert((at, kind_id(&before)), before);
                if let Layout::Rows(counts) = &mut set_up.layout {
                    *counts =
                        fitted(counts, (pits.rows, counts.len() / pits.rows), (pits.rows, pits.columns))
                            .into();
                    set_up.columns = Some(columns);
                }
            });
        },
    )
}

fn kind_id(lying: &Layout) -> &'static str {
    match lying {
        Layout::Each(_) => "each",
        Layout::Rows(_) => "rows",
        Layout::RightHand { .. } => "right-hand",
        Layout::Free(_) => "free",
        Layout::House(_) => "house",
    }
}

/// The fields for the numbers of seeds.
fn lying(form: &Form, at: usize, set_up: &SetUp, pits: Pits, columns: u8, said: bool) -> Html {
    let lang = form.lang;
    let number = |label: &str, key: &str, value: Option<u8>, made: fn(&Layout, u8) -> Layout| {
        form.number(word(lang, label), format!("set-up-{at}-{key}"), value, ANY, move |draft, number| {
            if let Some(number) = number {
                change(draft, at, |set_up, _| set_up.layout = made(&set_up.layout, number));
            }
        })
    };
    match &set_up.layout {
        // The field is empty until somebody has said how many.
        Layout::Each(each) => {
            number("each-seeds", "each", said.then_some(*each), |_, each| Layout::Each(each))
        }
        Layout::Free(free) => number("free-seeds", "free", Some(*free), |_, free| Layout::Free(free)),
        Layout::House(house) => html! {
            <>
                { number("house-seeds", "house", Some(*house), |_, house| Layout::House(house)) }
                { hint(word(lang, "house-how")) }
            </>
        },
        Layout::RightHand { pits, each } => html! {
            <>
                { number("right-pits", "pits", Some(*pits), |lying, pits| match lying {
                    Layout::RightHand { each, .. } => Layout::RightHand { pits, each: *each },
                    other => other.clone(),
                }) }
                { number("each-seeds", "each", Some(*each), |lying, each| match lying {
                    Layout::RightHand { pits, .. } => Layout::RightHand { pits: *pits, each },
                    other => other.clone(),
                }) }
            </>
        },
        Layout::Rows(counts) => grid(form, at, counts, pits, columns),
    }
}

/// A field for each pit, laid out as on the board.
fn grid(form: &Form, at: usize, counts: &[u8], pits: Pits, columns: u8) -> Html {
    let all = fitted(counts, (pits.rows, counts.len() / pits.rows), (pits.rows, pits.columns));
    let cell = |pit: usize| {
        let column = COLUMNS.get(pit % pits.columns).copied().map_or('?', char::from);
        let name = format!("{column}{}", pits.rows - pit / pits.columns);
        let label = format!("{} {name}", word(form.lang, "pit-seeds"));
        let all = all.clone();
        form.bare_number(label, format!("set-up-{at}-{name}"), Some(all[pit]), move |draft, seeds| {
            let Some(seeds) = seeds else { return };
            change(draft, at, |set_up, _| {
                set_up.columns = Some(columns);
                let mut counts = match &set_up.layout {
                    Layout::Rows(counts) if counts.len() == all.len() => counts.to_vec(),
                    _ => all.clone(),
                };
                counts[pit] = seeds;
                set_up.layout = Layout::Rows(counts.into());
            });
        })
    };
    html! { <PitGrid columns={pits.columns}>{ for (0..all.len()).map(cell) }</PitGrid> }
}
