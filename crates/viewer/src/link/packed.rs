//! Texts in links, deflated by the browser itself.

use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableStream, ReadableStreamDefaultReader, ReadableWritablePair};

use super::{Arrived, Form, carried, deflated, fragment as plain};

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

/// What a link carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packed {
    /// The text, as far as it is there.
    pub text: String,
    /// Whether all of it arrived as it was sent.
    pub whole: bool,
}

/// The text of a link has more bytes than what reads it takes: a short link may unpack to any number of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// Adds the bytes of a stream to those that are there, until they are more than `most`.
async fn read(stream: &ReadableStream, most: usize, bytes: &mut Vec<u8>) -> Result<(), JsValue> {
    let reader: ReadableStreamDefaultReader = stream.get_reader().unchecked_into();
    loop {
        let piece = JsFuture::from(reader.read()).await?;
        if Reflect::get(&piece, &"done".into())?.is_truthy() {
            return Ok(());
        }
        let piece: Uint8Array = Reflect::get(&piece, &"value".into())?.unchecked_into();
        bytes.extend(piece.to_vec());
        if bytes.len() > most {
            let _ = reader.cancel();
            return Ok(());
        }
    }
}

/// Sends bytes through a stream that transforms them; `through` gets what comes out before an error, too.
async fn send(bytes: &[u8], by: &JsValue, most: usize, through: &mut Vec<u8>) -> Result<(), JsValue> {
    let blob = Blob::new_with_u8_array_sequence(&Array::of1(&Uint8Array::from(bytes)))?;
    let pair: &ReadableWritablePair = by.unchecked_ref();
    read(&blob.stream().pipe_through(pair), most, through).await
}

/// The fragment of an address that carries a text: deflated, or as it is where the browser cannot deflate it.
pub async fn pack(text: &str) -> String {
    let mut bytes = Vec::new();
    match CompressionStream::new(DEFLATED) {
        Ok(by) if send(text.as_bytes(), &by, usize::MAX, &mut bytes).await.is_ok() => deflated(&bytes),
        _ => plain(text),
    }
}

/// What a fragment carries, if it carries something.
///
/// # Errors
/// [`TooLarge`] if that has more than `most` bytes; no more of them are unpacked.
pub async fn unpack(fragment: &str, most: usize) -> Option<Result<Packed, TooLarge>> {
    let carried = carried(fragment)?;
    let mut bytes = Vec::new();
    let ended = if carried.form == Form::Plain || carried.text().is_some() {
        bytes.clone_from(&carried.bytes);
        true
    } else {
        match DecompressionStream::new(DEFLATED) {
            Ok(by) => send(&carried.bytes, &by, most, &mut bytes).await.is_ok(),
            Err(_) => false,
        }
    };
    if bytes.len() > most {
        return Some(Err(TooLarge));
    }
    let text = String::from_utf8_lossy(&bytes).into_owned();
    Some(Ok(Packed { text, whole: ended && carried.arrived == Arrived::Whole }))
}
