//! Records as letters show them.

use crate::lines::line;
use crate::prelude::*;

/// What was quoted in a letter, as it was before, on the same lines; `None` for any other text.
#[cold]
#[inline(never)]
pub(crate) fn unquoted(text: &str) -> Option<String> {
    let quoted = |line: &str| line.bytes().take_while(|sign| matches!(sign, b'>' | b' ')).count();
    if text.trim_ascii_start().as_bytes().first() != Some(&b'>') {
        return None;
    }
    let mut plain = String::new();
    let mut rest = Some(text);
    while let Some(content) = line(&mut rest) {
        plain.push_str(content.get(quoted(content)..).unwrap_or(""));
        plain += "\n";
    }
    Some(plain)
}
