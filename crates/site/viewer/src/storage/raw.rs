//! The browser's local storage, and its page.

use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions};
use mbao_words::Lang;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, Storage};

use super::{Why, not_kept};
use crate::page;

fn storage() -> Option<Storage> {
    page::window().local_storage().ok().flatten()
}

// Not repeated where it is called: saves the article's bundle 900 bytes.
#[inline(never)]
pub(super) fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

#[inline(never)]
pub(super) fn set(key: &str, text: &str) -> Result<(), Why> {
    storage().ok_or(Why::Refused)?.set_item(key, text).map_err(|_| Why::Full)?;
    // A browser or an extension may take a text without keeping it.
    (get(key).as_deref() == Some(text)).then_some(()).ok_or(Why::Refused)
}

pub(super) fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// Tells the islands of this page that what is kept under a key was changed; the browser tells only other pages.
pub(super) fn tell(key: &str) {
    if let Ok(event) = Event::new(&event(key)) {
        let _ = page::document().dispatch_event(&event);
    }
}

/// The event that the document gets then.
pub(super) fn event(key: &str) -> String {
    format!("mbao-kept:{key}")
}

pub(super) fn warn(what: &str) {
    gloo::console::warn!(what);
}

thread_local! {
    /// Whether the page asks before it is left, where there is something to ask for.
    static ASKS: Cell<bool> = const { Cell::new(false) };
}

/// Says in the places for it ([`super::not_kept_place`]) what is not kept.
pub(super) fn say() {
    let Ok(places) = page::document().query_selector_all("[data-keeps]") else { return };
    let lang = page::document().document_element().and_then(|root| root.get_attribute("lang"));
    let lang = lang.and_then(|lang| Lang::of(&lang)).unwrap_or(Lang::En);
    let mut any = false;
    for place in (0..places.length()).filter_map(|at| places.get(at)?.dyn_into::<Element>().ok()) {
        let why = not_kept(&place.get_attribute("data-keeps").unwrap_or_default());
        any |= why.is_some();
        let _ = place.toggle_attribute_with_force("hidden", why.is_none());
        let said = why.map(|why| why.sentence(lang));
        if let Some(line) = place.first_element_child().filter(|line| line.text_content() != said) {
            line.set_text_content(said.as_deref());
        }
    }
    // Not before, because a page that listens to this cannot be put away by the browser to be brought back as it is.
    if any && !ASKS.replace(true) {
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&page::window(), "beforeunload", options, ask).forget();
    }
}

fn ask(leaving: &Event) {
    if page::document().query_selector("[data-asks]:not([hidden])").is_ok_and(|place| place.is_some()) {
        leaving.prevent_default();
        // For browsers that do not ask after the line above.
        let _ = js_sys::Reflect::set(leaving, &"returnValue".into(), &"?".into());
    }
}
