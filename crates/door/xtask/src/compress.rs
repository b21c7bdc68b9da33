//! Compressed copies beside the files, for hosts that send them as they are.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::files;

/// Extensions of files that compress well.
const TEXTS: [&str; 9] = ["html", "css", "js", "json", "svg", "wasm", "xml", "txt", "webmanifest"];

const COPIES: [&str; 2] = ["br", "gz"];

/// The smallest that brotli gets, in a long time.
pub(crate) const BEST: i32 = 11;

/// Adds `.br` and `.gz` to every file in a folder that gets smaller by it.
pub(crate) fn folder(folder: &Path) -> Result<()> {
    for (_, path) in files::all(folder)?.into_iter().filter(|(_, path)| is_text(path)) {
        let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
        beside(&path, "br", &brotli(&bytes, BEST)?)?;
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        packed.write_all(&bytes)?;
        beside(&path, "gz", &packed.finish()?)?;
    }
    Ok(())
}

/// Whether a file gets much smaller.
pub(crate) fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|ending| TEXTS.iter().any(|text| ending == *text))
}

/// As brotli, of a quality of at most `BEST`.
pub(crate) fn brotli(mut bytes: &[u8], quality: i32) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let how = brotli::enc::BrotliEncoderParams { quality, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut bytes, &mut packed, &how)?;
    Ok(packed)
}

/// Where the packed copy of a file lies.
pub(crate) fn copy(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// Whether a file is a packed copy of another.
pub(crate) fn is_copy(path: &Path) -> bool {
    path.extension().is_some_and(|ending| COPIES.iter().any(|copy| ending == *copy))
}

fn beside(path: &Path, ending: &str, bytes: &[u8]) -> Result<()> {
    let name = copy(path, ending);
    fs::write(&name, bytes).with_context(|| name.display().to_string())
}
