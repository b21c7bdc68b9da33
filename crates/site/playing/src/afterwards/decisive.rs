//! Finds the turn that decided a game, and shows it on the board.

use mbao_viewer::board_element::{Board, Side};
use wasm_bindgen::JsValue;
use web_sys::AbortSignal;

#[cfg(test)]
use super::analysis::AnalysedTurn;
use super::analysis::{Analysis, analyse};

/// Goes back or forth on a board until `to` turns of this game are played.
pub(super) fn go_to(board: &Board, analysis: &Analysis, to: usize) {
    let Some(turn) =
        analysis.turns.get(to).map(|turn| turn.turn).or(analysis.turns.last().map(|last| last.turn + 1))
    else {
        return;
    };
    let played =
        |board: &Board| board.state().map_or(turn, |state| state.turn + u32::from(state.outcome.is_some()));
    let among = |board: &Board| board.state().is_some_and(|state| state.pending.is_some());
    while (played(board) > turn || among(board)) && board.undo() {}
    while (played(board) < turn || among(board)) && board.redo() {}
}

/// The turn that decided a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Decisive {
    analysis: Analysis,
    /// Its place among the turns.
    at: usize,
}

impl Decisive {
    /// Looks for it in the game on a board; `None` if no turn changed much. `progress` is called with how many turns
    /// are done and how many there are.
    ///
    /// # Errors
    /// The computer players cannot be fetched, or the signal's reason if it was aborted.
    pub(crate) async fn find(
        board: &Board,
        signal: &AbortSignal,
        progress: impl Fn(u32, u32),
    ) -> Result<Option<Self>, JsValue> {
        let analysis = analyse(board, signal, progress).await?;
        Ok(analysis.worst().map(|at| Self { analysis, at }))
    }

    /// One for tests.
    #[cfg(test)]
    pub(crate) fn any() -> Self {
        let turn = AnalysedTurn {
            turn: 1,
            mover: Side::North,
            played: vec!["a1".to_owned()],
            best: vec!["b1".to_owned(), "x".to_owned()],
            before: 0.25,
            after: 0.875,
        };
        let analysis = Analysis {
            game: "ndoto".to_owned(),
            record: String::new(),
            turns: vec![turn],
            computers: Vec::new(),
        };
        Self { analysis, at: 0 }
    }

    /// Its number, from 1, and who played it.
    pub(crate) fn turn(&self) -> (u32, Side) {
        let turn = &self.analysis.turns[self.at];
        (turn.turn, turn.mover)
    }

    /// The chance of the player who played it before and after it, in per cent.
    pub(crate) fn chances(&self) -> [String; 2] {
        let turn = &self.analysis.turns[self.at];
        let own = |chance| if turn.mover == Side::South { chance } else { 1.0 - chance };
        [turn.before, turn.after].map(|chance| percent(own(chance)))
    }

    /// What would have been better.
    pub(crate) fn better(&self) -> String {
        self.analysis.turns[self.at].best.join(" ")
    }

    pub(crate) fn show(&self, board: &Board) {
        go_to(board, &self.analysis, self.at + 1);
        board.replay();
    }
}

/// A chance as a whole number of per cent.
pub(super) fn percent(chance: f64) -> String {
    format!("{:.0}", (100.0 * chance).round())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_the_player_who_played_it() {
        let turn = Decisive::any();
        assert_eq!(
            (turn.turn(), turn.chances(), turn.better()),
            ((1, Side::North), ["75", "13"].map(str::to_owned), "b1 x".to_owned())
        );
    }
}
