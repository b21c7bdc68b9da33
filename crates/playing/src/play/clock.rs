//! Clocks with a fixed number of seconds per move. Among the Baganda, a player who is too slow loses the
//! move.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::{Html, classes, hook, html, use_effect_with, use_mut_ref, use_state_eq};

use super::seen::{Doing, Seen};
use mbao_viewer::board_element::{Board, Side};
use mbao_viewer::page;

/// The fewest and the most seconds that a move may have.
pub(super) const SHORTEST: u32 = 5;
pub(super) const LONGEST: u32 = 180;
/// Milliseconds between two checks of the time.
const LOOK: u32 = 200;

/// A move: the player, the number of the game, the number of the turn.
type Move = (Side, u32, u32);

/// The time left for a move.
struct Left {
    of: (Option<Move>, u32),
    milliseconds: f64,
}

/// The clocks of both sides.
pub(super) struct Clock {
    /// Seconds that a move may have; 0 if there are no clocks.
    seconds: u32,
    mover: Option<Side>,
    /// Seconds that the mover has left.
    left: u32,
    /// The side whose time is up.
    pub lost: Option<Side>,
}

impl Clock {
    /// The clock of a side; empty if there are no clocks.
    pub fn html(&self, side: Side) -> Html {
        if self.seconds == 0 {
            return Html::default();
        }
        let own = self.mover == Some(side);
        let time = if own { self.left } else { self.seconds };
        html! {
            <span class={classes!("clock", own.then_some("running"), (self.lost == Some(side)).then_some("lost"))}
                role="timer">
                { format!("{}:{:02}", time / 60, time % 60) }
            </span>
        }
    }
}

/// The clocks of both sides; `seconds` is 0 if they are off.
#[hook]
pub(super) fn use_clock(board: Option<&Board>, seen: &Seen, seconds: u32) -> Clock {
    let left = use_mut_ref(|| Left { of: (None, 0), milliseconds: 0.0 });
    // The seconds on display, and the move whose time is up.
    let shown = use_state_eq(|| 0);
    let up = use_state_eq(|| None::<Move>);

    let state = seen.state.as_ref().filter(|state| state.outcome.is_none());
    let mover = state.map(|state| state.mover);
    let now: Option<Move> = state.map(|state| (state.mover, seen.begun, state.turn));
    let runs = seconds > 0 && seen.doing == Doing::Waits && now.is_some() && *up != now;

    let (set_shown, set_up, board) = (shown.setter(), up.setter(), board.cloned());
    use_effect_with((runs, now, seconds), move |&(runs, now, seconds)| {
        if left.borrow().of != (now, seconds) {
            *left.borrow_mut() = Left { of: (now, seconds), milliseconds: f64::from(seconds) * 1000.0 };
        }
        let look = move |passed: f64| {
            let mut left = left.borrow_mut();
            left.milliseconds = (left.milliseconds - passed).max(0.0);
            // At most `LONGEST` seconds: nothing is cut off.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            set_shown.set((left.milliseconds / 1000.0).ceil() as u32);
            left.milliseconds > 0.0
        };
        look(0.0);
        let last = Rc::new(Cell::new(page::now()));
        // In a page that the browser had put away, nobody could play.
        let back = EventListener::new(&page::window(), "pageshow", {
            let last = last.clone();
            move |_| last.set(page::now())
        });

        let ticking = runs.then(|| {
            Interval::new(LOOK, move || {
                let time = page::now();
                if !look(time - last.replace(time)) {
                    set_up.set(now);
                    // If the rules do not allow passing, the board refuses it and only the message is shown.
                    if let Some(pass) = board.as_ref().and_then(|board| board.play("pass")) {
                        spawn_local(async move {
                            let _ = JsFuture::from(pass).await;
                        });
                    }
                }
            })
        });
        move || drop((ticking, back))
    });
    let lost = up.filter(|up| now == Some(*up)).map(|(side, ..)| side);
    Clock { seconds, mover, left: *shown, lost }
}
