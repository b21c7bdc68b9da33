//! What a page asks for when it begins a game: a JavaScript object, checked
//! part by part so that a slip is named and nothing is silently left out.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use mbao_rules::{Error, NewGame, filled};
use wasm_bindgen::JsValue;

use crate::page;

/// Reads a game's id and the object beside it, which may be missing.
pub(crate) fn read(id: &JsValue, wanted: &JsValue) -> Result<NewGame, Error> {
    let id = id.as_string().ok_or_else(|| Error::UnknownGame("the id of a game is a text".to_owned()))?;
    let mut request = NewGame { game: id, ..NewGame::default() };
    for (key, value) in properties(wanted, "what a game begins with")? {
        let text = || value.as_string().ok_or_else(|| filled!("\"{}\" is a text", &key));
        match key.as_str() {
            "setup" => request.setup = Some(text().map_err(Error::UnknownSetup)?),
            "position" => request.position = Some(text().map_err(Error::BadPosition)?),
            "record" => request.record = Some(text().map_err(Error::BadRecord)?),
            "options" => request.options = options(&value)?,
            _ => {
                return Err(Error::UnknownOption(filled!(
                    "a game does not begin with \"{}\": expected setup, options, position or record",
                    &key,
                )));
            }
        }
    }
    Ok(request)
}

/// Options as texts; numbers and truth values are taken as they read.
fn options(given: &JsValue) -> Result<Vec<(String, String)>, Error> {
    let mut options = Vec::new();
    for (key, value) in properties(given, "options")? {
        let text = match value.as_bool() {
            Some(yes) => if yes { "yes" } else { "no" }.to_owned(),
            None if value.is_object() || value.is_symbol() || value.is_function() => {
                return Err(Error::UnknownOption(filled!(
                    "the value of \"{}\" is no text, number or boolean",
                    &key,
                )));
            }
            None => page::shown(&value),
        };
        options.push((key, text));
    }
    Ok(options)
}

/// The properties of a plain object; none of a missing one. A property that is
/// `undefined` or `null` is as good as missing.
fn properties(object: &JsValue, what: &str) -> Result<Vec<(String, JsValue)>, Error> {
    let mut found = Vec::new();
    if object.is_undefined() || object.is_null() {
        return Ok(found);
    }
    if !object.is_object() {
        return Err(Error::UnknownOption(filled!("{}: expected an object", what)));
    }
    for key in page::keys(object) {
        let value = page::get(object, &key);
        if !value.is_undefined() && !value.is_null() {
            found.push((key, value));
        }
    }
    Ok(found)
}
