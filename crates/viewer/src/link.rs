//! What addresses carry: `#g=` and bytes, in base64 with the alphabet for addresses.
//!
//! Messengers and mail programs cut links short, break them into lines, and take the signs that follow for a
//! part of them. So the bytes begin with their form, their number and a check sum: what is missing or changed
//! is noticed, and what follows is ignored. In links of before, the bytes are the text or its deflated form
//! alone; those are still read.

pub mod packed;

/// The beginning of what an address carries; programs that meddle with addresses write signs by number.
const MARKS: [&str; 4] = ["#g=", "#g%3D", "%23g=", "%23g%3D"];
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// The bytes before the content: its form, its length (three bytes), its check sum (four).
const HEAD: usize = 8;

/// What form the bytes of a link have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A link of before does not say.
    Old,
    /// A text.
    Plain,
    /// A text, deflated without a header.
    Deflated,
}

impl Form {
    /// Its sign. No text begins with these bytes, and no deflated one: they name a block that there is not.
    const fn sign(self) -> u8 {
        match self {
            Self::Old => 0,
            Self::Plain => 6,
            Self::Deflated => 7,
        }
    }
}

/// How much of a link arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrived {
    /// All of it; of a link of before, perhaps less.
    Whole,
    /// Only its beginning.
    Cut,
    /// Something else than was sent.
    Changed,
}

/// What a link carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// The bytes that are there.
    pub bytes: Vec<u8>,
    /// Their form.
    pub form: Form,
    /// Whether they are all.
    pub arrived: Arrived,
}

impl Carried {
    fn of(mut bytes: Vec<u8>) -> Self {
        let forms = [Form::Plain, Form::Deflated];
        let Some(form) = forms.into_iter().find(|form| bytes.first() == Some(&form.sign())) else {
            let arrived = if bytes.is_empty() { Arrived::Cut } else { Arrived::Whole };
            return Self { bytes, form: Form::Old, arrived };
        };
        let content = bytes.split_off(HEAD.min(bytes.len()));
        let mut carried = Self { bytes: content, form, arrived: Arrived::Cut };
        let &[_, a, b, c, ref sum @ ..] = &bytes[..] else { return carried };
        let length = u32::from_be_bytes([0, a, b, c]) as usize;
        if sum.len() == 4 && carried.bytes.len() >= length {
            carried.bytes.truncate(length);
            let same = check_sum(&carried.bytes).to_be_bytes() == sum;
            carried.arrived = if same { Arrived::Whole } else { Arrived::Changed };
        }
        carried
    }

    /// The text that is there, if it is not deflated.
    pub fn text(&self) -> Option<&str> {
        // A link of before does not say its form: no record has such signs.
        let strange = |byte: &u8| *byte < 32 && !b"\t\n\r".contains(byte);
        if self.form == Form::Deflated || self.form == Form::Old && self.bytes.iter().any(strange) {
            return None;
        }
        // The last letter may be cut, too.
        match (std::str::from_utf8(&self.bytes), self.arrived) {
            (Ok(text), _) => Some(text),
            (Err(_), Arrived::Whole) => None,
            (Err(error), _) => std::str::from_utf8(&self.bytes[..error.valid_up_to()]).ok(),
        }
    }
}

/// A number that changes with any of the bytes (FNV-1a).
pub fn check_sum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// The fragment of an address that carries a text as it is.
pub fn fragment(text: &str) -> String {
    written(Form::Plain, text.as_bytes())
}

/// The address at which the studio, at `studio`, opens a record to make a story of it.
pub fn to_make(studio: &str, record: &str) -> String {
    format!("{studio}?make{}", fragment(record))
}

/// The fragment of an address that carries a deflated text.
pub fn deflated(bytes: &[u8]) -> String {
    written(Form::Deflated, bytes)
}

fn written(form: Form, content: &[u8]) -> String {
    let length = u32::try_from(content.len()).unwrap_or(u32::MAX).to_be_bytes();
    let mut bytes = vec![form.sign()];
    bytes.extend(&length[1..]);
    bytes.extend(check_sum(content).to_be_bytes());
    bytes.extend(content);
    let mut text = String::from(MARKS[0]);
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..=three.len() {
            let six = bits >> (18 - 6 * at) & 63;
            text.push(char::from(ALPHABET[six as usize]));
        }
    }
    text
}

