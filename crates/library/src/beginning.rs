//! Reads what a game begins with from a plain object.

use mbao_rules::{Error, Fault, Game, GameBuilder};
use mbao_story::Notes;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::argument::{is_missing, properties};
use crate::thrown::refusal;

#[wasm_bindgen]
extern "C" {
    /// A number as JavaScript writes it.
    #[wasm_bindgen(catch, js_name = String)]
    fn written(value: &JsValue) -> Result<String, JsValue>;
}

pub(crate) struct Beginning {
    /// What a record leaves open.
    pub(crate) game: GameBuilder,
    pub(crate) record: Option<String>,
}

impl Beginning {
    /// Begins the game, with what its record says beside its turns.
    pub(crate) fn start(self) -> Result<(Game, Notes), Error> {
        match self.record {
            Some(text) => Notes::read(&text, self.game),
            None => Ok((self.game.start()?, Notes::default())),
        }
    }
}

pub(crate) fn beginning(id: &JsValue, begin: &JsValue) -> Result<Beginning, JsValue> {
    let Some(id) = id.as_string() else {
        return Err(refusal(Fault::UnknownGame, "the id of a game is a text"));
    };
    let (mut new_game, mut record) = (Game::builder(id), None);
    for (key, value) in chosen(begin, "begin", "what a game begins with")? {
        let (field, fault) = match key.as_str() {
            "setup" => (&mut new_game.setup, Fault::UnknownSetup),
            "position" => (&mut new_game.position, Fault::BadPosition),
            "record" => (&mut record, Fault::BadRecord),
            "options" => {
                for (option, chosen) in chosen(&value, "options", "options")? {
                    let chosen = option_value(&option, &chosen)?;
                    new_game.options.push((option, chosen));
                }
                continue;
            }
            _ => {
                let message = [
                    "a game does not begin with \"",
                    &key,
                    "\": expected setup, options, position or record",
                ];
                return Err(refusal(Fault::UnknownOption, &message.concat()));
            }
        };
        let text = value.as_string().ok_or_else(|| refusal(fault, &["\"", &key, "\" is a text"].concat()))?;
        *field = Some(text);
    }
    Ok(Beginning { game: new_game, record })
}

/// The properties that an object chooses; none if the object is missing.
fn chosen(object: &JsValue, name: &str, what: &str) -> Result<Vec<(String, JsValue)>, JsValue> {
    if is_missing(object) || object.is_object() {
        properties(object, name)
    } else {
        Err(refusal(Fault::UnknownOption, &[what, ": expected an object"].concat()))
    }
}

/// The value of an option: `true` is "yes", `false` is "no", numbers are written out.
fn option_value(option: &str, value: &JsValue) -> Result<String, JsValue> {
    if let Some(text) = value.as_string() {
        return Ok(text);
    }
    if let Some(yes) = value.as_bool() {
        return Ok(if yes { "yes" } else { "no" }.to_owned());
    }
    if value.as_f64().is_some() || value.is_bigint() {
        return written(value);
    }
    let message = ["the value of \"", option, "\" is no text, number or boolean"];
    Err(refusal(Fault::UnknownOption, &message.concat()))
}
