//! Analyses a game turn by turn, in the computer player's worker.

use mbao_viewer::board_element::{Board, Side};
use mbao_viewer::library::{Game, Thinking};
use wasm_bindgen::JsValue;
use web_sys::AbortSignal;

/// How strongly turns are analysed.
pub(super) const STRENGTH: Thinking = Thinking { level: 5, nodes: 8000 };

/// A turn that costs at least this much of the winning chance counts as a turning point.
const LEAST: f64 = 0.1;
/// The most turning points that are named.
const MOST: usize = 6;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct AnalysedTurn {
    /// Its number, from 1.
    pub turn: u32,
    pub mover: Side,
    /// The actions of the turn, with its choices.
    pub played: Vec<String>,
    /// Those of the best turn.
    pub best: Vec<String>,
    /// South's winning chance before the turn and after it, 0 to 1.
    pub before: f64,
    pub after: f64,
}

impl AnalysedTurn {
    /// How much of their winning chance the mover lost.
    pub fn loss(&self) -> f64 {
        self.mover.of((self.before - self.after, self.after - self.before))
    }

    /// Whether the turn that was played is not the best one.
    fn differs(&self) -> bool {
        // An unfinished turn at the end of a game is compared as far as it went.
        !self.played.starts_with(&self.best)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Analysis {
    pub game: String,
    pub record: String,
    pub turns: Vec<AnalysedTurn>,
    /// Sides that the computer plays: it would play their turns itself again.
    pub computers: Vec<Side>,
}

impl Analysis {
    /// South's winning chance after the last turn.
    pub fn last(&self) -> f64 {
        self.turns.last().map_or(0.5, |turn| turn.after)
    }

    /// South's chance before each turn and at the end, smoothed over two plies, because the computer
    /// does not look equally far ahead at every ply. The end is not smoothed.
    pub fn smoothed(&self) -> Vec<f64> {
        let chances: Vec<f64> = self.turns.iter().map(|turn| turn.before).chain([self.last()]).collect();
        let last = chances.len() - 1;
        let two = |at: usize| {
            if at == last { chances[at] } else { f64::midpoint(chances[at], chances[at + 1]) }
        };
        // The value next to the end is not smoothed, so that a game decided by its last turn shows it.
        (0..=last).map(|at| if at + 1 == last { chances[at] } else { two(at) }).collect()
    }

    /// The place of the turn that cost most.
    pub fn worst(&self) -> Option<usize> {
        let points = self.turning_points();
        points.into_iter().max_by(|&one, &other| self.turns[one].loss().total_cmp(&self.turns[other].loss()))
    }

    /// The places of the turns that cost most, in the order of the game.
    pub fn turning_points(&self) -> Vec<usize> {
        let turns = &self.turns;
        let counts = |at: &usize| turns[*at].loss() >= LEAST && turns[*at].differs();
        let mut points: Vec<usize> = (0..turns.len()).filter(counts).collect();
        points.sort_by(|&one, &other| turns[other].loss().total_cmp(&turns[one].loss()));
        points.truncate(MOST);
        points.sort_unstable();
        points
    }
}

/// South's chance in a game as it stands: its result, or the computer's estimate.
pub(crate) async fn chance(game: &Game, how: Thinking, signal: &AbortSignal) -> Result<f64, JsValue> {
    let state = game.state()?;
    if let Some(outcome) = state.outcome {
        return Ok(outcome.chance());
    }
    let value = game.suggest(how, signal).await?.map_or(0.5, |suggestion| suggestion.value);
    Ok(state.mover.chance(value))
}

/// Analyses all turns of the game on a board; `progress` is called with how many are done and how many there
/// are.
pub(super) async fn analyse(
    board: &Board,
    signal: &AbortSignal,
    progress: impl Fn(u32, u32),
) -> Result<Analysis, JsValue> {
    let state = board.state().ok_or("no game has begun")?;
    let record = board.record();
    let game = Game::replay(&state.game, &record).await?;
    let state = game.state()?;
    let played = if state.outcome.is_some() { state.turn } else { state.turn - 1 };
    let mut values = Vec::new();
    for turn in 1..=played {
        progress(turn - 1, played);
        values.extend(game.analyse(turn, STRENGTH, signal).await?);
    }
    progress(played, played);
    let last = chance(&game, STRENGTH, signal).await?;
    let after: Vec<f64> = values.iter().skip(1).map(|value| value.value).chain([last]).collect();
    let turns = values.into_iter().zip(after).map(|(value, after)| AnalysedTurn {
        turn: value.turn,
        mover: value.mover,
        played: value.played_turn,
        best: value.best_turn,
        before: value.value,
        after,
    });
    let computer = |side: &str| board.attribute(side).is_some_and(|player| player.starts_with("computer"));
    let sides = [("south", Side::South), ("north", Side::North)].into_iter();
    let computers = sides.filter(|(name, _)| computer(name)).map(|(_, side)| side).collect();
    Ok(Analysis { game: state.game, record, turns: turns.collect(), computers })
}

async fn before(analysis: &Analysis, turn: u32) -> Result<Game, JsValue> {
    let game = Game::replay(&analysis.game, &analysis.record).await?;
    while game.state()?.turn >= turn && game.undo()? {}
    while game.state()?.turn < turn && game.redo()? {}
    Ok(game)
}

/// What a turn of a game takes, and what can then be taken from it.
pub(super) async fn leads(
    analysis: &Analysis,
    turn: &AnalysedTurn,
    actions: &[String],
    signal: &AbortSignal,
) -> Result<(u32, u32), JsValue> {
    let game = before(analysis, turn.turn).await?;
    let gains = |actions: &[String], by: Side| {
        let won = game.counts()?.won(by);
        for action in actions {
            game.play(action)?;
        }
        Ok::<u32, JsValue>(game.counts()?.won(by).saturating_sub(won))
    };
    let takes = gains(actions, turn.mover)?;
    let next = game.state()?;
    // Where the same player goes on, or the game is over, nothing is taken back.
    let answer = if next.outcome.is_none() && next.mover != turn.mover {
        game.suggest(STRENGTH, signal).await?
    } else {
        None
    };
    let gives = answer.map_or(Ok(0), |answer| gains(&answer.turn, next.mover))?;
    Ok((takes, gives))
}

pub(super) async fn record_before(analysis: &Analysis, turn: u32) -> Result<String, JsValue> {
    before(analysis, turn).await?.record()
}

/// Two records up to the end of a turn: with the turn as it was played, and with the better one.
pub(super) async fn two_records(analysis: &Analysis, turn: &AnalysedTurn) -> Result<[String; 2], JsValue> {
    let played = before(analysis, turn.turn).await?;
    for action in &turn.played {
        played.play(action)?;
    }
    let better = before(analysis, turn.turn).await?;
    for action in &turn.best {
        better.play(action)?;
    }
    Ok([played.record()?, better.record()?])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(turn: u32, mover: Side, best: &str, before: f64, after: f64) -> AnalysedTurn {
        AnalysedTurn {
            turn,
            mover,
            played: vec!["a1".to_owned()],
            best: best.split(' ').map(str::to_owned).collect(),
            before,
            after,
        }
    }

    fn analysis(turns: Vec<AnalysedTurn>) -> Analysis {
        Analysis { game: "ndoto".to_owned(), record: String::new(), turns, computers: Vec::new() }
    }

    #[test]
    fn turns_that_cost_much_are_turning_points() {
        let analysis = analysis(vec![
            turn(1, Side::South, "b1", 0.7, 0.5),
            turn(2, Side::North, "b2", 0.5, 0.9),
            turn(3, Side::South, "b1", 0.9, 0.81),
            // This was good for the player.
            turn(4, Side::North, "b2", 0.8, 0.5),
            // There was nothing better.
            turn(5, Side::South, "a1", 0.5, 0.2),
        ]);
        assert_eq!(analysis.turning_points(), [0, 1]);
        assert!((analysis.last() - 0.2).abs() < 1e-9);
    }

    /// The first pit is the same, the choice after it is not.
    #[test]
    fn a_capture_that_was_left_alone_is_a_turning_point() {
        let mut left = turn(1, Side::South, "a1 x", 0.94, 0.01);
        left.played.push("o".to_owned());
        let mut taken = turn(2, Side::North, "a1 x", 0.01, 0.3);
        taken.played.push("x".to_owned());
        let analysis = analysis(vec![left, taken]);
        assert_eq!(analysis.turning_points(), [0]);
        assert_eq!(analysis.worst(), Some(0));
    }

    #[test]
    fn the_curve_is_smoothed_over_two_plies_and_keeps_its_end() {
        let analysis = analysis(vec![
            turn(1, Side::South, "b1", 0.5, 0.7),
            turn(2, Side::North, "b1", 0.7, 0.5),
            turn(3, Side::South, "b1", 0.5, 0.9),
            turn(4, Side::North, "b1", 0.9, 1.0),
        ]);
        let curve: Vec<String> =
            analysis.smoothed().iter().map(|chance| format!("{:.0}", 100.0 * chance)).collect();
        assert_eq!(curve, ["60", "60", "70", "90", "100"]);
    }

    #[test]
    fn only_the_weightiest_are_named_in_the_order_of_the_game() {
        let turns = (1..=9).map(|at| turn(at, Side::South, "b1", 1.0, 0.9 - 0.05 * f64::from(at)));
        let analysis = analysis(turns.collect());
        assert_eq!(analysis.turning_points(), [3, 4, 5, 6, 7, 8]);
        assert!((analysis.turns[8].loss() - 0.55).abs() < 1e-9);
    }
}
