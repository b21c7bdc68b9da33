//! Question ix: how the seeds lie at the start.

use mbao_notebook::{Beginning, Layout, SetUp};

use super::super::draft::{first_arrangement, plain};
use super::super::pits::fitted;
use super::preludes;
use crate::notebook::prelude::*;

/// The most arrangements that files hold.
const MOST: usize = 12;
const COLUMNS: &[u8] = b"abcdefghijkl";

/// The board the seeds of an arrangement lie on.
#[derive(Clone, Copy)]
struct Pits {
    rows: usize,
    columns: usize,
}

impl Pits {
    /// Seeds pit by pit as they lie here.
    fn fit(self, counts: &[u8]) -> Vec<u8> {
        fitted(counts, (self.rows, counts.len() / self.rows), (self.rows, self.columns))
    }
}

pub(super) fn fields(form: &mut Form) {
    let says = form.notebook.answers.set_up.says();
    let Beginning { set_ups, before } = says.cloned().unwrap_or_else(first_arrangement);
    for (at, set_up) in set_ups.iter().enumerate() {
        form.group(numbered(form.lang, "set-up", at + 1), "set-up", |form| {
            form.at = format!("set-up-{at}-");
            arrangement(form, at, set_up, set_ups.len());
            form.at.clear();
        });
    }
    if says.is_none() {
        return;
    }
    if set_ups.len() < MOST {
        form.button("add-set-up", Look::PLAIN, |draft| {
            draft.left = Left::default();
            let set_ups = draft.set_ups();
            let free = COLUMNS.iter().map(|&letter| char::from(letter).to_string());
            let name = free.into_iter().find(|name| set_ups.iter().all(|one| one.name != *name));
            let next =
                set_ups.last().cloned().zip(name).map(|(last, name)| SetUp { name: name.into(), ..last });
            set_ups.extend(next);
            let key = format!("set-up-{}-name", set_ups.len() - 1);
            draft.focus(key);
        });
    }
    preludes::fields(form, &before);
}

fn arrangement(form: &mut Form, at: usize, set_up: &SetUp, count: usize) {
    let answers = &form.notebook.answers;
    let sizes = answers.pits.says().map_or(&[][..], Vec::as_slice);
    let usual = sizes.first().copied();
    let columns = set_up.columns.or(usual).unwrap_or(8);
    let pits = Pits { rows: form.board.rows(), columns: usize::from(columns) };
    if count > 1 || set_up.name != "a" {
        let named = |name: &str| {
            let name = Some(plain(name)).filter(|name| !name.is_empty());
            Some(name.unwrap_or_else(|| "a".to_owned()).into())
        };
        let ask = ("set-up-name", "name");
        form.typed_by(ask, Typed::Line, move |draft| Some(&mut draft.set_up(at)?.name), named);
    }
    if sizes.len() > 1 || set_up.columns.or(usual) != usual {
        size(form, at, set_up, sizes, pits);
    }
    kind(form, at, set_up, pits);
    lying(form, at, &set_up.layout, pits);
    if form.board.bao || set_up.in_hand > 0 {
        let ask = ("in-hand", "hand");
        form.count(ask, ANY, move |draft| Some(&mut draft.set_up(at)?.in_hand));
    }
    if form.board.bao && !matches!(set_up.layout, Layout::House(_)) {
        form.hint("house-none");
    }
    if count > 1 {
        form.button(("drop-set-up", "drop"), Look::PLAIN, move |draft| {
            draft.left = Left::default();
            let set_ups = draft.set_ups();
            if at < set_ups.len() {
                set_ups.remove(at);
            }
            draft.focus("add-set-up");
        });
    }
}

