//! The two lines that are always above the board: what to touch, and the rule that just applied.

use mbao_viewer::EndingLine;
use mbao_viewer::board_element::{Board, BoardEvent, Doing, Part, Side, Watched};
use mbao_viewer::endings::Lights;
use mbao_words::{Lang, Voice};
use yew::{Html, Properties, component, html, use_effect_with, use_mut_ref, use_state_eq};

use super::seat::{ended, name};
use super::words;

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
    /// What the people of this game call seeds and pits, as [`Voice::called`] has it.
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
    watched: Watched,
    /// The board's own sentence.
    caption: String,
}

/// The two lines.
#[component]
pub(super) fn Says(props: &SaysProps) -> Html {
    let heard = use_state_eq(Heard::default);
    let own = use_mut_ref(Heard::default);
    let set = heard.setter();
    // The board's sentence changes with the language.
    use_effect_with((props.board.clone(), props.lang), move |(board, _)| {
        let listening = board.as_ref().map(|board| {
            let here = board.clone();
            let mut now = own.borrow_mut();
            if now.watched.shown.is_none() {
                // The game began before this began to listen.
                now.watched.hear(&BoardEvent::Ready, board.state().as_ref(), &board.legal());
            }
            now.caption = board.caption();
            set.set(now.clone());
            drop(now);
            let hear = move |told: BoardEvent| {
                let heard = {
                    let mut now = own.borrow_mut();
                    now.watched.hear(&told, here.state().as_ref(), &here.legal());
                    now.caption = here.caption();
                    now.lights.hear(told, false);
                    now.clone()
                };
                set.set(heard);
            };
            board.listen(hear)
        });
        move || drop(listening)
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
    let &SaysProps { lang, alone, seat, called, .. } = props;
    let voice = Voice { lang, called };
    let Some(state) = &heard.watched.shown else { return String::new() };
    if let Some(outcome) = &state.outcome {
        return format!("{} {}", ended(lang, outcome, alone), words::touch_anew(lang));
    }
    let part = |side| heard.watched.part(side, [false, alone]);
    let acts = |side: &Side| part(*side) != Part::Rests;
    let by = [Side::South, Side::North].into_iter().find(acts).unwrap_or(state.mover);
    let computer = alone && by == Side::North;
    let yours = alone || seat == Some(by);
    let player = || name(lang, by);
    match part(by) {
        Part::Sows | Part::Rests if computer => words::computer_sows(lang),
        Part::Sows | Part::Rests if yours => words::sows_you(lang),
        Part::Sows | Part::Rests => words::sows(lang, &player()),
        Part::Lacks => words::computer_cannot(lang),
        Part::Thinks | Part::Begins => words::computer_turn(lang),
        _ if seat.is_some_and(|seat| seat != by) => words::not_your_turn(lang),
        Part::Chooses if yours => words::touch_answer(lang),
        Part::Chooses => words::touch_answer_of(lang, &player()),
        Part::Presses if yours => words::touch_pit(voice),
        Part::Presses => words::touch_pit_of(voice, &player()),
    }
}

/// The rule that applied last, or before that how a turn begins; the board's own sentence while seeds move or
/// something is asked.
fn rule(props: &SaysProps, heard: &Heard) -> String {
    let Some(state) = &heard.watched.shown else { return String::new() };
    let plays = ["play", "namua", "mtaji", "execution", "over"].contains(&state.phase.as_str());
    let tells = matches!(heard.watched.doing, Doing::Sowing | Doing::Lacking);
    if tells || state.pending.is_some() || !plays {
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
    use mbao_viewer::board_element::{EventKind, GameEvent, State};

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
        let mut heard = Heard { caption: "What the board says.".to_owned(), ..Heard::default() };
        heard.watched.hear(&BoardEvent::Ready, Some(&state), &["c1".to_owned()]);
        heard
    }

    /// What is heard after these reports.
    fn then(mut heard: Heard, reports: impl IntoIterator<Item = BoardEvent>) -> Heard {
        let state = heard.watched.shown.clone();
        for report in reports {
            heard.watched.hear(&report, state.as_ref(), &[]);
        }
        heard
    }

    #[test]
    fn it_always_says_what_to_touch() {
        let alone = SaysProps { alone: true, ..props() };
        let theirs = heard(|state| state.mover = Side::North);
        assert_eq!(touch(&props(), &heard(|_| ())), "South: touch a glowing pit.");
        assert_eq!(touch(&alone, &heard(|_| ())), "Your turn: touch a glowing pit.");
        assert_eq!(touch(&alone, &theirs), "The computer is thinking");
        let lacking = then(theirs.clone(), [BoardEvent::Missing]);
        assert_eq!(touch(&alone, &lacking), "Touch “Try again”.");
        assert_eq!(rule(&alone, &lacking), "What the board says.");
        let other = SaysProps { seat: Some(Side::North), ..props() };
        assert_eq!(touch(&other, &heard(|_| ())), "Please wait");
        assert_eq!(touch(&other, &theirs), "Your turn: touch a glowing pit.");
        // Where no pit glows, there are answers.
        assert_eq!(
            touch(&alone, &then(heard(|_| ()), [BoardEvent::Turn])),
            "Your turn: touch an answer below the board."
        );
    }

    #[test]
    fn while_seeds_move_it_names_who_sows_and_tells_each_step() {
        let sown = BoardEvent::Action(vec![GameEvent { kind: EventKind::Sow, by: Side::South, rule: None }]);
        let running = then(heard(|_| ()), [BoardEvent::Doing(Doing::Sowing), sown]);
        assert_eq!(touch(&props(), &running), "South is sowing.");
        assert_eq!(touch(&SaysProps { alone: true, ..props() }, &running), "You are sowing.");
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
