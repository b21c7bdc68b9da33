//! `<mbao-board>`, used through its attributes, members and events, as by any other site.
//!
//! Its state, events and outcomes are plain data, read with serde into small types
//! that hold only the fields that islands use. To use another field, add it to the type.

mod data;
mod doing;
mod event;

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{Array, Promise};
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Element, FocusOptions, HtmlElement, ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition,
};
use yew::prelude::*;

use crate::library::Thinking;
use crate::page;
use event::{Steps, detail, read};

pub use data::{Counts, EventKind, GameEvent, Marks, Outcome, Pending, Reason, Side, State, Tally};
pub use doing::{Doing, Part, Watched};
pub use event::BoardEvent;

#[wasm_bindgen]
extern "C" {
    /// The element. Until its module has loaded it is an unknown element: its
    /// properties are undefined and its methods throw.
    #[wasm_bindgen(extends = HtmlElement)]
    #[derive(Clone, Debug, PartialEq, Eq)]
    type MbaoBoard;

    #[wasm_bindgen(method, getter)]
    fn state(this: &MbaoBoard) -> JsValue;
    #[wasm_bindgen(method, getter)]
    fn legal(this: &MbaoBoard) -> Option<Vec<String>>;
    #[wasm_bindgen(method, getter, js_name = recordText)]
    fn record_text(this: &MbaoBoard) -> Option<String>;
    #[wasm_bindgen(method, getter, js_name = positionText)]
    fn position_text(this: &MbaoBoard) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn actions(this: &MbaoBoard) -> Option<Array>;
    #[wasm_bindgen(method, getter)]
    fn caption(this: &MbaoBoard) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn upright(this: &MbaoBoard) -> Option<bool>;
    #[wasm_bindgen(method, getter)]
    fn moving(this: &MbaoBoard) -> Option<bool>;
    #[wasm_bindgen(method, getter)]
    fn drawing(this: &MbaoBoard) -> Option<Element>;
    #[wasm_bindgen(method, catch)]
    fn press(this: &MbaoBoard, pit: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    fn play(this: &MbaoBoard, action: &str) -> Result<Promise, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn undo(this: &MbaoBoard) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn redo(this: &MbaoBoard) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn replay(this: &MbaoBoard, next: bool) -> Result<Promise, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn reset(this: &MbaoBoard) -> Result<Promise, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn step(this: &MbaoBoard) -> Result<Promise, JsValue>;
    #[wasm_bindgen(method, catch)]
    async fn hint(this: &MbaoBoard, how: JsValue) -> Result<JsValue, JsValue>;
}

/// A board of the page. Until the board's module has loaded, its state is `None`
/// and its methods do nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board(MbaoBoard);

impl AsRef<JsValue> for Board {
    fn as_ref(&self) -> &JsValue {
        self.0.as_ref()
    }
}

impl Board {
    pub fn find(id: &str) -> Option<Self> {
        let element = page::document().get_element_by_id(id)?;
        // The class is defined by the module, which may load later.
        element.is_instance_of::<HtmlElement>().then(|| Self(element.unchecked_into()))
    }

    /// The board that a component has rendered.
    pub fn of(node: &NodeRef) -> Option<Self> {
        node.cast::<HtmlElement>().map(|element| Self(element.unchecked_into()))
    }

    pub fn attribute(&self, name: &str) -> Option<String> {
        self.0.get_attribute(name)
    }

    /// Sets an attribute, or removes it.
    pub fn set(&self, name: &str, value: Option<&str>) {
        let _ = match value {
            Some(value) => self.0.set_attribute(name, value),
            None => self.0.remove_attribute(name),
        };
    }

    /// What the board shows; `None` until it has begun.
    pub fn state(&self) -> Option<State> {
        self.shown()
    }

    /// What counts now; `None` until the board has begun.
    pub fn counts(&self) -> Option<Counts> {
        self.shown()
    }

    fn shown<T: DeserializeOwned>(&self) -> Option<T> {
        let state = self.0.state();
        if state.is_undefined() { None } else { read(state, "state") }
    }

    /// The actions that may be played now; none until the board has begun.
    pub fn legal(&self) -> Vec<String> {
        self.0.legal().unwrap_or_default()
    }

    /// The game so far as text; empty until the board has begun.
    pub fn record(&self) -> String {
        self.0.record_text().unwrap_or_default()
    }

    /// Whether anything has been played on it, or in the record that it began with.
    pub fn has_begun(&self) -> bool {
        self.0.actions().is_some_and(|actions| actions.length() > 0)
    }

    /// The game so far as text, if something has been played and the game is not over.
    pub fn game_under_way(&self) -> Option<String> {
        // A diagram is not a game that somebody plays.
        let played = self.has_begun() && self.attribute("steps").is_none();
        // Of its state nothing else is read: the page of a game needs no more of it.
        (played && page::get(&self.0.state(), "outcome").is_null()).then(|| self.record())
    }

    /// The position as text; `None` in the middle of a turn.
    pub fn position(&self) -> Option<String> {
        self.0.position_text()
    }

    /// The caption below its pits.
    pub fn caption(&self) -> String {
        self.0.caption().unwrap_or_default()
    }

    pub fn is_upright(&self) -> bool {
        self.0.upright().unwrap_or_default()
    }

    pub fn moves(&self) -> bool {
        self.0.moving().unwrap_or_default()
    }

    /// The pit ("c1") or store ("s", "n") at a point of the window.
    pub fn place_at(&self, x: f64, y: f64) -> Option<String> {
        let places = self.0.drawing()?.query_selector_all("[data-pit], [data-store]").ok()?;
        (0..places.length()).find_map(|at| {
            let place: Element = places.get(at)?.unchecked_into();
            let room = place.get_bounding_client_rect();
            let inside =
                (room.left()..=room.right()).contains(&x) && (room.top()..=room.bottom()).contains(&y);
            let name = place.get_attribute("data-pit").or_else(|| place.get_attribute("data-store"));
            name.filter(|_| inside)
        })
    }

    /// Presses a pit, as a mouse does.
    pub fn press(&self, pit: &str) {
        let _ = self.0.press(pit);
    }

    pub fn races(&self) -> bool {
        self.state().is_some_and(|state| state.phase == "race")
    }

    /// Begins the game that the attributes ask for; the promise is fulfilled once it has begun. If it cannot, the board
    /// reports that with an event.
    pub fn begin(&self) -> Option<Promise> {
        self.0.reset().ok()
    }

    /// Goes on by one step of a diagram; the promise is fulfilled once it is shown.
    pub fn step(&self) -> Option<Promise> {
        self.0.step().ok()
    }

    /// Calls `on_step` with a diagram's step and the number of its steps, until the handle is dropped.
    pub fn count_steps(&self, on_step: impl Fn(u32, u32) + 'static) -> EventListener {
        EventListener::new(&self.0, "mbao-step", move |event| {
            if let Some(Steps { step, of }) = detail(event) {
                on_step(step, of);
            }
        })
    }

    /// Moves the focus to its pits once another game has begun on it, if the reader does not go elsewhere meanwhile.
    pub fn focus_next_game(&self) {
        let (started, board, pressed) = (self.next_game(), self.clone(), page::focused());
        wasm_bindgen_futures::spawn_local(async move {
            started.await;
            let now = page::focused();
            if now.is_none() || now == pressed {
                board.focus_pit();
            }
        });
    }

    /// Waits until another game has begun on it after this call.
    pub fn next_game(&self) -> impl Future<Output = ()> + use<> {
        let begun = Promise::new(&mut |resolve, _| {
            EventListener::once(&self.0, "mbao-ready", move |_| {
                let _ = resolve.call0(&JsValue::NULL);
            })
            .forget();
        });
        async {
            let _ = JsFuture::from(begun).await;
        }
    }

    /// Shows what a computer player would play here.
    ///
    /// # Errors
    /// What the board throws.
    pub async fn hint(&self, how: &Thinking) -> Result<(), JsValue> {
        self.0.hint(serde_wasm_bindgen::to_value(how)?).await.map(drop)
    }

    /// Calls `heard` with each event of that name before the board itself gets it, until the handle is
    /// dropped.
    pub fn on(&self, name: &'static str, heard: impl FnMut(&Event) + 'static) -> EventListener {
        EventListener::new_with_options(&self.0, name, EventListenerOptions::run_in_capture_phase(), heard)
    }

    /// Undoes the last action; returns whether there was one.
    pub fn undo(&self) -> bool {
        self.0.undo().unwrap_or(false)
    }

    /// Redoes the last undone action; returns whether there was one.
    pub fn redo(&self) -> bool {
        self.0.redo().unwrap_or(false)
    }

    /// Shows the last turn as it was played, or what was played of this one.
    pub fn watch_last(&self) {
        let begun = |state: &State| state.pending.is_none();
        let Some(now) = self.state().filter(begun) else {
            let _ = self.0.replay(false);
            return;
        };
        while self.undo()
            && self.state().is_some_and(|state| state.pending.is_some() || state.turn == now.turn)
        {}
        self.watch_next();
    }

    /// Redoes the next turn of those that were undone, and shows it.
    pub fn watch_next(&self) {
        let _ = self.0.replay(true);
    }

    /// Plays an action; the promise is rejected if the rules refuse it.
    pub fn play(&self, action: &str) -> Option<Promise> {
        self.0.play(action).ok()
    }

    /// Moves the focus to it, without scrolling.
    pub fn focus(&self) {
        let how = FocusOptions::new();
        how.set_prevent_scroll(true);
        let _ = self.0.focus_with_options(&how);
    }

    /// Moves the focus to the pit that Tab would reach first; in a diagram, to its first button.
    pub fn focus_pit(&self) {
        let _ = HtmlElement::focus(&self.0);
    }

    /// Brings it into the middle of the view. Once another game stands on it, the focus moves there, since the
    /// button that was pressed may be out of view. A reader who has gone elsewhere meanwhile keeps the focus.
    pub fn show_and_focus(&self) {
        self.show();
        self.focus_next_game();
    }

    /// Brings it into the middle of the view.
    pub fn show(&self) {
        self.scroll(ScrollLogicalPosition::Center);
    }

    /// Brings it into view if it is not, scrolling no more than needed.
    pub fn show_nearest(&self) {
        self.scroll(ScrollLogicalPosition::Nearest);
    }

    fn scroll(&self, block: ScrollLogicalPosition) {
        let how = ScrollIntoViewOptions::new();
        how.set_block(block);
        how.set_behavior(ScrollBehavior::Auto);
        self.0.scroll_into_view_with_scroll_into_view_options(&how);
    }

    /// Calls `on_event` with what the board reports, until the handle is dropped.
    pub fn listen(&self, on_event: impl Fn(BoardEvent) + Clone + 'static) -> Listening {
        let names = [
            "mbao-ready",
            "mbao-action",
            "mbao-step",
            "mbao-doing",
            "mbao-callout",
            "mbao-choice",
            "mbao-turn",
            "mbao-why",
            "mbao-over",
            "mbao-missing",
            "mbao-error",
        ];
        let listen = |name: &'static str| {
            let on_event = on_event.clone();
            EventListener::new(&self.0, name, move |event| {
                if let Some(event) = BoardEvent::of(event) {
                    on_event(event);
                }
            })
        };
        Listening { _events: names.map(listen) }
    }

    /// As [`Board::listen`]; what it has reported of a game that has begun already is reported once more.
    pub fn follow(&self, on_event: impl Fn(BoardEvent) + Clone + 'static) -> Listening {
        if self.state().is_some() {
            on_event(BoardEvent::Ready);
            if self.has_begun() {
                on_event(BoardEvent::Turn);
            }
            if self.moves() {
                on_event(BoardEvent::Doing(Doing::Sowing));
            }
        }
        self.listen(on_event)
    }
}

/// The board with that id, once the browser has taken over. `hear` begins to listen to it; what it returns is dropped
/// with the component.
#[hook]
pub fn use_board<L: 'static>(id: &str, hear: impl FnOnce(&Board) -> L + 'static) -> Option<Board> {
    let board = use_state_eq(|| None::<Board>);
    let found = board.setter();
    use_effect_with(id.to_owned(), move |id| {
        let board = Board::find(id);
        let heard = board.as_ref().map(hear);
        found.set(board);
        move || drop(heard)
    });
    (*board).clone()
}

/// Listens to a board until dropped.
pub struct Listening {
    _events: [EventListener; 11],
}
