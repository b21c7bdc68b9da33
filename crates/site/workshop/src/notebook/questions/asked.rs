//! Questions i to viii: the game's name, its players, and its board.

use mbao_notebook::Pockets;
use mbao_rules::Rows;
use mbao_rules::definition::Called;

use crate::notebook::prelude::*;

const ROWS: [(&str, Rows); 2] = [("rows-two", Rows::Two), ("rows-four", Rows::Four)];
const POCKETS: Offers<Pockets> = offers!(Pockets; All: None, Unused, Captured, Sown;);
const CALLED: Offers<Called> = offers!(Called; All: Seed, Cow, Stone, Warrior;);
/// The numbers of pits per row that can be played, and of seeds per row.
const PITS: std::ops::RangeInclusive<u8> = 3..=12;
const SEEDS: std::ops::RangeInclusive<u8> = 1..=120;
/// The most other names that files hold.
const NAMES: usize = 12;

fn some(text: &str) -> Option<String> {
    Some(text.to_owned()).filter(|text| !text.is_empty())
}

pub(super) fn name(form: &mut Form) {
    form.answer(("set-up-name", "name"), Typed::Line, |all| &mut all.name, String::clone, some);
}

pub(super) fn peoples(form: &mut Form) {
    form.typed("people", Typed::Line, |draft| Some(&mut draft.peoples().people));
    form.typed("region", Typed::Line, |draft| Some(&mut draft.peoples().region));
}

pub(super) fn players(form: &mut Form) {
    form.answer(("who", "players"), Typed::Lines, |all| &mut all.players, String::clone, some);
}

pub(super) fn other_names(form: &mut Form) {
    let label = format!("{} ({})", word(form.lang, "set-up-name"), word(form.lang, "comma"));
    let several = |text: &str| {
        let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        Some(names.take(NAMES).map(str::to_owned).collect()).filter(|names: &Vec<String>| !names.is_empty())
    };
    form.answer((label, "names"), Typed::Line, |all| &mut all.other_names, |names| names.join(", "), several);
}

pub(super) fn rows(form: &mut Form) {
    let says = form.notebook.answers.rows.says().copied();
    form.frame(("div", "radios"), |form| {
        for (id, rows) in ROWS {
            let set: Set<bool> = Rc::new(move |draft, _| draft.answers().rows.say(Some(rows)));
            form.field(id, Control::Tick(says == Some(rows), Some("rows"), set));
        }
    });
}

pub(super) fn pits(form: &mut Form) {
    let says = form.notebook.answers.pits.says().map_or(&[][..], Vec::as_slice);
    let usual = says.first().map(ToString::to_string).unwrap_or_default();
    let others: Vec<String> = says.iter().skip(1).map(ToString::to_string).collect();
    let set: Set<String> = Rc::new(|draft, number| {
        let (number, pits) = (number.parse().ok(), &mut draft.answers().pits);
        let others: Vec<u8> =
            pits.says().into_iter().flatten().skip(1).copied().filter(|&one| Some(one) != number).collect();
        // A field that is empty on the way to another number removes only its own number.
        if number.is_some() || others.is_empty() {
            pits.say(number.map(|number| [vec![number], others].concat()));
        }
    });
    form.field(("pits-usual", "usual"), Control::Typed(Typed::Number(PITS), usual, set));
    let set: Set<String> = Rc::new(|draft, text| {
        let pits = &mut draft.answers().pits;
        let Some(&usual) = pits.says().and_then(|sizes| sizes.first()) else { return };
        let mut sizes = vec![usual];
        let numbers = text.split(|letter: char| !letter.is_ascii_digit());
        for number in numbers.filter_map(|number| number.parse().ok()) {
            if PITS.contains(&number) && !sizes.contains(&number) {
                sizes.push(number);
            }
        }
        pits.say(Some(sizes));
    });
    form.field(("pits-other", "others"), Control::Typed(Typed::Line, others.join(", "), set));
}

pub(super) fn pockets(form: &mut Form) {
    let says = form.notebook.answers.pockets.says().copied();
    form.open("pockets", "pockets", POCKETS, (says, true), |draft, pockets| {
        draft.answers().pockets.say(pockets);
    });
}

pub(super) fn seeds(form: &mut Form) {
    let read = |text: &str| text.parse().ok();
    form.answer(("seeds-row", "seeds"), Typed::Number(SEEDS), |all| &mut all.seeds, u8::to_string, read);
    let called = form.notebook.called.unwrap_or_default();
    form.open("called", "called", CALLED, (Some(called), false), |draft, called| {
        draft.notebook.called = called.filter(|called| *called != Called::Seed);
    });
}
