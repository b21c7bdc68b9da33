//! What a page asks for when it begins a game: a JavaScript object, checked
//! part by part so that a slip is named and nothing is silently left out.

use js_sys::{Array, Number, Object};
use mbao_rules::{Error, NewGame};
use wasm_bindgen::{JsCast, JsValue};

/// Reads a game's id and the object beside it, which may be missing.
pub(crate) fn read(id: &JsValue, wanted: &JsValue) -> Result<NewGame, Error> {
    let id = id.as_string().ok_or_else(|| Error::UnknownGame("the id of a game is a text".to_owned()))?;
    let mut request = NewGame { game: id, ..NewGame::default() };
    for (key, value) in entries(wanted, "what a game begins with")? {
        let text = || value.as_string().ok_or_else(|| format!("\"{key}\" is a text"));
        match key.as_str() {
            "setup" => request.setup = Some(text().map_err(Error::UnknownSetup)?),
            "position" => request.position = Some(text().map_err(Error::BadPosition)?),
            "record" => request.record = Some(text().map_err(Error::BadRecord)?),
            "options" => request.options = options(&value)?,
            _ => {
                return Err(Error::UnknownOption(format!(
                    "a game does not begin with \"{key}\": expected setup, options, position or record"
                )));
            }
        }
    }
    Ok(request)
}

/// Options as texts; numbers and truth values are taken as they read.
fn options(given: &JsValue) -> Result<Vec<(String, String)>, Error> {
    let text = |(key, value): (String, JsValue)| {
        let text = match (value.as_string(), value.as_bool(), value.dyn_ref::<Number>()) {
            (Some(text), ..) => text,
            (_, Some(yes), _) => if yes { "yes" } else { "no" }.to_owned(),
            (.., Some(number)) => {
                number.to_string_with_radix(10).map_err(|_| Error::UnknownOption(key.clone()))?.into()
            }
            _ => {
                return Err(Error::UnknownOption(format!(
                    "the value of \"{key}\" is no text, number or boolean"
                )));
            }
        };
        Ok((key, text))
    };
    entries(given, "options")?.into_iter().map(text).collect()
}

/// The properties of a plain object; none of a missing one. A property that is
/// `undefined` or `null` is as good as missing.
fn entries(object: &JsValue, what: &str) -> Result<Vec<(String, JsValue)>, Error> {
    if object.is_undefined() || object.is_null() {
        return Ok(Vec::new());
    }
    let object = object
        .dyn_ref::<Object>()
        .filter(|object| !Array::is_array(object))
        .ok_or_else(|| Error::UnknownOption(format!("{what}: expected an object")))?;
    let pair = |entry: JsValue| {
        let entry: Array = entry.unchecked_into();
        Some((entry.get(0).as_string()?, entry.get(1)))
    };
    let given = |(_, value): &(String, JsValue)| !value.is_undefined() && !value.is_null();
    Ok(Object::entries(object).iter().filter_map(pair).filter(given).collect())
}
