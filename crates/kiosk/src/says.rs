//! The two lines that are always above the board: what to touch, and the rule that just applied.

use gloo::timers::callback::Interval;
use mbao_viewer::EndingLine;
use mbao_viewer::board_element::{Board, BoardEvent, Side, State};
use mbao_viewer::endings::Lights;
use mbao_words::{Lang, Voice};
use yew::{Html, Properties, component, html, use_effect_with, use_mut_ref, use_state_eq};

use super::seat::{ended, name};
use super::words;

/// Milliseconds between two checks of whether seeds still move.
const LOOK: u32 = 200;

/// Properties of [`Says`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct SaysProps {
    pub lang: Lang,
    pub board: Option<Board>,
    /// Somebody has played since the game began.
    pub played: bool,
    /// The computer plays North.
    pub alone: bool,
    /// The side that reads it; `None` if both do.
    pub seat: Option<Side>,
    /// What the seeds of this game are called, as a place in [`mbao_words::CALLED`].
    pub called: u8,
    /// Where a turn of this game may begin.
    pub start: String,
    /// The endings of this game.
    pub endings: Vec<EndingLine>,
}

/// What the board has reported.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Heard {
    lights: Lights,
    /// Seeds are moving: the new state of the game has not been seen yet.
    running: bool,
    /// The state before they moved.
    state: Option<State>,
    /// The computer cannot answer: a part of it did not arrive.
    lacking: bool,
    /// The board's own sentence.
    caption: String,
}

impl Heard {
    fn settle(&mut self, board: &Board) {
        self.running = false;
        self.state = board.state();
        self.caption = board.caption();
    }
}

/// The two lines.
#[component]
pub(super) fn Says(props: &SaysProps) -> Html {
    let heard = use_state_eq(Heard::default);
    let now = use_mut_ref(Heard::default);
    let (set, own) = (heard.setter(), now.clone());
    // The board's sentence changes with the language.
    use_effect_with((props.board.clone(), props.lang), move |(board, _)| {
        let listening = board.as_ref().map(|board| {
            if !own.borrow().running {
                own.borrow_mut().settle(board);
            }
            let heard = own.borrow().clone();
            set.set(heard);
            let here = board.clone();
            board.listen(move |told| {
                let heard = {
                    let mut now = own.borrow_mut();
                    now.lacking = told == BoardEvent::Missing;
                    match &told {
                        BoardEvent::Action(_) => now.running = true,
                        BoardEvent::Step(_) => now.caption = here.caption(),
                        _ => now.settle(&here),
                    }
                    now.lights.hear(told, false);
                    now.clone()
                };
                set.set(heard);
            })
        });
        move || drop(listening)
    });
    // A laid seed, or a turn that goes on after a capture, has no event for its end.
    let (board, set) = (props.board.clone(), heard.setter());
    use_effect_with(heard.running, move |running| {
        let looking = board.filter(|_| *running).map(|board| {
            Interval::new(LOOK, move || {
                if !board.moves() {
                    now.borrow_mut().settle(&board);
                    let heard = now.borrow().clone();
                    set.set(heard);
                }
            })
        });
        move || drop(looking)
    });
    html! {
        <div class="says">
            <p class="standing" role="status">{ touch(props, &heard) }</p>
            <p class="rule">{ rule(props, &heard) }</p>
        </div>
    }
}

