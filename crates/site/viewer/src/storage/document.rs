//! A text of which each page shows one.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::{Heard, Why, listen, not_kept, raw};

/// A text under a key. Where two pages write different ones, neither is lost.
pub struct Document {
    key: &'static str,
    /// The text there when this page last read or wrote it.
    seen: RefCell<Option<String>>,
    /// Whether this page wrote that text.
    own: Cell<bool>,
}

impl Document {
    pub const fn new(key: &'static str) -> Self {
        Self { key, seen: RefCell::new(None), own: Cell::new(false) }
    }

    /// The text that another page has kept there since this page last took it up or wrote.
    pub fn news(&self) -> Option<String> {
        raw::get(self.key).filter(|text| self.seen.borrow().as_ref() != Some(text))
    }

    /// Whether the text was last written by this page, not only read: then another page's text
    /// is not the same text continued by the reader elsewhere.
    pub fn is_own(&self) -> bool {
        self.own.get()
    }

    /// From now on this page shows this text, which was there and may therefore be replaced.
    pub fn take_up(&self, text: &str) {
        self.seen.replace(Some(text.to_owned()));
        self.own.set(false);
    }

    /// Keeps a text. One that another page has kept there meanwhile is first handed to
    /// `aside`, with the text that this page had kept before, and is replaced only if `aside` returns `true`.
    pub fn keep(&self, text: &str, aside: impl FnOnce(&str, Option<&str>) -> bool) {
        let there = raw::get(self.key);
        if there.as_deref() == Some(text) {
            if self.seen.borrow().as_deref() != Some(text) {
                self.take_up(text);
            }
            not_kept::report(self.key, Ok(()));
            return;
        }
        let before = self.seen.borrow().clone();
        let other = there.filter(|there| before.as_ref() != Some(there));
        let safe = other.is_none_or(|other| aside(&other, before.as_deref()));
        let kept = if safe { raw::set(self.key, text) } else { Err(Why::Full) };
        if kept.is_ok() {
            self.seen.replace(Some(text.to_owned()));
            self.own.set(true);
        }
        not_kept::report(self.key, kept);
    }

    /// Calls `told` when this page or another has changed the text.
    pub fn listen(&self, told: impl Fn() + 'static) -> Heard {
        listen(self.key, Rc::new(told))
    }
}

#[cfg(test)]
mod tests {
    use super::super::raw::{Room, room};
    use super::*;

    const KEY: &str = "document";

    /// Keeps a text; returns what was handed over first.
    fn keep(page: &Document, text: &str) -> Option<(String, Option<String>)> {
        let mut other = None;
        page.keep(text, |there, before| {
            other = Some((there.to_owned(), before.map(str::to_owned)));
            true
        });
        other
    }

    #[test]
    fn what_another_page_wrote_is_handed_over_before_it_is_replaced() {
        let [one, other] = [Document::new(KEY), Document::new(KEY)];
        assert_eq!((keep(&one, "a"), one.news()), (None, None));
        other.take_up("a");
        assert_eq!((keep(&other, "ab"), other.is_own()), (None, true));
        assert_eq!(one.news().as_deref(), Some("ab"));
        assert_eq!(keep(&one, "ac"), Some(("ab".to_owned(), Some("a".to_owned()))));
        assert_eq!(keep(&one, "acd"), None);
        assert_eq!(keep(&other, "abb"), Some(("acd".to_owned(), Some("ab".to_owned()))));
    }

    #[test]
    fn a_page_that_takes_up_the_text_there_goes_on_with_it() {
        let [one, other] = [Document::new(KEY), Document::new(KEY)];
        keep(&one, "a");
        keep(&other, "a");
        assert!(!other.is_own(), "it was there already");
        keep(&other, "ab");
        one.take_up("ab");
        assert_eq!((one.news(), one.is_own(), keep(&one, "abc")), (None, false, None));
    }

    #[test]
    fn nothing_is_replaced_that_was_not_taken_elsewhere() {
        let [one, other] = [Document::new(KEY), Document::new(KEY)];
        keep(&one, "a");
        other.keep("b", |_, _| false);
        assert_eq!((raw::get(KEY).as_deref(), not_kept::not_kept(KEY)), (Some("a"), Some(Why::Full)));
        room(Room::Refused);
        keep(&one, "ab");
        assert_eq!(not_kept::not_kept(KEY), Some(Why::Refused));
        room(Room::Free);
        keep(&one, "abc");
        assert_eq!((raw::get(KEY).as_deref(), not_kept::not_kept(KEY)), (Some("abc"), None));
    }
}
