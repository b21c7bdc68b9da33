//! Keeps the score of several games in a row, lays out the next of them, and shows both.

use super::context::Context;
use super::table::Message;
use super::table::series::{Series, Sitting};
use crate::prelude::*;
use mbao_viewer::storage::Store;

const KEY: &str = "mbao.series";

thread_local! {
    static SERIES: Store<Vec<Series>> = const { Store::list(KEY) };
}

fn load(game: &str) -> Series {
    Series::of(&SERIES.with(Store::load), game)
}

fn change(game: &str, act: impl Fn(&mut Series) + 'static) {
    let game = game.to_owned();
    SERIES.with(|kept| {
        kept.change(move |all| {
            let mut one = Series::of(all, &game);
            act(&mut one);
            all.retain(|other| other.game != game);
            all.push(one);
        });
    });
}

/// The position text with North, or else South, to move.
fn begun_by(position: &str, north: bool) -> Option<String> {
    let mut parts: Vec<&str> = position.split(' ').collect();
    *parts.get_mut(1)? = if north { "n" } else { "s" };
    Some(parts.join(" "))
}

/// Counts the games that end here, and lets North begin those that are North's to begin.
#[hook]
pub(super) fn use_series(context: &Context<'_>) {
    let (seen, sitting) = (&context.table.seen, &context.table.sitting);
    let (game, rules) = (context.props.game.clone(), context.props.series);
    let tell = context.tell.clone();
    use_effect_with(game.clone(), move |game| {
        let game = game.clone();
        let heard = SERIES.with(|kept| kept.follow(move || tell.emit(Message::Series(load(&game)))));
        move || drop(heard)
    });
    use_effect_with(seen.ended.clone(), move |(times, outcome)| {
        if let (Some(outcome), Some(rules)) = (outcome.clone().filter(|_| *times > 0), rules) {
            change(&game, move |series| series.count(&outcome, rules));
        }
    });
    let (board, tell, north) = (context.board.cloned(), context.tell.clone(), sitting.series.north);
    use_effect_with((sitting.laying, seen.begun), move |(laying, begun)| {
        if laying.is_some_and(|before| *begun > before) {
            let position = board.as_ref().and_then(Board::position);
            tell.emit(Message::Laid { stuck: north && position.is_none() });
            if let (Some(board), Some(position)) = (board, position.and_then(|text| begun_by(&text, north))) {
                board.set("position", Some(&position));
            }
        }
    });
}

/// The score of a series, and the buttons for its next game and for a new series.
pub(super) fn series(context: &Context<'_>) -> Html {
    let Some(rules) = context.props.series else { return Html::default() };
    let Sitting { series, stuck, .. } = &context.table.sitting;
    let lang = context.lang;
    let next = {
        let (game, board, tell) = (context.props.game.clone(), context.board.cloned(), context.tell.clone());
        move |_| {
            let Some(board) = &board else { return };
            change(&game, |series| series.north = !series.north);
            tell.emit(Message::Lay);
            super::context::clear(board);
        }
    };
    let anew = {
        let game = context.props.game.clone();
        move |_| {
            change(&game, |series| *series = Series { game: series.game.clone(), ..Series::default() });
        }
    };
    let points = rules.points;
    let row = |side: Side| {
        html! {
            <tr>
                <th scope="row">{ side.name(lang) }</th>
                <td>{ series.won[side as usize] }</td>
                if points {
                    <td>{ series.points[side as usize] }</td>
                }
            </tr>
        }
    };
    html! {
        <section class="series">
            <h2>{ words::series(lang) }</h2>
            <table>
                <caption>{ words::series_games(lang, series.games as usize) }</caption>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{ words::series_won(lang) }</th>
                        if points {
                            <th scope="col">{ words::series_points(lang) }</th>
                        }
                    </tr>
                </thead>
                <tbody>
                    { for [Side::South, Side::North].map(row) }
                </tbody>
            </table>
            <p role="status">
                if *stuck {
                    { words::series_stuck(lang) }
                }
            </p>
            <p class="controls">
                <button type="button" disabled={context.table.seen.under_way()} onclick={next}>{ words::series_next(lang) }</button>
                <button type="button" onclick={anew}>{ words::series_reset(lang) }</button>
            </p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_changes_hands() {
        assert_eq!(begun_by("2,2/2,2 s 0-0 opening", true).as_deref(), Some("2,2/2,2 n 0-0 opening"));
        assert_eq!(begun_by("2,2/2,2 n 0-0", false).as_deref(), Some("2,2/2,2 s 0-0"));
        assert_eq!(begun_by("", true), None);
    }
}