/// What to touch, or whom to wait for.
fn touch(props: &SaysProps, heard: &Heard) -> String {
    let &SaysProps { lang, alone, seat, .. } = props;
    let Some(state) = &heard.state else { return String::new() };
    let computer = alone && state.mover == Side::North;
    let yours = alone || seat == Some(state.mover);
    let player = || name(lang, state.mover);
    if let Some(outcome) = state.outcome {
        return format!("{} {}", ended(lang, outcome, alone), words::touch_anew(lang));
    }
    match (heard.running, state.pending.is_some()) {
        (true, _) if computer => words::computer_sows(lang),
        (true, _) if yours => words::sows_you(lang),
        (true, _) => words::sows(lang, &player()),
        _ if computer && heard.lacking => words::computer_cannot(lang),
        _ if computer => words::computer_turn(lang),
        _ if seat.is_some_and(|seat| seat != state.mover) => words::not_your_turn(lang),
        (_, true) if yours => words::touch_answer(lang),
        (_, true) => words::touch_answer_of(lang, &player()),
        _ if yours => words::touch_pit(lang),
        _ => words::touch_pit_of(lang, &player()),
    }
}

/// The rule that applied last, or before that how a turn begins; the board's own sentence while seeds move or
/// something is asked.
fn rule(props: &SaysProps, heard: &Heard) -> String {
    let Some(state) = &heard.state else { return String::new() };
    let plays = ["play", "namua", "mtaji", "execution", "over"].contains(&state.phase.as_str());
    if heard.running || heard.lacking || state.pending.is_some() || !plays {
        return heard.caption.clone();
    }
    match heard.lights.lit(&props.endings) {
        Some(line) => {
            format!("{} {}", words::last_decides(Voice { lang: props.lang, called: props.called }), line.text)
        }
        None if props.played => heard.caption.clone(),
        None => props.start.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STATE: &str = r#"{ "game": "ndoto", "setup": "m", "options": {}, "rows": [], "stores": [0, 0], "hands": [0, 0],
        "mover": "s", "turn": 1, "phase": "play", "pending": null, "outcome": null }"#;

    fn props() -> SaysProps {
        SaysProps {
            lang: Lang::En,
            board: None,
            played: false,
            alone: false,
            seat: None,
            called: 0,
            start: "From any pit.".to_owned(),
            endings: Vec::new(),
        }
    }

    fn heard(change: impl Fn(&mut State)) -> Heard {
        let mut state: State = serde_json::from_str(STATE).expect("a state");
        change(&mut state);
        Heard { state: Some(state), caption: "What the board says.".to_owned(), ..Heard::default() }
    }

    #[test]
    fn it_always_says_what_to_touch() {
        let alone = SaysProps { alone: true, ..props() };
        let theirs = heard(|state| state.mover = Side::North);
        assert_eq!(touch(&props(), &heard(|_| ())), "South: touch a glowing pit.");
        assert_eq!(touch(&alone, &heard(|_| ())), "Your turn: touch a glowing pit.");
        assert_eq!(touch(&alone, &theirs), "The computer is thinking");
        let lacking = Heard { lacking: true, ..theirs.clone() };
        assert_eq!(touch(&alone, &lacking), "Touch “Try again”.");
        assert_eq!(rule(&alone, &lacking), "What the board says.");
        let other = SaysProps { seat: Some(Side::North), ..props() };
        assert_eq!(touch(&other, &heard(|_| ())), "Please wait");
        assert_eq!(touch(&other, &theirs), "Your turn: touch a glowing pit.");
    }

    #[test]
    fn while_seeds_move_it_names_who_sows_and_tells_each_step() {
        let running = Heard { running: true, ..heard(|_| ()) };
        assert_eq!(touch(&props(), &running), "South is sowing.");
        assert_eq!(rule(&props(), &running), "What the board says.");
    }

    #[test]
    fn before_the_first_turn_it_says_how_a_turn_begins_and_before_that_the_task() {
        assert_eq!(rule(&props(), &heard(|_| ())), "From any pit.");
        assert_eq!(rule(&props(), &heard(|state| state.phase = "setup".to_owned())), "What the board says.");
    }

    #[test]
    fn the_winners_number_comes_first() {
        let over = heard(|state| {
            state.outcome = serde_json::from_str(r#"{"winner":"n","score":[15,45],"byTwo":false}"#).ok();
        });
        assert_eq!(touch(&props(), &over), "North has won, 45 to 15. Touch “Start over” for another game.");
    }
}
