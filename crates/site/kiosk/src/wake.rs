//! Keeps the screen on, as far as the browser can.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use js_sys::{Function, Promise};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::{UseStateSetter, hook, use_effect_with, use_state_eq};

use mbao_viewer::page::{self, get};

/// Milliseconds after which a lost lock is requested again.
const AGAIN: u32 = 10_000;

/// Requests the lock, and notices when it is lost.
///
/// In `web-sys` the wake lock needs `web_sys_unstable_apis`, so it is called by name.
async fn ask(held: Rc<Cell<bool>>, set: UseStateSetter<bool>) {
    let locks = get(&page::window().navigator(), "wakeLock");
    let Ok(request) = get(&locks, "request").dyn_into::<Function>() else { return };
    let Ok(promise) = request.call1(&locks, &"screen".into()) else { return };
    let Ok(lock) = JsFuture::from(promise.unchecked_into::<Promise>()).await else { return };
    held.set(true);
    set.set(true);
    let (gone, told) = (held, set);
    let lost = wasm_bindgen::closure::Closure::once_into_js(move || {
        gone.set(false);
        told.set(false);
    });
    if let Ok(listen) = get(&lock, "addEventListener").dyn_into::<Function>() {
        let _ = listen.call2(&lock, &"release".into(), &lost);
    }
}

/// Keeps the screen awake; returns whether it is.
#[hook]
pub(super) fn use_wake() -> bool {
    let awake = use_state_eq(|| false);
    let set = awake.setter();
    use_effect_with((), move |()| {
        let held = Rc::new(Cell::new(false));
        let try_it = move || {
            if !held.get() && !page::document().hidden() {
                spawn_local(ask(held.clone(), set.clone()));
            }
        };
        try_it();
        let seen = try_it.clone();
        let listener = EventListener::new(&page::document(), "visibilitychange", move |_| seen());
        let again = Interval::new(AGAIN, try_it);
        move || drop((listener, again))
    });
    *awake
}

/// Whether the page fills the screen, or cannot.
pub(super) fn full() -> bool {
    let document = page::document();
    let fills = page::window()
        .match_media("(display-mode: fullscreen)")
        .ok()
        .flatten()
        .is_some_and(|media| media.matches());
    fills || document.fullscreen_element().is_some() || !document.fullscreen_enabled()
}

/// Fills the screen after a press. Called by name, because `web-sys` drops the promise and a
/// refusal would be an error that nobody handles.
pub(super) fn fill() {
    let Some(root) = page::document().document_element() else { return };
    if let Ok(request) = get(&root, "requestFullscreen").dyn_into::<Function>()
        && let Ok(promise) = request.call0(&root)
    {
        // If it is refused, the page stays as it is.
        spawn_local(page::done(promise.dyn_into().ok()));
    }
}
