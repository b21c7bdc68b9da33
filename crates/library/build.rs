//! Compiles the words of `content/i18n/*/hint.ftl` into functions.

use std::path::Path;

use anyhow::Result;
use mbao_words::Plain;

fn main() -> Result<()> {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/i18n");
    mbao_words::build(&words, "hint", Plain::Later)
}
