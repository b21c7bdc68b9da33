//! What is left of a turn where its time is a rule: shown beside the board, which plays on.

use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use mbao_viewer::page::window;
use mbao_words::Lang;
use web_sys::HtmlElement;
use yew::{Html, Properties, component, html, use_effect_with, use_state_eq};

use super::words::word;

/// Milliseconds between two looks at the time.
const LOOK: u32 = 250;

/// Properties of [`TurnClock`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct TurnClockProps {
    pub(super) lang: Lang,
    pub(super) board: HtmlElement,
    /// Seconds a turn may take.
    pub(super) seconds: u16,
}

/// How the clock stands.
#[derive(Clone, Copy, PartialEq)]
enum Clock {
    /// Nobody has played a seed.
    Waits,
    /// A turn began then, in milliseconds.
    Runs(f64),
    /// The game is over.
    Stopped,
}

fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// The clock of a board. It starts with the first seed.
#[component]
pub(super) fn TurnClock(props: &TurnClockProps) -> Html {
    let clock = use_state_eq(|| Clock::Waits);
    let left = use_state_eq(|| u32::from(props.seconds));
    {
        let (clock, left, seconds) = (clock.clone(), left.clone(), u32::from(props.seconds));
        // The state as it is when something happens, not when this was rendered.
        let waits = std::rc::Rc::new(std::cell::Cell::new(true));
        use_effect_with((props.board.clone(), seconds), move |(board, _)| {
            let listen = |name: &'static str, begins: fn(bool) -> Option<Clock>| {
                let (clock, left, waits) = (clock.setter(), left.setter(), waits.clone());
                EventListener::new(board, name, move |_| {
                    if let Some(next) = begins(waits.replace(false)) {
                        clock.set(match next {
                            Clock::Runs(_) => Clock::Runs(now()),
                            other => other,
                        });
                        if next != Clock::Stopped {
                            left.set(seconds);
                        }
                    }
                })
            };
            let listeners = [
                listen("mbao-action", |waits| waits.then_some(Clock::Runs(0.0))),
                listen("mbao-turn", |_| Some(Clock::Runs(0.0))),
                listen("mbao-over", |_| Some(Clock::Stopped)),
            ];
            move || drop(listeners)
        });
    }
    {
        let (left, seconds) = (left.setter(), f64::from(props.seconds));
        use_effect_with(*clock, move |&clock| {
            let ticking = match clock {
                Clock::Runs(begun) => Some(Interval::new(LOOK, move || {
                    // Never more than the seconds of a turn.
                    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                    left.set((seconds - (now() - begun) / 1000.0).ceil().max(0.0) as u32);
                })),
                _ => None,
            };
            move || drop(ticking)
        });
    }
    let up = if *left == 0 { word(props.lang, "clock-up") } else { String::new() };
    html! {
        <p class="turn-clock">
            { word(props.lang, "clock") }{ ": " }<span>{ format!("{}:{:02}", *left / 60, *left % 60) }</span>{ " " }
            <span role="status">{ up }</span>
        </p>
    }
}
