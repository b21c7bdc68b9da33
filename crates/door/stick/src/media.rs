//! Media types.

use std::path::Path;

/// The media type of a file by its name. Browsers run no module and compile no WebAssembly with a wrong one.
pub fn media_type(path: &Path) -> String {
    let guess = mime_guess::from_path(path).first_or_octet_stream();
    let text = matches!(guess.type_(), mime_guess::mime::TEXT);
    if text { format!("{guess}; charset=utf-8") } else { guess.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_and_wasm_run() {
        for (file, name) in [
            ("mbao/mbao_bg.wasm", "application/wasm"),
            ("scripts/play.js", "text/javascript; charset=utf-8"),
            ("index.html", "text/html; charset=utf-8"),
            ("fonts/text.woff2", "font/woff2"),
            ("LICENSE", "application/octet-stream"),
        ] {
            assert_eq!(media_type(Path::new(file)), name);
        }
    }
}
