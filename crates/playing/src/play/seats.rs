//! The seats above and below the board: who plays, whose turn it is, and how many seeds each player has.
//!
//! They stand inside `<mbao-board>`, in its slots `north` and `south`, so that nothing
//! lies between a seat and the drawing. The page has them from the start ([`first_seat`]);
//! once the browser has taken over the island, it draws them itself.

use gloo::timers::callback::Interval;
use mbao_words::{Lang, Voice};
use web_sys::Element;
use yew::{Html, classes, create_portal, hook, html, use_effect_with, use_mut_ref, use_state_eq};

use super::Context;
use super::clock::Clock;
use super::face::{face, reader};
use super::table::Table;
use super::table::seating::{Player, Seating};
use super::table::seen::Doing;
use crate::choices::level_told;
use crate::words;
use mbao_viewer::board_element::{Side, State};
use mbao_viewer::page;

/// Milliseconds between two numbers while seeds are counted at the end, and how many numbers are shown.
const BEAT: u32 = 60;
const BEATS: u32 = 18;

/// The id of the element in which a seat stands.
fn place(side: Side) -> &'static str {
    match side {
        Side::North => "seat-north",
        Side::South => "seat-south",
    }
}

/// The seeds of a side: those it captured or, on boards without stores, those on its side and in its hand.
fn seeds(state: &State, side: Side) -> u32 {
    let of = |pair: (u8, u8)| u32::from(if side == Side::South { pair.0 } else { pair.1 });
    if let Some(outcome) = state.outcome {
        return if side == Side::South { outcome.score.0 } else { outcome.score.1 };
    }
    if state.rows.len() == 2 {
        return of(state.stores);
    }
    let half = state.rows.len() / 2;
    let rows = if side == Side::North { &state.rows[..half] } else { &state.rows[half..] };
    rows.iter().flatten().map(|&seeds| u32::from(seeds)).sum::<u32>() + of(state.hands)
}

/// What a seat shows.
struct Seat {
    voice: Voice,
    player: Player,
    name: String,
    /// The line below the name.
    line: String,
    seeds: Option<u32>,
    /// Whether seeds are counted by captures.
    captured: bool,
    gain: u32,
    turn: bool,
}

impl Seat {
    /// A seat of the table; `beats` is how far the count at the end has come.
    fn of(table: &Table, voice: Voice, side: Side, beats: u32) -> Self {
        let (lang, seating, seen) = (voice.lang, table.seating(), &table.seen);
        let (now, state) = (seen.state.as_ref(), seen.settled.as_ref());
        let player = seating.player(side);
        let turn = now.is_some_and(|state| state.outcome.is_none() && state.mover == side);
        let choosing = now.is_some_and(|state| state.pending.is_some());
        let all = state.map(|state| seeds(state, side));
        // At the end, the number rises from what was there before.
        let from = seen.before.as_ref().map_or(0, |state| seeds(state, side));
        let risen =
            |all: u32| if beats < BEATS { from + all.saturating_sub(from) * beats / BEATS } else { all };
        let gain = match (&seen.before, state) {
            (Some(before), Some(now))
                if now.outcome.is_none() && before.mover == side && seen.doing != Doing::Acts =>
            {
                seeds(now, side).saturating_sub(from)
            }
            _ => 0,
        };
        let line = match player {
            Player::Computer(_) if turn && seen.doing == Doing::Lacks => words::seat_cannot(lang),
            Player::Computer(_) if turn && table.seated => words::seat_thinks(lang),
            Player::You | Player::Person if turn && choosing => words::seat_choose(lang),
            Player::You | Player::Person if turn => words::seat_turn(lang),
            _ => usual_line(lang, seating, side),
        };
        Self {
            voice,
            player,
            name: seating.name(lang, side),
            line,
            seeds: all.map(risen),
            captured: state.is_some_and(|state| state.rows.len() == 2 && state.outcome.is_none()),
            gain,
            turn,
        }
    }

