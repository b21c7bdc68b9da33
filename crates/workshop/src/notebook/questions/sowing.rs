//! Question x: the direction of sowing.

use mbao_notebook::{Notebook, Sowing};
use mbao_rules::definition::{Turning, Ways};
use yew::{Html, html};

use super::super::draft::Board;

use super::super::form::Form;
use super::super::question::Say;
use super::super::words::word;
use super::{offers, open_offers};

pub(super) fn fields(form: &Form, notebook: &Notebook) -> Html {
    let lang = form.lang;
    let says = notebook.answers.sowing.says().copied();
    let board = Board::of(notebook);
    let ways: Vec<Ways> = [Ways::Counterclockwise, Ways::Either]
        .into_iter()
        .filter(|&way| !board.bao || way == Ways::Either || says.is_some_and(|says| says.first == way))
        .collect();
    let first = says.map(|says| says.first);
    let offered = open_offers(lang, offers(lang, "first", &ways));
    let first = form.choice(
        word(lang, "first"),
        "first",
        offered,
        |way| *way == first,
        |draft, way| {
            let sowing = &mut draft.answers().sowing;
            match way {
                Some(first) => sowing.edit(Sowing::default()).first = first,
                None => sowing.say(None),
            }
        },
    );
    // Bao has no such rule: the field is shown there only if one is noted nevertheless.
    let noted = |says: &Sowing| says.reverse_start || says.turning != Turning::None;
    let turning = says.filter(|says| board.four && (!board.bao || noted(says))).map(|says| {
        let offered = offers(lang, "turning", &[Turning::None, Turning::Four, Turning::Two]);
        let turning = form.choice(
            word(lang, "turning"),
            "turning",
            offered,
            |one| *one == says.turning,
            |draft, turning| {
                draft.answers().sowing.edit(Sowing::default()).turning = turning;
            },
        );
        let reverse = form.tick(word(lang, "reverse-start"), "reverse", says.reverse_start, |draft, yes| {
            draft.answers().sowing.edit(Sowing::default()).reverse_start = yes;
        });
        html! { <>{ turning }{ reverse }</> }
    });
    html! { <>{ first }{ turning.unwrap_or_default() }</> }
}
