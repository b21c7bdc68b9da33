//! Links that carry a whole game: its file, deflated, as text that addresses allow.

use js_sys::{Reflect, Uint8Array};
use mbao_notebook::{MOST_BYTES, Notebook, read as notebook};
use mbao_viewer::link::{self, Arrived, Form};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, ReadableStream, ReadableStreamDefaultReader, ReadableWritablePair};

/// How many shorter beginnings of a broken file are tried.
const TRIES: usize = 200;
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

/// Adds the bytes of a stream to those that are there, if they are no more than `most` then.
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
            return Err(format!("more than {most} bytes").into());
        }
    }
}

/// Sends bytes through a stream that transforms them; `through` gets what comes out before an error, too.
async fn send(bytes: &[u8], by: &JsValue, most: usize, through: &mut Vec<u8>) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence(&parts)?;
    let pair: &ReadableWritablePair = by.unchecked_ref();
    read(&blob.stream().pipe_through(pair), most, through).await
}

/// The fragment that carries a file.
pub(super) async fn packed(text: &str) -> Result<String, JsValue> {
    let by = CompressionStream::new(DEFLATED)?;
    let mut bytes = Vec::new();
    send(text.as_bytes(), &by, usize::MAX, &mut bytes).await?;
    Ok(link::deflated(&bytes))
}

/// What a link carries.
pub(super) enum Unpacked {
    /// A file.
    File(String),
    /// The link was cut short or changed; what can be read of its notebook.
    Broken(Option<Box<Notebook>>),
}

/// What a fragment carries, if it carries something.
pub(super) async fn unpacked(fragment: &str) -> Option<Unpacked> {
    let carried = link::carried(fragment)?;
    let mut bytes = Vec::new();
    let ended = if carried.form == Form::Plain {
        bytes.clone_from(&carried.bytes);
        Ok(())
    } else {
        inflate(&carried.bytes, &mut bytes).await
    };
    let text = String::from_utf8_lossy(&bytes);
    Some(match ended {
        Ok(()) if carried.arrived == Arrived::Whole => Unpacked::File(text.into_owned()),
        _ => Unpacked::Broken(begun(&text).map(Box::new)),
    })
}

async fn inflate(bytes: &[u8], to: &mut Vec<u8>) -> Result<(), JsValue> {
    let by = DecompressionStream::new(DEFLATED)?;
    send(bytes, &by, MOST_BYTES, to).await
}

/// The notebook of a file that breaks off: without what it breaks off in.
fn begun(text: &str) -> Option<Notebook> {
    let (mut open, mut quoted, mut escaped) = (String::new(), false, false);
    // Where a value ends, and what is still open there.
    let mut ends = Vec::new();
    for (at, sign) in text.bytes().enumerate() {
        match sign {
            _ if escaped => escaped = false,
            b'\\' => escaped = quoted,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' => open.push('}'),
            b'[' => open.push(']'),
            b'}' | b']' => {
                open.pop();
                ends.push((at + 1, open.clone()));
            }
            b',' => ends.push((at, open.clone())),
            _ => {}
        }
    }
    let closed = |(at, open): (usize, String)| {
        notebook(&(text[..at].to_owned() + &open.chars().rev().collect::<String>())).ok()
    };
    ends.into_iter().rev().take(TRIES).find_map(closed)
}

#[cfg(test)]
mod tests {
    use mbao_notebook::Notebook;

    use super::*;
    use crate::notebook::files::compact;

    #[test]
    fn a_file_that_breaks_off_is_read_as_far_as_it_goes() {
        let giuthi = Notebook::of(mbao_rules::game("giuthi").expect("a game"));
        let text = compact(&giuthi);
        assert_eq!(begun(&text).as_ref(), Some(&giuthi));
        let mut answered = 0;
        for at in (0..text.len()).step_by(97) {
            let Some(read) = begun(&text[..text.floor_char_boundary(at)]) else {
                assert_eq!(answered, 0, "what was read at fewer bytes is read at {at}");
                continue;
            };
            let now = compact(&read).len();
            assert!(now + 1500 > at && now >= answered, "{at}: {now} after {answered}");
            answered = now;
            assert_eq!(read.id, "giuthi");
        }
        assert!(answered > text.len() / 2);
        assert_eq!(begun("no file"), None);
    }
}
