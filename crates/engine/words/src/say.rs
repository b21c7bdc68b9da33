//! Interprets the patterns that Fluent messages are compiled to. Patterns are read as bytes, not
//! characters, and all patterns of a language are one text, which is little larger than its words.

use alloc::string::String;

/// Separates patterns, and names of controls.
const BETWEEN: u8 = 0;
/// The entries of a table of plural forms: numbers below a hundred, and the last two digits of others.
const CASES: usize = 200;

/// The message at that place among `patterns`, with its number and its texts filled in. The texts
/// are in the order of their names; `called` is what seeds and pits are called ([`Voice::called`]).
///
/// [`Voice::called`]: crate::Voice::called
#[must_use]
pub fn say(patterns: &str, message: usize, number: usize, called: u8, texts: &[&str]) -> String {
    let mut out = String::new();
    let filling = Filling { patterns, number, called, texts };
    write(&mut piece(patterns, message, BETWEEN).unwrap_or(""), &filling, true, &mut out);
    out
}

/// The place of a control among their names.
#[must_use]
pub fn control(controls: &str, name: &str) -> Option<usize> {
    controls.split(char::from(BETWEEN)).position(|control| control == name)
}

struct Filling<'a> {
    /// All patterns of the language; if it has plural forms, their table follows at the end.
    patterns: &'a str,
    number: usize,
    called: u8,
    texts: &'a [&'a str],
}

impl Filling<'_> {
    /// The letter of what the people of a game call seeds or, from the letter Q on, pits.
    fn word(&self, letter: u8) -> u8 {
        if letter < b'Q' { b'A' + self.called % 16 } else { b'Q' + self.called / 16 }
    }

    /// The letter of the plural form that the number takes.
    fn form(&self) -> u8 {
        let case = if self.number < 100 { self.number } else { 100 + self.number % 100 };
        let table = self.patterns.len().wrapping_sub(CASES);
        self.patterns.as_bytes().get(table.wrapping_add(case)).copied().unwrap_or(0)
    }
}

pub(crate) fn piece(texts: &str, place: usize, between: u8) -> Option<&str> {
    let (mut from, mut left) = (0, place);
    for (at, &byte) in texts.as_bytes().iter().enumerate() {
        if byte == between {
            if left == 0 {
                return texts.get(from..at);
            }
            from = at + 1;
            left -= 1;
        }
    }
    if left == 0 { texts.get(from..) } else { None }
}

fn push_number(number: usize, out: &mut String) {
    if number >= 10 {
        push_number(number / 10, out);
    }
    let digit = number % 10;
    out.push_str("0123456789".get(digit..=digit).unwrap_or(""));
}

/// Takes the next byte off the pattern; 0 at the end.
fn byte(pattern: &mut &str) -> u8 {
    let byte = pattern.as_bytes().first().copied().unwrap_or(0);
    *pattern = pattern.get(1..).unwrap_or("");
    byte
}

/// Writes up to the end of a variant or of the pattern, or skips it if not `wanted`. Returns the
/// byte that ended it.
fn write(pattern: &mut &str, filling: &Filling<'_>, wanted: bool, out: &mut String) -> u8 {
    loop {
        let mut plain = 0;
        while pattern.as_bytes().get(plain).is_some_and(|&byte| byte > 6) {
            plain += 1;
        }
        let (text, rest) = pattern.split_at_checked(plain).unwrap_or_default();
        *pattern = rest;
        if wanted {
            out.push_str(text);
        }
        match byte(pattern) {
            1 => {
                let variable = byte(pattern);
                if wanted && variable == b'n' {
                    push_number(filling.number, out);
                } else if wanted {
                    out.push_str(filling.texts.get(usize::from(variable & 15)).unwrap_or(&""));
                }
            }
            2 => {
                let mut open = wanted;
                let mut end = byte(pattern);
                while end == 3 {
                    let mut fits = true;
                    let mut key = 0;
                    let mut digit = byte(pattern);
                    while digit.is_ascii_digit() {
                        key = key * 10 + usize::from(digit & 15);
                        fits = key == filling.number;
                        digit = byte(pattern);
                    }
                    if digit.is_ascii_alphabetic() {
                        let capital = digit.is_ascii_uppercase();
                        fits = digit == if capital { filling.word(digit) } else { filling.form() };
                        digit = byte(pattern);
                    }
                    end = write(pattern, filling, open && fits, out);
                    open &= !fits;
                }
            }
            6 => {
                // Messages that others contain come first; a small letter names them.
                let place = usize::from(byte(pattern)).wrapping_sub(usize::from(b'a'));
                if wanted {
                    write(&mut piece(filling.patterns, place, BETWEEN).unwrap_or(""), filling, true, out);
                }
            }
            end => return end,
        }
    }
}

/// Makes the first letter of a text large, if it is one of ASCII or Latin 1: for others a program would need tables that
/// are larger than all its words.
pub fn capital(text: &mut String) {
    let Some(first @ ('a'..='z' | 'à'..='ö' | 'ø'..='þ')) = text.chars().next() else { return };
    let large = char::from_u32(u32::from(first) - 32).unwrap_or(first);
    text.replace_range(..first.len_utf8(), large.encode_utf8(&mut [0; 4]));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_begins_with_a_large_letter() {
        let large = |text: &str| {
            let mut text = String::from(text);
            capital(&mut text);
            text
        };
        assert_eq!(["seeds", "à vous", "÷", "ÿ", "", "A"].map(large), ["Seeds", "À vous", "÷", "ÿ", "", "A"]);
    }
}
