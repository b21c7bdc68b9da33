//! What an embedder's readers download, held to a ceiling.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::{compress, repository};

/// Everything that `<mbao-board>` fetches.
pub(crate) const FILES: [&str; 8] =
    ["board.js", "animation.js", "drag.js", "engine.js", "sound.js", "style.js", "mbao.js", "mbao_bg.wasm"];
/// Bytes they may have together, each as brotli at its best. The aim is 46,080:
/// the ceiling follows what has been reached, and is only ever lowered.
const CEILING: usize = 58_800;

/// Adds the files up and fails above the ceiling.
pub(crate) fn check() -> Result<()> {
    let sum = print(&repository::dist().join("mbao"), &FILES)?;
    println!("{CEILING:>28} is the ceiling");
    if sum > CEILING {
        bail!("what an embedder's readers download has grown beyond {CEILING} bytes");
    }
    Ok(())
}

/// Prints how large files of a folder are, each as brotli at its best; their sum.
pub(crate) fn print(folder: &Path, names: &[&str]) -> Result<usize> {
    let mut sum = 0;
    for name in names {
        let file = folder.join(name);
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        let packed = compress::brotli(&bytes)?;
        println!("{:>9} bytes, {:>8} as brotli  {name}", bytes.len(), packed.len());
        sum += packed.len();
    }
    println!("{sum:>28} in all");
    Ok(sum)
}
