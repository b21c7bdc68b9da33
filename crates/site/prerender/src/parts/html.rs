//! Markup that already stands as text.

use yew::{AttrValue, Html};

/// Text with its markup, for a page.
pub(crate) fn raw(html: String) -> Html {
    Html::from_html_unchecked(AttrValue::from(html))
}
