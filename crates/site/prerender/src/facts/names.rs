//! What games and sections are called, and how seeds are.

use mbao_content::{Card, Content, Section};
use mbao_words::{Lang, Voice};

/// The voice that speaks of the game with that id; of seeds, if it is no recorded game.
pub(crate) fn voice_of(game: &str, lang: Lang) -> Voice {
    mbao_rules::game(game).map_or_else(|_| lang.into(), |game| mbao_board::voice_for(lang, &game.appearance))
}

pub(crate) fn name_of(content: &Content, game: &str) -> String {
    content.card(game).map_or(game, Card::name).to_owned()
}

/// The name of a section in a list: `§9 Enkeshui of the Maasai`. A section that is not part of the article
/// has no number.
pub(crate) fn heading(section: &Section, lang: Lang) -> String {
    let title = &section.text(lang).title;
    number(section).map_or_else(|| title.clone(), |number| format!("{number} {title}"))
}

/// Its number in the article, such as `§9`.
pub(crate) fn number(section: &Section) -> Option<&str> {
    section.mark.starts_with('§').then_some(section.mark.as_str())
}
