//! The board that people play on, and how it stands.

use std::cell::Cell;
use std::rc::Rc;

use yew::hook;

use crate::board_element::{Board, State, Told};
use crate::hooks::{use_after, use_own};

/// Id of the board.
pub(super) const BOARD: &str = "kiosk-board";

/// How it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Stand {
    /// None until it has woken.
    pub state: Option<State>,
    /// As the state names it.
    pub phase: String,
    /// Whether somebody has played on it since it began.
    pub played: bool,
}

impl Stand {
    /// Whether hands race on it.
    pub fn racing(&self) -> bool {
        self.phase == "race"
    }
}

/// The board and how it stands.
#[hook]
pub(super) fn use_stand() -> (Option<Board>, Stand) {
    let board = use_own(None::<Board>);
    let stand = use_own(Stand::default());
    let (found, set) = (board.setter(), stand.setter());
    use_after((), move |()| {
        let board = Board::find(BOARD);
        let listening = board.as_ref().map(|board| {
            let here = board.clone();
            let played = Rc::new(Cell::new(false));
            let raced = Rc::new(Cell::new(false));
            let tell = move |told| {
                match told {
                    Told::Ready => played.set(false),
                    // What was pressed is answered by the board first; a race has nothing to wait for.
                    Told::Action(_) if here.phase() != "race" && raced.replace(false) => {}
                    Told::Action(_) if here.phase() != "race" => return,
                    Told::Action(_) => {
                        raced.set(true);
                        played.set(true);
                    }
                    Told::Step(_) if played.replace(true) => return,
                    Told::Choice | Told::Turn => played.set(true),
                    _ => {}
                }
                set.set(Stand { state: here.state(), phase: here.phase(), played: played.get() });
            };
            if board.state().is_some() {
                tell(Told::Ready);
            }
            board.listen(tell)
        });
        found.set(board);
        listening
    });
    ((*board).clone(), (*stand).clone())
}
