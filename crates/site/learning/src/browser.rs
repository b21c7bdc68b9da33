//! The browser takes over the islands of a page.

use mbao_viewer::{Island, hydrate, hydrate_common, name};
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

use crate::Lesson;

/// Takes over one island in the page. Each island is a separate call, so that
/// the page can paint and respond between the calls.
#[wasm_bindgen(js_name = takeOver)]
pub fn take_over(place: Element) {
    match name(&place).as_str() {
        Lesson::NAME => hydrate::<Lesson>(place),
        _ => hydrate_common(place),
    }
}
