//! Words that a page brings along, so that whoever reads in one language does not pay for the others.

use core::cell::Cell;
use std::string::String;
use std::thread_local;

use crate::Lang;
use crate::say::piece;

/// Ends each part of brought words: in turn the mark of a file, and its patterns.
pub(crate) const BESIDE: char = '\u{1e}';

thread_local! {
    static BROUGHT: Cell<[&'static str; Lang::ALL.len()]> = const { Cell::new([""; Lang::ALL.len()]) };
}

/// Brings the words of a language, as [`apart`](crate::apart) has written them for some files; they are kept for good.
/// Those of the first language are said for a file that is not among them, that was cut short, or that another build has
/// written.
pub fn bring(lang: Lang, words: String) {
    let mut all = BROUGHT.get();
    if all[lang as usize] != words {
        all[lang as usize] = words.leak();
        BROUGHT.set(all);
    }
}

/// The words of a file in a program that has them in the first language only.
#[derive(Debug)]
pub struct Apart {
    mark: &'static str,
    first: &'static str,
}

impl Apart {
    /// The patterns of the first language, and the mark by which those of others are found.
    #[must_use]
    pub const fn new(mark: &'static str, first: &'static str) -> Self {
        Self { mark, first }
    }

    /// The patterns in a language.
    #[must_use]
    pub fn words(&self, lang: Lang) -> &'static str {
        let part = |at| piece(BROUGHT.get()[lang as usize], at, BESIDE as u8);
        let mut at = 0;
        // What has no end was cut short.
        while let (Some(mark), Some(words), Some(_)) = (part(at), part(at + 1), part(at + 2)) {
            if mark == self.mark {
                return words;
            }
            at += 2;
        }
        self.first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_said_once_they_are_brought_and_the_first_languages_for_what_was_not() {
        let [play, read] = [Apart::new("play 1", "Play"), Apart::new("read 1", "Read")];
        let said = || [Lang::En, Lang::Sw].map(|lang| [play.words(lang), read.words(lang)]);
        assert_eq!(said(), [["Play", "Read"], ["Play", "Read"]]);
        bring(Lang::Sw, "read 1\u{1e}Soma\u{1e}play 2\u{1e}Cheza\u{1e}".into());
        assert_eq!(said(), [["Play", "Read"], ["Play", "Soma"]]);
        for cut in ["read 1", "", "\u{1e}", "read 1 Soma", "read 1\u{1e}So"] {
            bring(Lang::Sw, cut.into());
            assert_eq!(said()[1], ["Play", "Read"], "{cut:?}");
        }
    }
}
