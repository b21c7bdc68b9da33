//! While nobody is there, boards play by themselves, one people's game after another.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::future::sleep;
use mbao_words::Lang;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, KeyboardEvent, MouseEvent};
use yew::{Callback, Html, UseStateSetter, classes, hook, html, use_effect_with, use_mut_ref, use_state_eq};

use super::config::Config;
use super::visit::Screen;
use super::wanted::{Wanted, want};
use super::{KioskGame, wake, words};
use mbao_viewer::board_element::Board;
use mbao_viewer::page;

const BOARD: &str = "attract-board";
/// How long a board stands still before the first step, after each, and after the last.
const FIRST: Duration = Duration::from_millis(2500);
const BETWEEN: Duration = Duration::from_millis(1500);
const LAST: Duration = Duration::from_millis(4500);
/// How long one board takes to give way to another.
const AWAY: Duration = Duration::from_millis(900);

/// The order of the turns, as (game, turn): one turn of each game, then another of each.
fn order(games: &[KioskGame]) -> Vec<(usize, usize)> {
    let most = games.iter().map(|game| game.turns.len()).max().unwrap_or(0);
    (0..most)
        .flat_map(|turn| (0..games.len()).map(move |game| (game, turn)))
        .filter(|(game, turn)| *turn < games[*game].turns.len())
        .collect()
}

/// Shows one turn step by step, as long as it is wanted.
async fn show(board: Board, resume: bool, wanted: Wanted, away: UseStateSetter<bool>, next: impl FnOnce()) {
    let steps = Rc::new(Cell::new((0_u32, 0_u32)));
    let told = steps.clone();
    let _counting = board.count_steps(move |step, of| told.set((step, of)));
    if !resume {
        if let Some(begun) = board.begin() {
            let _ = JsFuture::from(begun).await;
        }
        away.set(false);
        sleep(FIRST).await;
    }
    while wanted.still() {
        let before = steps.get();
        if let Some(shown) = board.step() {
            let _ = JsFuture::from(shown).await;
        }
        let (step, of) = steps.get();
        // The step counter did not move: there was no further step.
        if step >= of || (before.1 > 0 && step == before.0) {
            break;
        }
        sleep(BETWEEN).await;
    }
    if wanted.still() {
        sleep(LAST).await;
    }
    if wanted.still() {
        away.set(true);
        sleep(AWAY).await;
    }
    if wanted.still() {
        next();
    }
}

/// The screen, and the boards on it.
#[hook]
pub(super) fn use_attract(
    config: &Config,
    games: &[KioskGame],
    lang: Lang,
    seen: bool,
    go: &Callback<Screen>,
) -> Html {
    let at = use_state_eq(|| 0_usize);
    let held = use_state_eq(|| false);
    let away = use_state_eq(|| false);
    let full = use_state_eq(|| true);
    // The index in `order` of the turn on the board.
    let standing = use_mut_ref(|| Rc::new(Cell::new(usize::MAX))).borrow().clone();

    let order = order(games);
    let (now, of) = (*at, order.len().max(1));
    let (game, turn) = order.get(now % of).copied().unwrap_or_default();
    let Some(game) = games.get(game) else { return Html::default() };
    let Some(turn) = game.turns.get(turn) else { return Html::default() };

    let (set_at, set_away, showing, id) = (at.setter(), away.setter(), turn.clone(), game.id.clone());
    use_effect_with((seen && !*held, now), move |(plays, now)| {
        let want = Board::find(BOARD).filter(|_| *plays).map(|board| {
            let (want, wanted) = want();
            let resume = standing.replace(*now) == *now;
            let next = (*now + 1) % of;
            if !resume {
                // Both attributes at once: with only one of them the board would begin something else.
                board.set("game", Some(&id));
                board.set("steps", Some(&showing.record));
            }
            spawn_local(show(board, resume, wanted, set_away, move || set_at.set(next)));
            want
        });
        move || drop(want)
    });
    // The next visitor sees boards that play.
    let (set, look) = (held.setter(), full.setter());
    use_effect_with(seen, move |_| {
        set.set(false);
        look.set(wake::full());
    });

    let start = config.start.as_deref().map_or(Screen::Home, Screen::game);
    let (going, to) = (go.clone(), start.clone());
    use_effect_with(seen, move |seen| {
        let listener = seen.then(|| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&page::window(), "keydown", options, move |event| {
                let on_button = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                let on_button =
                    on_button.is_some_and(|target| target.closest("button").is_ok_and(|one| one.is_some()));
                let key = event.dyn_ref().map(KeyboardEvent::key).unwrap_or_default();
                if !on_button
                    && !["Tab", "Shift", "Control", "Alt", "Meta"].contains(&key.as_str())
                    && !event.default_prevented()
                {
                    event.prevent_default();
                    going.emit(to.clone());
                }
            })
        });
        move || drop(listener)
    });
    let touch = {
        let go = go.clone();
        Callback::from(move |_: MouseEvent| go.emit(start.clone()))
    };
    let hold = {
        let held = held.clone();
        move |event: MouseEvent| {
            event.stop_propagation();
            held.set(!*held);
        }
    };
    let fill = {
        let full = full.clone();
        move |event: MouseEvent| {
            event.stop_propagation();
            wake::fill();
            full.set(true);
        }
    };
    let title = config.title[lang as usize].clone().unwrap_or_else(|| words::title(lang));
    html! {
        <section class="kiosk-screen attract" hidden={!seen} onclick={touch}>
            <h1>{ title }</h1>
            <div class={classes!("attract-show", away.then_some("away"))}>
                <div class="attract-board" inert={true}>
                    <mbao-board id={BOARD} lang={lang.tag()} readonly=true />
                </div>
                <div class="attract-words">
                    <h2>{ &game.name }</h2>
                    <p class="people">{ game.people.get(lang) }</p>
                    <p class="sentence">{ turn.said.get(lang) }</p>
                </div>
            </div>
            <div class="kiosk-bar">
                <button type="button" onclick={hold} aria-pressed={held.to_string()}>
                    { if *held { words::go_on(lang) } else { words::hold(lang) } }
                </button>
                <button type="button" class="main begin">
                    { for config.languages.iter().map(|lang| html! { <span lang={lang.tag()}>{ words::begin(*lang) }</span> }) }
                </button>
                if config.fullscreen && !*full {
                    <button type="button" onclick={fill}>{ words::full(lang) }</button>
                }
            </div>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{InBoth, KioskTurn};

    #[test]
    fn every_people_comes_before_any_comes_again() {
        let said = || InBoth { en: String::new(), sw: String::new() };
        let game = |turns: usize| KioskGame {
            id: String::new(),
            name: String::new(),
            people: said(),
            setups: Vec::new(),
            race: false,
            turns: vec![KioskTurn { record: String::new(), said: said() }; turns],
            screens: Vec::new(),
        };
        assert_eq!(order(&[game(2), game(0), game(1)]), [(0, 0), (2, 0), (0, 1)]);
    }
}
