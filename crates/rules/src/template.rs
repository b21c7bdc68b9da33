//! Texts put together and taken apart: a tenth of what the standard library's
//! formatting and patterns weigh where they are downloaded. Spaces are those of
//! ASCII.

use alloc::string::String;

use crate::page::Text;

/// A template with its holes filled in order, `{}` by a text or a number, `{…}` by
/// no more than the beginning of a text. That there are as many parts as holes is
/// checked where it is compiled.
#[macro_export]
macro_rules! filled {
    ($template:literal, $($part:expr),+ $(,)?) => {{
        const { assert!($crate::template::holes($template) == [$(stringify!($part)),+].len()) };
        $crate::template::fill($template, &[$($crate::template::Part::from($part)),+])
    }};
}

/// A refusal whose message is such a template.
#[macro_export]
macro_rules! refused {
    ($fault:expr, $template:literal $(, $part:expr)* $(,)?) => {{
        const { assert!($crate::template::holes($template) == <[&str]>::len(&[$(stringify!($part)),*])) };
        $crate::Error::saying($fault, $template, &[$($crate::template::Part::from($part)),*])
    }};
}

/// What a hole is filled by.
#[derive(Clone, Copy, Debug)]
pub enum Part<'a> {
    /// As it is, or its beginning.
    Text(&'a str),
    /// Its digits.
    Number(usize),
}

impl<'a> From<&'a str> for Part<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Part<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a Text> for Part<'a> {
    fn from(text: &'a Text) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Part<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Part<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Part<'_> {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

/// How many holes a template has.
#[must_use]
pub const fn holes(template: &str) -> usize {
    let (mut holes, mut at) = (0, 0);
    while at < template.len() {
        holes += (template.as_bytes()[at] == b'{') as usize;
        at += 1;
    }
    holes
}

/// A template with its holes filled; see [`filled!`](crate::filled).
#[must_use]
pub fn fill(template: &str, parts: &[Part<'_>]) -> String {
    let mut out = String::new();
    let mut rest = template;
    for &part in parts {
        let (before, hole) = cut(rest, b'{').unwrap_or((rest, ""));
        let (short, after) = cut(hole, b'}').unwrap_or_default();
        out.push_str(before);
        match part {
            Part::Number(number) => push_number(number, &mut out),
            Part::Text(text) if short.is_empty() => out.push_str(text),
            Part::Text(text) => push_beginning(text, &mut out),
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

/// The digits, as texts: a letter that is added has to be encoded, which weighs.
pub(crate) static DIGITS: [&str; 16] =
    ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f"];

/// A number as text.
#[must_use]
pub fn number(number: usize) -> String {
    let mut out = String::new();
    push_number(number, &mut out);
    out
}

/// Adds a number.
pub fn push_number(number: usize, out: &mut String) {
    if number >= 10 {
        push_number(number / 10, out);
    }
    out.push_str(DIGITS[number % 10]);
}

/// Texts by number, from 0 up to the last. What `dyn Fn` would be, without the
/// second copy of every closure that it comes with.
pub trait Texts<'a> {
    /// The text of that number; `None` after the last.
    fn text(&self, number: usize) -> Option<&'a str>;
}

impl<'a, F: Fn(usize) -> Option<&'a str>> Texts<'a> for F {
    fn text(&self, number: usize) -> Option<&'a str> {
        self(number)
    }
}

/// Texts as they are.
#[derive(Clone, Copy, Debug)]
pub struct Own<'a>(pub &'a [String]);

impl<'a> Texts<'a> for Own<'a> {
    fn text(&self, number: usize) -> Option<&'a str> {
        self.0.get(number).map(String::as_str)
    }
}

/// Texts in a row, with something between them.
#[must_use]
pub fn listed(texts: &dyn Texts<'_>, between: &str) -> String {
    let mut out = String::new();
    let mut at = 0;
    while let Some(text) = texts.text(at) {
        if at > 0 {
            out.push_str(between);
        }
        out.push_str(text);
        at += 1;
    }
    out
}

/// What stands before and after the first `at`, if it is there.
pub fn cut(text: &str, at: u8) -> Option<(&str, &str)> {
    for (place, &byte) in text.as_bytes().iter().enumerate() {
        if byte == at {
            let (before, after) = text.split_at_checked(place)?;
            return Some((before, after.get(1..)?));
        }
    }
    None
}

/// Takes off what stands before the next `at`; `None` when nothing is left.
pub fn piece<'a>(rest: &mut Option<&'a str>, at: u8) -> Option<&'a str> {
    let text = (*rest)?;
    match cut(text, at) {
        Some((piece, after)) => {
            *rest = Some(after);
            Some(piece)
        }
        None => rest.take(),
    }
}

/// Takes off the next word; it ends before a space or an `end`.
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

/// Adds the words of a text, a space between them; every `as_space` is one too.
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

/// A number up to 255, of digits and nothing else.
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

/// Adds no more than the beginning of a text.
fn push_beginning(text: &str, out: &mut String) {
    let mut letters = 0;
    for (place, byte) in text.bytes().enumerate() {
        // Every letter begins with a byte that continues none.
        letters += u32::from(byte & 0xc0 != 0x80);
        if letters > 24 {
            out.push_str(text.get(..place).unwrap_or(""));
            *out += "…";
            return;
        }
    }
    out.push_str(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_are_filled_in_order() {
        assert_eq!(filled!("{} of {}: {}", "a", 120_usize, "{}"), "a of 120: {}");
        assert_eq!(filled!("«{}»", "é"), "«é»");
        let long = "éabcdefghijklmnopqrstuvwxyz";
        assert_eq!(filled!("{…}, {}", long, long), filled!("éabcdefghijklmnopqrstuvw…, {}", long));
        assert_eq!(filled!("{…}; {…}", &long[..25], 24_u8), "éabcdefghijklmnopqrstuvw; 24");
        assert_eq!(listed(&|i: usize| ["a", "b"].get(i).copied(), ", "), "a, b");
    }

    #[test]
    fn texts_are_taken_apart() {
        let mut rest = " one  two{three";
        assert_eq!([word(&mut rest, b'{'), word(&mut rest, b'{')], [Some("one"), Some("two")]);
        assert_eq!((word(&mut rest, b'{'), rest), (None, "{three"));
        let mut rest = Some("1,,3");
        assert_eq!([(); 4].map(|()| piece(&mut rest, b',')), [Some("1"), Some(""), Some("3"), None]);
        assert_eq!(
            ["0", "255", "256", "", "+1", "1 "].map(small),
            [Some(0), Some(255), None, None, None, None]
        );
        let mut words = String::from("x: ");
        push_words("  a{b \t c ", b'{', &mut words);
        assert_eq!(words, "x: a b c");
    }
}
