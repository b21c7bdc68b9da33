//! What the rules and the sources know.

use mbao_rules::Definition;

use super::prelude::*;

pub(super) fn definition(game: &str) -> Option<&'static Definition> {
    GAMES.iter().copied().find(|definition| definition.id == game)
}

/// Every game in this list is in the rules.
pub(super) fn games<T>(of: &Read<T>, games: &[String], problems: &mut Problems) {
    for (index, game) in games.iter().enumerate().filter(|(_, game)| definition(game).is_none()) {
        problems.at(of, &format!("games.{index}"), format!("the rules have no game \"{game}\""));
    }
}

/// Every source in this list is there.
pub(super) fn sources<T>(of: &Read<T>, ids: &[String], content: &Content, problems: &mut Problems) {
    let known = |id: &String| content.sources.iter().any(|source| source.id == *id);
    for (index, id) in ids.iter().enumerate().filter(|(_, id)| !known(id)) {
        problems.at(of, &format!("sources.{index}"), format!("there is no source \"{id}\""));
    }
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
