//! Links that carry a whole game: what can be read of a file that breaks off.

use mbao_notebook::{Notebook, read as notebook};

/// How many shorter beginnings of a broken file are tried.
const TRIES: usize = 200;

/// The notebook of a file that breaks off: without what it breaks off in.
pub(super) fn begun(text: &str) -> Option<Notebook> {
    let (mut open, mut quoted, mut escaped) = (String::new(), false, false);
    // Where a value ends, and what is still open there.
    let mut ends = Vec::new();
    for (at, sign) in text.bytes().enumerate() {
        match sign {
            _ if escaped => escaped = false,
            b'\\' => escaped = quoted,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' => open.push('}'),
            b'[' => open.push(']'),
            b'}' | b']' => {
                open.pop();
                ends.push((at + 1, open.clone()));
            }
            b',' => ends.push((at, open.clone())),
            _ => {}
        }
    }
    let closed = |(at, open): (usize, String)| {
        notebook(&(text[..at].to_owned() + &open.chars().rev().collect::<String>())).ok()
    };
    ends.into_iter().rev().take(TRIES).find_map(closed)
}

#[cfg(test)]
mod tests {
    use mbao_notebook::Notebook;

    use super::*;
    use crate::notebook::files::compact;

    #[test]
    fn a_file_that_breaks_off_is_read_as_far_as_it_goes() {
        let giuthi = Notebook::of(mbao_rules::game("giuthi").expect("a game"));
        let text = compact(&giuthi);
        assert_eq!(begun(&text).as_ref(), Some(&giuthi));
        let mut answered = 0;
        for at in (0..text.len()).step_by(97) {
            let Some(read) = begun(&text[..text.floor_char_boundary(at)]) else {
                assert_eq!(answered, 0, "what was read at fewer bytes is read at {at}");
                continue;
            };
            let now = compact(&read).len();
            assert!(now + 1500 > at && now >= answered, "{at}: {now} after {answered}");
            answered = now;
            assert_eq!(read.id, "giuthi");
        }
        assert!(answered > text.len() / 2);
        assert_eq!(begun("no file"), None);
    }
}
