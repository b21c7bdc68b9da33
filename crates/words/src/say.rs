//! What interprets the patterns that Fluent messages are compiled to.

use alloc::string::{String, ToString};

use core::str::Chars;

/// What a variable of a message stands for.
#[derive(Clone, Copy)]
pub enum Value<'a> {
    /// Words.
    Text(&'a str),
    /// A number, which may choose words.
    Number(usize),
}

/// A compiled pattern with its variables filled in.
#[must_use]
pub fn say(pattern: &str, values: &[Value<'_>]) -> String {
    let mut out = String::new();
    write(&mut pattern.chars(), values, true, &mut out);
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
