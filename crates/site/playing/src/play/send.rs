//! Sends a game with the system's share sheet if there is one, otherwise as a link on the
//! clipboard, or as a file if the link would be too long for a browser.

use js_sys::{Function, Object, Reflect, encode_uri_component};
use mbao_words::Lang;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::{Callback, NodeRef};

use super::reading::{BY, WON};
use crate::words;
use mbao_viewer::board_element::Board;
use mbao_viewer::clipboard::copy;
use mbao_viewer::{link, page, saving};

/// The most characters that every browser and messenger accepts in a link.
const LONGEST: usize = 8000;

/// Who sends a game.
pub(super) struct Sender {
    /// What they are called.
    pub by: String,
    /// Games that they and whom they send it to have won before.
    pub won: [u32; 2],
}

/// The address of this page with the game in its fragment and who sends it; `None` if it is too long.
pub(super) fn address(record: &str, sender: Option<&Sender>) -> Option<String> {
    let location = page::window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    let by = |Sender { by, won: [own, other] }: &Sender| {
        let won = if own + other > 0 { format!("&{WON}={own}-{other}") } else { String::new() };
        format!("?{BY}={}{won}", String::from(encode_uri_component(by)))
    };
    let by = sender.map(by).unwrap_or_default();
    let address =
        format!("{}{}{by}{}", part(location.origin()), part(location.pathname()), link::fragment(record));
    (address.len() <= LONGEST).then_some(address)
}

/// Opens the system's share sheet; returns whether there is one that took the link.
async fn share(title: &str, address: &str) -> bool {
    let navigator = page::window().navigator();
    let Ok(sheet) = page::get(&navigator, "share").dyn_into::<Function>() else { return false };
    let what = Object::new();
    for (name, value) in [("title", title), ("url", address)] {
        let _ = Reflect::set(&what, &name.into(), &value.into());
    }
    let Ok(opened) = sheet.call1(&navigator, &what) else { return false };
    match JsFuture::from(opened.unchecked_into::<js_sys::Promise>()).await {
        Ok(_) => true,
        // A reader who closes the sheet wants nothing else.
        Err(error) => page::get(&error, "name").as_string().as_deref() == Some("AbortError"),
    }
}

#[wasm_bindgen(raw_module = "../scripts/picture.js")]
extern "C" {
    #[wasm_bindgen(catch, js_name = send)]
    async fn send_picture(board: &JsValue, lines: Vec<String>, name: &str) -> Result<JsValue, JsValue>;
}

/// Sends a picture of a board with lines of text over it, and says what was done.
pub(super) fn picture(lang: Lang, board: Board, lines: Vec<String>, name: String, said: Callback<String>) {
    spawn_local(async move {
        said.emit(match send_picture(board.as_ref(), lines, &name).await {
            Ok(done) if done.is_truthy() => words::end_picture_saved(lang),
            Ok(_) => String::new(),
            Err(error) => page::message(&error),
        });
    });
}

/// Sends a game in the best way available, and says what was done.
pub(super) fn send(
    lang: Lang,
    title: String,
    record: &str,
    sender: &Sender,
    file: &str,
    shown: NodeRef,
    said: Callback<String>,
) {
    let Some(address) = address(record, Some(sender)) else {
        said.emit(match saving::text(record, "text/plain", file) {
            Ok(()) => words::send_file(lang),
            Err(error) => page::message(&error),
        });
        return;
    };
    spawn_local(async move {
        if share(&title, &address).await {
            said.emit(String::new());
        } else {
            copy(lang, address, shown, said, words::send_copied(lang));
        }
    });
}
