//! The browser's local storage.

use web_sys::{Event, Storage};

use super::Why;
use crate::page;

fn storage() -> Option<Storage> {
    page::window().local_storage().ok().flatten()
}

pub(super) fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

pub(super) fn set(key: &str, text: &str) -> Result<(), Why> {
    storage().ok_or(Why::Refused)?.set_item(key, text).map_err(|_| Why::Full)
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
