//! What the board says, compiled from `content/i18n/*/board.ftl` by `build.rs`.

use alloc::string::{String, ToString};

use core::str::Chars;

use crate::Lang;

/// What a variable of a message stands for.
#[derive(Clone, Copy)]
enum Value<'a> {
    Text(&'a str),
    Number(usize),
}

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The words on a control (`ui-…` in the Fluent files), if there is such a one.
#[must_use]
pub fn control(lang: Lang, id: &str) -> Option<&'static str> {
    control_index(id).map(|index| PATTERNS[lang as usize][index])
}

fn say(lang: Lang, message: usize, values: &[Value<'_>]) -> String {
    let mut out = String::new();
    write(&mut PATTERNS[lang as usize][message].chars(), values, true, &mut out);
    out
}

/// Writes up to the end of a variant or of the pattern (or skips it where not
/// `wanted`); the character that ended it.
fn write(pattern: &mut Chars<'_>, values: &[Value<'_>], wanted: bool, out: &mut String) -> Option<char> {
    let value = |pattern: &mut Chars<'_>| {
        let digit = pattern.next().and_then(|c| c.to_digit(10)).unwrap_or(0);
        values.get(digit as usize).copied().unwrap_or(Value::Text(""))
    };
    loop {
        match pattern.next()? {
            '\u{1}' => match value(pattern) {
                _ if !wanted => {}
                Value::Text(text) => out.push_str(text),
                Value::Number(n) => out.push_str(&n.to_string()),
            },
            '\u{2}' => {
                let by = value(pattern);
                let mut open = wanted;
                let mut end = pattern.next();
                while end == Some('\u{3}') {
                    let mut key: Option<usize> = None;
                    for digit in pattern.by_ref().map_while(|c| c.to_digit(10)) {
                        key = Some(key.unwrap_or(0) * 10 + digit as usize);
                    }
                    let fits = match (key, by) {
                        (None, _) => true,
                        (Some(key), Value::Number(n)) => key == n,
                        (Some(_), Value::Text(_)) => false,
                    };
                    end = write(pattern, values, open && fits, out);
                    open &= !fits;
                }
            }
            end @ ('\u{3}' | '\u{5}') => return Some(end),
            other if wanted => out.push(other),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_choose_their_words() {
        assert_eq!([0, 1, 5].map(|n| seeds(Lang::En, n)), ["no seeds", "one seed", "5 seeds"]);
        assert_eq!([0, 1, 5].map(|n| filling(Lang::Sw, n)), ["tupu", "kete 1", "kete 5"]);
    }

    #[test]
    fn variables_stand_where_they_belong() {
        assert_eq!(handful(Lang::En, "c1", &seeds(Lang::En, 4)), "4 seeds from c1");
        assert_eq!(over_won(Lang::Sw, "23", "Kusini", "25"), "Mchezo umekwisha: Kusini ameshinda, 25 kwa 23");
    }
}
