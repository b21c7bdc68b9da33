//! What is kept on the reader's machine, as JSON. Where the browser keeps
//! nothing (storage is full, or forbidden) pages go on without.

use gloo::storage::errors::StorageError;
use gloo::storage::{LocalStorage, Storage};
use serde::{Serialize, de::DeserializeOwned};

/// Whether the browser lets this page keep anything; gloo takes it for granted.
fn allowed() -> bool {
    web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))))
}

/// What was kept under a key; the default where nothing was.
///
/// What cannot be read, because another version wrote it or it is damaged, is
/// told on the console and moved to `KEY.unreadable`, so that keeping something
/// new does not destroy it.
pub fn load<T: DeserializeOwned + Default>(key: &str) -> T {
    if !allowed() {
        return T::default();
    }
    LocalStorage::get(key).unwrap_or_else(|error| {
        if !matches!(error, StorageError::KeyNotFound(_)) {
            gloo::console::warn!(format!("{key}: {error}"));
            let storage = LocalStorage::raw();
            if let Ok(Some(text)) = storage.get_item(key) {
                let _ = storage.set_item(&format!("{key}.unreadable"), &text);
            }
        }
        T::default()
    })
}

/// Keeps something under a key.
pub fn keep<T: Serialize>(key: &str, what: &T) {
    if allowed() {
        // A full storage keeps nothing.
        let _ = LocalStorage::set(key, what);
    }
}
