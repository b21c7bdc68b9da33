//! The page that asks: what of JavaScript is used, and what is handed to it.

use alloc::string::String;
use alloc::vec::Vec;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    type Error;
    #[wasm_bindgen(constructor)]
    fn new(message: &str) -> Error;
    #[wasm_bindgen(method, setter)]
    fn set_name(this: &Error, name: &str);
    #[wasm_bindgen(method, setter)]
    fn set_code(this: &Error, code: &str);

    #[wasm_bindgen(js_namespace = JSON)]
    fn parse(text: &str) -> JsValue;

    /// The names of an object's own properties.
    #[wasm_bindgen(js_namespace = Object)]
    pub(crate) fn keys(object: &JsValue) -> Vec<String>;
    #[wasm_bindgen(js_namespace = Reflect)]
    pub(crate) fn get(object: &JsValue, key: &str) -> JsValue;
    /// Any value as it reads.
    #[wasm_bindgen(js_name = String)]
    pub(crate) fn shown(value: &JsValue) -> String;
}

/// What an exported function returns. A `Result` even where nothing fails: a
/// lone reference, returned by WebAssembly that V8 has inlined, makes the V8 of
/// Node 20 abort; a `Result` returns several values and is not inlined.
pub(crate) type Returned = Result<JsValue, JsValue>;

/// JSON as the objects, arrays, texts and numbers that it says.
#[allow(clippy::unnecessary_wraps)] // see `Returned`
pub(crate) fn plain(json: &str) -> Returned {
    Ok(parse(json))
}

/// An `MbaoError`: a JavaScript `Error` that carries the code of ours.
pub(crate) fn thrown(error: &mbao_rules::Error) -> JsValue {
    let thrown = Error::new(error.message());
    thrown.set_name("MbaoError");
    thrown.set_code(error.code());
    thrown.into()
}
