//! A table in the form that browsers fetch.

use std::io::Write as _;

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::table::Tablebase;

/// The layers of up to `seeds` seeds, from that of none, packed with gzip. Each layer has the
/// certain seeds, then the possible seeds beyond those, then the turns, with one byte for each
/// position in the order of their numbers. [`mbao_figures::solved::unpacked`] reads it.
///
/// # Errors
/// If it cannot be packed.
pub fn packed(table: &Tablebase, seeds: usize) -> Result<Vec<u8>> {
    let mut out = GzEncoder::new(Vec::new(), Compression::best());
    for layer in table.layers().iter().take(seeds + 1) {
        let more: Vec<u8> = layer.low.iter().zip(&layer.high).map(|(low, high)| high - low).collect();
        for plane in [&layer.low, &more, &layer.turns] {
            out.write_all(plane)?;
        }
    }
    Ok(out.finish()?)
}
