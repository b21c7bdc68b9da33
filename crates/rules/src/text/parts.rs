//! Parts of a text from outside: words, numbers, beginnings. Only ASCII spaces count as spaces.

use alloc::string::String;

use core::fmt;

/// Shows only the beginning of a text from outside.
pub(crate) struct Short<'a>(pub(crate) &'a str);

impl fmt::Display for Short<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.char_indices().nth(24) {
            Some((end, _)) => write!(f, "{}…", self.0.get(..end).unwrap_or("")),
            None => f.write_str(self.0),
        }
    }
}

/// Takes the next word off the text; it ends before a space or the byte `end`.
pub(crate) fn word<'a>(rest: &mut &'a str, end: u8) -> Option<&'a str> {
    let text = rest.trim_ascii_start();
    let mut length = 0;
    for byte in text.bytes() {
        if byte.is_ascii_whitespace() || byte == end {
            break;
        }
        length += 1;
    }
    let (word, after) = text.split_at_checked(length)?;
    *rest = after;
    (!word.is_empty()).then_some(word)
}

/// Adds the words of a text with single spaces between them; the byte `as_space` counts as a space.
pub(crate) fn push_words(text: &str, as_space: u8, out: &mut String) {
    let start = out.len();
    let mut rest = text;
    while !rest.is_empty() {
        if let Some(word) = word(&mut rest, as_space) {
            if out.len() > start {
                *out += " ";
            }
            out.push_str(word);
        } else {
            rest = rest.get(1..).unwrap_or("");
        }
    }
}

/// Reads a number up to 255 that has only digits.
pub(crate) fn small(text: &str) -> Option<u8> {
    let mut number: Option<u8> = None;
    for digit in text.bytes() {
        if !digit.is_ascii_digit() {
            return None;
        }
        number = Some(number.unwrap_or(0).checked_mul(10)?.checked_add(digit - b'0')?);
    }
    number
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn long_texts_are_cut_short() {
        let long = "éabcdefghijklmnopqrstuvwxyz";
        assert_eq!(Short(long).to_string(), "éabcdefghijklmnopqrstuvw…");
        assert_eq!(Short(&long[..25]).to_string(), "éabcdefghijklmnopqrstuvw");
    }

    #[test]
    fn texts_are_taken_apart() {
        let mut rest = " one  two{three";
        assert_eq!([word(&mut rest, b'{'), word(&mut rest, b'{')], [Some("one"), Some("two")]);
        assert_eq!((word(&mut rest, b'{'), rest), (None, "{three"));
        assert_eq!(
            ["0", "255", "256", "", "+1", "1 "].map(small),
            [Some(0), Some(255), None, None, None, None]
        );
        let mut words = String::from("x: ");
        push_words("  a{b \t c ", b'{', &mut words);
        assert_eq!(words, "x: a b c");
    }
}
