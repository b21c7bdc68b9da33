//! What pages and files tell, before any markup: worked out from the content and the rules.

pub(crate) mod affinities;
pub(crate) mod bases;
pub(crate) mod beside;
pub(crate) mod bibliography;
pub(crate) mod decisions;
pub(crate) mod features;
pub(crate) mod files;
pub(crate) mod labels;
pub(crate) mod names;
pub(crate) mod numbers;
pub(crate) mod played;
pub(crate) mod profile;
pub(crate) mod verdicts;

use anyhow::{Context, Result};
use mbao_rules::Definition;

/// The definition of a game.
pub(crate) fn definition(game: &str) -> Result<&'static Definition> {
    mbao_rules::game(game).with_context(|| format!("the game {game}"))
}
