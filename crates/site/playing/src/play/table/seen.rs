//! What the page knows about the board, updated by the board's reports.

use std::rc::Rc;

use super::turns::{self, Turn};
use mbao_viewer::board_element::{BoardEvent, Counts, Doing, Outcome, Side, State, Watched};
use mbao_viewer::endings::Lights;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// `None` until the board has loaded, or when it could not begin.
    pub state: Option<State>,
    /// What is seen on it: while seeds move, seats count the seeds from before.
    pub watched: Watched,
    pub counts: Option<Counts>,
    /// Who played the last turn and what counted before it, once that turn has been shown.
    pub before: Option<(Side, Counts)>,
    /// Who plays this turn, and what counted when it began.
    start: Option<(Side, Counts)>,
    /// The game up to the turn that the board shows.
    pub record: String,
    /// The whole game, including the turns that were undone.
    pub whole: String,
    /// Whether something has been played here since the game began.
    pub pressed: bool,
    /// The endings of the turn on the board.
    pub lights: Lights,
    /// Turns played so far.
    pub at: usize,
    /// All turns that undo and redo can reach.
    pub turns: Rc<Vec<Turn>>,
    /// Whether the board was last changed by going back or forth.
    pub back: bool,
    /// How many games have begun.
    pub begun: u32,
    /// The number of the last game that was played to its end.
    pub over: Option<u32>,
    /// How many games were played to their end here, and how the last one ended.
    pub ended: (u32, Option<Outcome>),
    /// Whether the reader has pressed that nothing more is to be explained, since the game began.
    pub enough: bool,
}

/// What the board reported, with its state, its record and what was legal at that moment.
pub struct Report {
    pub event: BoardEvent,
    pub state: Option<State>,
    pub counts: Option<Counts>,
    pub record: String,
    pub legal: Vec<String>,
}

impl Seen {
    pub fn hear(&mut self, Report { event, state, counts, record, legal }: Report) {
        if self.watched.hear(&event, state.as_ref(), &legal) {
            self.counts = counts;
        }
        let turns = turns::turns(&record);
        self.at = turns.len();
        if matches!(event, BoardEvent::Ready) || !turns::leads(&record, &self.whole) {
            self.turns = turns.into();
            self.whole.clone_from(&record);
        }
        self.state = state;
        self.record = record;
        match &event {
            BoardEvent::Ready => {
                self.begun += 1;
                self.pressed = false;
                self.back = false;
                self.enough = false;
            }
            BoardEvent::Enough => self.enough = true,
            BoardEvent::Action(_) | BoardEvent::Doing(Doing::Asking) => self.pressed = true,
            BoardEvent::Turn => {
                self.pressed = true;
                self.back = false;
            }
            BoardEvent::Back => self.back = true,
            // Going back and forth over the end of a game counts as one end.
            BoardEvent::Over(outcome) if !self.back => {
                self.over = Some(self.begun);
                self.ended = (self.ended.0 + 1, Some(outcome.clone()));
            }
            _ => {}
        }
        // A turn's gain is counted from its beginning, so that captures in mid-turn count too.
        match event {
            BoardEvent::Turn => self.before = self.start.take(),
            BoardEvent::Ready | BoardEvent::Back => self.before = None,
            _ => {}
        }
        if matches!(event, BoardEvent::Ready | BoardEvent::Turn | BoardEvent::Back) {
            self.start = self.state.as_ref().map(|state| state.mover).zip(counts);
        }
        self.lights.hear(event, false);
    }

    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = self.state.as_ref()?.outcome.clone()?;
        let shown = self.watched.shown.as_ref().and_then(|state| state.outcome.as_ref());
        Some(Outcome { reason: shown.and_then(|outcome| outcome.reason.clone()), ..outcome })
    }

    /// Whether a new game would lose something.
    pub fn under_way(&self) -> bool {
        !self.turns.is_empty() && self.outcome().is_none()
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use mbao_viewer::board_element::Tally;

    /// A state in which South is to move in a turn with an odd number.
    pub fn state(turn: u32) -> State {
        let mover = if turn % 2 == 1 { Side::South } else { Side::North };
        let [game, setup, phase] = ["ndoto", "m", "play"].map(str::to_owned);
        State { game, setup, mover, turn, phase, ..State::default() }
    }

    pub fn record(turns: &str) -> String {
        format!("Game: ndoto\nSetup: m\n\n{turns}\n")
    }

    /// A report of a board on which a turn is under way.
    pub fn report(event: BoardEvent, turn: u32, turns: &str) -> Report {
        Report {
            event,
            state: Some(state(turn)),
            counts: None,
            record: record(turns),
            legal: vec!["c1".to_owned()],
        }
    }

    /// How a game ends that South wins.
    pub const WON: Outcome =
        Outcome { winner: Some(Side::South), score: (5, 3), points: None, by_two: true, reason: None };

    /// A report of a board on which South has won.
    pub fn over(event: BoardEvent, turns: &str) -> Report {
        let own = |store| Tally { store, ..Tally::default() };
        let tally = (own(WON.score.0), own(WON.score.1));
        let counts = Some(Counts { tally, ..Counts::default() });
        let state = State { outcome: Some(WON), ..state(3) };
        Report { event, state: Some(state), counts, record: record(turns), legal: Vec::new() }
    }

    #[test]
    fn turns_that_were_undone_are_known_until_something_else_is_played() {
        let mut seen = Seen::default();
        seen.hear(report(BoardEvent::Ready, 1, ""));
        for (turn, turns) in [(2, "1. c1"), (3, "1. c1  d2")] {
            seen.hear(report(BoardEvent::Turn, turn, turns));
        }
        seen.hear(report(BoardEvent::Back, 2, "1. c1"));
        assert_eq!((seen.at, seen.turns.len(), seen.whole == record("1. c1  d2")), (1, 2, true));
        seen.hear(report(BoardEvent::Turn, 3, "1. c1  e2"));
        assert_eq!((seen.at, seen.turns.len(), seen.whole == record("1. c1  e2")), (2, 2, true));
    }

    #[test]
    fn going_back_and_forth_over_the_end_is_one_end() {
        let mut seen = Seen::default();
        seen.hear(report(BoardEvent::Ready, 1, ""));
        for event in [BoardEvent::Turn, BoardEvent::Over(WON), BoardEvent::Back, BoardEvent::Over(WON)] {
            seen.hear(over(event, "1. c1"));
        }
        assert_eq!(seen.ended, (1, Some(WON)));
        seen.hear(report(BoardEvent::Ready, 1, ""));
        for event in [BoardEvent::Turn, BoardEvent::Over(WON)] {
            seen.hear(over(event, "1. d1"));
        }
        assert_eq!(seen.ended, (2, Some(WON)));
    }
}
