//! Two games side by side: the choice of games, one turn on both boards, and the rules that differ.
//! On the page of affinities the games are chosen in the family, and the turn is all.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::future::sleep;
use js_sys::{Array, Promise};
use mbao_viewer::board_element::Board;
use mbao_viewer::page::{self, value_of};
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::{
    Callback, Event, Html, Properties, UseStateSetter, classes, component, hook, html, use_effect_with,
    use_mut_ref, use_state_eq,
};

use crate::affinities::place;
use crate::words;

/// Ids of the two boards, which stand in the page beside the island.
pub const BOARDS: [&str; 2] = ["compare-first", "compare-second"];

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct CompareProps {
    pub lang: Lang,
    /// The names of the points of comparison.
    pub points: Vec<String>,
    pub games: Vec<Beside>,
    /// The turn of each pair: 0 and 1, 0 and 2, …, 1 and 2, …
    pub turns: Vec<SharedTurn>,
    /// The two games that the page shows at first.
    pub shown: (usize, usize),
    /// The games are chosen by ticking two in the page's family, and play as soon as they are.
    pub family: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beside {
    pub id: String,
    pub name: String,
    pub people: String,
    /// Its traits, one for each point.
    pub traits: Vec<String>,
}

/// A turn that begins in the same pit on both boards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedTurn {
    /// The turn of either game, as a record.
    pub records: [String; 2],
    /// The pit in which both begin; `None` if each game shows a turn of its own.
    pub pit: Option<String>,
    /// Whether both begin from the same seeds.
    pub same: bool,
    /// Whether they end differently.
    pub parts: bool,
}

impl CompareProps {
    /// The turn of two games, with their records in the order of the two.
    pub fn turn(&self, (first, second): (usize, usize)) -> Option<(&SharedTurn, [&str; 2])> {
        let turn = self.turns.get(place(self.games.len(), first, second)?)?;
        let [one, other] = &turn.records;
        Some((turn, if first < second { [one, other] } else { [other, one] }))
    }
}

/// Milliseconds between two steps.
const BETWEEN: u64 = 900;

/// The games that are ticked in the family, if they are two.
fn ticked(games: &[String]) -> Option<(usize, usize)> {
    let ticked = page::document().query_selector_all(".family :checked").ok()?;
    let of = |at: u32| {
        let game = ticked.get(at)?.dyn_into::<HtmlInputElement>().ok()?.value();
        games.iter().position(|known| *known == game)
    };
    Some((of(0)?, of(1)?)).filter(|_| ticked.length() == 2)
}

/// Waits until a board that comes into view for the first time can play.
async fn ready(board: &Board) {
    while board.state().is_none() {
        let begun = board.next_game();
        if board.state().is_none() {
            begun.await;
        }
    }
}

/// Plays the turn that both boards hold, step by step on both, from its beginning, while it is wanted.
async fn play(boards: [Board; 2], wanted: impl Fn() -> bool) {
    for board in &boards {
        // What is not in view yet does not begin.
        board.show_nearest();
        ready(board).await;
    }
    let begun: Array = boards.iter().filter_map(Board::begin).collect();
    let _ = JsFuture::from(Promise::all(&begun)).await;
    for board in &boards {
        board.show_nearest();
    }
    let at = Rc::new(Cell::new([(0_u32, u32::MAX); 2]));
    let _counting = [0, 1].map(|side| {
        let at = at.clone();
        boards[side].count_steps(move |step, of| {
            let mut now = at.get();
            now[side] = (step, of);
            at.set(now);
        })
    });
    while wanted() {
        let before = at.get();
        let steps: Array = boards.iter().filter_map(Board::step).collect();
        let _ = JsFuture::from(Promise::all(&steps)).await;
        let now = at.get();
        if now == before || now.iter().all(|(step, of)| step >= of) {
            break;
        }
        sleep(std::time::Duration::from_millis(BETWEEN)).await;
    }
}

