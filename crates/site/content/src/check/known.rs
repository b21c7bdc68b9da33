//! What the rules know.

use mbao_rules::{Definition, GAMES};

pub(super) fn definition(game: &str) -> Option<&'static Definition> {
    GAMES.iter().copied().find(|definition| definition.id == game)
}

/// Editorial decisions that concern all games and so belong to no definition: the pit a handful came from,
/// never-ending turns, repetition.
pub(super) const GENERAL_DOUBTS: [u8; 3] = [1, 2, 3];

pub(super) fn is_doubt(number: u8) -> bool {
    GENERAL_DOUBTS.contains(&number)
        || GAMES.iter().any(|definition| definition.doubts.iter().any(|doubt| doubt.number == number))
}

pub(super) fn no_doubt(number: u8) -> String {
    format!(
        "there is no doubt {number}: take a number of `doubts` in crates/engine/rules/src/games, or add it there"
    )
}
