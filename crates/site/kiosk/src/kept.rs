//! How much of the site this machine keeps for use without a network.

use gloo::events::EventListener;
use js_sys::JsString;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::EventTarget;
use yew::{hook, use_effect_with, use_state_eq};

use mbao_viewer::page::{self, get};

/// What the service worker reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    pub files: usize,
    /// Files of the whole site.
    pub all: usize,
    /// There is no room for them.
    pub full: bool,
}

impl Kept {
    /// Reads a message of the service worker (`www/offline.js`).
    fn from_message(message: &JsValue) -> Option<Self> {
        let offline = get(&get(message, "data"), "offline");
        // Neither number is ever negative or too large for a float to be exact.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let count = |name| get(&offline, name).as_f64().map(|count| count as usize);
        let full = get(&offline, "wish").dyn_ref::<JsString>().is_some_and(|wish| *wish == "full");
        Some(Self { files: count("kept")?, all: count("of")?, full })
    }
}

/// How much is kept, once that is known.
#[hook]
pub(super) fn use_kept() -> Option<Kept> {
    let kept = use_state_eq(|| None);
    let set = kept.setter();
    use_effect_with((), move |()| {
        let worker = get(&page::window().navigator(), "serviceWorker").dyn_into::<EventTarget>().ok();
        let listening = worker.map(|worker| {
            EventListener::new(&worker, "message", move |event| {
                if let Some(told) = Kept::from_message(event) {
                    set.set(Some(told));
                }
            })
        });
        move || drop(listening)
    });
    *kept
}
