//! Tables that scroll by themselves where they are too wide for the page.

use yew::{Html, html};

/// Rows below the heads of their columns, in a table of that class for style sheets. The label is what it is called
/// where it is spoken.
pub(crate) fn table<H: Into<Html>>(
    class: Option<&'static str>,
    label: String,
    heads: impl IntoIterator<Item = H>,
    rows: impl IntoIterator<Item = Html>,
) -> Html {
    captioned(class, label, None, heads, rows)
}

pub(crate) fn captioned<H: Into<Html>>(
    class: Option<&'static str>,
    label: String,
    caption: Option<String>,
    heads: impl IntoIterator<Item = H>,
    rows: impl IntoIterator<Item = Html>,
) -> Html {
    let heads = heads.into_iter().map(|head| html! { <th scope="col">{ head.into() }</th> });
    html! {
        <div class="scrolled" tabindex="0" role="region" aria-label={label}>
            <table {class}>
                { for caption.map(|caption| html! { <caption>{ caption }</caption> }) }
                <thead><tr>{ for heads }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

pub(crate) fn row(head: impl Into<Html>, numbers: impl IntoIterator<Item = String>) -> Html {
    html! { <tr><th scope="row">{ head.into() }</th>{ cells(numbers) }</tr> }
}

pub(crate) fn cells(numbers: impl IntoIterator<Item = String>) -> Html {
    numbers.into_iter().map(|number| html! { <td class="figure">{ number }</td> }).collect()
}
