//! The racing start, which two people play with their fingers. The board takes the touches and knows
//! which pits are next. This module makes the board fast, shows a gentle message for wrong touches,
//! and lets keys work instead of fingers.

use std::cell::Cell;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;

use super::board::Heard;
use super::config::Race;
use super::prelude::*;
use mbao_viewer::board_element::Side;

/// Milliseconds within which the board plays a touch that counts.
const ANSWER: u32 = 60;
/// Milliseconds that the message about a wrong touch stays.
const READ: u32 = 2500;
/// One key for each player, at the two ends of the row.
const KEYS: [(&str, &str); 2] = [("z", "tap s"), ("m", "tap n")];

pub(super) fn options(race: Race) -> &'static str {
    match race {
        Race::Off => "",
        Race::First => "race=taps",
        Race::Farthest => "race=taps, race-winner=farthest",
    }
}

/// Shows when a touch was refused, and lets keys work instead of fingers, until dropped. `count` counts the touches that
/// were played, `set` shows the message.
fn watch(board: &Board, count: &Rc<Cell<u32>>, set: &UseStateSetter<bool>) -> [EventListener; 3] {
    let played = {
        let (count, set) = (count.clone(), set.clone());
        board.on("mbao-action", move |_| {
            count.set(count.get() + 1);
            set.set(false);
        })
    };
    let (counted, told) = (count.clone(), set.clone());
    let mut waits: Vec<Timeout> = Vec::new();
    let touched = board.on("pointerdown", move |_| {
        let (before, count, set) = (counted.get(), counted.clone(), told.clone());
        waits.clear();
        waits.push(Timeout::new(ANSWER, move || {
            if count.get() == before {
                set.set(true);
            }
        }));
        let set = told.clone();
        waits.push(Timeout::new(READ, move || set.set(false)));
    });
    let by_key = board.clone();
    let keys = EventListener::new(&page::window(), "keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>().filter(|event| !event.repeat()) else {
            return;
        };
        let key = page::sign(event);
        if let Some((_, action)) = KEYS.iter().find(|(own, _)| *own == key) {
            // It is refused if the player's seed sleeps already.
            spawn_local(page::done(by_key.play(action)));
        }
    });
    [played, touched, keys]
}

/// What is shown about a race, while it goes on and when it is decided.
#[hook]
pub(super) fn use_race(lang: Lang, board: Option<&Board>, heard: &Heard, raced: bool) -> Html {
    let refused = use_state_eq(|| false);
    let count = use_mut_ref(|| Rc::new(Cell::new(0_u32))).borrow().clone();
    let set = refused.setter();
    use_effect_with((board.cloned(), heard.racing()), move |(board, racing)| {
        set.set(false);
        let racing = board.clone().filter(|_| *racing).map(|board| {
            // Hands are faster than animated seeds.
            board.set("speed", Some("instant"));
            (watch(&board, &count, &set), board)
        });
        move || {
            if let Some((watch, board)) = racing {
                drop(watch);
                board.set("speed", None);
            }
        }
    });
    if heard.racing() {
        return html! {
            <>
                <p class="race-how">{ words::race_how(lang) }</p>
                if page::window().navigator().max_touch_points() == 0 {
                    <p class="race-keys">{ words::race_keys(lang) }</p>
                }
                <p class="refused" role="status">{ if *refused { words::race_not_there(lang) } else { String::new() } }</p>
            </>
        };
    }
    let begins = heard.state().filter(|state| raced && state.turn <= 1 && state.outcome.is_none());
    let begins: Option<Side> = begins.map(|state| state.mover);
    html! { { for begins.map(|side| html! { <p class="race-over" role="status">{ words::race_over(lang, &side.name(lang)) }</p> }) } }
}
