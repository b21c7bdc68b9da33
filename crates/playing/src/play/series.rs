//! Several games in a row: the games won and the points, as the board reported them.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Html, hook, html, use_effect_with, use_state_eq};

use super::SeriesRules;
use super::seen::Seen;
use crate::words;
use mbao_viewer::board_element::{Board, Outcome, Side};
use mbao_viewer::storage::Store;

const KEY: &str = "mbao.series";

/// The score of a series.
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

thread_local! {
    static SERIES: Store<Vec<Series>> = const { Store::list(KEY) };
}

impl Series {
    fn of(all: &[Self], game: &str) -> Self {
        let none = || Self { game: game.to_owned(), ..Self::default() };
        all.iter().find(|one| one.game == game).cloned().unwrap_or_else(none)
    }

    fn load(game: &str) -> Self {
        Self::of(&SERIES.with(Store::load), game)
    }

    /// Changes the score of a game as it is kept now.
    fn change(game: &str, act: impl Fn(&mut Self) + 'static) {
        let game = game.to_owned();
        SERIES.with(|kept| {
            kept.change(move |all| {
                let mut one = Self::of(all, &game);
                act(&mut one);
                all.retain(|other| other.game != game);
                all.push(one);
            });
        });
    }

    fn count(&mut self, outcome: Outcome, rules: SeriesRules) {
        let first = self.games == 0;
        self.games += 1;
        let points = match rules.first_by_two {
            Some(points) if first && outcome.by_two => points,
            _ => outcome.points.unwrap_or(0),
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

/// The position text with North, or else South, to move.
fn begun_by(position: &str, north: bool) -> Option<String> {
    let mut parts: Vec<&str> = position.split(' ').collect();
    *parts.get_mut(1)? = if north { "n" } else { "s" };
    Some(parts.join(" "))
}

/// The score of a series, and the button for its next game.
#[hook]
pub(super) fn use_series(
    lang: Lang,
    board: Option<&Board>,
    seen: &Seen,
    game: &str,
    rules: Option<SeriesRules>,
) -> Html {
    let series = use_state_eq(Series::default);
    // While the next game is being set up, how many games had begun before it.
    let laying = use_state_eq(|| None::<u32>);
    let stuck = use_state_eq(|| false);

    let set = series.setter();
    use_effect_with(game.to_owned(), move |game| {
        let game = game.clone();
        let look = move || set.set(Series::load(&game));
        look();
        let heard = SERIES.with(|kept| kept.listen(look));
        move || drop(heard)
    });
    let id = game.to_owned();
    use_effect_with(seen.ended, move |(times, outcome)| {
        if let (Some(outcome), Some(rules)) = (outcome.filter(|_| *times > 0), rules) {
            Series::change(&id, move |series| series.count(outcome, rules));
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

    let Some(rules) = rules else { return Html::default() };
    let next = {
        let (game, laying, board, begun) = (game.to_owned(), laying.clone(), board.cloned(), seen.begun);
        move |_| {
            let Some(board) = &board else { return };
            Series::change(&game, |series| series.north = !series.north);
            laying.set(Some(begun));
            super::clear(board);
        }
    };
    let anew = {
        let game = game.to_owned();
        move |_| {
            Series::change(&game, |series| {
                *series = Series { game: series.game.clone(), ..Series::default() }
            });
        }
    };
    let points = rules.points;
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
        let rules = SeriesRules { points: true, first_by_two: Some(12) };
        let won = |winner, points, by_two| Outcome { winner, score: (0, 0), points, by_two };
        series.count(won(Some(Side::South), Some(4), true), rules);
        series.count(won(Some(Side::North), Some(4), true), rules);
        series.count(won(None, None, false), rules);
        series.count(won(Some(Side::North), Some(2), false), rules);
        assert_eq!((series.games, series.won, series.points), (4, (1, 2), (12, 6)));
    }

    #[test]
    fn a_first_game_counts_like_others_where_nothing_else_is_said() {
        let mut series = Series::default();
        let rules = SeriesRules { points: false, first_by_two: None };
        let by_two = Outcome { winner: Some(Side::South), score: (13, 11), points: None, by_two: true };
        series.count(by_two, rules);
        assert_eq!((series.games, series.won, series.points), (1, (1, 0), (0, 0)));
    }

    #[test]
    fn a_position_changes_hands() {
        assert_eq!(begun_by("2,2/2,2 s 0-0 opening", true).as_deref(), Some("2,2/2,2 n 0-0 opening"));
        assert_eq!(begun_by("2,2/2,2 n 0-0", false).as_deref(), Some("2,2/2,2 s 0-0"));
        assert_eq!(begun_by("", true), None);
    }
}
