//! What is kept on the reader's machine, as JSON.
//!
//! Where the browser keeps nothing (storage is full, or forbidden) pages work
//! without. What cannot be read, because it is damaged or another version wrote
//! it, is copied to `KEY.unreadable` and reported on the console, so that the
//! next [`keep`] does not destroy it.

use gloo::storage::errors::StorageError;
use gloo::storage::{LocalStorage, Storage};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::value::RawValue;

/// Whether the browser lets this page keep anything. gloo takes that for
/// granted and throws otherwise.
fn allowed() -> bool {
    web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))))
}

/// Copies what is kept under a key to `KEY.unreadable`.
fn set_aside(key: &str, why: &str) {
    gloo::console::warn!(format!("{key} cannot be read: {why}"));
    let storage = LocalStorage::raw();
    if let Ok(Some(text)) = storage.get_item(key) {
        let _ = storage.set_item(&format!("{key}.unreadable"), &text);
    }
}

/// What is kept under a key; the default where there is nothing, or nothing that
/// can be read.
pub fn load<T: DeserializeOwned + Default>(key: &str) -> T {
    if !allowed() {
        return T::default();
    }
    LocalStorage::get(key).unwrap_or_else(|error| {
        if !matches!(error, StorageError::KeyNotFound(_)) {
            set_aside(key, &error.to_string());
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
            Err(error) => set_aside(key, &error.to_string()),
        }
    }
    list
}

/// Keeps something under a key.
pub fn keep<T: Serialize>(key: &str, what: &T) {
    if allowed() {
        // A full storage keeps nothing.
        let _ = LocalStorage::set(key, what);
    }
}
