//! Texts from outside: words, numbers, beginnings, and signs as they were typed.
//!
//! Messengers and word processors change what is typed: `-` becomes `–`, `...` becomes `…`, spaces become such
//! as do not break, and signs are added that nobody sees. Notation is read as it was typed ([`plain`]); names
//! and comments stay as they are. Only ASCII spaces part words.

use alloc::borrow::ToOwned;
use alloc::string::String;

use core::fmt;

/// Shows only the beginning of a text from outside.
pub struct Short<'a>(pub &'a str);

impl fmt::Display for Short<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.char_indices().nth(24) {
            Some((end, _)) => write!(f, "{}…", self.0.get(..end).unwrap_or("")),
            None => f.write_str(self.0),
        }
    }
}

/// Notation as it was typed.
#[cold]
#[inline(never)]
pub fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut signs = text.chars();
    let mut before = ' ';
    while let Some(sign) = signs.next() {
        let mut typed = sign;
        if sign as u32 > 126 {
            typed = match sign {
                // A space without width parts words, but no sign from its word.
                '\u{200b}' => {
                    let next = signs.as_str().as_bytes().first().copied().unwrap_or(b' ');
                    let parts = match before {
                        '+' | '-' => next.is_ascii_alphabetic(),
                        _ => {
                            next.is_ascii_alphanumeric() && (before == '.' || before.is_ascii_alphanumeric())
                        }
                    };
                    if !parts {
                        continue;
                    }
                    ' '
                }
                // What cannot be seen: soft hyphens, marks of direction, joiners, variants.
                '\u{ad}'
                | '\u{61c}'
                | '\u{200c}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}' => continue,
                '\u{a0}'
                | '\u{2000}'..='\u{200a}'
                | '\u{2028}'
                | '\u{2029}'
                | '\u{202f}'
                | '\u{205f}'
                | '\u{3000}' => ' ',
                '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
                '…' => {
                    plain += "..";
                    '.'
                }
                // Letters, digits and signs of full width stand in the order of ASCII.
                '\u{ff01}'..='\u{ff5e}' => char::from((sign as u32 - 0xfee0).to_le_bytes()[0]),
                _ => sign,
            };
        }
        plain.push(typed);
        before = typed;
    }
    plain
}

/// Whether two texts differ in capitals at most.
#[inline(never)] // compiled for speed it would weigh wherever it is called
pub fn same(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
}

/// Takes the next word off the text; it ends before a space or the byte `end`.
pub fn word<'a>(rest: &mut &'a str, end: u8) -> Option<&'a str> {
    let text = rest.trim_ascii_start();
    let length = text.bytes().take_while(|&byte| !byte.is_ascii_whitespace() && byte != end).count();
    let (word, after) = text.split_at_checked(length)?;
    *rest = after;
    (!word.is_empty()).then_some(word)
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

/// A name, or several, of games, set-ups and options: none has a capital letter.
#[inline(never)] // rare
pub fn name(text: &str) -> String {
    let mut plain = plain(text);
    plain.make_ascii_lowercase();
    plain.trim_ascii().to_owned()
}

#[cfg(test)]
mod tests {
    use super::small;

    #[test]
    fn a_small_number_has_only_digits() {
        let read = ["0", "255", "256", "", "+1", "1 "].map(small);
        assert_eq!(read, [Some(0), Some(255), None, None, None, None]);
    }
}
