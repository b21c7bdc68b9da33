//! Draws an address as a QR code for the camera of a phone.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};
use yew::{Html, html};

/// The white margin that cameras need to find a code, in modules.
const QUIET: i32 = 4;

/// The size in modules, and the dark modules as one path; `None` if the text is too long.
fn path(text: &str) -> Option<(i32, String)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            let _ = write!(path, "M{} {}h1v1h-1z", x + QUIET, y + QUIET);
        }
    }
    Some((code.size() + 2 * QUIET, path))
}

pub(super) fn code(text: &str) -> Html {
    let Some((size, path)) = path(text) else { return Html::default() };
    html! {
        <svg class="code" viewBox={format!("0 0 {size} {size}")} role="img" aria-label={text.to_owned()} shape-rendering="crispEdges">
            <rect width="100%" height="100%" fill="#fff" />
            <path d={path} fill="#000" />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_finders_and_its_margin() {
        let (size, path) = path("https://mbao.example/").expect("short enough");
        assert_eq!(size, 25 + 2 * QUIET);
        // The corner of the first finder, and nothing within the margin.
        assert!(path.starts_with("M4 4h1v1h-1z"));
        assert!(!path.contains("M3 ") && !path.contains(" 3h1"));
    }
}
