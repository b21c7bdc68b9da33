//! Compressed copies beside the files, for hosts that send them as they are.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};

use crate::files;

/// Extensions of files that compress well.
const TEXTS: [&str; 9] = ["html", "css", "js", "json", "svg", "wasm", "xml", "txt", "webmanifest"];

/// Adds `.br` and `.gz` to every file in a folder that gets smaller by it.
pub(crate) fn folder(folder: &Path) -> Result<()> {
    for path in files::list(folder)? {
        if path.is_dir() {
            self::folder(&path)?;
        } else if packs(&path) {
            let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
            beside(&path, "br", &brotli(&bytes)?)?;
            let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
            packed.write_all(&bytes)?;
            beside(&path, "gz", &packed.finish()?)?;
        }
    }
    Ok(())
}

/// Whether a file gets much smaller, by its name.
pub(crate) fn packs(path: &Path) -> bool {
    path.extension().is_some_and(|ending| TEXTS.iter().any(|text| ending == *text))
}

/// As brotli at its best.
pub(crate) fn brotli(mut bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let best = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut bytes, &mut packed, &best)?;
    Ok(packed)
}

fn beside(path: &Path, ending: &str, bytes: &[u8]) -> Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    fs::write(&name, bytes).with_context(|| name.to_string_lossy().into_owned())
}
