//! Texts line by line.

/// Takes the next line off the text, which is `None` after the last.
#[inline(never)] // written out wherever it is called it would weigh
pub(crate) fn line<'a>(rest: &mut Option<&'a str>) -> Option<&'a str> {
    let text = rest.take()?;
    let mut bytes = text.as_bytes();
    while !bytes.is_empty() {
        let end = match bytes {
            [b'\r', b'\n', ..] | [0xc2, 0x85, ..] => 2,
            [b'\n' | b'\r' | 0xb, ..] => 1,
            // U+2028 and U+2029.
            [0xe2, 0x80, 0xa8 | 0xa9, ..] => 3,
            _ => 0,
        };
        if end > 0 {
            let at = text.len() - bytes.len();
            *rest = text.get(at + end..);
            return text.get(..at);
        }
        bytes = &bytes[1..];
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn lines_end_as_any_program_ends_them() {
        let mut rest = Some("a\r\nb\rc\n\r\nd\u{2028}e\u{b}f\n");
        let lines: alloc::vec::Vec<_> = core::iter::from_fn(|| line(&mut rest)).collect();
        assert_eq!(lines, ["a", "b", "c", "", "d", "e", "f", ""]);
    }
}
