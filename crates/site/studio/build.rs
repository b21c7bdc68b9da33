//! Compiles the words of `content/i18n/*/studio.ftl` into functions.

use std::path::Path;

use anyhow::Result;
use mbao_words::Plain;

fn main() -> Result<()> {
    let i18n = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content/i18n");
    mbao_words::build(&i18n, "studio", Plain::Apart)
}
