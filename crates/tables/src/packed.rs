//! A table in the form that browsers fetch.

use std::io::{Read as _, Write as _};

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use crate::file::{Board, Line};
use crate::table::Tablebase;
use crate::unpacked::Unpacked;

/// The layers of up to `seeds` seeds, from that of none, packed with gzip. Each layer has the
/// certain seeds, then the possible seeds beyond those, then the turns, with one byte for each
/// position in the order of their numbers. [`crate::Unpacked`] reads it.
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

impl Unpacked {
    /// Reads a [`packed`] table of a board of `pits` pits with up to `seeds` seeds in play.
    ///
    /// # Errors
    /// Says what is wrong, as the end of a sentence that begins with the name of the file.
    ///
    /// # Panics
    /// As [`crate::Ranks::new`].
    pub fn read(pits: usize, seeds: usize, packed: &[u8]) -> Result<Self> {
        let mut bytes = Vec::new();
        let unpacking = GzDecoder::new(packed).read_to_end(&mut bytes);
        unpacking.context("is cut or damaged: it cannot be unpacked")?;
        Ok(Self::new(pits, seeds, bytes)?)
    }
}

/// Checks the [`packed`] table of a board against the board's results: it must be whole, and its
/// layers must have the same sums.
///
/// # Errors
/// Says what is wrong, as the end of a sentence that begins with the name of the file.
pub fn check(packed: &[u8], board: &Board) -> Result<()> {
    let seeds = usize::from(board.shipped);
    let table = Unpacked::read(2 * usize::from(board.columns), seeds, packed)?;
    for line in board.layers.iter().take(seeds) {
        let seeds = usize::from(line.seeds);
        let ranks = table.ranks();
        let worths = (0..ranks.of(seeds)).map_while(|rank| table.at(seeds, rank));
        let found = Line { unsure: line.unsure, ..Line::of(line.seeds, ranks, worths) };
        ensure!(
            found == *line,
            "is of another version: its layer of {seeds} seeds does not match the results on file"
        );
    }
    Ok(())
}