    fn html(&self, clock: Html) -> Html {
        let voice = self.voice;
        let figure = match self.player {
            Player::You => html! { <span class="avatar you">{ reader() }</span> },
            Player::Person => html! { <span class="avatar">{ self.name.chars().next() }</span> },
            Player::Computer(level) => html! { <span class="avatar">{ face(level) }</span> },
        };
        html! {
            <div class={classes!("seat", self.turn.then_some("turn"))} role="group" aria-label={self.name.clone()}>
                { figure }
                <span class="seat-name">
                    <strong>{ self.name.clone() }</strong>
                    <span class="seat-told">{ self.line.clone() }</span>
                </span>
                { clock }
                if self.gain > 0 {
                    <span class="gain">{ format!("+{}", self.gain) }</span>
                }
                <span class="seat-seeds">
                    <span class="seeds-number">{ self.seeds }</span>
                    <span class="seeds-kind">
                        if self.captured {
                            { words::seat_captured(voice) }
                        } else {
                            { words::seat_seeds(voice) }
                        }
                    </span>
                </span>
            </div>
        }
    }
}

/// A seat as the page has it before its game begins, by the number of the board's rows.
pub fn first_seat(voice: Voice, north: bool, rows: usize, seeds: u32) -> Html {
    let (lang, seating) = (voice.lang, Seating::default());
    let side = if north { Side::North } else { Side::South };
    let seat = Seat {
        voice,
        player: seating.player(side),
        name: seating.name(lang, side),
        line: usual_line(lang, seating, side),
        seeds: Some(if rows == 2 { 0 } else { seeds }),
        captured: rows == 2,
        gain: 0,
        turn: false,
    };
    html! { <div slot={if north { "north" } else { "south" }} id={place(side)} data-portal="">{ seat.html(Html::default()) }</div> }
}

/// The line below a name as long as there is nothing else to say.
fn usual_line(lang: Lang, seating: Seating, side: Side) -> String {
    match seating.player(side) {
        Player::Computer(level) => level_told(lang, level),
        Player::You => words::seat_you(lang),
        Player::Person => String::new(),
    }
}

/// How many of the `BEATS` steps of the count at the end are shown; all of them if nothing moves.
#[hook]
fn use_counted(over: bool) -> u32 {
    let beats = use_state_eq(|| BEATS);
    let set = beats.setter();
    // A game that was already over when the page loaded is not counted again.
    let before = use_mut_ref(|| true);
    use_effect_with(over, move |&over| {
        let begins = over && !before.replace(over) && !page::still();
        let ticking = begins.then(|| {
            set.set(0);
            let mut beat = 0;
            Interval::new(BEAT, move || {
                beat = BEATS.min(beat + 1);
                set.set(beat);
            })
        });
        if ticking.is_none() {
            *before.borrow_mut() = over;
        }
        move || drop(ticking)
    });
    if over { *beats } else { BEATS }
}

