//! What boards need besides a game: words and seeds.

use mbao_board::Lang;
use mbao_rules::definition::Called;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::argument::{number, optional_text, text};

/// The prefix of the ids in pictures. Every element keeps its picture in a shadow tree of its own, so
/// one prefix is enough.
pub(crate) const PICTURE: &str = "mbao";

/// The language of a tag such as "sw"; English for an unknown tag.
pub(crate) fn language(tag: &JsValue) -> Result<Lang, JsValue> {
    Ok(Lang::of(&text(tag, "language")?).unwrap_or_default())
}

/// The kind of seeds that is asked for; `None` for the game's own.
pub(crate) fn seeds_asked(seeds: &JsValue) -> Result<Option<String>, JsValue> {
    Ok(optional_text(seeds, "seeds")?.filter(|seeds| !seeds.is_empty()))
}

/// The text of a control of the board; `undefined` if there is none with that id. `called` is what the
/// game's people call what they sow, as `appearance.called` of its state; "seed" if it is left out.
#[wasm_bindgen(unchecked_return_type = "string | undefined")]
pub fn control(
    #[wasm_bindgen(unchecked_param_type = "string")] language: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] count: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Called")] called: &JsValue,
) -> Result<Option<String>, JsValue> {
    let called = optional_text(called, "called")?;
    let called =
        Called::ALL.into_iter().find(|one| called.as_deref() == Some(one.word())).unwrap_or_default();
    let count = number(count, "count")?.unwrap_or(0) as usize;
    Ok(mbao_board::control(mbao_board::voice(self::language(language)?, called), &text(id, "id")?, count))
}

/// The seeds of a heap as SVG text. The place of a pit is its row from the top times 32 plus
/// its column; 1000 is South's store, 1001 North's.
#[wasm_bindgen]
pub fn heap(
    #[wasm_bindgen(unchecked_param_type = "string")] game: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] seeds: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] place: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
) -> Result<String, JsValue> {
    let place = number(place, "place")?.unwrap_or(0) as usize;
    let count = number(count, "count")?.unwrap_or(0) as usize;
    Ok(mbao_board::seeds(&text(game, "game")?, seeds_asked(seeds)?.as_deref(), PICTURE, place, count))
}
