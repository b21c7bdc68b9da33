//! The shape of an island's markup: which elements, comments and texts follow each other.
//!
//! Translators and extensions may change a page before its islands wake, and Yew would stop at markup
//! that it does not expect. So the page carries the shape that an island has; `www/scripts/islands.js`
//! finds the shape that it has now, in the same way, and empties an island whose shape has changed.

/// Elements that have no end tag.
const VOID: [&str; 14] = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track",
    "wbr",
];

/// A shape in a few characters. The markup is Yew's: well-formed, with every end tag.
pub fn shape(html: &str) -> String {
    let mut shape = Shape { hash: 0, text: false };
    let mut rest = html;
    while let Some((text, from)) = rest.split_once('<') {
        shape.text(text);
        rest = if let Some(comment) = from.strip_prefix("!--") {
            shape.add("!");
            comment.split_once("-->").map_or("", |(_, after)| after)
        } else {
            let (tag, after) = from.split_at(tag_end(from));
            let name = tag.split([' ', '/', '>']).find(|name| !name.is_empty()).unwrap_or_default();
            if !tag.starts_with('/') {
                shape.add("<");
                shape.add(name);
            }
            if tag.starts_with('/') || tag.ends_with('/') || VOID.contains(&name) {
                shape.add("/");
            }
            &after[after.len().min(1)..]
        };
    }
    shape.text(rest);
    format!("{:x}", shape.hash)
}

/// Where the `>` of a tag is: not within a quoted attribute.
fn tag_end(tag: &str) -> usize {
    let mut quoted = false;
    let ends = |c: char| {
        quoted ^= c == '"';
        c == '>' && !quoted
    };
    tag.find(ends).unwrap_or(tag.len())
}

struct Shape {
    hash: u32,
    /// Whether a text came last: neighbouring texts count as one.
    text: bool,
}

impl Shape {
    fn add(&mut self, what: &str) {
        self.text = false;
        for byte in what.bytes() {
            self.hash = (self.hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }

    /// White space is no text: Yew does not mind it.
    fn text(&mut self, text: &str) {
        if !self.text && !text.trim().is_empty() {
            self.add("t");
            self.text = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_attributes_do_not_matter() {
        let html = "<p class=\"a\">One <b>two</b></p><input value=\"1\"><br>";
        assert_eq!(shape(html), shape("\n<p>Moja <b title=\"a > b\">mbili</b></p> <input><br>"));
    }

    #[test]
    fn every_change_of_the_markup_matters() {
        let all = [
            "<p>One <b>two</b></p>",
            "<p><font><font>One</font></font> <b>two</b></p>",
            "<p>One <b>two</b></p><button></button>",
            "<p>One <b>two</b> three</p>",
            "<p>One</p><b>two</b>",
            "<p>One <i>two</i></p>",
            "<p>One <!--a--><b>two</b></p>",
            "<p>One</p>",
            "<p>One <b></b></p>",
            "<p>One <input>two</p>",
            "",
        ];
        for (at, one) in all.iter().enumerate() {
            assert!(all[..at].iter().all(|other| shape(one) != shape(other)), "{one}");
        }
    }
}