/// The choice of the size of the board that the arrangement is for.
fn size(form: &mut Form, at: usize, set_up: &SetUp, sizes: &[u8], pits: Pits) {
    let mut values = vec![None];
    for size in sizes.iter().copied().chain(set_up.columns).map(Some) {
        if !values.contains(&size) {
            values.push(size);
        }
    }
    let usual = sizes.first().copied();
    let name = |size: &Option<u8>| match size {
        None => (String::new(), word(form.lang, "any-size")),
        Some(size) => (size.to_string(), size.to_string()),
    };
    let options = values.iter().map(name).collect();
    let chosen = values.iter().position(|size| *size == set_up.columns);
    let set: Set<usize> = Rc::new(move |draft, chosen| {
        let (Some(set_up), Some(&size)) = (draft.set_up(at), values.get(chosen)) else { return };
        set_up.columns = size;
        // An arrangement pit by pit is for one size.
        if let Layout::Rows(counts) = &mut set_up.layout {
            set_up.columns = size.or(usual);
            let columns = set_up.columns.map_or(pits.columns, usize::from);
            *counts = fitted(counts, (pits.rows, pits.columns), (pits.rows, columns)).into();
        }
    });
    form.field(("set-up-columns", "columns"), Control::Choice(options, chosen, None, set));
}

/// The choice of how the seeds lie: the same number everywhere, pit by pit, ….
fn kind(form: &mut Form, at: usize, set_up: &SetUp, pits: Pits) {
    let every = pits.rows * pits.columns;
    let each = match set_up.layout {
        Layout::Each(each) => each,
        _ => 0,
    };
    let offers = [
        (Layout::Each(2), On::All),
        (Layout::Rows(vec![each; every].into()), On::All),
        (Layout::RightHand { pits: 4, each: 4 }, On::All),
        (Layout::Free(u8::try_from(every).unwrap_or(u8::MAX)), On::All),
        (Layout::House(6), On::Bao),
    ];
    form.open("lying", "lying", &offers, (Some(set_up.layout.clone()), false), move |draft, next| {
        let Some(next) = next else { return };
        let lying = draft.left.lying.get(&(at, next.id())).cloned().unwrap_or(next);
        let Some(set_up) = draft.set_up(at) else { return };
        let before = std::mem::replace(&mut set_up.layout, lying);
        if let Layout::Rows(counts) = &mut set_up.layout {
            *counts = pits.fit(counts).into();
            set_up.columns = u8::try_from(pits.columns).ok();
        }
        draft.left.lying.insert((at, before.id()), before);
    });
}

/// The fields for the numbers of seeds.
fn lying(form: &mut Form, at: usize, layout: &Layout, pits: Pits) {
    let asks: &[(&'static str, &'static str)] = match layout {
        Layout::Each(_) => &[("each-seeds", "each")],
        Layout::Free(_) => &[("free-seeds", "free")],
        Layout::House(_) => &[("house-seeds", "house")],
        Layout::RightHand { .. } => &[("right-pits", "pits"), ("each-seeds", "each")],
        Layout::Rows(counts) => return grid(form, at, &pits.fit(counts), pits),
    };
    for (n, &ask) in asks.iter().enumerate() {
        form.typed(ask, Typed::Number(ANY), move |draft| {
            draft.set_up(at)?.layout.numbers().into_iter().nth(n)
        });
    }
    if form.notebook.answers.set_up.says().is_none() {
        form.blank();
    }
    if matches!(layout, Layout::House(_)) {
        form.hint("house-how");
    }
}

/// A field for each pit, laid out as on the board.
fn grid(form: &mut Form, at: usize, all: &[u8], pits: Pits) {
    let cell = |form: &mut Form, pit: usize| {
        let column = COLUMNS.get(pit % pits.columns).copied().map_or('?', char::from);
        let name = format!("{column}{}", pits.rows - pit / pits.columns);
        let label = format!("{} {name}", word(form.lang, "pit-seeds"));
        let all = all.to_vec();
        form.typed((label, name), Typed::Bare(ANY), move |draft| {
            let set_up = draft.set_up(at)?;
            set_up.columns = u8::try_from(pits.columns).ok();
            if !matches!(&set_up.layout, Layout::Rows(counts) if counts.len() == all.len()) {
                set_up.layout = Layout::Rows(all.clone().into());
            }
            match &mut set_up.layout {
                Layout::Rows(counts) => counts.to_mut().get_mut(pit),
                _ => None,
            }
        });
    };
    form.frame(("div", "pit-grid"), |form| {
        for row in 0..pits.rows {
            let row = row * pits.columns..(row + 1) * pits.columns;
            form.frame(("div", ""), |form| row.for_each(|pit| cell(form, pit)));
        }
    });
}
