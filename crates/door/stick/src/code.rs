//! An address as a code for cameras, in text.

use qrcodegen::{QrCode, QrCodeEcc};

/// The light margin that cameras need to find a code, in modules.
const QUIET: i32 = 4;

/// The code, two rows of modules in a line; `None` if the text is too long. Light modules are drawn, because most
/// terminals are dark.
pub fn code(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    // Beside the code nothing is dark.
    let light = |x, y| !code.get_module(x, y);
    let all = -QUIET..code.size() + QUIET;
    let mut lines = String::new();
    for y in all.clone().step_by(2) {
        let below = |x| y + 1 < code.size() + QUIET && light(x, y + 1);
        lines.extend(all.clone().map(|x| match (light(x, y), below(x)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        }));
        lines.push('\n');
    }
    Some(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_in_text_is_the_code() {
        let text = "http://192.168.1.5:8417/";
        let drawn = code(text).expect("short enough");
        let code = QrCode::encode_text(text, QrCodeEcc::Low).expect("short enough");
        let rows: Vec<Vec<char>> = drawn.lines().map(|line| line.chars().collect()).collect();
        for y in 0..code.size() {
            for x in 0..code.size() {
                let at = |n: i32| usize::try_from(n + QUIET).expect("not below zero");
                let (upper, lower) = match rows[at(y) / 2][at(x)] {
                    '█' => (true, true),
                    '▀' => (true, false),
                    '▄' => (false, true),
                    _ => (false, false),
                };
                let light = if at(y) % 2 == 0 { upper } else { lower };
                assert_eq!(light, !code.get_module(x, y), "{x} {y}");
            }
        }
        assert!(rows[..2].iter().flatten().all(|sign| *sign == '█'), "no margin");
        assert!(super::code(&"x".repeat(5000)).is_none());
    }
}
