//! Compiles the words of `content/i18n/*/board.ftl` into functions.

use std::path::Path;

use anyhow::{Context, Result};
use mbao_words::Plain;

fn main() -> Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    // `i18n` is a link in the repository and a folder in the published crate. Where links
    // are checked out as text files (Windows), the repository's own folder is used.
    let words = [here.join("i18n"), here.join("../../../content/i18n")];
    let words = words.iter().find(|folder| folder.is_dir()).context("no folder i18n")?;
    mbao_words::build(words, "board", Plain::Later)
}
