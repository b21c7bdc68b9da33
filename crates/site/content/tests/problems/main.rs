//! Mistakes made in a copy of the folder, and the problems reported for them.

mod cards;
mod copy;
mod guides;
mod kiosk;
mod languages;
mod lessons;
mod lists;
mod overlays;
mod plates;
mod plays;
mod prose;
mod shows;
mod style;
mod untranslated;

use copy::{CORO, Copy};

#[test]
fn a_copy_has_no_problems() {
    Copy::new().says(&[]);
}

#[test]
fn what_cannot_be_read_hides_no_other_problem_and_starts_none() {
    Copy::new()
        .change("glossary.toml", "[[term]]", "[[term]")
        .change(CORO, " {§5}", "")
        .change("games/omweso.toml", "people.sw = \"Waganda\"", "people.sw = \"\"")
        .says(&[
            "content/games/omweso.toml:7: `people.sw` is empty",
            "content/glossary.toml:3: unclosed array table, expected `]`",
            "content/i18n/en/article/05-coro.md:18: a paragraph without the mark of its place, as in {§5}",
        ]);
}
