//! Several games in a row: games won and points, as the boards told them.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Html, hook, html, use_effect_with, use_state_eq};

use super::seen::Seen;
use crate::words;
use mbao_viewer::board_element::{Board, Outcome, Side};
use mbao_viewer::storage;

const KEY: &str = "mbao.series";
/// Games that are played in series.
const GAMES: [&str; 3] = ["enkeshui", "giuthi", "lukho"];
/// A first game that is won by a bull gives as many points as a set has games (§15).
const FIRST_BY_BULL: u32 = 12;

/// How a series stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Series {
    game: String,
    games: u32,
    /// South's and North's.
    won: (u32, u32),
    points: (u32, u32),
    /// Who begins the game on the board.
    north: bool,
}

impl Series {
    fn load(game: &str) -> Self {
        let all: Vec<Self> = storage::load(KEY);
        let none = || Self { game: game.to_owned(), ..Self::default() };
        all.into_iter().find(|one| one.game == game).unwrap_or_else(none)
    }

    fn keep(&self) {
        let mut all: Vec<Self> = storage::load(KEY);
        all.retain(|one| one.game != self.game);
        all.push(self.clone());
        storage::keep(KEY, &all);
    }

    fn count(&mut self, outcome: Outcome) {
        let first = self.games == 0;
        self.games += 1;
        let points = match outcome.points {
            Some(_) if first && outcome.by_two => FIRST_BY_BULL,
            points => points.unwrap_or(0),
        };
        match outcome.winner {
            Some(Side::South) => {
                self.won.0 += 1;
                self.points.0 += points;
            }
            Some(Side::North) => {
                self.won.1 += 1;
                self.points.1 += points;
            }
            None => {}
        }
    }
}

/// A position with another side to begin.
fn begun_by(position: &str, north: bool) -> Option<String> {
    let mut parts: Vec<&str> = position.split(' ').collect();
    *parts.get_mut(1)? = if north { "n" } else { "s" };
    Some(parts.join(" "))
}

/// The score of a series, the way to its next game.
#[hook]
pub(super) fn use_series(lang: Lang, board: Option<&Board>, seen: &Seen, game: &str) -> Html {
    let series = use_state_eq(Series::default);
    // A next game is being laid: until it is there, and how often one had begun before.
    let laying = use_state_eq(|| None::<u32>);
    let stuck = use_state_eq(|| false);

    let set = series.setter();
    use_effect_with(game.to_owned(), move |game| set.set(Series::load(game)));
    let set = series.setter();
    let id = game.to_owned();
    use_effect_with(seen.ended, move |(times, outcome)| {
        if let Some(outcome) = outcome.filter(|_| *times > 0) {
            let mut series = Series::load(&id);
            series.count(outcome);
            series.keep();
            set.set(series);
        }
    });
    let (set, unlay) = (stuck.setter(), laying.setter());
    let (here, north) = (board.cloned(), series.north);
    use_effect_with((*laying, seen.begun), move |(laying, begun)| {
        if laying.is_some_and(|before| *begun > before) {
            unlay.set(None);
            let position = here.as_ref().and_then(Board::position);
            set.set(north && position.is_none());
            if let (Some(board), Some(position)) = (here, position.and_then(|text| begun_by(&text, north))) {
                board.set("position", Some(&position));
            }
        }
    });

    if !GAMES.contains(&game) {
        return html! {};
    }
    let next = {
        let (series, laying, board, begun) = (series.clone(), laying.clone(), board.cloned(), seen.begun);
        move |_| {
            let Some(board) = &board else { return };
            let new = Series { north: !series.north, ..(*series).clone() };
            new.keep();
            series.set(new);
            laying.set(Some(begun));
            super::clear(board);
        }
    };
    let anew = {
        let (series, game) = (series.clone(), game.to_owned());
        move |_| {
            let none = Series { game: game.clone(), ..Series::default() };
            none.keep();
            series.set(none);
        }
    };
    let points = series.points != (0, 0) || game == "lukho";
    let row = |side: Side, won: u32, sum: u32| {
        html! {
            <tr>
                <th scope="row">{ super::name(lang, side) }</th>
                <td>{ won }</td>
                if points {
                    <td>{ sum }</td>
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
                    { row(Side::South, series.won.0, series.points.0) }
                    { row(Side::North, series.won.1, series.points.1) }
                </tbody>
            </table>
            <p role="status">
                if *stuck {
                    { words::series_stuck(lang) }
                }
            </p>
            <p class="controls">
                <button type="button" disabled={seen.under_way()} onclick={next}>{ words::series_next(lang) }</button>
                <button type="button" onclick={anew}>{ words::series_reset(lang) }</button>
            </p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_and_points_are_added_up() {
        let mut series = Series::default();
        let won = |winner, points, by_two| Outcome { winner, score: (0, 0), points, by_two };
        series.count(won(Some(Side::South), Some(4), true));
        series.count(won(Some(Side::North), Some(4), true));
        series.count(won(None, None, false));
        series.count(won(Some(Side::North), Some(2), false));
        assert_eq!((series.games, series.won, series.points), (4, (1, 2), (12, 6)));
    }

    #[test]
    fn a_position_changes_hands() {
        assert_eq!(begun_by("2,2/2,2 s 0-0 opening", true).as_deref(), Some("2,2/2,2 n 0-0 opening"));
        assert_eq!(begun_by("2,2/2,2 n 0-0", false).as_deref(), Some("2,2/2,2 s 0-0"));
        assert_eq!(begun_by("", true), None);
    }
}
