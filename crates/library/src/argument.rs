//! Reads arguments from JavaScript, whatever their type.

use js_sys::Array;
use mbao_rules::Side;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::thrown::{unreadable, wrong_type};

#[wasm_bindgen]
extern "C" {
    /// Reads all properties at once, and catches what they throw.
    #[wasm_bindgen(catch, js_namespace = Object)]
    fn entries(object: &JsValue) -> Result<Array, JsValue>;
}

/// A text. A lone surrogate becomes U+FFFD.
pub(crate) fn text(value: &JsValue, name: &str) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| wrong_type(name, "a text"))
}

pub(crate) fn optional_text(value: &JsValue, name: &str) -> Result<Option<String>, JsValue> {
    if is_missing(value) { Ok(None) } else { text(value, name).map(Some) }
}

/// A whole number from 0 that may be missing. Numbers above 2^32 − 1 become 2^32 − 1.
pub(crate) fn number(value: &JsValue, name: &str) -> Result<Option<u32>, JsValue> {
    if is_missing(value) {
        return Ok(None);
    }
    match value.as_f64() {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::float_cmp)]
        // checked by the guard, and `as` stops at the bound
        Some(number) if number >= 0.0 && number.is_finite() && number.fract() == 0.0 => {
            Ok(Some(number as u32))
        }
        _ => Err(wrong_type(name, "a whole number from 0")),
    }
}

/// A boolean; a missing one is `false`.
pub(crate) fn truth(value: &JsValue, name: &str) -> Result<bool, JsValue> {
    if is_missing(value) {
        return Ok(false);
    }
    value.as_bool().ok_or_else(|| wrong_type(name, "true or false"))
}

pub(crate) fn player(value: &JsValue, name: &str) -> Result<Option<Side>, JsValue> {
    match optional_text(value, name)?.as_deref() {
        None => Ok(None),
        Some("s") => Ok(Some(Side::South)),
        Some("n") => Ok(Some(Side::North)),
        Some(_) => Err(wrong_type(name, "\"s\" or \"n\"")),
    }
}

/// The properties of an object that have a value; none if the object is missing.
pub(crate) fn properties(object: &JsValue, name: &str) -> Result<Vec<(String, JsValue)>, JsValue> {
    if is_missing(object) {
        return Ok(Vec::new());
    }
    if !object.is_object() {
        return Err(wrong_type(name, "an object"));
    }
    let all = entries(object).map_err(|cause| unreadable(name, &cause))?;
    let pairs = all.iter().map(|entry| {
        let entry = Array::from(&entry);
        (entry.get(0).as_string().unwrap_or_default(), entry.get(1))
    });
    Ok(pairs.filter(|(_, value)| !is_missing(value)).collect())
}

/// Whether a value is `undefined` or `null`.
pub(crate) fn is_missing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}
