//! The marks of a game's rules, which say what each rests on: one by one, and all in a table.

use mbao_rules::definition::{Basis, Standing};

use super::prelude::*;
use crate::facts::bases::{decided, evidence, part};
use crate::facts::found::definition;
use crate::parts::cite::place;
use crate::parts::table::table as scrolled;

/// Where the page of decisions describes one.
pub(crate) fn href(number: u8, route: &Route) -> String {
    route.to(&format!("decisions/#decision-{number}"))
}

/// Every rule of a game with its mark and its place.
pub(crate) fn table(content: &Content, card: &Card, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let definition = definition(&card.id)?;
    let bases = mbao_rules::bases(&card.id).with_context(|| format!("the game {}", card.id))?;
    let rows = bases.iter().map(|basis| {
        html! {
            <tr>
                <th scope="row">{ part(content, definition, &basis.part, lang) }</th>
                <td>{ mark(basis, route) }</td>
                <td>{ place(&basis.cite, lang) }</td>
            </tr>
        }
    });
    let heads = [words::mark_rule(lang), words::mark_mark(lang), words::mark_place(lang)];
    Ok(html! {
        <section class="marks">
            <h2 id="marks">{ words::mark_title(lang) }</h2>
            <p>{ words::mark_lede(lang) }{ " " }<a href={route.to("decisions/")}>{ words::decisions_title(lang) }</a></p>
            { scrolled(None, words::mark_title(lang), heads, rows) }
        </section>
    })
}

/// A mark in a word or two; a decision links to the page that describes it.
pub(crate) fn mark(basis: &Basis, route: &Route) -> Html {
    let lang = route.lang;
    match basis.standing {
        Standing::Stated => html! { <span class="mark-stated">{ words::mark_only_stated(lang) }</span> },
        Standing::Inferred(from) => {
            html! { <span class="mark-inferred">{ words::mark_only_inferred(lang, &evidence(from, lang)) }</span> }
        }
        Standing::Decided(number) => {
            html! { <a class="mark-decided" href={href(number, route)}>{ decided(number, lang) }</a> }
        }
    }
}
