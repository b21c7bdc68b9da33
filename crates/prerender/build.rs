//! Compiles the words of `content/i18n/*/{site,affinity,figures,notebook-page,solved}.ftl` into functions.

use std::path::Path;

use anyhow::{Context, Result};
use mbao_words::Plain;

fn main() -> Result<()> {
    for (name, module) in [
        ("site", "words.rs"),
        ("affinity", "affinity_words.rs"),
        ("figures", "figures_words.rs"),
        ("notebook-page", "notebook_words.rs"),
        ("solved", "solved_words.rs"),
    ] {
        compile(name, module)?;
    }
    Ok(())
}

/// Compiles the files of that name to a module.
fn compile(name: &str, module: &str) -> Result<()> {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/i18n");
    let files =
        ["en", "sw"].map(|language| (language, words.join(language).join(name).with_extension("ftl")));
    for (_, file) in &files {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    let out = Path::new(&std::env::var("OUT_DIR")?).join(module);
    std::fs::write(&out, mbao_words::compile(&files, Plain::Now)?).with_context(|| out.display().to_string())
}
