//! Games in addresses: a record as `#g=…`, in base64 with the alphabet for addresses.

/// The beginning of a fragment that carries a game.
const MARK: &str = "#g=";
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The fragment for a record.
pub fn fragment(record: &str) -> String {
    let mut text = String::from(MARK);
    for three in record.as_bytes().chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..=three.len() {
            let six = bits >> (18 - 6 * at) & 63;
            text.push(char::from(ALPHABET[six as usize]));
        }
    }
    text
}

/// The record of a fragment, if it carries one.
pub fn record(fragment: &str) -> Option<String> {
    let text = fragment.strip_prefix(MARK)?.trim_end_matches('=');
    let mut bytes = Vec::new();
    for four in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for at in 0..4 {
            let six = match four.get(at) {
                Some(letter) => ALPHABET.iter().position(|one| one == letter)?,
                None => 0,
            };
            bits = bits << 6 | u32::try_from(six).ok()?;
        }
        bytes.extend(bits.to_be_bytes().into_iter().skip(1).take(four.len().checked_sub(1)?));
    }
    String::from_utf8(bytes).ok().filter(|record| !record.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_comes_back_as_it_went() {
        for text in ["a", "ab", "abc", "Game: ndoto\nSite: Ngʼombe — Merú\n\n1. c1 x  d2\n"] {
            let fragment = fragment(text);
            assert!(
                fragment.bytes().skip(3).all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b)),
                "{fragment}"
            );
            assert_eq!(record(&fragment).as_deref(), Some(text));
        }
        assert_eq!(fragment("Game"), "#g=R2FtZQ");
    }

    #[test]
    fn what_is_none_is_none() {
        for text in ["", "#g=", "#top", "#g=R2Ft*Q", "#g=____", "#g=A"] {
            assert_eq!(record(text), None, "{text}");
        }
    }
}
