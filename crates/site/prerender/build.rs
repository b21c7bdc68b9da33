//! Compiles the words of `content/i18n/*/{site,affinity,figures,lessons,notebook-page,solved,home}.ftl` into functions.

use std::path::Path;

use anyhow::Result;
use mbao_words::Plain;

fn main() -> Result<()> {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content/i18n");
    for name in ["site", "affinity", "figures", "lessons", "notebook-page", "solved", "home"] {
        mbao_words::build(&words, name, Plain::Now)?;
    }
    Ok(())
}
