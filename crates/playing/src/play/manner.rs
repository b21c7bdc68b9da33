//! The manner of play: who plays, speed, seeds, trial moves, sound, clocks.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use web_sys::Event;
use yew::{Html, UseStateHandle, hook, html, use_effect_with, use_state_eq};

use super::clock;
use super::seating::Seating;
use crate::{choices, words};
use mbao_viewer::board_element::Board;
use mbao_viewer::page;
use mbao_viewer::storage::Store;

const KEY: &str = "mbao.play";
/// Seconds per move, until the reader chooses a number.
const SECONDS: u32 = 30;

/// The choices, as they are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Manner {
    /// Who sits where when a game begins.
    pub seating: Seating,
    /// The game that was played last; `www/scripts/last-game.js` opens it.
    pub game: String,
    /// The values of the board's attributes; empty for the usual ones.
    speed: String,
    theme: String,
    trial: bool,
    sound: bool,
    clocks: bool,
    seconds: u32,
}

thread_local! {
    static MANNER: Store<Manner> = const { Store::new(KEY) };
}

impl Manner {
    fn load() -> Self {
        let kept = MANNER.with(Store::load);
        Self { seating: kept.seating.sound(), ..kept }
    }

    /// Seconds per move; 0 if there are no clocks.
    pub fn seconds(&self) -> u32 {
        if self.clocks { self.time() } else { 0 }
    }

    fn time(&self) -> u32 {
        if self.seconds == 0 { SECONDS } else { self.seconds.clamp(clock::SHORTEST, clock::LONGEST) }
    }

    fn apply(&self, board: &Board) {
        // If the reader wants no motion, the settings keep the speed in `data-speed`.
        let held = board.attribute("data-speed").is_some();
        let speed = Some(self.speed.as_str()).filter(|speed| !speed.is_empty());
        board.set(if held { "data-speed" } else { "speed" }, speed.or(held.then_some("")));
        board.set("theme", Some(self.theme.as_str()).filter(|theme| !theme.is_empty()));
        board.set("trial", self.trial.then_some(""));
        board.set("sound", self.sound.then_some(""));
    }
}

/// The choices of this table. Until somebody has sat down, they are those that are kept; then other tables change
/// nothing here.
#[hook]
pub(super) fn use_manner(board: Option<&Board>, seated: bool) -> UseStateHandle<Manner> {
    let manner = use_state_eq(Manner::default);
    let set = manner.setter();
    use_effect_with(seated, move |seated| {
        let heard = (!seated).then(|| {
            let look = move || set.set(Manner::load());
            look();
            MANNER.with(|kept| kept.listen(look))
        });
        move || drop(heard)
    });
    let here = board.cloned();
    use_effect_with((here, (*manner).clone()), |(board, manner)| {
        if let Some(board) = board {
            manner.apply(board);
        }
    });
    manner
}

/// Changes the choices of this table, and the same ones where they are kept.
pub(super) fn change(manner: &UseStateHandle<Manner>, change: impl Fn(&mut Manner) + 'static) {
    let mut new = (**manner).clone();
    change(&mut new);
    manner.set(new);
    MANNER.with(|kept| kept.change(change));
}

/// The controls for everything except who plays.
pub(super) fn controls(lang: Lang, manner: &UseStateHandle<Manner>) -> Html {
    let changed = |set: fn(&mut Manner, String)| {
        let manner = manner.clone();
        move |event: Event| {
            let value = page::value_of(&event);
            change(&manner, move |manner| set(manner, value.clone()));
        }
    };
    let select =
        |label: String, values: Vec<(&'static str, String)>, now: &str, set: fn(&mut Manner, String)| {
            let option = |(value, label): (&'static str, String)| {
                html! { <option {value} selected={now == value}>{ label }</option> }
            };
            html! {
                <label class="field">
                    <span>{ label }</span>
                    <select onchange={changed(set)}>{ for values.into_iter().map(option) }</select>
                </label>
            }
        };
    let tick = |label: String, checked: bool, set: fn(&mut Manner, bool)| {
        let manner = manner.clone();
        let changed = move |event: Event| {
            let on = page::ticked(&event);
            change(&manner, move |manner| set(manner, on));
        };
        html! {
            <label class="choice">
                <input type="checkbox" role="switch" {checked} onchange={changed} /><span>{ label }</span>
            </label>
        }
    };
    html! {
        <section class="manner">
            <h2>{ words::manner(lang) }</h2>
            { select(words::speed(lang), choices::speeds(lang).into(), &manner.speed, |manner, value| manner.speed = value) }
            { select(words::embed_theme(lang), choices::themes(lang).into(), &manner.theme, |manner, value| manner.theme = value) }
            { tick(words::manner_trial(lang), manner.trial, |manner, on| manner.trial = on) }
            { tick(words::manner_sound(lang), manner.sound, |manner, on| manner.sound = on) }
            { tick(words::manner_clocks(lang), manner.clocks, |manner, on| manner.clocks = on) }
            <label class="field" hidden={!manner.clocks}>
                <span>{ words::manner_seconds(lang) }</span>
                <input type="number" min={clock::SHORTEST.to_string()} max={clock::LONGEST.to_string()} step="5"
                    value={manner.time().to_string()}
                    onchange={changed(|manner, value| manner.seconds = value.parse().unwrap_or(SECONDS))} />
            </label>
        </section>
    }
}
