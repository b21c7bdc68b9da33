//! Keeps values on the reader's machine, as JSON.
//!
//! If the browser keeps nothing (storage is full or forbidden), pages work without
//! it. A value that cannot be read, because it is damaged or another version wrote
//! it, is copied to `KEY.unreadable` and reported on the console, so that the next
//! [`keep`] does not destroy it; a page may show it as text ([`aside`]).

use gloo::storage::errors::StorageError;
use gloo::storage::{LocalStorage, Storage};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::value::RawValue;

/// Whether the browser lets this page keep anything. gloo takes that for
/// granted and throws otherwise.
fn allowed() -> bool {
    web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))))
}

/// Sets aside a copy of the text under a key that cannot be read.
fn unreadable(key: &str, why: &str) {
    gloo::console::warn!(format!("{key} cannot be read: {why}"));
    if let Ok(Some(text)) = LocalStorage::raw().get_item(key) {
        set_aside(key, &text);
    }
}

/// The key of the texts that were set aside for a key.
fn aside_key(key: &str) -> String {
    format!("{key}.unreadable")
}

/// Sets aside a text that cannot be used; texts that were set aside before stay.
pub fn set_aside(key: &str, text: &str) {
    let before = aside(key).unwrap_or_default();
    if !allowed() || before.contains(text) {
        return;
    }
    let all = if before.is_empty() { text.to_owned() } else { format!("{before}\n\n{text}") };
    let _ = LocalStorage::raw().set_item(&aside_key(key), &all);
}

/// The text that was set aside for a key, if any.
pub fn aside(key: &str) -> Option<String> {
    let kept = || LocalStorage::raw().get_item(&aside_key(key)).ok().flatten();
    allowed().then(kept).flatten()
}

/// Deletes the text that was set aside for a key.
pub fn forget_aside(key: &str) {
    if allowed() {
        LocalStorage::delete(aside_key(key));
    }
}

/// The value under a key; the default if there is none, or none that can be read.
pub fn load<T: DeserializeOwned + Default>(key: &str) -> T {
    if !allowed() {
        return T::default();
    }
    LocalStorage::get(key).unwrap_or_else(|error| {
        if !matches!(error, StorageError::KeyNotFound(_)) {
            unreadable(key, &error.to_string());
        }
        T::default()
    })
}

/// The list that is kept under a key, without the entries that cannot be read.
pub fn load_list<T: DeserializeOwned>(key: &str) -> Vec<T> {
    let all: Vec<Box<RawValue>> = load(key);
    let mut list = Vec::new();
    for entry in &all {
        match serde_json::from_str(entry.get()) {
            Ok(entry) => list.push(entry),
            Err(error) => unreadable(key, &error.to_string()),
        }
    }
    list
}

/// Keeps a value under a key; returns whether there was room for it, or `true` where
/// pages may not keep anything at all.
pub fn keep<T: Serialize>(key: &str, what: &T) -> bool {
    !allowed() || LocalStorage::set(key, what).is_ok()
}
