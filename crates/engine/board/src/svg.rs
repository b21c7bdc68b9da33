//! Writes SVG text: templates with numbers, and attributes.

use core::fmt::Write;

use crate::prelude::*;

/// Adds a template, in which each `#` becomes the next number.
pub(crate) fn draw(template: &str, numbers: &[i32], out: &mut String) {
    debug_assert_eq!(template.matches('#').count(), numbers.len(), "{template}");
    let mut rest = template;
    for number in numbers {
        let (text, after) = rest.split_once('#').unwrap_or((rest, ""));
        out.push_str(text);
        let _ = write!(out, "{number}");
        rest = after;
    }
    out.push_str(rest);
}

/// Adds texts one after the other.
pub(crate) fn put(texts: &[&str], out: &mut String) {
    for text in texts {
        out.push_str(text);
    }
}

pub(crate) fn attribute(name: &str, value: &str, out: &mut String) {
    put(&[" ", name, "=\""], out);
    let mut from = 0;
    for (at, byte) in value.bytes().enumerate() {
        let escaped = match byte {
            b'&' => "&amp;",
            b'"' => "&quot;",
            b'<' => "&lt;",
            _ => continue,
        };
        *out += value.get(from..at).unwrap_or("");
        *out += escaped;
        from = at + 1;
    }
    *out += value.get(from..).unwrap_or("");
    *out += "\"";
}

/// A small number as a coordinate; 0 if it does not fit.
pub(crate) fn signed(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_attributes_are_written() {
        let mut out = String::new();
        draw("<a x=\"#\" y=\"#\"", &[-12, 0], &mut out);
        attribute("b", "\"A\" & <é>", &mut out);
        assert_eq!(out, "<a x=\"-12\" y=\"0\" b=\"&quot;A&quot; &amp; &lt;é>\"");
    }
}
