//! Words of lessons and puzzles, and of the verdicts on turns there.

mod verdict;
#[allow(clippy::similar_names)] // Variables are named as in the messages.
pub(crate) mod words {
    //! Compiled from `content/i18n/*/lessons.ftl`.

    include!(concat!(env!("OUT_DIR"), "/lessons.rs"));
}

use mbao_rules::definition::Called;
use mbao_words::Lang;

pub(crate) use self::verdict::{missed, ruled};

/// The people's own word for seeds, in the form for that number.
pub(crate) fn seeds(called: Called, n: usize, lang: Lang) -> String {
    match called {
        Called::Seed => words::seed(lang, n),
        Called::Cow => words::seed_cow(lang, n),
        Called::Stone => words::seed_stone(lang, n),
        Called::Warrior => words::seed_warrior(lang, n),
    }
}
