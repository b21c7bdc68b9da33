//! Markup that puts a board into somebody's own page.

/// Files that the script would request only after it has loaded: with these links, the board is ready in half
/// the time.
pub const SOONER: &str = "
<link rel=\"modulepreload\" href=\"/mbao/mbao.js\">
<link rel=\"preload\" href=\"/mbao/mbao_bg.wasm\" as=\"fetch\" type=\"application/wasm\" crossorigin>";

/// The script and the tag.
pub fn tag(attributes: &[(&'static str, String)]) -> String {
    let written: String = attributes
        .iter()
        .map(|(name, value)| match value.as_str() {
            "" => format!(" {name}"),
            value => format!(" {name}=\"{}\"", escaped(value)),
        })
        .collect();
    let late = attributes.iter().any(|(name, _)| *name == "loading");
    let sooner = if late { "" } else { SOONER };
    format!(
        "<script type=\"module\" src=\"/mbao/board.js\"></script>{sooner}\n<mbao-board{written}></mbao-board>"
    )
}

/// A frame that shows the page at `address`. Editors that take styles out of a text leave `frameborder` in it.
pub fn frame(address: &str, title: &str) -> String {
    let (address, title) = (escaped(address), escaped(title));
    format!(
        "<iframe src=\"{address}\" title=\"{title}\" width=\"100%\" height=\"420\" frameborder=\"0\"></iframe>"
    )
}

fn escaped(value: &str) -> String {
    value.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}
