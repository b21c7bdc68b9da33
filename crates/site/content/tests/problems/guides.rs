//! Problems of guides.

use crate::copy::Copy;

#[test]
fn guides_are_in_both_languages_and_hold_no_raw_html() {
    let guide = "i18n/en/guides/museum.md";
    Copy::new().change(guide, "## What was tried", "Raw <b>HTML").says_at(&[(guide, "Raw", "raw HTML: <b>")]);
    Copy::new()
        .remove("i18n/sw/guides/museum.md")
        .says(&["content/i18n/sw/guides/museum.md: is missing: another language has this guide"]);
}

#[test]
fn a_guide_begins_with_its_title() {
    let guide = "i18n/en/guides/museum.md";
    Copy::new()
        .change(guide, "summary = ", "sumary = ")
        .says(&["content/i18n/en/guides/museum.md:3: unknown field `sumary`, expected `title` or `summary`"]);
}
