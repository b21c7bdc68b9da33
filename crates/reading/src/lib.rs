//! The bundle of islands for pages to read: settings, search, contents, and what
//! stands beside a game's board. `mbao-viewer` says how islands work and how to add
//! one.
#![forbid(unsafe_code)]
#![cfg(target_arch = "wasm32")]

use mbao_viewer::{GameSide, Island, hydrate, hydrate_common, name};
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

/// Takes over one island where it stands. Each is a call of its own, so that
/// the page can paint and answer between them.
#[wasm_bindgen(js_name = takeOver)]
pub fn take_over(place: Element) {
    match name(&place).as_str() {
        GameSide::NAME => hydrate::<GameSide>(place),
        _ => hydrate_common(place),
    }
}
