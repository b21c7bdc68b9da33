//! The board that people play on, and what it has reported.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use mbao_words::Lang;
use yew::{UseStateHandle, hook, use_effect_with, use_mut_ref, use_state_eq};

use mbao_viewer::board_element::{Board, BoardEvent, Counts, Side, State, Watched, use_board};

pub(super) const BOARD: &str = "kiosk-board";

/// Milliseconds after which the page around a board responds to a press, so that the seeds start moving
/// first.
const LATER: u32 = 400;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Heard {
    pub watched: Watched,
    /// What counts for both players, in the state that is shown.
    pub counts: Option<Counts>,
    /// The board's own line, which changes with the language.
    pub caption: String,
    /// Whether somebody has played on it since it began.
    pub played: bool,
}

impl Heard {
    /// What is shown on it, while seeds move what was before; `None` until it has loaded.
    pub fn state(&self) -> Option<&State> {
        self.watched.shown.as_ref()
    }

    pub fn over(&self) -> bool {
        self.state().is_some_and(|state| state.outcome.is_some())
    }

    pub fn racing(&self) -> bool {
        self.state().is_some_and(|state| state.phase == "race")
    }

    /// Whether it is a side's turn.
    pub fn moves(&self, side: Side) -> bool {
        let going_on = self.state().filter(|state| state.outcome.is_none() && !self.racing());
        going_on.is_some_and(|state| state.mover == side)
    }

    fn hear(&mut self, told: &BoardEvent, board: &Board) {
        if self.watched.hear(told, board.state().as_ref(), &board.legal()) {
            self.counts = board.counts();
        }
        self.caption = board.caption();
    }
}

/// What the board has reported so far, at each step. Only the part that asks is drawn anew.
#[hook]
pub(super) fn use_heard(board: Option<&Board>, lang: Lang) -> UseStateHandle<Heard> {
    let heard = use_state_eq(Heard::default);
    let own = use_mut_ref(Heard::default);
    let set = heard.setter();
    use_effect_with((board.cloned(), lang), move |(board, _)| {
        let listening = board.as_ref().map(|board| {
            let here = board.clone();
            board.follow(move |told| {
                let mut now = own.borrow_mut();
                now.hear(&told, &here);
                set.set(now.clone());
            })
        });
        move || drop(listening)
    });
    heard
}

/// The board, and what it has reported once something has changed for the screen around it.
#[hook]
pub(super) fn use_kiosk_board() -> (Option<Board>, Heard) {
    let heard = use_state_eq(Heard::default);
    let set = heard.setter();
    let board = use_board(BOARD, move |board| {
        let here = board.clone();
        let raced = Cell::new(false);
        // Shared with the delayed report.
        let late = RefCell::new(None::<Timeout>);
        let own = RefCell::new(Heard::default());
        let tell = Rc::new(move |told| {
            let mut now = own.borrow_mut();
            now.hear(&told, &here);
            let racing = here.races();
            match told {
                BoardEvent::Ready => now.played = false,
                BoardEvent::Action(_) if racing || raced.get() => {
                    raced.set(racing);
                    now.played = true;
                }
                BoardEvent::Action(_) if !now.played => {
                    now.played = true;
                    let (set, now) = (set.clone(), now.clone());
                    late.replace(Some(Timeout::new(LATER, move || set.set(now))));
                    return;
                }
                BoardEvent::Action(_) | BoardEvent::Step(_) | BoardEvent::Doing(_) | BoardEvent::Enough => {
                    return;
                }
                _ => {}
            }
            late.take();
            set.set(now.clone());
        });
        board.follow(move |told| tell(told))
    });
    (board, (*heard).clone())
}
