//! Questions i to viii: the game's name, its players, and its board.

use mbao_notebook::{Notebook, Peoples, Pockets};
use mbao_rules::Rows;
use mbao_rules::definition::Called;
use yew::{Html, html};

use super::super::form::Form;
use super::super::question::Say;
use super::super::words::word;
use super::{offers, open_offers};

const POCKETS: [Pockets; 4] = [Pockets::None, Pockets::Unused, Pockets::Captured, Pockets::Sown];
/// The numbers of pits per row that can be played, and of seeds per row.
const PITS: std::ops::RangeInclusive<u8> = 3..=12;
const SEEDS: std::ops::RangeInclusive<u8> = 1..=120;
/// The most other names that files hold.
const NAMES: usize = 12;

fn some(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty())
}

pub(super) fn name(form: &Form, notebook: &Notebook) -> Html {
    let says = notebook.answers.name.says().map_or("", String::as_str);
    form.text(word(form.lang, "set-up-name"), "name", says, |draft, text| {
        draft.answers().name.say(some(text));
    })
}

pub(super) fn peoples(form: &Form, notebook: &Notebook) -> Html {
    let says = notebook.answers.peoples.says().cloned().unwrap_or_default();
    let people = form.text(word(form.lang, "people"), "people", &says.people, |draft, text| {
        draft.answers().peoples.edit(Peoples::default()).people = text;
    });
    let region = form.text(word(form.lang, "region"), "region", &says.region, |draft, text| {
        draft.answers().peoples.edit(Peoples::default()).region = text;
    });
    html! { <>{ people }{ region }</> }
}

pub(super) fn players(form: &Form, notebook: &Notebook) -> Html {
    let says = notebook.answers.players.says().map_or("", String::as_str);
    form.long_text(word(form.lang, "who"), "players", says, |draft, text| {
        draft.answers().players.say(some(text));
    })
}

pub(super) fn other_names(form: &Form, notebook: &Notebook) -> Html {
    let label = format!("{} ({})", word(form.lang, "set-up-name"), word(form.lang, "comma"));
    let says = notebook.answers.other_names.says().map(|names| names.join(", ")).unwrap_or_default();
    form.text(label, "names", &says, |draft, text| {
        let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
        let names: Vec<String> = names.take(NAMES).map(str::to_owned).collect();
        draft.answers().other_names.say(Some(names).filter(|names| !names.is_empty()));
    })
}

pub(super) fn rows(form: &Form, notebook: &Notebook) -> Html {
    let says = notebook.answers.rows.says().copied();
    let radio = |(id, rows): (&str, Rows)| {
        let label = word(form.lang, &format!("rows-{id}"));
        form.radio(label, format!("rows-{id}"), "rows", says == Some(rows), move |draft, _| {
            draft.answers().rows.say(Some(rows));
        })
    };
    html! { <div class="radios">{ for [("two", Rows::Two), ("four", Rows::Four)].into_iter().map(radio) }</div> }
}

pub(super) fn pits(form: &Form, notebook: &Notebook) -> Html {
    let says = notebook.answers.pits.says();
    let usual = says.and_then(|sizes| sizes.first().copied());
    let others: Vec<String> = says.into_iter().flatten().skip(1).map(ToString::to_string).collect();
    let usual = form.number(word(form.lang, "pits-usual"), "usual", usual, PITS, |draft, number| {
        let pits = &mut draft.answers().pits;
        let others: Vec<u8> =
            pits.says().into_iter().flatten().skip(1).copied().filter(|&one| Some(one) != number).collect();
        // A field that is empty on the way to another number removes only its own number.
        match number {
            Some(number) => pits.say(Some([vec![number], others].concat())),
            None if others.is_empty() => pits.say(None),
            None => {}
        }
    });
    let others = form.text(word(form.lang, "pits-other"), "others", &others.join(", "), |draft, text| {
        let pits = &mut draft.answers().pits;
        let Some(&usual) = pits.says().and_then(|sizes| sizes.first()) else { return };
        let mut sizes = vec![usual];
        for number in
            text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok())
        {
            if PITS.contains(&number) && !sizes.contains(&number) {
                sizes.push(number);
            }
        }
        pits.say(Some(sizes));
    });
    html! { <>{ usual }{ others }</> }
}

pub(super) fn pockets(form: &Form, notebook: &Notebook) -> Html {
    let says = notebook.answers.pockets.says().copied();
    let offers = open_offers(form.lang, offers(form.lang, "pockets", &POCKETS));
    form.choice(
        word(form.lang, "pockets"),
        "pockets",
        offers,
        |one| *one == says,
        |draft, pockets| {
            draft.answers().pockets.say(pockets);
        },
    )
}

pub(super) fn seeds(form: &Form, notebook: &Notebook) -> Html {
    let says = notebook.answers.seeds.says().copied();
    let number = form.number(word(form.lang, "seeds-row"), "seeds", says, SEEDS, |draft, seeds| {
        draft.answers().seeds.say(seeds);
    });
    let said = notebook.called.unwrap_or_default();
    let called = form.choice(
        word(form.lang, "called"),
        "called",
        offers(form.lang, "called", &Called::ALL),
        |one| *one == said,
        |draft, called| draft.notebook.called = Some(called).filter(|called| *called != Called::Seed),
    );
    html! { <>{ number }{ called }</> }
}
