//! Links that carry a whole game: its file, deflated, as text that addresses allow.

use js_sys::{Reflect, Uint8Array};
use mbao_notebook::MOST_BYTES;
use mbao_viewer::page::{message, window};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableStream, ReadableStreamDefaultReader, ReadableWritablePair};

/// The beginning of an address's fragment that carries a game.
const MARK: &str = "#g=";
/// The browser's name for deflated bytes without a header.
const DEFLATED: &str = "deflate-raw";

// In `web-sys` the bindings of these classes are not stable yet.
#[wasm_bindgen]
extern "C" {
    type CompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<CompressionStream, JsValue>;

    type DecompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;
}

/// All the bytes of a stream, if there are no more than `most`.
async fn read(stream: &ReadableStream, most: usize) -> Result<Vec<u8>, JsValue> {
    let reader: ReadableStreamDefaultReader = stream.get_reader().unchecked_into();
    let mut bytes = Vec::new();
    loop {
        let piece = JsFuture::from(reader.read()).await?;
        if Reflect::get(&piece, &"done".into())?.is_truthy() {
            return Ok(bytes);
        }
        let piece: Uint8Array = Reflect::get(&piece, &"value".into())?.unchecked_into();
        bytes.extend(piece.to_vec());
        if bytes.len() > most {
            let _ = reader.cancel();
            return Err(format!("more than {most} bytes").into());
        }
    }
}

/// Sends bytes through a stream that transforms them.
async fn through(bytes: &[u8], by: &JsValue, most: usize) -> Result<Vec<u8>, JsValue> {
    let parts = js_sys::Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence(&parts)?;
    let pair: &ReadableWritablePair = by.unchecked_ref();
    read(&blob.stream().pipe_through(pair), most).await
}

/// The fragment that carries a file.
pub(super) async fn packed(text: &str) -> Result<String, JsValue> {
    let by = CompressionStream::new(DEFLATED)?;
    let bytes = through(text.as_bytes(), &by, usize::MAX).await?;
    // `btoa` takes characters below 256 as bytes.
    let letters: String = bytes.into_iter().map(char::from).collect();
    let text = window().btoa(&letters)?;
    Ok(MARK.to_owned() + text.replace('+', "-").replace('/', "_").trim_end_matches('='))
}

/// The file that a fragment carries; `None` if it carries none.
pub(super) async fn unpacked(fragment: &str) -> Option<Result<String, String>> {
    let packed = fragment.strip_prefix(MARK)?;
    let allowed = |letter: u8| letter.is_ascii_alphanumeric() || b"-_".contains(&letter);
    if packed.is_empty() || !packed.bytes().all(allowed) {
        return None;
    }
    Some(unpack(packed).await.map_err(|error| message(&error)))
}

async fn unpack(packed: &str) -> Result<String, JsValue> {
    let letters = window().atob(&packed.replace('-', "+").replace('_', "/"))?;
    let bytes: Vec<u8> = letters.chars().filter_map(|letter| u8::try_from(letter).ok()).collect();
    let by = DecompressionStream::new(DEFLATED)?;
    let text = through(&bytes, &by, MOST_BYTES).await?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
