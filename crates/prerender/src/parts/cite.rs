//! Places in the sources.

use mbao_board::cited;
use mbao_words::Lang;
use yew::{Html, html};

/// A place in the sources. Names of parts of sources stay English, as they are, unless there are words for
/// them.
pub(crate) fn place(text: &str, lang: Lang) -> Html {
    let worded = text.starts_with('§') || text.starts_with("Bao, ");
    if lang == Lang::default() || worded || !text.contains(' ') {
        return html! { <>{ cited(text, lang) }</> };
    }
    html! { <span lang={Lang::default().tag()}>{ text }</span> }
}
