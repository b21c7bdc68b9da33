//! A line of best play: a game in which both players keep what was proved for them.

use anyhow::{Context, Result, anyhow};
use mbao_rules::{Game, Side};

use super::prove::{Claim, Prover};
use super::study::Study;
use super::table::Tablebase;
use mbao_figures::solved::Start;

/// What a player is sure to get, and the search that proved it.
pub struct Sure<'a> {
    /// The search, which remembers the positions of the proof.
    pub looking: Prover<'a>,
    /// The seeds in all, those in the store included.
    pub seeds: u8,
    /// The most turns until the table is reached.
    pub turns: u8,
}

/// The actions of a game from a start, played by South's proof and by North's.
///
/// # Errors
/// If a player finds no turn that keeps what was proved, which would be a fault of the search.
pub fn best_line(
    study: &Study,
    table: &Tablebase,
    start: &Start,
    sure: &mut [Sure<'_>; 2],
) -> Result<Vec<String>> {
    let mut game = Game::with_rules(study.rules().clone(), Some(&start.position())).map_err(as_error)?;
    while game.outcome().is_none() {
        let side = game.mover();
        let turns = u8::try_from(game.turn() - 1).unwrap_or(u8::MAX);
        let sure = &mut sure[usize::from(side == Side::North)];
        let left = sure.turns.saturating_sub(turns);
        let way = holding(study, table, &mut sure.looking, &mut game, sure.seeds, left)
            .with_context(|| format!("no turn keeps {} seeds: {}", sure.seeds, mbao_story::record(&game)))?;
        for action in way {
            game.play_text(&action).map_err(as_error)?;
        }
    }
    Ok(game.actions().iter().map(ToString::to_string).collect())
}

/// A turn after which its player still gets `claimed` seeds in all: the shortest way to the end if a table
/// knows it, else one that `looking` proves within `left` turns, this one included.
pub fn holding(
    study: &Study,
    table: &Tablebase,
    looking: &mut Prover<'_>,
    game: &mut Game,
    claimed: u8,
    left: u8,
) -> Option<Vec<String>> {
    let me = game.mover();
    let mut ways = Vec::new();
    let turn = game.turn();
    all(game, turn, &mut Vec::new(), &mut ways);
    let mut found: Option<(u8, Vec<String>)> = None;
    for way in ways {
        let mut after = game.clone();
        for action in &way {
            after.play_text(action).ok()?;
        }
        let wanted = claimed.saturating_sub(after.position().store(me));
        if let Some(outcome) = after.outcome() {
            if outcome.score[usize::from(me == Side::North)] >= u16::from(claimed) {
                return Some(way);
            }
            continue;
        }
        let mut arrangement = vec![0; study.pits()];
        study.arrangement(after.position(), &mut arrangement);
        let seeds: u8 = arrangement.iter().sum();
        if let Some(worth) = table.worth(&arrangement) {
            if seeds - worth.high >= wanted && found.as_ref().is_none_or(|(turns, _)| worth.turns < *turns) {
                found = Some((worth.turns, way));
            }
        } else if looking.holds(&arrangement, Claim { mover: false, seeds: wanted }, left.saturating_sub(1))
            == Some(true)
        {
            return Some(way);
        }
    }
    found.map(|(_, way)| way)
}

/// All ways through a turn.
fn all(game: &mut Game, turn: u32, way: &mut Vec<String>, ways: &mut Vec<Vec<String>>) {
    if game.turn() != turn || game.outcome().is_some() {
        ways.push(way.clone());
        return;
    }
    for action in game.legal_texts() {
        if game.play_text(&action).is_ok() {
            way.push(action);
            all(game, turn, way, ways);
            way.pop();
            game.undo();
        }
    }
}

fn as_error(error: impl std::fmt::Display) -> anyhow::Error {
    anyhow!("{error}")
}
