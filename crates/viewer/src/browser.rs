//! The browser takes over the islands of a page.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

use crate::plain::from_json;
use crate::{Contents, GameSide, Island, Play, Search, Settings};

/// Runs once the module is there.
#[wasm_bindgen(start)]
pub fn start() {
    let Ok(found) = gloo::utils::document().query_selector_all("[data-island]") else { return };
    for index in 0..found.length() {
        let Some(place) = found.get(index) else { continue };
        let place: Element = wasm_bindgen::JsCast::unchecked_into(place);
        match place.get_attribute("data-island").as_deref() {
            Some(Settings::NAME) => take_over::<Settings>(place),
            Some(Contents::NAME) => take_over::<Contents>(place),
            Some(Search::NAME) => take_over::<Search>(place),
            Some(GameSide::NAME) => take_over::<GameSide>(place),
            Some(Play::NAME) => take_over::<Play>(place),
            _ => {}
        }
    }
}

fn take_over<C: Island>(place: Element) {
    let props = place.get_attribute("data-props").unwrap_or_default();
    yew::Renderer::<C>::with_root_and_props(place, from_json(&props)).hydrate();
}
