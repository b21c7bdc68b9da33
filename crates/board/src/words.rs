//! What the board says, compiled from `content/i18n/*/board.ftl` by `build.rs`.

use alloc::string::String;

use mbao_rules::template::{piece, push_number};

use crate::Lang;

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The words on a control (`ui-…` in the Fluent files), if there is such a one.
#[must_use]
pub fn control(lang: Lang, id: &str) -> Option<&'static str> {
    let mut ids = Some(CONTROLS);
    let mut index = FIRST_CONTROL;
    while let Some(known) = piece(&mut ids, 0) {
        if known == id {
            return Some(pattern(lang, index));
        }
        index += 1;
    }
    None
}

/// The pattern of a message.
fn pattern(lang: Lang, message: usize) -> &'static str {
    let mut patterns = Some(PATTERNS[lang as usize]);
    for _ in 0..message {
        piece(&mut patterns, 0);
    }
    piece(&mut patterns, 0).unwrap_or("")
}

/// A message that needs no texts, with its number if it has one.
#[derive(Clone, Copy)]
pub(crate) struct Message {
    id: usize,
    number: usize,
}

impl Message {
    pub(crate) fn said(self, lang: Lang) -> String {
        say(lang, self.id, self.number, &[])
    }
}

/// A message with its number and its texts, in the order of their names.
fn say(lang: Lang, message: usize, number: usize, texts: &[&str]) -> String {
    let mut out = String::new();
    write(&mut pattern(lang, message), number, texts, true, &mut out);
    out
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_choose_their_words() {
        assert_eq!([0, 1, 5].map(|n| seeds(n).said(Lang::En)), ["no seeds", "one seed", "5 seeds"]);
        assert_eq!([0, 1, 5].map(|n| filling(n).said(Lang::Sw)), ["tupu", "kete 1", "kete 5"]);
    }

    #[test]
    fn variables_stand_where_they_belong() {
        assert_eq!(handful(Lang::En, "c1", &seeds(4).said(Lang::En)), "4 seeds from c1");
        assert_eq!(over_won(Lang::Sw, "23", "Kusini", "25"), "Mchezo umekwisha: Kusini ameshinda, 25 kwa 23");
    }
}
