//! The voice that speaks of a game.

use mbao_words::{Lang, Voice};

/// The voice that speaks of the game with that id; of seeds, if it is no recorded game.
pub(crate) fn voice_of(game: &str, lang: Lang) -> Voice {
    mbao_rules::game(game)
        .map_or_else(|_| lang.into(), |game| mbao_board::voice(lang, game.appearance.called))
}
