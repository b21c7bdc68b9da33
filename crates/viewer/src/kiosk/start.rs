//! The browser fills the page of a kiosk.

use wasm_bindgen::prelude::wasm_bindgen;

use super::Kiosk;
use crate::plain::from_json;
use crate::{Island, page};

/// Runs once the module is there.
#[wasm_bindgen(start)]
pub fn start() {
    let place = format!("[data-island={}]", Kiosk::NAME);
    let Ok(Some(place)) = page::document().query_selector(&place) else { return };
    let props = from_json(&place.get_attribute("data-props").unwrap_or_default());
    yew::Renderer::<Kiosk>::with_root_and_props(place, props).render();
}