/// What an address, or a message with a link in it, carries.
pub fn carried(text: &str) -> Option<Carried> {
    let after = MARKS.iter().find_map(|mark| text.split_once(mark)).map(|(_, after)| after)?;
    let found = Carried::of(decoded(after, false));
    if found.arrived == Arrived::Cut {
        // A mail program may have broken the line.
        let joined = Carried::of(decoded(after, true));
        if joined.form != Form::Old && joined.arrived == Arrived::Whole {
            return Some(joined);
        }
    }
    Some(found)
}

/// The bytes that letters stand for, up to another sign; with `lines`, across the ends of lines.
fn decoded(text: &str, lines: bool) -> Vec<u8> {
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_usize, 0);
    for letter in text.bytes() {
        let Some(six) = ALPHABET.iter().position(|one| *one == letter) else {
            if lines && (letter.is_ascii_whitespace() || letter == b'>') {
                continue;
            }
            break;
        };
        bits = bits << 6 | six;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count).to_le_bytes()[0]);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "Game: ndoto\nSite: Ngʼombe — Merú\n\n1. c1 x  d2\n";

    fn whole(text: &str) -> Option<String> {
        let carried = carried(text)?;
        (carried.arrived == Arrived::Whole).then(|| carried.text().map(str::to_owned))?
    }

    #[test]
    fn a_text_comes_back_as_it_went() {
        for text in ["", "a", "ab", "abc", RECORD] {
            let fragment = fragment(text);
            assert!(
                fragment.bytes().skip(3).all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b)),
                "{fragment}"
            );
            assert_eq!(whole(&fragment).as_deref(), Some(text));
        }
        let deflated = carried(&deflated(&[1, 2, 255]));
        let expected = Carried { bytes: vec![1, 2, 255], form: Form::Deflated, arrived: Arrived::Whole };
        assert_eq!(deflated, Some(expected));
    }

    #[test]
    fn links_of_before_are_read() {
        let old = carried("#g=R2FtZTogbmRvdG8KCjEuIGMxCg").expect("a link");
        assert_eq!((old.form, old.text()), (Form::Old, Some("Game: ndoto\n\n1. c1\n")));
        assert_eq!(
            carried("#g=R2FtZQ==.").and_then(|old| old.text().map(str::to_owned)).as_deref(),
            Some("Game")
        );
        assert_eq!(carried("#g=____").expect("a link").text(), None);
    }

    #[test]
    fn what_surrounds_a_link_is_ignored() {
        let fragment = fragment(RECORD);
        for after in [
            "",
            ".",
            ")",
            " ",
            "\n",
            "\u{a0}x",
            "&utm_source=chat",
            "more",
            "?",
            ">",
            "/",
            "%20",
            "…",
            "#g=x",
            "\u{200b}",
        ] {
            let message = format!("See https://mbao.example/play/ndoto/{fragment}{after}");
            assert_eq!(whole(&message).as_deref(), Some(RECORD), "{after}");
        }
        for mark in &MARKS[1..] {
            assert_eq!(whole(&fragment.replacen("#g=", mark, 1)).as_deref(), Some(RECORD), "{mark}");
        }
        let (one, other) = fragment.split_at(40);
        for between in ["\n", "\r\n> ", " "] {
            assert_eq!(whole(&format!("{one}{between}{other}")).as_deref(), Some(RECORD), "{between}");
        }
    }

    #[test]
    fn what_is_cut_or_changed_is_noticed_wherever_it_is() {
        let fragment = fragment(RECORD);
        for at in 3..fragment.len() {
            let cut = carried(&fragment[..at]).expect("a link");
            let rest = cut.text().expect("a text");
            assert_eq!(cut.arrived, Arrived::Cut, "{at}");
            assert!(RECORD.starts_with(rest) && rest.len() + 12 >= (at - 3) * 3 / 4, "{at}: {rest}");
            // Words that follow do not fill the gap.
            let followed = carried(&format!("{} and so on, and so on, and so on", &fragment[..at]));
            assert_ne!(followed.expect("a link").arrived, Arrived::Whole, "{at}");
            let other = if fragment.as_bytes()[at] == b'A' { "B" } else { "A" };
            assert_eq!(whole(&format!("{}{other}{}", &fragment[..at], &fragment[at + 1..])), None, "{at}");
        }
    }

    #[test]
    fn what_carries_nothing_is_none() {
        for text in ["", "#top", "#g", "c1", "https://mbao.example/?g=R2FtZQ"] {
            assert_eq!(carried(text), None, "{text}");
        }
    }
}
