//! Copies texts to the reader's clipboard.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlTextAreaElement;
use yew::{Callback, NodeRef};

use mbao_viewer::page;

/// Puts a text on the clipboard; if that is refused, selects it for the reader to copy.
pub(crate) fn copy(text: String, shown: NodeRef, said: Callback<String>, copied: String, select: String) {
    spawn_local(async move {
        let navigator = page::window().navigator();
        let clipboard = !page::get(&navigator, "clipboard").is_undefined();
        let done = clipboard && JsFuture::from(navigator.clipboard().write_text(&text)).await.is_ok();
        if done {
            said.emit(copied);
        } else if let Some(field) = shown.cast::<HtmlTextAreaElement>() {
            if let Some(fold) = field.closest("details").ok().flatten() {
                let _ = fold.set_attribute("open", "");
            }
            field.set_value(&text);
            let _ = field.focus();
            field.select();
            said.emit(select);
        }
    });
}
