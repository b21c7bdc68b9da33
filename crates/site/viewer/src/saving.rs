//! Offers what was made as a file.

use gloo::timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::page;

/// Milliseconds after which a saved file is no longer needed here.
const SAVED: u32 = 10_000;

/// Saves a text as a file of that media type and name.
///
/// # Errors
/// What the browser throws.
pub fn text(text: &str, kind: &str, name: &str) -> Result<(), JsValue> {
    let how = BlobPropertyBag::new();
    how.set_type(kind);
    blob(&Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &how)?, name)
}

/// Saves bytes as a file of that name.
///
/// # Errors
/// What the browser throws.
pub fn blob(blob: &Blob, name: &str) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = page::document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(SAVED, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}