/// Draws both seats into their places.
#[hook]
pub(super) fn use_seats(context: &Context<'_>, clock: &Clock) -> Html {
    let table = context.table;
    let places = use_state_eq(|| None::<[Element; 2]>);
    let set = places.setter();
    // The page's own seats stay until the board reports its state.
    use_effect_with(table.seen.state.is_some(), move |known| {
        let find = |side| page::document().get_element_by_id(place(side));
        if let (true, Some(north), Some(south)) = (*known, find(Side::North), find(Side::South)) {
            north.set_inner_html("");
            south.set_inner_html("");
            set.set(Some([north, south]));
        }
    });
    let over = table.seen.settled.as_ref().is_some_and(|state| state.outcome.is_some());
    let beats = use_counted(over);
    let Some([north, south]) = &*places else { return Html::default() };
    let voice = Voice { lang: context.lang, called: context.props.called };
    let seat = |side: Side| Seat::of(table, voice, side, beats).html(clock.html(side));
    html! {
        <>
            { create_portal(seat(Side::North), north.clone()) }
            { create_portal(seat(Side::South), south.clone()) }
        </>
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::super::table::Message;
    use super::super::table::seen::Report;
    use super::super::table::seen::tests::{over, report};
    use super::*;
    use mbao_viewer::board_element::{BoardEvent, Pending};
    use yew::Reducible;

    fn state(rows: &str, outcome: &str) -> State {
        let text = format!(
            r#"{{ "game": "x", "setup": "", "options": {{}}, "mover": "s", "turn": 1, "phase": "play",
                "outcome": {outcome}, "rows": {rows}, "stores": [3, 4], "hands": [20, 21], "pending": null }}"#
        );
        serde_json::from_str(&text).expect("a state")
    }

    #[test]
    fn seeds_are_captures_or_what_lies_on_a_side() {
        let two = state("[[1, 2], [3, 4]]", "null");
        assert_eq!((seeds(&two, Side::South), seeds(&two, Side::North)), (3, 4));
        let four = state("[[1, 1], [1, 0], [2, 2], [2, 0]]", "null");
        assert_eq!((seeds(&four, Side::South), seeds(&four, Side::North)), (26, 24));
        let over = state("[[0, 0], [0, 0]]", r#"{ "winner": "s", "score": [58, 6], "byTwo": false }"#);
        assert_eq!((seeds(&over, Side::South), seeds(&over, Side::North)), (58, 6));
    }

    /// A table after these messages.
    fn table(messages: impl IntoIterator<Item = Message>) -> Rc<Table> {
        messages.into_iter().fold(Rc::default(), Table::reduce)
    }

    fn after(event: BoardEvent, turn: u32, stores: (u8, u8)) -> Message {
        let report = report(event, turn, "1. c1");
        let state = report.state.map(|state| State { stores, ..state });
        Message::Board(Box::new(Report { state, ..report }))
    }

    fn seat(table: &Table, side: Side) -> Seat {
        Seat::of(table, Lang::En.into(), side, BEATS)
    }

    #[test]
    fn the_computers_seat_says_that_it_thinks_once_it_plays() {
        let line = |messages: Vec<Message>| seat(&table(messages), Side::North).line;
        let waits = || after(BoardEvent::Ready, 2, (0, 0));
        let lines = [
            line(vec![waits()]),
            line(vec![waits(), Message::Sit]),
            line(vec![waits(), Message::Sit, after(BoardEvent::Missing, 2, (0, 0))]),
            line(vec![Message::Sit, after(BoardEvent::Ready, 1, (0, 0))]),
        ];
        let (usual, en) = (level_told(Lang::En, 2), Lang::En);
        assert_eq!(lines, [usual.clone(), words::seat_thinks(en), words::seat_cannot(en), usual]);
    }

    #[test]
    fn a_persons_seat_says_whose_turn_it_is_and_what_it_is_for() {
        let yours = table([after(BoardEvent::Ready, 1, (0, 0))]);
        assert_eq!(
            (seat(&yours, Side::South).line, seat(&yours, Side::South).turn),
            (words::seat_turn(Lang::En), true)
        );
        let mut report = report(BoardEvent::Choice, 1, "1. c1");
        report.state.as_mut().expect("a state").pending = Some(Pending { options: Vec::new() });
        let choosing = yours.reduce(Message::Board(Box::new(report)));
        assert_eq!(seat(&choosing, Side::South).line, words::seat_choose(Lang::En));
    }

    #[test]
    fn what_a_turn_won_is_told_once_it_is_shown() {
        let says = |table: &Table| {
            let seat = seat(table, Side::South);
            (seat.seeds, seat.gain)
        };
        let acts =
            table([after(BoardEvent::Ready, 1, (1, 0)), after(BoardEvent::Action(Vec::new()), 2, (4, 0))]);
        assert_eq!(says(&acts), (Some(1), 0));
        let shown = acts.reduce(after(BoardEvent::Turn, 2, (4, 0)));
        assert_eq!(says(&shown), (Some(4), 3));
        assert_eq!(seat(&shown, Side::North).gain, 0);
        assert_eq!(says(&shown.reduce(after(BoardEvent::Back, 1, (1, 0)))), (Some(1), 0));
    }

    #[test]
    fn the_number_rises_from_what_was_there_before_the_end() {
        let ended = over(BoardEvent::Turn, "1. c1");
        let table = table([after(BoardEvent::Ready, 1, (1, 0)), Message::Board(Box::new(ended))]);
        let counted = |beats| Seat::of(&table, Lang::En.into(), Side::South, beats).seeds;
        assert_eq!([counted(0), counted(BEATS / 2), counted(BEATS)], [Some(1), Some(3), Some(5)]);
    }
}
