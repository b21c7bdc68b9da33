//! The two lines that are always above the board: what to touch, and what just happened.

use mbao_viewer::board_element::{Board, Part, Side};
use mbao_words::{Lang, Voice};
use yew::{Html, Properties, component, html};

use super::board::{Heard, use_heard};
use super::seat::ended;
use super::words;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct SaysProps {
    pub lang: Lang,
    pub board: Option<Board>,
    /// The computer plays North.
    pub alone: bool,
    /// The side that reads it; `None` if both do.
    pub seat: Option<Side>,
    /// What the people of this game call seeds and pits, as [`Voice::called`] has it.
    pub called: u8,
}

/// The lines; at the end also what to touch for another game.
#[component]
pub(super) fn Says(props: &SaysProps) -> Html {
    let heard = use_heard(props.board.as_ref(), props.lang);
    html! {
        <div class="says">
            <p class="standing" role="status">{ touch(props, &heard) }</p>
            <p class="rule">{ told(&heard) }</p>
            if heard.over() { <p class="anew">{ words::touch_anew(props.lang) }</p> }
        </div>
    }
}

/// What to touch, or whom to wait for.
fn touch(props: &SaysProps, heard: &Heard) -> String {
    let &SaysProps { lang, alone, seat, called, .. } = props;
    let voice = Voice { lang, called };
    let Some(state) = heard.state() else { return String::new() };
    if let Some(outcome) = &state.outcome {
        return ended(lang, outcome, alone);
    }
    let part = |side| heard.watched.part(side, [false, alone]);
    let acts = |side: &Side| part(*side) != Part::Rests;
    let by = [Side::South, Side::North].into_iter().find(acts).unwrap_or(state.mover);
    let computer = alone && by == Side::North;
    let yours = alone || seat == Some(by);
    let player = || by.name(lang);
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

/// The board's own line, as short as in play; at the end why it is over.
fn told(heard: &Heard) -> String {
    let outcome = heard.state().and_then(|state| state.outcome.as_ref());
    outcome.and_then(|outcome| outcome.reason.as_deref()).map_or_else(|| heard.caption.clone(), sentence)
}

fn sentence(reason: &str) -> String {
    let mut sentence = format!("{reason}.");
    mbao_words::capital(&mut sentence);
    sentence
}

#[cfg(test)]
mod tests {
    use super::*;
    use mbao_viewer::board_element::{BoardEvent, Doing, EventKind, GameEvent, Outcome, State};

    fn props() -> SaysProps {
        SaysProps { lang: Lang::En, board: None, alone: false, seat: None, called: 0 }
    }

    fn heard(state: &State) -> Heard {
        let mut heard = Heard { caption: "What the board says.".to_owned(), ..Heard::default() };
        heard.watched.hear(&BoardEvent::Ready, Some(state), &["c1".to_owned()]);
        heard
    }

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
        let yours = || heard(&State::default());
        let theirs = heard(&State { mover: Side::North, ..State::default() });
        assert_eq!(touch(&props(), &yours()), "South: touch a glowing pit.");
        assert_eq!(touch(&alone, &yours()), "Your turn: touch a glowing pit.");
        assert_eq!(touch(&alone, &theirs), "The computer is thinking");
        let lacking = then(theirs.clone(), [BoardEvent::Missing]);
        assert_eq!(touch(&alone, &lacking), "Touch “Try again”.");
        assert_eq!(told(&lacking), "What the board says.");
        let other = SaysProps { seat: Some(Side::North), ..props() };
        assert_eq!(touch(&other, &yours()), "Please wait");
        assert_eq!(touch(&other, &theirs), "Your turn: touch a glowing pit.");
        // Where no pit glows, there are answers.
        assert_eq!(
            touch(&alone, &then(yours(), [BoardEvent::Turn])),
            "Your turn: touch an answer below the board."
        );
    }

    #[test]
    fn while_seeds_move_it_names_who_sows_and_tells_each_step() {
        let sown = BoardEvent::Action(vec![GameEvent { kind: EventKind::Sow, by: Side::South, rule: None }]);
        let running = then(heard(&State::default()), [BoardEvent::Doing(Doing::Sowing), sown]);
        assert_eq!(touch(&props(), &running), "South is sowing.");
        assert_eq!(touch(&SaysProps { alone: true, ..props() }, &running), "You are sowing.");
        assert_eq!(told(&running), "What the board says.");
    }

    #[test]
    fn at_the_end_the_winners_number_comes_first_and_then_why_it_is_over() {
        let outcome = Some(over_for("no cows left on your side"));
        let over = heard(&State { outcome, ..State::default() });
        assert_eq!(touch(&props(), &over), "North has won, 45 to 15.");
        assert_eq!(told(&over), "What the board says.", "until the board has said why");
        let over = then(over, [BoardEvent::Over(over_for("no cows left on your side"))]);
        assert_eq!(told(&over), "No cows left on your side.");
    }

    fn over_for(reason: &str) -> Outcome {
        let (winner, reason) = (Some(Side::North), Some(reason.to_owned()));
        Outcome { winner, score: (15, 45), reason, ..Outcome::default() }
    }

    /// What is read in passing is one short line, as in play.
    #[test]
    fn no_line_is_longer_than_those_of_a_board_that_is_played() {
        for lang in Lang::ALL {
            let lines = [0, 1, 2, 3].into_iter().flat_map(|called| {
                let voice = Voice { lang, called };
                let both = [Side::South, Side::North].map(|side| side.name(lang));
                let own = both.into_iter().flat_map(move |who| {
                    [
                        words::touch_pit_of(voice, &who),
                        words::touch_answer_of(lang, &who),
                        words::sows(lang, &who),
                        words::race_over(lang, &who),
                    ]
                });
                let all = [
                    words::touch_pit(voice),
                    words::touch_answer(lang),
                    words::touch_anew(lang),
                    words::computer_sows(lang),
                    words::computer_turn(lang),
                    words::computer_cannot(lang),
                    words::sows_you(lang),
                    words::not_your_turn(lang),
                    words::race_first(lang),
                    words::race_farthest(lang),
                    words::race_how(lang),
                    words::race_not_there(lang),
                    ended(lang, &over_for(""), false),
                    ended(lang, &over_for(""), true),
                ];
                own.chain(all)
            });
            for line in lines {
                assert!(line.chars().count() <= lang.line(), "{line}");
            }
        }
    }
}
