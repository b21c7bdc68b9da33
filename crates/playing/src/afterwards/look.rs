//! A game looked at turn by turn, in the computer player's worker.

use mbao_viewer::board_element::{Board, Side};
use mbao_viewer::library::{Game, Thinking};
use wasm_bindgen::JsValue;
use web_sys::AbortSignal;

/// How well it is looked, and what a hint is asked for with.
pub(super) const HOW: Thinking = Thinking { level: 5, nodes: 8000 };

/// A turn counts as a turning point from this much of the chance to win.
const LEAST: f64 = 0.1;
/// Turning points that are named.
const MOST: usize = 6;

/// A turn that was looked at.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Looked {
    /// Its number, from 1.
    pub turn: u32,
    pub mover: Side,
    pub played: String,
    /// What looked best.
    pub best: String,
    /// South's chance to win before the turn and after it, 0 to 1.
    pub before: f64,
    pub after: f64,
}

impl Looked {
    /// What the mover lost of the own chance to win.
    pub fn loss(&self) -> f64 {
        match self.mover {
            Side::South => self.before - self.after,
            Side::North => self.after - self.before,
        }
    }
}

/// A game that was looked at.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Found {
    /// Id of the game.
    pub game: String,
    pub record: String,
    pub turns: Vec<Looked>,
    /// Sides that the computer played: their turns would be played by it again.
    pub computers: Vec<Side>,
}

impl Found {
    /// South's chance to win after the last turn.
    pub fn last(&self) -> f64 {
        self.turns.last().map_or(0.5, |turn| turn.after)
    }

    /// The turns that cost most, by their places, in the order of the game.
    pub fn turning_points(&self) -> Vec<usize> {
        let turns = &self.turns;
        let counts = |at: &usize| turns[*at].loss() >= LEAST && turns[*at].played != turns[*at].best;
        let mut points: Vec<usize> = (0..turns.len()).filter(counts).collect();
        points.sort_by(|&one, &other| turns[other].loss().total_cmp(&turns[one].loss()));
        points.truncate(MOST);
        points.sort_unstable();
        points
    }
}

/// South's chance after the last turn: how the game ended, or what is thought of it now.
async fn at_last(game: &Game, signal: &AbortSignal) -> Result<f64, JsValue> {
    let state = game.state()?;
    if let Some(outcome) = state.outcome {
        return Ok(match outcome.winner {
            Some(Side::South) => 1.0,
            Some(Side::North) => 0.0,
            None => 0.5,
        });
    }
    let value = game.suggest(HOW, signal).await?.map_or(0.5, |suggestion| suggestion.value);
    Ok(match state.mover {
        Side::South => value,
        Side::North => 1.0 - value,
    })
}

/// Looks at all turns of the game on a board, and tells before each how many are done and how many there are.
pub(super) async fn look_at(
    board: &Board,
    signal: &AbortSignal,
    told: impl Fn(u32, u32),
) -> Result<Found, JsValue> {
    let state = board.state().ok_or("no game has begun")?;
    let record = board.record();
    let game = Game::replay(&state.game, &record).await?;
    let state = game.state()?;
    let played = if state.outcome.is_some() { state.turn } else { state.turn - 1 };
    let mut values = Vec::new();
    for turn in 1..=played {
        told(turn - 1, played);
        values.extend(game.analyse(turn, HOW, signal).await?);
    }
    told(played, played);
    let last = at_last(&game, signal).await?;
    let after: Vec<f64> = values.iter().skip(1).map(|value| value.value).chain([last]).collect();
    let turns = values.into_iter().zip(after).map(|(value, after)| Looked {
        turn: value.turn,
        mover: value.mover,
        played: value.played,
        best: value.best,
        before: value.value,
        after,
    });
    let computer = |side: &str| board.attribute(side).is_some_and(|player| player.starts_with("computer"));
    let sides = [("south", Side::South), ("north", Side::North)].into_iter();
    let computers = sides.filter(|(name, _)| computer(name)).map(|(_, side)| side).collect();
    Ok(Found { game: state.game, record, turns: turns.collect(), computers })
}

/// The record of a game up to a turn.
pub(super) async fn record_before(found: &Found, turn: u32) -> Result<String, JsValue> {
    let game = Game::replay(&found.game, &found.record).await?;
    while game.state()?.turn >= turn && game.undo()? {}
    while game.state()?.turn < turn && game.redo()? {}
    game.record()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(turn: u32, mover: Side, best: &str, before: f64, after: f64) -> Looked {
        Looked { turn, mover, played: "a1".to_owned(), best: best.to_owned(), before, after }
    }

    fn found(turns: Vec<Looked>) -> Found {
        Found { game: "ndoto".to_owned(), record: String::new(), turns, computers: Vec::new() }
    }

    #[test]
    fn turns_that_cost_much_are_turning_points() {
        let found = found(vec![
            turn(1, Side::South, "b1", 0.7, 0.5),
            turn(2, Side::North, "b2", 0.5, 0.9),
            turn(3, Side::South, "b1", 0.9, 0.81),
            // Good for who played.
            turn(4, Side::North, "b2", 0.8, 0.5),
            // There was nothing better.
            turn(5, Side::South, "a1", 0.5, 0.2),
        ]);
        assert_eq!(found.turning_points(), [0, 1]);
        assert!((found.last() - 0.2).abs() < 1e-9);
    }

    #[test]
    fn only_the_weightiest_are_named_in_the_order_of_the_game() {
        let turns = (1..=9).map(|at| turn(at, Side::South, "b1", 1.0, 0.9 - 0.05 * f64::from(at)));
        let found = found(turns.collect());
        assert_eq!(found.turning_points(), [3, 4, 5, 6, 7, 8]);
        assert!((found.turns[8].loss() - 0.55).abs() < 1e-9);
    }
}
