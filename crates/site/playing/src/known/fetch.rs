//! Fetches tables and lets the browser unpack them.

use js_sys::Uint8Array;
use mbao_tables::Unpacked;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ReadableWritablePair, Response};

use super::KnownTable;

#[wasm_bindgen]
extern "C" {
    /// The browser's own class; its binding in web-sys is not stable yet.
    type DecompressionStream;
    #[wasm_bindgen(constructor, catch)]
    fn new(format: &str) -> Result<DecompressionStream, JsValue>;
}

pub(super) async fn fetch(table: &KnownTable) -> Result<Unpacked, JsValue> {
    let response = mbao_viewer::fetch::fetch(&table.file).await?;
    let packed = response.body().ok_or("an empty answer")?;
    let gzip = DecompressionStream::new("gzip")?;
    // A `DecompressionStream` works as a pair: it has both ends as properties.
    let stream = packed.pipe_through(gzip.unchecked_ref::<ReadableWritablePair>());
    let bytes = Response::new_with_opt_readable_stream(Some(&stream))?.array_buffer()?;
    let bytes = Uint8Array::new(&JsFuture::from(bytes).await?).to_vec();
    let unpacked = Unpacked::new(2 * table.columns, table.seeds, bytes);
    Ok(unpacked.map_err(|error| format!("{} {error}", response.url()))?)
}
