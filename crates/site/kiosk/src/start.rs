//! The browser fills the page of a kiosk.

use mbao_viewer::{Island, page, props};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Kiosk;

/// Runs once the module and the words of all languages are there.
#[wasm_bindgen]
pub fn start() {
    let place = format!("[data-island={}]", Kiosk::NAME);
    let Ok(Some(place)) = page::document().query_selector(&place) else { return };
    if let Some(props) = props::<Kiosk>(&place) {
        yew::Renderer::<Kiosk>::with_root_and_props(place, props).render();
    }
}
