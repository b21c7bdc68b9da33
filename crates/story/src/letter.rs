//! Records as letters and messengers show them.

use alloc::string::String;

use mbao_rules::typed::line;

/// What was quoted in a letter or stands between fences, as it was before, on the same lines; `None` for any other text.
#[cold]
#[inline(never)]
pub(crate) fn unquoted(text: &str) -> Option<String> {
    let quoted =
        text.trim_start_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}').starts_with('>');
    let mut fenced = false;
    let mut plain = String::new();
    let mut rest = Some(text);
    while let Some(mut content) = line(&mut rest) {
        if quoted {
            content = content.trim_start_matches(['>', ' ']);
        }
        // A comment may have fences of its own.
        if content.starts_with("```") && (fenced || !plain.contains('{')) {
            if fenced {
                return Some(plain);
            }
            fenced = true;
            plain.retain(|sign| sign == '\n');
            content = "";
        }
        plain += content;
        plain += "\n";
    }
    (quoted || fenced).then_some(plain)
}
