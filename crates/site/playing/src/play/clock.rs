//! Clocks with a fixed number of seconds per move. Among the Baganda, a player who is too slow loses the
//! move.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use wasm_bindgen_futures::spawn_local;
use yew::{Html, classes, hook, html, use_effect_with, use_mut_ref, use_state_eq};

use super::context::Context;
use mbao_viewer::board_element::{Doing, Side};
use mbao_viewer::page;

/// Milliseconds between two checks of the time.
const LOOK: u32 = 200;

/// A move: the player, the number of the game, the number of the turn.
type Move = (Side, u32, u32);

/// The time left for a move.
#[derive(Default)]
struct Left {
    /// The move, and the seconds that it may have.
    of: (Option<Move>, u32),
    milliseconds: f64,
}

impl Left {
    /// Gives a move its time; one that goes on keeps what it has left.
    fn begin(&mut self, of: (Option<Move>, u32)) {
        if self.of != of {
            *self = Self { of, milliseconds: f64::from(of.1) * 1000.0 };
        }
    }

    /// Lets milliseconds pass; returns the seconds that are left.
    fn pass(&mut self, milliseconds: f64) -> u32 {
        self.milliseconds = (self.milliseconds - milliseconds).max(0.0);
        // At most `manner::LONGEST` seconds: nothing is cut off.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let seconds = (self.milliseconds / 1000.0).ceil() as u32;
        seconds
    }
}

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

#[hook]
pub(super) fn use_clock(context: &Context<'_>) -> Clock {
    let (seen, seconds) = (&context.table.seen, context.table.manner.seconds());
    let left = use_mut_ref(Left::default);
    // The seconds on display, and the move whose time is up.
    let shown = use_state_eq(|| 0);
    let up = use_state_eq(|| None::<Move>);

    let state = seen.state.as_ref().filter(|state| state.outcome.is_none());
    let mover = state.map(|state| state.mover);
    let now: Option<Move> = state.map(|state| (state.mover, seen.begun, state.turn));
    let plays = matches!(seen.watched.doing, Doing::Waiting | Doing::Asking | Doing::Thinking);
    let runs = seconds > 0 && plays && now.is_some() && *up != now;

    let (set_shown, set_up, board) = (shown.setter(), up.setter(), context.board.cloned());
    use_effect_with((runs, now, seconds), move |&(runs, now, seconds)| {
        left.borrow_mut().begin((now, seconds));
        let look = move |passed: f64| {
            let seconds = left.borrow_mut().pass(passed);
            set_shown.set(seconds);
            seconds
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
                if look(time - last.replace(time)) == 0 {
                    set_up.set(now);
                    // If the rules do not allow passing, the board refuses it and only the message is shown.
                    spawn_local(page::done(board.as_ref().and_then(|board| board.play("pass"))));
                }
            })
        });
        move || drop((ticking, back))
    });
    let lost = up.filter(|up| now == Some(*up)).map(|(side, ..)| side);
    Clock { seconds, mover, left: *shown, lost }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_keeps_its_time_while_it_is_shown_and_the_next_gets_all_of_it() {
        let mut left = Left::default();
        let first = Some((Side::South, 1, 1));
        left.begin((first, 30));
        assert_eq!([left.pass(0.0), left.pass(1.0), left.pass(999.0), left.pass(400.0)], [30, 30, 29, 29]);
        // The board shows seeds, and waits again.
        left.begin((first, 30));
        assert_eq!(left.pass(600.0), 28);
        left.begin((Some((Side::North, 1, 2)), 30));
        assert_eq!(left.pass(0.0), 30);
        // Another number of seconds counts from the beginning of the move.
        left.begin((Some((Side::North, 1, 2)), 5));
        assert_eq!([left.pass(4_999.0), left.pass(2.0)], [1, 0]);
    }
}
