//! SVG text, written leaner than by formatting.

use alloc::string::String;

use mbao_rules::template::push_number;

/// Adds a template, each `#` of which is the next number.
pub(crate) fn draw(template: &str, numbers: &[i32], out: &mut String) {
    debug_assert_eq!(template.matches('#').count(), numbers.len(), "{template}");
    let mut numbers = numbers.iter();
    let mut rest = template;
    while let Some(at) = rest.bytes().position(|byte| byte == b'#') {
        let (text, after) = rest.split_at_checked(at).unwrap_or_default();
        out.push_str(text);
        let number = numbers.next().copied().unwrap_or(0);
        if number < 0 {
            out.push('-');
        }
        push_number(number.unsigned_abs() as usize, out);
        rest = after.get(1..).unwrap_or("");
    }
    out.push_str(rest);
}

/// Adds an attribute, its value escaped.
pub(crate) fn attribute(name: &str, value: &str, out: &mut String) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    for letter in value.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            '<' => out.push_str("&lt;"),
            _ => out.push(letter),
        }
    }
    out.push('"');
}

/// A small number as coordinates are.
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
