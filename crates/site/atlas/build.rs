//! Compiles the words of `content/i18n/*/atlas.ftl` into functions.

use std::path::Path;

use mbao_words::Plain;

fn main() -> anyhow::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content/i18n");
    mbao_words::build(&folder, "atlas", Plain::Now)
}
