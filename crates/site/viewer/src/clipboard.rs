//! Copies texts to the reader's clipboard.

use mbao_words::Lang;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlTextAreaElement, MouseEvent};
use yew::{Callback, NodeRef};

use crate::{page, words};

/// A press that copies a text, and says so.
pub fn copying(lang: Lang, text: &str, shown: &NodeRef, said: Callback<String>) -> Callback<MouseEvent> {
    let (text, shown) = (text.to_owned(), shown.clone());
    Callback::from(move |_| copy(lang, text.clone(), shown.clone(), said.clone(), words::copied(lang)))
}

/// Puts a text on the clipboard; if that is refused, selects it where it is shown, for the reader to copy.
pub fn copy(lang: Lang, text: String, shown: NodeRef, said: Callback<String>, copied: String) {
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
            said.emit(words::copy_select(lang));
        }
    });
}
