//! What interprets the patterns that Fluent messages are compiled to. They are
//! bytes, not characters, and all of a language are one text: what is said
//! weighs little more than its words.

use alloc::string::String;

/// What parts two patterns, and two names of controls.
const BETWEEN: u8 = 0;

/// The message at that place among `patterns`, with its number and its texts
/// filled in, the texts in the order of their names.
#[must_use]
pub fn say(patterns: &str, message: usize, number: usize, texts: &[&str]) -> String {
    let mut out = String::new();
    write(&mut piece(patterns, message).unwrap_or(""), number, texts, true, &mut out);
    out
}

/// The words on the control of that name with its number, if there is one;
/// `first` is the place of the first of them among the patterns.
#[must_use]
pub fn control(patterns: &str, controls: &str, first: usize, name: &str, number: usize) -> Option<String> {
    let place = controls.split(char::from(BETWEEN)).position(|control| control == name)?;
    Some(say(patterns, first + place, number, &[]))
}

/// The text at a place of several.
fn piece(texts: &str, place: usize) -> Option<&str> {
    let (mut from, mut left) = (0, place);
    for (at, &byte) in texts.as_bytes().iter().enumerate() {
        if byte == BETWEEN {
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

/// Takes off a byte; 0 at the end.
fn byte(pattern: &mut &str) -> u8 {
    let byte = pattern.as_bytes().first().copied().unwrap_or(0);
    *pattern = pattern.get(1..).unwrap_or("");
    byte
}

/// Writes up to the end of a variant or of the pattern (or skips it where not
/// `wanted`); the byte that ended it.
fn write(pattern: &mut &str, number: usize, texts: &[&str], wanted: bool, out: &mut String) -> u8 {
    loop {
        let mut plain = 0;
        while pattern.as_bytes().get(plain).is_some_and(|&byte| byte > 5) {
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
                    push_number(number, out);
                } else if wanted {
                    out.push_str(texts.get(usize::from(variable & 15)).unwrap_or(&""));
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
                        fits = key == number;
                        digit = byte(pattern);
                    }
                    end = write(pattern, number, texts, open && fits, out);
                    open &= !fits;
                }
            }
            end => return end,
        }
    }
}
