//! What is shown of a game that was looked at: its curve, its turning points, and every turn in a table.

use mbao_viewer::board_element::Board;
use mbao_words::Lang;
use wasm_bindgen_futures::spawn_local;
use yew::{Html, Properties, component, html, use_state_eq};

use super::curve::curve;
use super::look::{Found, HOW, Looked, record_before};
use crate::play::name;
use crate::words;

/// A share as a whole number of hundredths.
fn percent(chance: f64) -> String {
    format!("{:.0}", (100.0 * chance).round())
}

/// Puts a record on a board, even where the board began from the same one.
fn lay(board: &Board, record: &str) {
    board.set("record", None);
    board.set("record", Some(record));
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct PointsProps {
    pub lang: Lang,
    pub board: Board,
    pub found: Found,
}

/// Every turn in a table.
fn table(lang: Lang, found: &Found) -> Html {
    let heads = [
        words::afterwards_col_turn(lang),
        words::afterwards_col_player(lang),
        words::afterwards_col_played(lang),
        words::afterwards_col_best(lang),
        words::afterwards_col_chance(lang),
    ];
    let row = |turn: &Looked| {
        html! {
            <tr>
                <th scope="row">{ turn.turn }</th>
                <td>{ name(lang, turn.mover) }</td>
                <td>{ turn.played.clone() }</td>
                <td>{ turn.best.clone() }</td>
                <td>{ percent(turn.before) }</td>
            </tr>
        }
    };
    html! {
        <details>
            <summary>{ words::afterwards_table(lang) }</summary>
            <div class="scrolled" tabindex="0" role="region" aria-label={words::afterwards_table(lang)}>
                <table class="measures">
                    <thead><tr>{ for heads.map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead>
                    <tbody>{ for found.turns.iter().map(row) }</tbody>
                </table>
            </div>
        </details>
    }
}

/// What was found.
#[component]
pub(super) fn Points(props: &PointsProps) -> Html {
    let PointsProps { lang, board, found } = props.clone();
    // Whether the board has left the game as it was played.
    let left = use_state_eq(|| false);

    let points = found.turning_points();
    let first = found.turns.first().map_or(0.5, |turn| turn.before);
    let label = words::afterwards_curve(
        lang,
        &percent(first),
        &percent(found.last()),
        &found.turns.len().to_string(),
    );
    let better = |side| words::afterwards_better(lang, &name(lang, side));
    let back = {
        let (board, record, left) = (board.clone(), found.record.clone(), left.clone());
        move |_| {
            lay(&board, &record);
            left.set(false);
            board.show_nearest();
        }
    };
    let point = |&at: &usize| {
        let turn = &found.turns[at];
        let number = turn.turn;
        let (player, loss) = (name(lang, turn.mover), percent(turn.loss()));
        let text =
            words::afterwards_point(lang, &turn.best, &loss, &turn.played, &player, &number.to_string());
        // The board goes to where the turn began, and shows what would have been better.
        let what_if = {
            let (board, found, left) = (board.clone(), found.clone(), left.setter());
            move |_| {
                let (board, found, left) = (board.clone(), found.clone(), left.clone());
                spawn_local(async move {
                    let Ok(record) = record_before(&found, number).await else { return };
                    let begun = board.begun();
                    lay(&board, &record);
                    begun.await;
                    board.show_nearest();
                    left.set(true);
                    // The board tells by itself where it cannot think.
                    let _ = board.hint(&HOW).await;
                });
            }
        };
        html! {
            <li>
                { text }
                if !found.computers.contains(&turn.mover) {
                    { " " }
                    <button type="button" aria-label={words::afterwards_what_if_of(lang, &number.to_string())} onclick={what_if}>
                        { words::afterwards_what_if(lang) }
                    </button>
                }
            </li>
        }
    };
    html! {
        <div class="found">
            <figure class="curve-figure">
                { curve(&found, &points, label.clone(), better) }
                <figcaption>{ label }</figcaption>
            </figure>
            <h3>{ words::afterwards_points(lang) }</h3>
            if points.is_empty() {
                <p>{ words::afterwards_no_points(lang) }</p>
            } else {
                <ol class="points">{ for points.iter().map(point) }</ol>
            }
            <p>
                <button type="button" class="back" hidden={!*left} onclick={back}>{ words::afterwards_back(lang) }</button>
            </p>
            { table(lang, &found) }
        </div>
    }
}
