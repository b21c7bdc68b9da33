//! `<mbao-board>`, known by its attributes, methods and events alone.

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{Array, Function, Object, Promise};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    CustomEvent, Element, Event, HtmlElement, ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition,
};

use crate::page;
use crate::plain::{Plain, at, get, plain};

/// South sits at the lower edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    South = 0,
    North = 1,
}

impl Side {
    fn of(letter: &str) -> Option<Self> {
        match letter {
            "s" => Some(Self::South),
            "n" => Some(Self::North),
            _ => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// `None` for a draw.
    pub winner: Option<Side>,
    pub score: (u32, u32),
    /// Lukho: points towards a set.
    pub points: Option<u32>,
    pub by_two: bool,
}

impl Plain for Outcome {
    fn read(from: &JsValue) -> Self {
        Self {
            winner: Side::of(&get::<String>(from, "winner")),
            score: get(from, "score"),
            points: get(from, "points"),
            by_two: get(from, "byTwo"),
        }
    }

    fn write(&self) -> JsValue {
        JsValue::UNDEFINED
    }
}

/// As much of a board's state as is told beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub game: String,
    pub setup: String,
    pub options: Vec<(String, String)>,
    pub mover: Side,
    pub turn: u32,
    pub outcome: Option<Outcome>,
}

/// An ending that applied, or a capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BoardEvent {
    pub kind: String,
    pub rule: Option<u8>,
}
plain! { BoardEvent { kind, rule } }

/// What a board tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// A game stands on it, from its beginning or a record.
    Ready,
    /// An action is played; it is shown from now on.
    Action(Vec<BoardEvent>),
    /// A step of an action or a diagram is shown: all that has happened with it.
    Step(Vec<BoardEvent>),
    /// The mover has to choose.
    Choice,
    /// A turn has ended.
    Turn,
    /// Something was taken back or played again.
    Back,
    Over(Outcome),
    /// It could not begin: what was wrong.
    Error(String),
}

/// A board of the page. It may not have woken yet: then it knows nothing and does nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board(HtmlElement);

// Some of it is for the kiosk alone.
#[cfg_attr(all(feature = "browser", not(feature = "kiosk")), allow(dead_code))]
impl Board {
    /// The board with that id.
    pub(crate) fn find(id: &str) -> Option<Self> {
        page::document().get_element_by_id(id)?.dyn_into().ok().map(Self)
    }

    /// One of its own, unseen, for trying; it is gone when the handle is.
    pub(crate) fn unseen(game: &str, record: &str) -> Option<Unseen> {
        let board: HtmlElement = page::document().create_element("mbao-board").ok()?.unchecked_into();
        let board = Self(board);
        board.set("game", Some(game));
        board.set("record", Some(record));
        board.set("hidden", Some(""));
        Some(Unseen(board))
    }

    pub(crate) fn attribute(&self, name: &str) -> Option<String> {
        self.0.get_attribute(name)
    }

    /// Sets an attribute, or takes it away.
    pub(crate) fn set(&self, name: &str, value: Option<&str>) {
        let _ = match value {
            Some(value) => self.0.set_attribute(name, value),
            None => self.0.remove_attribute(name),
        };
    }

    pub(crate) fn state(&self) -> Option<State> {
        let state = at(&self.0, "state");
        state.is_object().then(|| State {
            game: get(&state, "game"),
            setup: get(&state, "setup"),
            options: Plain::read(&Object::entries(&at(&state, "options").unchecked_into())),
            mover: Side::of(&get::<String>(&state, "mover")).unwrap_or(Side::South),
            turn: get(&state, "turn"),
            outcome: get(&state, "outcome"),
        })
    }

    /// The game so far as text.
    pub(crate) fn record(&self) -> String {
        get(&self.0, "recordText")
    }

    /// The position as text; none in mid-turn.
    pub(crate) fn position(&self) -> Option<String> {
        get(&self.0, "positionText")
    }

    /// The stage of the game, as its state names it.
    pub(crate) fn phase(&self) -> String {
        get(&at(&self.0, "state"), "phase")
    }

