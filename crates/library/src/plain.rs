//! Rust's data as plain JavaScript objects, arrays, texts and numbers.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// What an exported function returns. A `Result` even where nothing fails: a
/// lone reference, returned by WebAssembly that V8 has inlined, makes the V8 of
/// Node 20 abort; a `Result` returns several values and is not inlined.
pub(crate) type Returned = Result<JsValue, JsValue>;

/// As JSON would have it: objects for maps, `null` for nothing.
pub(crate) fn plain<T: Serialize + ?Sized>(data: &T) -> Returned {
    Ok(data.serialize(&Serializer::json_compatible())?)
}
