//! What is kept on the reader's machine; a browser that keeps nothing is no matter.

use web_sys::Storage;

use crate::plain::{Plain, from_json, to_json};

/// What was kept under a key; empty where nothing was.
pub(crate) fn load<T: Plain>(key: &str) -> T {
    let text = storage().and_then(|storage| storage.get_item(key).ok()?);
    from_json(&text.unwrap_or_default())
}

/// Keeps something under a key.
pub(crate) fn keep<T: Plain>(key: &str, what: &T) {
    if let Some(storage) = storage() {
        // A full or forbidden storage keeps nothing.
        let _ = storage.set_item(key, &to_json(what));
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
