//! Compiles the words of `content/i18n/*/hint.ftl` into functions.

use std::path::Path;

use anyhow::{Context, Result};
use mbao_words::Plain;

fn main() -> Result<()> {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/i18n");
    let files = ["en", "sw"].map(|language| (language, words.join(language).join("hint.ftl")));
    for (_, file) in &files {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    let out = Path::new(&std::env::var("OUT_DIR")?).join("words.rs");
    std::fs::write(&out, mbao_words::compile(&files, Plain::Later)?)
        .with_context(|| out.display().to_string())
}
