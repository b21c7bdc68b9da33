//! Finds the turn that decided a game, and shows it on the board.

use mbao_viewer::board_element::{Board, Side};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::AbortSignal;

#[cfg(test)]
use super::analysis::AnalysedTurn;
use super::analysis::{Analysis, STRENGTH, analyse, leads};

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

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Decisive {
    analysis: Analysis,
    /// Its place among the turns.
    at: usize,
    /// What it takes and what can then be taken from it; the same of the better turn.
    leads: [(u32, u32); 2],
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
        let Some(at) = analysis.worst() else { return Ok(None) };
        let turn = &analysis.turns[at];
        let leads = [
            leads(&analysis, turn, &turn.played, signal).await?,
            leads(&analysis, turn, &turn.best, signal).await?,
        ];
        Ok(Some(Self { analysis, at, leads }))
    }

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
        Self { analysis, at: 0, leads: [(3, 9), (5, 0)] }
    }

    /// Its number, from 1, and who played it.
    pub(crate) fn turn(&self) -> (u32, Side) {
        let turn = &self.analysis.turns[self.at];
        (turn.turn, turn.mover)
    }

    /// The chance of the player who played it before and after it, in per cent.
    pub(crate) fn chances(&self) -> [String; 2] {
        let turn = &self.analysis.turns[self.at];
        [turn.before, turn.after].map(|chance| percent(turn.mover.chance(chance)))
    }

    /// The turn as it was played and the better one, each with what it takes, and what can then be taken from it.
    pub(crate) fn both(&self) -> [(String, (u32, u32)); 2] {
        let turn = &self.analysis.turns[self.at];
        let [played, better] = [&turn.played, &turn.best].map(|actions| actions.join(" "));
        [(played, self.leads[0]), (better, self.leads[1])]
    }

    /// Lays out the board before it, and plays it.
    pub(crate) fn show(&self, board: &Board) {
        go_to(board, &self.analysis, self.at);
        board.watch_next();
    }

    /// Lays out the board before it, and shows the better turn there.
    pub(crate) fn show_better(&self, board: &Board) {
        go_to(board, &self.analysis, self.at);
        let board = board.clone();
        // If the board cannot think, it says so itself.
        spawn_local(async move { board.hint(&STRENGTH).await.unwrap_or_default() });
    }
}

pub(super) fn percent(chance: f64) -> String {
    format!("{:.0}", (100.0 * chance).round())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_the_player_who_played_it() {
        let turn = Decisive::any();
        assert_eq!((turn.turn(), turn.chances()), ((1, Side::North), ["75", "13"].map(str::to_owned)));
        assert_eq!(turn.both()[1], ("b1 x".to_owned(), (5, 0)));
    }
}