/// The choice, the turn and the rules.
#[component]
pub fn Compare(props: &CompareProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let pair = use_state_eq(|| (!props.family).then_some(props.shown));
    let playing = use_state_eq(|| false);

    let ids: Vec<String> = props.games.iter().map(|game| game.id.clone()).collect();
    let (set, family) = (pair.setter(), props.family);
    use_effect_with((), move |()| {
        let follow = family.then(|| {
            let follow = move || set.set(ticked(&ids));
            follow();
            // The page keeps the last two ticked before this is heard.
            EventListener::new(&page::document(), "change", move |_| follow())
        });
        move || drop(follow)
    });
    use_asked(props, pair.setter());
    let laid = pair.and_then(|pair| props.turn(pair)).map(|(_, records)| records.map(str::to_owned));
    let games =
        pair.map(|(first, second)| [first, second].map(|at| props.games.get(at).map(|game| game.id.clone())));
    let usual = *pair == Some(props.shown);
    use_effect_with((laid, games), move |(laid, games)| {
        let (Some(records), Some(games)) = (laid, games) else { return };
        for ((id, record), game) in BOARDS.iter().zip(records).zip(games) {
            let Some(board) = Board::find(id) else { continue };
            // A board that the page has already laid out need not begin again.
            if !usual || board.attribute("steps").as_ref() != Some(record) {
                board.set("game", game.as_deref());
                board.set("steps", Some(record));
            }
        }
    });
    // The number of the turn that is played: another one ends it.
    let newest = use_mut_ref(|| 0_u32);
    let play_both = {
        let playing = playing.setter();
        move || {
            *newest.borrow_mut() += 1;
            let (own, newest, playing) = (*newest.borrow(), newest.clone(), playing.clone());
            let boards = BOARDS.map(Board::find);
            let [Some(one), Some(other)] = boards else { return };
            playing.set(true);
            spawn_local(async move {
                play([one, other], || *newest.borrow() == own).await;
                if *newest.borrow() == own {
                    playing.set(false);
                }
            });
        }
    };
    {
        let play_both = play_both.clone();
        use_effect_with(*pair, move |pair| {
            if family && pair.is_some() {
                play_both();
            }
        });
    }
    let (first, second) = pair.unwrap_or(props.shown);

    let choose = |side: usize| {
        let pair = pair.clone();
        Callback::from(move |event: Event| {
            let Ok(game) = value_of(&event).parse::<usize>() else { return };
            let (one, other) = (first, second);
            // If the other side's game is chosen, the two games change places.
            pair.set(Some(match side {
                0 if game == other => (other, one),
                0 => (game, other),
                _ if game == one => (other, one),
                _ => (one, game),
            }));
        })
    };
    let select = |side: usize, chosen: usize, label: String| {
        let option = |(at, game): (usize, &Beside)| {
            html! { <option value={at.to_string()} selected={at == chosen}>{ format!("{} · {}", game.name, game.people) }</option> }
        };
        html! {
            <label>
                <span>{ label }</span>
                <select disabled={!alive} onchange={choose(side)}>{ for props.games.iter().enumerate().map(option) }</select>
            </label>
        }
    };
    let (Some(one), Some(other)) = (props.games.get(first), props.games.get(second)) else {
        return Html::default();
    };
    let differ = one.traits.iter().zip(&other.traits).filter(|(one, other)| one != other).count();
    let turn = pair.and_then(|pair| props.turn(pair));
    let told = turn.map(|(turn, _)| difference(lang, turn, one, other)).unwrap_or_default();
    html! {
        <div class={classes!("compare", (props.family && pair.is_some()).then_some("paired"))}>
            if !props.family {
                <div class="compare-choice">
                    { select(0, first, words::compare_first(lang)) }
                    { select(1, second, words::compare_second(lang)) }
                </div>
            }
            <p class="compare-turn">
                <button type="button" class="main" hidden={pair.is_none()} disabled={!alive || *playing} onclick={move |_| play_both()}>{ words::compare_play(lang) }</button>
                { " " }<span role="status">{ told }</span>
            </p>
            if !props.family {
                <table class="measures compare-rules">
                    <caption>{ words::compare_differ(lang, &props.points.len().to_string(), differ) }</caption>
                    <thead><tr>
                        <th scope="col">{ words::compare_point(lang) }</th>
                        <th scope="col">{ &one.name }</th>
                        <th scope="col">{ &other.name }</th>
                    </tr></thead>
                    <tbody>{ for rows(lang, &props.points, one, other) }</tbody>
                </table>
            }
        </div>
    }
}

/// Shows the two games that a link from another page may name: `?games=omweso,coro`.
#[hook]
fn use_asked(props: &CompareProps, set: UseStateSetter<Option<(usize, usize)>>) {
    let ids: Vec<String> = props.games.iter().map(|game| game.id.clone()).collect();
    let family = props.family;
    use_effect_with((), move |()| {
        let asked = page::asked("games").filter(|_| !family).unwrap_or_default();
        let mut known =
            asked.split(',').filter_map(|id| ids.iter().position(|game| game.eq_ignore_ascii_case(id)));
        if let (Some(one), Some(other)) = (known.next(), known.next())
            && one != other
        {
            set.set(Some((one, other)));
        }
    });
}

/// The rows of the points; the points that differ come first.
fn rows(lang: Lang, points: &[String], one: &Beside, other: &Beside) -> Vec<Html> {
    let mut all: Vec<_> = points.iter().zip(one.traits.iter().zip(&other.traits)).collect();
    all.sort_by_key(|(_, (one, other))| one == other);
    let row = |(point, (one, other)): (&String, (&String, &String))| {
        let differs = one != other;
        let mark = differs.then(|| html! { <><span class="unlike" role="img" aria-label={words::compare_unlike(lang)}>{ "≠" }</span>{ " " }</> });
        html! {
            <tr class={classes!(differs.then_some("differs"))}>
                <th scope="row">{ mark }{ point }</th>
                <td>{ one }</td>
                <td>{ other }</td>
            </tr>
        }
    };
    all.into_iter().map(row).collect()
}

/// The sentence about what the turn shows.
fn difference(lang: Lang, turn: &SharedTurn, one: &Beside, other: &Beside) -> String {
    let (one, other) = (&one.name, &other.name);
    match (&turn.pit, turn.same, turn.parts) {
        (None, ..) => words::compare_own(lang, one, other),
        (Some(pit), true, true) => words::compare_parts(lang, one, other, pit),
        (Some(pit), true, false) => words::compare_alike(lang, one, other, pit),
        (Some(pit), false, _) => words::compare_each(lang, one, other, pit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_has_its_records_in_either_order() {
        let game = |id: &str| Beside {
            id: id.to_owned(),
            name: id.to_owned(),
            people: String::new(),
            traits: vec![],
        };
        let records = ["a", "b"].map(str::to_owned);
        let props = CompareProps {
            lang: Lang::En,
            points: vec![],
            games: ["a", "b"].map(game).into(),
            turns: vec![SharedTurn { records, pit: None, same: false, parts: false }],
            shown: (0, 1),
            family: false,
        };
        let of = |pair| props.turn(pair).map(|(_, records)| records);
        assert_eq!([of((0, 1)), of((1, 0)), of((1, 1))], [Some(["a", "b"]), Some(["b", "a"]), None]);
    }
}