    /// Begins as the attributes have it; the promise is kept once it has.
    pub(crate) fn begin(&self) -> Option<Promise> {
        self.call("reset", &Array::new()).dyn_into().ok()
    }

    /// Goes on by one step of a diagram; the promise is kept once it is shown.
    pub(crate) fn step(&self) -> Option<Promise> {
        self.call("step", &Array::new()).dyn_into().ok()
    }

    /// Hears at which step of how many a diagram is, until the handle is dropped.
    pub(crate) fn count_steps(&self, told: impl Fn(u32, u32) + 'static) -> EventListener {
        EventListener::new(&self.0, "mbao-step", move |event| {
            let detail = event.dyn_ref().map_or(JsValue::UNDEFINED, CustomEvent::detail);
            told(get(&detail, "step"), get(&detail, "of"));
        })
    }

    /// Hears events of any kind on it before it does, until the handle is dropped.
    pub(crate) fn on(&self, name: &'static str, heard: impl FnMut(&Event) + 'static) -> EventListener {
        EventListener::new_with_options(&self.0, name, EventListenerOptions::run_in_capture_phase(), heard)
    }

    pub(crate) fn undo(&self) -> bool {
        self.call("undo", &Array::new()).is_truthy()
    }

    pub(crate) fn redo(&self) -> bool {
        self.call("redo", &Array::new()).is_truthy()
    }

    /// Begins anew, as the attributes have it.
    pub(crate) fn reset(&self) {
        self.call("reset", &Array::new());
    }

    /// Plays an action; the promise is refused where the rules refuse it.
    pub(crate) fn play(&self, action: &str) -> Option<Promise> {
        self.call("play", &Array::of1(&action.into())).dyn_into().ok()
    }

    /// Brings it into view.
    pub(crate) fn show(&self) {
        let how = ScrollIntoViewOptions::new();
        how.set_block(ScrollLogicalPosition::Center);
        how.set_behavior(ScrollBehavior::Auto);
        self.0.scroll_into_view_with_scroll_into_view_options(&how);
    }

    /// Hears what it tells, until the handle is dropped.
    pub(crate) fn listen(&self, told: impl Fn(Told) + Clone + 'static) -> Listening {
        let names =
            ["mbao-ready", "mbao-action", "mbao-step", "mbao-choice", "mbao-turn", "mbao-over", "mbao-error"];
        let listen = |name: &'static str| {
            let told = told.clone();
            EventListener::new(&self.0, name, move |event| {
                let detail = event.dyn_ref().map_or(JsValue::UNDEFINED, CustomEvent::detail);
                told(match name {
                    "mbao-action" => Told::Action(get(&detail, "events")),
                    "mbao-step" => Told::Step(get(&detail, "events")),
                    "mbao-choice" => Told::Choice,
                    "mbao-turn" if at(&detail, "back").is_truthy() => Told::Back,
                    "mbao-turn" => Told::Turn,
                    "mbao-over" => Told::Over(Outcome::read(&detail)),
                    "mbao-error" => Told::Error(get(&detail, "sentence")),
                    _ => Told::Ready,
                });
            })
        };
        Listening { _events: names.map(listen) }
    }

    fn call(&self, name: &str, arguments: &Array) -> JsValue {
        let method = at(&self.0, name).dyn_into::<Function>();
        method.and_then(|method| method.apply(&self.0, arguments)).unwrap_or(JsValue::UNDEFINED)
    }
}

/// Hears a board until dropped.
pub(crate) struct Listening {
    _events: [EventListener; 7],
}

/// A board for trying.
#[derive(Debug)]
pub(crate) struct Unseen(Board);

impl Unseen {
    /// Puts it into the page, where it begins; hear it before.
    pub(crate) fn wake(&self) {
        if let Some(body) = page::document().body() {
            let _ = body.append_child(&self.0.0);
        }
    }

    pub(crate) fn board(&self) -> &Board {
        &self.0
    }
}

impl Drop for Unseen {
    fn drop(&mut self) {
        let element: &Element = &self.0.0;
        element.remove();
    }
}
