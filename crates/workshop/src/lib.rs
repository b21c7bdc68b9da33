//! What answers in the field notebook and on the page of affinities. How islands
//! work, and how one is added: `mbao-viewer`.
#![forbid(unsafe_code)]
#![cfg(target_arch = "wasm32")]

use mbao_viewer::hydrate_common;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

/// Takes over one island where it stands. Each is a call of its own, so that
/// the page can paint and answer between them.
#[wasm_bindgen(js_name = takeOver)]
pub fn take_over(place: Element) {
    hydrate_common(place);
}
