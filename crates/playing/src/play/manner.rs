//! How a game is played: who plays, speed, trial moves, sound, clocks.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use web_sys::Event;
use yew::{Html, UseStateHandle, hook, html, use_effect_with, use_state_eq};

use super::clock;
use crate::{choices, words};
use mbao_viewer::board_element::Board;
use mbao_viewer::{page, storage};

const KEY: &str = "mbao.play";
/// Seconds a move until the reader chooses.
const SECONDS: u32 = 30;

/// The choices, as they are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Manner {
    /// The value of the board's attribute; empty for the usual speed.
    speed: String,
    /// The values of the board's attributes; empty for a person.
    south: String,
    north: String,
    trial: bool,
    sound: bool,
    clocks: bool,
    seconds: u32,
}

impl Manner {
    /// Seconds a move; 0 where there are no clocks.
    pub fn seconds(&self) -> u32 {
        if self.clocks { self.time() } else { 0 }
    }

    fn time(&self) -> u32 {
        if self.seconds == 0 { SECONDS } else { self.seconds.clamp(clock::SHORTEST, clock::LONGEST) }
    }

    fn apply(&self, board: &Board) {
        // Where the reader wants no motion, the settings keep the speed in `data-speed`.
        let held = board.attribute("data-speed").is_some();
        let speed = Some(self.speed.as_str()).filter(|speed| !speed.is_empty());
        board.set(if held { "data-speed" } else { "speed" }, speed.or(held.then_some("")));
        for (side, player) in [("south", &self.south), ("north", &self.north)] {
            let player = Some(player.as_str()).filter(|player| !player.is_empty());
            if board.attribute(side).as_deref() != player {
                board.set(side, player);
            }
        }
        board.set("trial", self.trial.then_some(""));
        board.set("sound", self.sound.then_some(""));
    }
}

/// The choices, and the controls for them.
#[hook]
pub(super) fn use_manner(lang: Lang, board: Option<&Board>) -> (UseStateHandle<Manner>, Html) {
    let manner = use_state_eq(Manner::default);
    let set = manner.setter();
    use_effect_with((), move |()| set.set(storage::load(KEY)));
    let here = board.cloned();
    use_effect_with((here, (*manner).clone()), |(board, manner)| {
        if let Some(board) = board {
            manner.apply(board);
        }
    });

    let change = |change: fn(&mut Manner, &Event)| {
        let manner = manner.clone();
        move |event: Event| {
            let mut new = (*manner).clone();
            change(&mut new, &event);
            storage::keep(KEY, &new);
            manner.set(new);
        }
    };
    let speeds = choices::speeds(lang);
    let players = choices::players(lang);
    let seat = |label: String, seated: &str, set: fn(&mut Manner, &Event)| {
        let options = players.iter().map(|(value, name)| {
            html! { <option value={*value} selected={seated == *value}>{ name.clone() }</option> }
        });
        html! {
            <label class="field">
                <span>{ label }</span>
                <select onchange={change(set)}>{ for options }</select>
            </label>
        }
    };
    let speed = |(value, label): (&'static str, String)| {
        html! { <option {value} selected={manner.speed == value}>{ label }</option> }
    };
    let tick = |label: String, checked: bool, set: fn(&mut Manner, &Event)| {
        html! {
            <label class="choice">
                <input type="checkbox" role="switch" {checked} onchange={change(set)} /><span>{ label }</span>
            </label>
        }
    };
    let html = html! {
        <section class="manner">
            <h2>{ words::manner(lang) }</h2>
            { seat(words::south(lang), &manner.south, |manner, event| manner.south = page::value_of(event)) }
            { seat(words::north(lang), &manner.north, |manner, event| manner.north = page::value_of(event)) }
            <label class="field">
                <span>{ words::speed(lang) }</span>
                <select onchange={change(|manner, event| manner.speed = page::value_of(event))}>{ for speeds.into_iter().map(speed) }</select>
            </label>
            { tick(words::manner_trial(lang), manner.trial, |manner, event| manner.trial = page::ticked(event)) }
            { tick(words::manner_sound(lang), manner.sound, |manner, event| manner.sound = page::ticked(event)) }
            { tick(words::manner_clocks(lang), manner.clocks, |manner, event| manner.clocks = page::ticked(event)) }
            <label class="field" hidden={!manner.clocks}>
                <span>{ words::manner_seconds(lang) }</span>
                <input type="number" min={clock::SHORTEST.to_string()} max={clock::LONGEST.to_string()} step="5"
                    value={manner.time().to_string()}
                    onchange={change(|manner, event| manner.seconds = page::value_of(event).parse().unwrap_or(SECONDS))} />
            </label>
        </section>
    };
    (manner, html)
}
