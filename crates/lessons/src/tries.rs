//! Every turn of a task, judged.

use mbao_rules::Game;

use crate::goal::Goal;
use crate::judge::{Miss, judge};
use crate::turns::{Turn, Uncounted, turns};

/// A turn and its verdict.
#[derive(Clone, Debug)]
pub struct Try {
    /// The turn.
    pub turn: Turn,
    /// Success if it reaches the goal, or else what it misses.
    pub verdict: Result<(), Miss>,
}

/// Every turn from a point of a game, judged by a goal.
///
/// # Errors
/// [`Uncounted`].
pub fn tries(goal: &Goal, game: &Game) -> Result<Vec<Try>, Uncounted> {
    let judged = turns(game)?.into_iter().map(|turn| {
        let verdict = judge(goal, game, &turn);
        Try { turn, verdict }
    });
    Ok(judged.collect())
}
