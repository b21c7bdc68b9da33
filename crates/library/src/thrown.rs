//! The errors that the library throws.

#[cfg(any(feature = "board", feature = "players"))]
use js_sys::TypeError;
use js_sys::{Error as JsError, Reflect};
use mbao_rules::Error;
#[cfg(feature = "board")]
use mbao_rules::Fault;
#[cfg(any(feature = "board", feature = "players"))]
use serde::Serialize;
#[cfg(any(feature = "board", feature = "players"))]
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

pub(crate) fn mbao_error(code: &str, message: &str) -> JsValue {
    let error = JsError::new(message);
    error.set_name("MbaoError");
    set(&error, "code", &code.into());
    error.into()
}

#[allow(clippy::needless_pass_by_value)] // for `map_err`
pub(crate) fn refused(error: Error) -> JsValue {
    mbao_error(error.code(), error.message())
}

/// The error for what is refused before the rules see it.
#[cfg(feature = "board")]
pub(crate) fn refusal(fault: Fault, message: &str) -> JsValue {
    mbao_error(fault.code(), message)
}

#[cfg(any(feature = "board", feature = "players"))]
pub(crate) fn wrong_type(name: &str, expected: &str) -> JsValue {
    TypeError::new(&[name, ": expected ", expected].concat()).into()
}

/// The error for an argument whose properties throw when they are read.
#[cfg(feature = "board")]
pub(crate) fn unreadable(name: &str, cause: &JsValue) -> JsValue {
    let error = TypeError::new(&[name, ": its properties cannot be read"].concat());
    set(&error, "cause", cause);
    error.into()
}

/// Sets a property of a new object; this cannot fail.
pub(crate) fn set(object: &JsValue, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}

/// Converts to plain data: `None` becomes `null`, maps become objects.
#[cfg(any(feature = "board", feature = "players"))]
pub(crate) fn data(value: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&Serializer::json_compatible())?)
}
