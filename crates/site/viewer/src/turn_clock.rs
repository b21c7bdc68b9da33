//! The time left for a turn in games whose rules limit it. The clock does not stop the board.

use gloo::timers::callback::Interval;
use mbao_words::Lang;
use yew::{Html, NodeRef, Properties, component, html, use_effect_with, use_mut_ref, use_state_eq};

use crate::board_element::{Board, BoardEvent};
use crate::{page, words};

/// Milliseconds between two looks at the time.
const LOOK: u32 = 250;

/// The `<mbao-board>` whose turns are timed.
#[derive(Clone, Debug, PartialEq)]
pub enum TimedBoard {
    /// A board that the same component renders.
    Node(NodeRef),
    /// A board of the document, by its id.
    Id(&'static str),
}

impl TimedBoard {
    fn find(&self) -> Option<Board> {
        match self {
            Self::Node(node) => Board::of(node),
            Self::Id(id) => Board::find(id),
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct TurnClockProps {
    pub lang: Lang,
    pub board: TimedBoard,
    /// Seconds that a turn may take.
    pub seconds: u32,
}

/// A clock for the turns of a board. It starts with the first action and begins
/// anew with each turn.
#[component]
pub fn TurnClock(props: &TurnClockProps) -> Html {
    let TurnClockProps { lang, board, seconds } = props.clone();
    let left = use_state_eq(|| seconds);
    // When the time of this turn ends; `None` while no turn is timed.
    let ends = use_state_eq(|| None::<f64>);
    let started = use_mut_ref(|| false);

    let (set_left, set_ends) = (left.setter(), ends.setter());
    use_effect_with((board, seconds), move |(board, seconds)| {
        let seconds = *seconds;
        let listening = board.find().map(|board| {
            board.listen(move |told| match told {
                BoardEvent::Action(_) if started.replace(true) => {}
                BoardEvent::Action(_) | BoardEvent::Turn | BoardEvent::Back => {
                    *started.borrow_mut() = true;
                    set_left.set(seconds);
                    set_ends.set(Some(page::now() + 1000.0 * f64::from(seconds)));
                }
                BoardEvent::Over(_) => set_ends.set(None),
                _ => {}
            })
        });
        move || drop(listening)
    });

    let up = *left == 0;
    let set_left = left.setter();
    use_effect_with((*ends, up), move |(ends, up)| {
        let ticking = ends.filter(|_| !up).map(|ends| {
            Interval::new(LOOK, move || {
                // At most a turn's seconds, and never below 0.
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                set_left.set(((ends - page::now()) / 1000.0).ceil().max(0.0) as u32);
            })
        });
        move || drop(ticking)
    });

    html! {
        <p class="turn-clock">
            { words::turn_clock(lang) }{ ": " }
            <span>{ format!("{}:{:02}", *left / 60, *left % 60) }</span>{ " " }
            <span role="status">
                if up {
                    { words::turn_clock_up(lang) }
                }
            </span>
        </p>
    }
}
