//! Values as JSON. In pages the browser itself reads and writes it: a reader of our own would cost each download some
//! kilobytes.

use serde::{Serialize, de::DeserializeOwned};

/// The value that a text holds, if it can be read.
#[cfg(target_arch = "wasm32")]
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_wasm_bindgen::from_value(js_sys::JSON::parse(text).ok()?).ok()
}

/// The entries of a list that can be read, and whether these are all.
#[cfg(target_arch = "wasm32")]
pub(crate) fn list<T: DeserializeOwned>(text: &str) -> (Vec<T>, bool) {
    let Ok(all) = js_sys::JSON::parse(text).and_then(wasm_bindgen::JsCast::dyn_into::<js_sys::Array>) else {
        return (Vec::new(), false);
    };
    let read: Vec<T> = all.iter().filter_map(|entry| serde_wasm_bindgen::from_value(entry).ok()).collect();
    let whole = read.len() == all.length() as usize;
    (read, whole)
}

/// The text of a value.
#[cfg(target_arch = "wasm32")]
pub(crate) fn write<T: Serialize>(value: &T) -> Option<String> {
    let value = value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).ok()?;
    js_sys::JSON::stringify(&value).ok().map(String::from)
}

/// The value that a text holds, if it can be read.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

/// The entries of a list that can be read, and whether these are all.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn list<T: DeserializeOwned>(text: &str) -> (Vec<T>, bool) {
    let Some(all) = read::<Vec<serde_json::Value>>(text) else { return (Vec::new(), false) };
    let count = all.len();
    let read: Vec<T> = all.into_iter().filter_map(|entry| serde_json::from_value(entry).ok()).collect();
    let whole = read.len() == count;
    (read, whole)
}

/// The text of a value.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn write<T: Serialize>(value: &T) -> Option<String> {
    serde_json::to_string(value).ok()
}
