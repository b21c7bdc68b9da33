//! Reads arguments from JavaScript, whatever their type.

use mbao_rules::Side;
use wasm_bindgen::JsValue;

use crate::thrown::wrong_type;

/// A text. A lone surrogate becomes U+FFFD.
pub(crate) fn text(value: &JsValue, name: &str) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| wrong_type(name, "a text"))
}

/// A text that may be missing.
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

/// A side, "s" or "n", that may be missing.
pub(crate) fn player(value: &JsValue, name: &str) -> Result<Option<Side>, JsValue> {
    match optional_text(value, name)?.as_deref() {
        None => Ok(None),
        Some("s") => Ok(Some(Side::South)),
        Some("n") => Ok(Some(Side::North)),
        Some(_) => Err(wrong_type(name, "\"s\" or \"n\"")),
    }
}

/// Whether a value is `undefined` or `null`.
pub(crate) fn is_missing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}
