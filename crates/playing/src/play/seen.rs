//! What the page knows about the board, updated by the board's reports.

use std::rc::Rc;

use yew::{Reducible, UseReducerHandle, hook, use_effect_with, use_reducer, use_state_eq};

use super::record::{self, Turn};
use mbao_viewer::board_element::{Board, BoardEvent, Outcome, State};
use mbao_viewer::endings::Lights;

/// What the board is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Doing {
    /// It waits for the next action.
    #[default]
    Waits,
    /// An action is being shown, or is shown on trial and not yet kept.
    Acts,
    /// It waits for a part that did not arrive, such as the computer player.
    Lacks,
}

/// What the page knows about the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    /// `None` until the board has loaded, or when it could not begin.
    pub state: Option<State>,
    /// The last state that has been shown completely: while seeds move, seats count the seeds from before.
    pub settled: Option<State>,
    /// The state before the last turn, once that turn has been shown.
    pub before: Option<State>,
    /// The state when this turn began.
    start: Option<State>,
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
    pub turns: Vec<Turn>,
    pub doing: Doing,
    /// Whether the board was last changed by going back or forth.
    back: bool,
    /// How many games have begun.
    pub begun: u32,
    /// How many games were played to their end here, and how the last one ended.
    pub ended: (u32, Option<Outcome>),
}

/// What the board reported, with its state and record at that moment.
pub(super) struct Report {
    event: BoardEvent,
    state: Option<State>,
    record: String,
}

impl Reducible for Seen {
    type Action = Report;

    fn reduce(self: Rc<Self>, report: Report) -> Rc<Self> {
        let mut new = (*self).clone();
        let turns = record::turns(&report.record);
        new.at = turns.len();
        if matches!(report.event, BoardEvent::Ready) || !record::leads(&turns, &new.turns) {
            new.turns = turns;
            new.whole.clone_from(&report.record);
        }
        new.lights.hear(report.event.clone(), false);
        new.state = report.state;
        new.record = report.record;
        match &report.event {
            BoardEvent::Ready => {
                new.begun += 1;
                new.doing = Doing::Waits;
                new.pressed = false;
                new.back = false;
                new.settled = None;
            }
            BoardEvent::Action(_) => {
                new.doing = Doing::Acts;
                new.pressed = true;
            }
            BoardEvent::Turn => {
                new.doing = Doing::Waits;
                new.pressed = true;
                new.back = false;
            }
            BoardEvent::Choice => new.doing = Doing::Waits,
            BoardEvent::Back => {
                new.doing = Doing::Waits;
                new.back = true;
            }
            // Going back and forth over the end of a game counts as one end.
            BoardEvent::Over(outcome) if !new.back => new.ended = (new.ended.0 + 1, Some(*outcome)),
            BoardEvent::Missing => new.doing = Doing::Lacks,
            BoardEvent::Over(_) | BoardEvent::Step(_) | BoardEvent::Error(_) | BoardEvent::Unloaded(_) => {}
        }
        if new.doing != Doing::Acts {
            // A turn's gain is counted from its beginning, so that captures in mid-turn count too.
            let whole = matches!(report.event, BoardEvent::Turn);
            let back = matches!(report.event, BoardEvent::Ready | BoardEvent::Back);
            if whole {
                new.before = new.start.take();
            } else if back {
                new.before = None;
            }
            new.settled.clone_from(&new.state);
            if whole || back {
                new.start.clone_from(&new.state);
            }
        }
        Rc::new(new)
    }
}

impl Seen {
    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.as_ref()?.outcome
    }

    /// Whether a new game would lose something.
    pub fn under_way(&self) -> bool {
        !self.turns.is_empty() && self.outcome().is_none()
    }
}

/// The board with that id, once the browser has taken over, and what is known about it.
#[hook]
pub(super) fn use_board(id: &str) -> (Option<Board>, UseReducerHandle<Seen>) {
    let seen = use_reducer(Seen::default);
    let board = use_state_eq(|| None::<Board>);
    let (found, hear) = (board.setter(), seen.dispatcher());
    use_effect_with(id.to_owned(), move |id| {
        let board = Board::find(id);
        let listening = board.as_ref().map(|board| {
            let tell = {
                let board = board.clone();
                move |event| hear.dispatch(Report { event, state: board.state(), record: board.record() })
            };
            if board.state().is_some() {
                // The game began before this began to listen.
                tell(BoardEvent::Ready);
                if !record::turns(&board.record()).is_empty() {
                    tell(BoardEvent::Turn);
                }
            }
            board.listen(tell)
        });
        found.set(board);
        move || drop(listening)
    });
    ((*board).clone(), seen)
}
