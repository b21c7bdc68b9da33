//! Reads what a board reports through the events of its element.

use js_sys::Array;
use serde::{Deserialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, Event};

use super::data::{GameEvent, Outcome, Reason};
use super::doing::Doing;
use crate::page;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardEvent {
    /// A game has begun on it, from a set-up, a position or a record.
    Ready,
    /// An action was played; the board begins to show it.
    Action(Vec<GameEvent>),
    /// A step of an action or a diagram is shown: everything that has happened up to it.
    Step(Vec<GameEvent>),
    /// What the board is doing has changed.
    Doing(Doing),
    /// The reader wants nothing more explained beside the pits.
    Enough,
    /// The mover has to choose.
    Choice,
    /// A turn has ended.
    Turn,
    /// Why a computer has played the turn that has just ended.
    Why(Vec<Reason>),
    /// Something was undone or redone.
    Back,
    /// Something that the game needs could not be fetched, such as the computer player: the game waits.
    Missing,
    Over(Outcome),
    /// The game could not begin: the board's own sentence on what is wrong.
    Error(String),
    /// No game can begin, because the rules could not be fetched or do not run: the board's own sentence.
    Unloaded(String),
}

// The data of the board's events.
#[derive(Deserialize)]
struct Events {
    events: Vec<GameEvent>,
}
#[derive(Deserialize)]
pub(super) struct Steps {
    pub step: u32,
    pub of: u32,
}
#[derive(Deserialize)]
struct Turned {
    back: bool,
}
#[derive(Deserialize)]
struct Refused {
    code: String,
    sentence: String,
}

/// The data of an event. `None`, and a line on the console, if it does not have
/// that shape: then the board's module has another version.
pub(super) fn detail<T: DeserializeOwned>(event: &Event) -> Option<T> {
    read(raw(event), &event.type_())
}

fn raw(event: &Event) -> JsValue {
    event.dyn_ref().map_or(JsValue::UNDEFINED, CustomEvent::detail)
}

/// Data of the element; `None`, and a line on the console, if it does not have that shape.
pub(super) fn read<T: DeserializeOwned>(value: JsValue, what: &str) -> Option<T> {
    serde_wasm_bindgen::from_value(value)
        .map_err(|error| gloo::console::error!(format!("<mbao-board> {what}: {error}")))
        .ok()
}

impl BoardEvent {
    /// The report of an event of the element; `None` for an event with another name.
    pub(super) fn of(event: &Event) -> Option<Self> {
        Some(match event.type_().as_str() {
            "mbao-ready" => Self::Ready,
            "mbao-action" => Self::Action(detail::<Events>(event)?.events),
            "mbao-step" => Self::Step(detail::<Events>(event)?.events),
            "mbao-doing" => Self::Doing(Doing::of(&page::get(&raw(event), "doing").as_string()?)),
            "mbao-callout" if page::get(&raw(event), "what").is_null() => Self::Enough,
            "mbao-choice" => Self::Choice,
            "mbao-turn" if detail::<Turned>(event)?.back => Self::Back,
            "mbao-turn" => Self::Turn,
            "mbao-why" => {
                Self::Why(Array::from(&raw(event)).iter().filter_map(|one| Reason::of(&one)).collect())
            }
            "mbao-over" => Self::Over(detail(event)?),
            "mbao-missing" => Self::Missing,
            "mbao-error" => match detail::<Refused>(event)? {
                Refused { code, sentence } if code == "not-loaded" => Self::Unloaded(sentence),
                Refused { sentence, .. } => Self::Error(sentence),
            },
            _ => return None,
        })
    }
}
