//! The board that people play on, and what is known about it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::{hook, use_state_eq};

use mbao_viewer::board_element::{Board, BoardEvent, State, Watched, use_board};

/// Id of the board.
pub(super) const BOARD: &str = "kiosk-board";

/// Milliseconds after which the page around a board responds to a press, so that the seeds start moving
/// first.
const LATER: u32 = 400;

/// What is known about the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct BoardStatus {
    /// What is shown on it, while seeds move what was before; `None` until it has loaded.
    pub state: Option<State>,
    /// Whether somebody has played on it since it began.
    pub played: bool,
}

impl BoardStatus {
    fn of(watched: &Watched, played: bool) -> Self {
        Self { state: watched.shown.clone(), played }
    }

    /// Whether a race is under way on it.
    pub fn racing(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.phase == "race")
    }
}

/// The board and what is known about it.
#[hook]
pub(super) fn use_board_status() -> (Option<Board>, BoardStatus) {
    let status = use_state_eq(BoardStatus::default);
    let set = status.setter();
    let board = use_board(BOARD, move |board| {
        let here = board.clone();
        let (played, raced) = (Cell::new(false), Cell::new(false));
        // Shared with the delayed report.
        let late = RefCell::new(None::<Timeout>);
        let watched = RefCell::new(Watched::default());
        let tell = Rc::new(move |told| {
            watched.borrow_mut().hear(&told, here.state().as_ref(), &[]);
            let racing = here.races();
            match told {
                BoardEvent::Ready => played.set(false),
                BoardEvent::Action(_) if racing || raced.get() => {
                    raced.set(racing);
                    played.set(true);
                }
                BoardEvent::Action(_) if !played.replace(true) => {
                    let (set, status) = (set.clone(), BoardStatus::of(&watched.borrow(), true));
                    let tell = move || set.set(status);
                    late.replace(Some(Timeout::new(LATER, tell)));
                    return;
                }
                BoardEvent::Action(_) | BoardEvent::Step(_) | BoardEvent::Doing(_) | BoardEvent::Enough => {
                    return;
                }
                _ => {}
            }
            late.take();
            set.set(BoardStatus::of(&watched.borrow(), played.get()));
        });
        let tell = move |told| tell(told);
        if board.state().is_some() {
            tell(BoardEvent::Ready);
        }
        board.listen(tell)
    });
    (board, (*status).clone())
}
