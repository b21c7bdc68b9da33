//! What is thrown.

use js_sys::{Error, Reflect};
use wasm_bindgen::JsValue;

/// An `MbaoError`: a JavaScript `Error` that carries the code of ours.
pub(crate) fn thrown(error: &mbao_rules::Error) -> JsValue {
    let thrown = Error::new(error.message());
    thrown.set_name("MbaoError");
    // Setting a property of a fresh object cannot fail.
    let _ = Reflect::set(&thrown, &"code".into(), &error.code().into());
    thrown.into()
}
