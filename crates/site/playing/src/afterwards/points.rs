//! Shows an analysed game: its curve, its turning points, and every turn in a table.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;

use super::Laying;
use super::analysis::{AnalysedTurn, Analysis, STRENGTH, record_before, two_records};
use super::curve::{Shown, curve};
use super::decisive::{go_to, percent};
use crate::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct PointsProps {
    pub lang: Lang,
    pub board: Board,
    pub analysis: Rc<Analysis>,
    pub laying: Laying,
}

fn table(lang: Lang, analysis: &Analysis) -> Html {
    let heads = [
        words::afterwards_col_turn(lang),
        words::afterwards_col_player(lang),
        words::afterwards_col_played(lang),
        words::afterwards_col_best(lang),
        words::afterwards_col_chance(lang),
    ];
    let row = |turn: &AnalysedTurn| {
        html! {
            <tr>
                <th scope="row">{ turn.turn }</th>
                <td>{ turn.mover.name(lang) }</td>
                <td>{ turn.played.join(" ") }</td>
                <td>{ turn.best.join(" ") }</td>
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
                    <tbody>{ for analysis.turns.iter().map(row) }</tbody>
                </table>
            </div>
        </details>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct WorstProps {
    lang: Lang,
    analysis: Rc<Analysis>,
}

/// The turn that cost most beside the better one, each on a board to step through.
#[component]
fn Worst(props: &WorstProps) -> Html {
    let WorstProps { lang, analysis } = props.clone();
    let records = use_state_eq(|| None::<[String; 2]>);
    let set = records.setter();
    use_effect_with(analysis.clone(), move |analysis| {
        let analysis = analysis.clone();
        spawn_local(async move {
            let Some(worst) = analysis.worst() else { return };
            // A game that was analysed can also be replayed.
            if let Ok(both) = two_records(&analysis, &analysis.turns[worst]).await {
                set.set(Some(both));
            }
        });
    });
    let (Some(records), Some(worst)) = (&*records, analysis.worst()) else { return Html::default() };
    let turn = &analysis.turns[worst];
    let game = &analysis.game;
    let one = |(record, title, actions): (&String, String, &[String])| {
        html! {
            <figure>
                <figcaption><strong>{ title }</strong>{ " " }<code translate="no">{ actions.join(" ") }</code></figcaption>
                <mbao-board game={game.clone()} steps={record.clone()} step="999999" loading="lazy" />
            </figure>
        }
    };
    let both = [
        (&records[0], words::afterwards_col_played(lang), turn.played.as_slice()),
        (&records[1], words::afterwards_better_turn(lang), turn.best.as_slice()),
    ];
    html! {
        <section class="worst">
            <h3>{ words::afterwards_worst(lang, &turn.mover.name(lang), &turn.turn.to_string()) }</h3>
            <div class="two-boards">{ for both.map(one) }</div>
        </section>
    }
}

/// Lets the board go to a place of the game. The curve is that of the game as it was played: a board that has left it
/// is laid out again.
fn seek(
    props: &PointsProps,
    at: UseStateSetter<Option<usize>>,
    left: UseStateHandle<bool>,
) -> Callback<usize> {
    let PointsProps { board, analysis, laying, .. } = props.clone();
    Callback::from(move |to: usize| {
        at.set(Some(to));
        if !*left {
            go_to(&board, &analysis, to);
            return;
        }
        let (board, analysis, laying, left) =
            (board.clone(), analysis.clone(), laying.clone(), left.setter());
        spawn_local(async move {
            laying.lay(board.clone(), analysis.record.clone()).await;
            left.set(false);
            go_to(&board, &analysis, to);
        });
    })
}

/// Lets the board go to the beginning of a turn, and show what would have been better.
fn what_if(props: &PointsProps, turn: u32, left: UseStateSetter<bool>) -> Callback<MouseEvent> {
    let PointsProps { board, analysis, laying, .. } = props.clone();
    Callback::from(move |_| {
        let (board, analysis, laying, left) = (board.clone(), analysis.clone(), laying.clone(), left.clone());
        spawn_local(async move {
            let Ok(record) = record_before(&analysis, turn).await else { return };
            laying.lay(board.clone(), record).await;
            board.show_nearest();
            left.set(true);
            // If the board cannot think, it says so itself.
            let _ = board.hint(&STRENGTH).await;
        });
    })
}

fn point(props: &PointsProps, turn: &AnalysedTurn, left: UseStateSetter<bool>) -> Html {
    let lang = props.lang;
    let number = turn.turn.to_string();
    let [best, played] = [&turn.best, &turn.played].map(|actions| actions.join(" "));
    let loss = percent(turn.loss());
    html! {
        <li>
            { words::afterwards_point(lang, &best, &loss, &played, &turn.mover.name(lang), &number) }
            if !props.analysis.computers.contains(&turn.mover) {
                { " " }
                <button type="button" aria-label={words::afterwards_what_if_of(lang, &number)} onclick={what_if(props, turn.turn, left)}>
                    { words::afterwards_what_if(lang) }
                </button>
            }
        </li>
    }
}

/// Says how the place stood to which the board was sent.
fn place(lang: Lang, analysis: &Analysis, at: Option<usize>) -> String {
    match at.map(|at| analysis.turns.get(at)) {
        Some(Some(turn)) => {
            words::afterwards_at(lang, &percent(turn.before), &turn.mover.name(lang), &turn.turn.to_string())
        }
        Some(None) => words::afterwards_at_end(lang, &percent(analysis.last())),
        None => String::new(),
    }
}

#[component]
pub(super) fn Points(props: &PointsProps) -> Html {
    let (lang, analysis) = (props.lang, &props.analysis);
    // Whether the board has left the game as it was played, and how many turns are played on it.
    let (left, at) = (use_state_eq(|| false), use_state_eq(|| None::<usize>));
    let points = analysis.turning_points();
    let first = analysis.turns.first().map_or(0.5, |turn| turn.before);
    let turns = analysis.turns.len().to_string();
    let label = words::afterwards_curve(lang, &percent(first), &percent(analysis.last()), &turns);
    let place = place(lang, analysis, *at);
    let shown = Shown {
        points: &points,
        at: *at,
        label: label.clone(),
        place: place.clone(),
        seek: seek(props, at.setter(), left.clone()),
    };
    let better = |side: Side| words::afterwards_better(lang, &side.name(lang));
    let back = {
        let (PointsProps { board, analysis, laying, .. }, left) = (props.clone(), left.setter());
        move |_| {
            spawn_local(laying.clone().lay(board.clone(), analysis.record.clone()));
            left.set(false);
            board.show_nearest();
        }
    };
    html! {
        <div class="found">
            <figure class="curve-figure">
                { curve(analysis, &shown, better) }
                <figcaption>{ label }{ " " }{ words::afterwards_seek(lang) }<span class="place">{ place }</span></figcaption>
            </figure>
            <h3>{ words::afterwards_points(lang) }</h3>
            if points.is_empty() {
                <p>{ words::afterwards_no_points(lang) }</p>
            } else {
                <ol class="points">{ for points.iter().map(|&at| point(props, &analysis.turns[at], left.setter())) }</ol>
                <Worst {lang} analysis={analysis.clone()} />
            }
            <p>
                <button type="button" class="back" hidden={!*left} onclick={back}>{ words::afterwards_back(lang) }</button>
            </p>
            { table(lang, analysis) }
        </div>
    }
}
