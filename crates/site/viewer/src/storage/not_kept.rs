//! Says that the browser does not keep what the reader does, and asks before the page is left.
//!
//! The message is not a state of the islands: they only leave it a place, so that it costs each bundle little.

use std::cell::RefCell;

use mbao_words::Lang;
use yew::{Html, html};

use super::raw;
use crate::words;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The browser allows this site to keep nothing.
    Refused,
    Full,
}

impl Why {
    pub(super) fn sentence(self, lang: Lang) -> String {
        match self {
            Self::Refused => words::not_kept_refused(lang),
            Self::Full => words::not_kept_full(lang),
        }
    }
}

thread_local! {
    /// The keys whose last change was not kept.
    static NOT_KEPT: RefCell<Vec<(&'static str, Why)>> = const { RefCell::new(Vec::new()) };
}

/// Notes whether a change was kept, and tells the page.
pub(super) fn report(key: &'static str, kept: Result<(), Why>) {
    NOT_KEPT.with_borrow_mut(|all| {
        all.retain(|(other, _)| *other != key);
        all.extend(kept.err().map(|why| (key, why)));
    });
    raw::tell(key);
    raw::say();
}

/// Why the last change under one of these keys (separated by spaces) was not kept, if it was not.
pub fn not_kept(keys: &str) -> Option<Why> {
    let concerns = |key: &str| keys.split(' ').any(|one| one == key);
    NOT_KEPT.with_borrow(|all| all.iter().find(|(key, _)| concerns(key)).map(|(_, why)| *why))
}

/// The place where a page says, from the first change under one of these keys on (separated by spaces), that the
/// browser does not keep it. `asks` is whether something would be lost with the page that could still be saved;
/// `ways` are the ways to save it.
pub fn not_kept_place(keys: &'static str, asks: bool, ways: Html) -> Html {
    html! {
        <div class="not-kept" data-keeps={keys} data-asks={asks.then_some("")} hidden=true>
            <p role="alert"></p>
            { ways }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_is_said_in_each_language() {
        let said =
            Lang::ALL.into_iter().flat_map(|lang| [Why::Refused, Why::Full].map(|why| why.sentence(lang)));
        let all: std::collections::BTreeSet<_> = said.collect();
        assert_eq!(all.len(), 2 * Lang::ALL.len());
        for key in ["one", "other"] {
            report(key, Err(Why::Full));
        }
        report("one", Ok(()));
        assert_eq!([not_kept("one"), not_kept("one other"), not_kept("the")], [None, Some(Why::Full), None]);
    }
}
