//! Keeps visitors in: prevents everything that a browser does besides showing the page.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};
use yew::{Callback, hook, use_effect_with};

use mbao_viewer::page::{self, get};

/// Events that are always prevented: menus, selecting, dragging, zooming.
const NEVER: [&str; 8] = [
    "contextmenu",
    "dragstart",
    "selectstart",
    "gesturestart",
    "gesturechange",
    "submit",
    "drop",
    "dragover",
];
/// Mouse buttons with this number or a higher one go back and forward.
const BACK_BUTTON: i16 = 3;

/// How often the back button can be pressed before the first press is handled.
const GUARDS: f64 = 8.0;

/// Whether a key leads away. Boards and buttons use no keys with these modifiers, and no function keys.
fn leads_away(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let function = key.len() > 1 && key.starts_with('F') && key[1..].parse::<u8>().is_ok();
    event.ctrl_key() || event.meta_key() || event.alt_key() || function || key.starts_with("Browser")
}

fn refused(event: &Event) -> bool {
    match event.type_().as_str() {
        "keydown" => event.dyn_ref().is_some_and(leads_away),
        // Two fingers zoom, and so does the wheel with the control key.
        "wheel" => event.dyn_ref::<MouseEvent>().is_some_and(MouseEvent::ctrl_key),
        "touchmove" => get(&get(event, "touches"), "length").as_f64().is_some_and(|fingers| fingers > 1.0),
        "mousedown" | "mouseup" | "auxclick" => {
            event.dyn_ref::<MouseEvent>().is_some_and(|event| event.button() >= BACK_BUTTON)
        }
        "click" => {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            target.is_some_and(|target| target.closest("a[href]").is_ok_and(|link| link.is_some()))
        }
        _ => true,
    }
}

/// Keeps visitors in. The back button leads `back` within the kiosk.
#[hook]
pub(super) fn use_inside(back: Callback<()>) {
    use_effect_with((), |()| {
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        let more = ["keydown", "wheel", "touchmove", "mousedown", "mouseup", "auxclick", "click"];
        let listen = |name: &'static str| {
            EventListener::new_with_options(&page::window(), name, options, |event| {
                if refused(event) {
                    event.prevent_default();
                }
            })
        };
        guard();
        let listeners: Vec<_> = NEVER.into_iter().chain(more).map(listen).collect();
        move || drop(listeners)
    });
    use_effect_with(back, |back| {
        let back = back.clone();
        let listener = EventListener::new(&page::window(), "popstate", move |_| {
            guard();
            back.emit(());
        });
        move || drop(listener)
    });
}

/// Adds entries to the history, so that going back stays on the page; each holds its number.
fn guard() {
    let Ok(history) = page::window().history() else { return };
    let at = history.state().ok().and_then(|state| state.as_f64()).unwrap_or(0.0);
    let mut at = at.clamp(0.0, GUARDS);
    while at < GUARDS {
        at += 1.0;
        let _ = history.push_state(&JsValue::from(at), "");
    }
}
