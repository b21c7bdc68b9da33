//! The table of guide numbers: by rules above the diagonal, by play below it.

use yew::{Html, html};

use super::distances::Guides;
use super::{AffinitiesProps, by_own_weights};
use crate::words;

/// The class of a guide number's shade; there are ten steps.
pub fn shade(number: u8) -> String {
    format!("shade-{}", number / 10)
}

/// Draws the table; `rules` are the guide numbers by rules, with the reader's `own` weights or the usual
/// ones.
pub(super) fn table(props: &AffinitiesProps, rules: &Guides, own: bool) -> Html {
    let lang = props.lang;
    let play = Guides::listed(props.games.len(), props.by_play.clone());
    let cell = |row: usize, column: usize| {
        if column == row {
            return html! { <td class="self">{ "·" }</td> };
        }
        let number = if column > row { rules.at(row, column) } else { play.at(row, column) };
        let class = shade(number);
        if column > row {
            html! { <td {class}><a href={format!("#pair-{row}-{column}")}>{ number }</a></td> }
        } else {
            html! { <td {class}>{ number }</td> }
        }
    };
    let heads =
        props.games.iter().map(|game| html! { <th scope="col"><span>{ game.name.clone() }</span></th> });
    let rows = props.games.iter().enumerate().map(|(row, game)| {
        html! {
            <tr>
                <th scope="row"><a href={game.href.clone()}>{ game.name.clone() }</a></th>
                { for (0..props.games.len()).map(|column| cell(row, column)) }
            </tr>
        }
    });
    html! {
        <div class="scrolled" tabindex="0" role="region" aria-label={props.title.clone()}>
            <table class="matrix">
                <caption>
                    { words::by_rules(lang) }{ " ◥ · ◣ " }{ props.by_play_called.clone() }{ " " }{ by_own_weights(lang, own) }
                </caption>
                <thead><tr><td></td>{ for heads }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}
