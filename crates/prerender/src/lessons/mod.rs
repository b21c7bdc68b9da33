//! Words of lessons and puzzles, and of the verdicts on turns there.

mod verdict;

use mbao_rules::definition::Called;
use mbao_words::Lang;

use crate::words::lessons;

pub(crate) use self::verdict::{missed, ruled};

/// The people's own word for seeds, in the form for that number.
pub(crate) fn seeds(called: Called, n: usize, lang: Lang) -> String {
    match called {
        Called::Seed => lessons::seed(lang, n),
        Called::Cow => lessons::seed_cow(lang, n),
        Called::Stone => lessons::seed_stone(lang, n),
        Called::Warrior => lessons::seed_warrior(lang, n),
    }
}
