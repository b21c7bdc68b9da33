//! The content itself, for tests: read once.

use std::path::PathBuf;
use std::sync::LazyLock;

use mbao_content::Content;

pub(crate) fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../content"))
}

pub(crate) fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> =
        LazyLock::new(|| Content::read(&folder()).unwrap_or_else(|problems| panic!("{}", problems[0])));
    &CONTENT
}
