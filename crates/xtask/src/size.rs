//! What an embedder's readers download, held to a ceiling.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::repository;

/// Everything that `<mbao-board>` fetches.
pub(crate) const FILES: [&str; 9] = [
    "board.js",
    "animation.js",
    "become.js",
    "drag.js",
    "engine.js",
    "sound.js",
    "style.js",
    "mbao.js",
    "mbao_bg.wasm",
];
/// Bytes they may have together, each as brotli at its best. The aim is 46,080:
/// the ceiling follows what has been reached, and is only ever lowered.
const CEILING: usize = 87_000;

/// Adds the files up and fails above the ceiling.
pub(crate) fn check() -> Result<()> {
    let mut sum = 0;
    for name in FILES {
        let file = repository::dist().join("mbao").join(name);
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        let mut packed = Vec::new();
        let best = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
        brotli::BrotliCompress(&mut bytes.as_slice(), &mut packed, &best)?;
        println!("{:>9} bytes, {:>8} as brotli  {name}", bytes.len(), packed.len());
        sum += packed.len();
    }
    println!("{sum:>28} in all, of {CEILING}");
    if sum > CEILING {
        bail!("what an embedder's readers download has grown beyond {CEILING} bytes");
    }
    Ok(())
}
