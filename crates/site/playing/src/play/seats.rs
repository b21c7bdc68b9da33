//! The seats above and below the board: who plays, whose turn it is, and how many seeds each player has.
//!
//! They stand inside `<mbao-board>`, in its slots `north` and `south`, so that nothing
//! lies between a seat and the drawing. The page has them from the start ([`first_seat`]);
//! once the browser has taken over the island, it draws them itself.

use std::cell::RefCell;

use gloo::events::EventListener;
use gloo::timers::callback::{Interval, Timeout};
use mbao_words::{Lang, Voice};
use web_sys::{Element, MouseEvent};
use yew::{Callback, Html, classes, create_portal, hook, html, use_effect_with, use_mut_ref, use_state_eq};

use super::balance::use_balance;
use super::clock::Clock;
use super::context::Context;
use super::face::{face, reader};
use super::manner::change;
use super::over::rematch;
use super::table::Table;
use super::table::manner::Change;
use super::table::seating::{Player, Who};
use super::table::turns::in_play;
use crate::choices::level_told;
use crate::words;
use mbao_viewer::because::because;
use mbao_viewer::board_element::{Board, Doing, Marks, Part, Side, Tally};
use mbao_viewer::page;
use mbao_viewer::tally::made;

/// Milliseconds between two numbers while seeds are counted at the end, and how many numbers are shown.
const BEAT: u32 = 60;
const BEATS: u32 = 18;

/// Milliseconds in which a board fits itself to another window.
const SETTLES: u32 = 200;

/// The end is near for a player who has no more pits than these left.
const NEAR: u8 = 2;

/// The id of the element in which a seat stands.
fn place(side: Side) -> &'static str {
    side.of(("seat-south", "seat-north"))
}

struct Seat {
    player: Player,
    name: String,
    line: String,
    /// The line says why the computer has played its turn.
    why: bool,
    near_end: Option<String>,
    seeds: Option<u32>,
    /// How they are made up.
    made: String,
    gain: u32,
    turn: bool,
    /// The board stands upright, with this side to the right.
    right: bool,
}

impl Seat {
    /// A seat of the table; `beats` is how far the count at the end has come.
    fn of(table: &Table, voice: Voice, side: Side, beats: u32, upright: bool, front: bool) -> Self {
        let (lang, seating, seen) = (voice.lang, table.seating(), &table.seen);
        let state = seen.watched.shown.as_ref();
        let player = seating.player(side);
        let computer = |side| matches!(seating.player(side), Player::Computer(_));
        let part = seen.watched.part(side, [Side::South, Side::North].map(computer));
        let over = state.is_none_or(|state| state.outcome.is_some());
        let own = seen.counts.map(|counts| counts.of(side));
        // At the end, the number goes there from what was before.
        let from = seen.before.map_or(0, |(_, counts)| counts.of(side).total());
        let risen = |own: Tally| (from * (BEATS - beats) + own.total() * beats) / BEATS;
        // In the middle of the next turn it is another's.
        let chooses = state.is_some_and(|state| state.pending.is_some());
        let gain = match (seen.before, seen.counts) {
            (Some((mover, before)), Some(now))
                if !over && mover == side && seen.watched.doing != Doing::Sowing && !chooses =>
            {
                now.won(side).saturating_sub(before.won(side))
            }
            _ => 0,
        };
        let left = seen.counts.map_or(0, |counts| side.of(counts.left));
        let plays = state.is_some_and(|state| state.pending.is_none() && in_play(&state.phase));
        let near_end = (plays && !over && seen.watched.doing != Doing::Sowing && (1..=NEAR).contains(&left))
            .then(|| {
                if front {
                    words::seat_left_front(lang, left.into())
                } else {
                    words::seat_left(voice, left.into())
                }
            });
        // Said to the person who is to answer.
        let answers = !over && seating.who == Who::Computer && seen.before.is_some_and(|(by, _)| by == side);
        let reason = if answers { because(voice, &seen.watched.why) } else { None };
        let mut why = false;
        let line = match part {
            Part::Sows if player == Player::You => words::seat_sows_you(lang),
            Part::Sows => words::seat_sows(lang),
            Part::Thinks => words::seat_thinks(lang),
            Part::Lacks => words::seat_cannot(lang),
            // No pit has a ring, and nothing is asked.
            Part::Chooses if plays && seen.watched.doing == Doing::Waiting => words::seat_pass(lang),
            Part::Chooses => words::seat_choose(lang),
            Part::Presses if player == Player::Friend => words::seat_friend(lang),
            Part::Presses => near_end.clone().unwrap_or_else(|| words::seat_turn(voice)),
            Part::Begins | Part::Rests => {
                why = near_end.is_none() && reason.is_some();
                near_end.clone().or(reason).unwrap_or_else(|| usual_line(lang, table, side, upright))
            }
        };
        Self {
            player,
            name: table.name(lang, side),
            line,
            why,
            near_end,
            seeds: own.map(risen),
            made: match (state, seen.counts) {
                (Some(state), Some(counts)) if !over => {
                    made(voice, counts.of(side), side.of(state.hands), counts.keeps, counts.marks)
                }
                _ => words::seat_seeds(voice),
            },
            gain,
            turn: part != Part::Rests,
            right: upright && side != seating.near(),
        }
    }

    /// The seat with a clock or a button in it; `again` shows the last turn.
    fn html(&self, extra: Html, again: &Callback<MouseEvent>) -> Html {
        let figure = match self.player {
            Player::You => html! { <span class="avatar you">{ reader() }</span> },
            Player::Person | Player::Friend => {
                html! { <span class="avatar">{ self.name.chars().next() }</span> }
            }
            Player::Computer(level) => html! { <span class="avatar">{ face(level) }</span> },
        };
        html! {
            <div class={classes!("seat", self.turn.then_some("turn"), (self.near_end.as_ref() == Some(&self.line)).then_some("near-end"), self.right.then_some("right"))} role="group" aria-label={self.name.clone()}>
                { figure }
                <span class="seat-name">
                    <strong>{ self.name.clone() }</strong>
                    // What a reason is for can be seen again.
                    if self.why {
                        <button type="button" class="seat-told" onclick={again}>{ self.line.clone() }</button>
                    } else {
                        <span class="seat-told">{ self.line.clone() }</span>
                    }
                    // Heard when it changes, whoever's turn it is.
                    <span class="unseen" role="status">{ self.near_end.as_ref().map(|near| format!("{}: {near}", self.name)) }</span>
                </span>
                { extra }
                if self.gain > 0 {
                    <span class="gain">{ format!("+{}", self.gain) }</span>
                }
                <span class="seat-seeds">
                    <span class="seeds-number">{ self.seeds }</span>
                    <span class="seeds-kind">{ self.made.clone() }</span>
                </span>
            </div>
        }
    }
}

/// A seat as the page has it before its game begins; `keeps` if the board has stores.
pub fn first_seat(voice: Voice, north: bool, keeps: bool, own: Tally) -> Html {
    let side = if north { Side::North } else { Side::South };
    let (seeds, made) = (Some(own.total()), made(voice, own, 0, keeps, Marks::Other));
    let seat = Seat { seeds, made, ..Seat::of(&Table::default(), voice, side, BEATS, false, false) };
    html! { <div slot={if north { "north" } else { "south" }} id={place(side)} data-portal="">{ seat.html(Html::default(), &Callback::noop()) }</div> }
}

/// The line below a name as long as there is nothing else to say.
fn usual_line(lang: Lang, table: &Table, side: Side, upright: bool) -> String {
    let [own, other] = table.next_seating().map_or([0; 2], |next| next.won);
    let player = table.seating().player(side);
    match player {
        Player::You if own + other > 0 => words::seat_won(lang, own as usize),
        Player::Friend if own + other > 0 => words::seat_won(lang, other as usize),
        Player::Computer(level) => level_told(lang, level),
        Player::You if upright => words::seat_you_left(lang),
        Player::You => words::seat_you(lang),
        Player::Person | Player::Friend => String::new(),
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

/// Whether the board stands upright, its halves to the left and to the right.
#[hook]
fn use_upright(context: &Context<'_>) -> bool {
    let upright = use_state_eq(|| false);
    let (set, board) = (upright.setter(), context.board.cloned());
    // A board is drawn anew before it reports anything.
    use_effect_with((board, context.table.seen.watched.clone()), move |(board, _)| {
        let look = {
            let board = board.clone();
            move || set.set(board.as_ref().is_some_and(Board::is_upright))
        };
        look();
        // It turns one frame after its room has changed.
        let late = RefCell::new(None);
        let resized = EventListener::new(&page::window(), "resize", move |_| {
            late.replace(Some(Timeout::new(SETTLES, look.clone())));
        });
        move || drop(resized)
    });
    *upright
}

/// Draws both seats into their places. The reader's is at the lower edge, wherever the reader sits.
#[hook]
pub(super) fn use_seats(context: &Context<'_>, clock: &Clock, send: &Callback<MouseEvent>) -> Html {
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
    let over = table.seen.watched.shown.as_ref().is_some_and(|state| state.outcome.is_some());
    let beats = use_counted(over);
    let upright = use_upright(context);
    let balance = use_balance(context);
    let Some([north, south]) = &*places else { return Html::default() };
    let voice = Voice { lang: context.lang, called: context.props.called };
    let near = table.seating().near();
    let again = {
        let board = context.board.cloned();
        Callback::from(move |_: MouseEvent| {
            if let Some(board) = &board {
                board.watch_last();
            }
        })
    };
    let seat = |side: Side| {
        // Whoever looks at the board of a game that is over finds the way to the next one here, and whoever has answered a
        // game that was sent the way to send it back. Whoever plays for the first time may hear the seeds.
        let next = if side != near {
            None
        } else if table.is_left_over() {
            Some((words::end_rematch(context.lang), rematch(context, None)))
        } else if table.answers() {
            Some((words::send_turn(context.lang), send.clone()))
        } else if table.seated && table.seen.begun == 1 && table.seen.at == 0 && table.manner.offers_sound() {
            let tell = context.tell.clone();
            Some((
                words::seat_sound(context.lang),
                Callback::from(move |_| change(&tell, Change::Sound(true))),
            ))
        } else {
            None
        };
        let over = next.map(|(name, press)| {
            html! { <button type="button" class="rematch" onclick={press}>{ name }</button> }
        });
        Seat::of(table, voice, side, beats, upright, context.props.front)
            .html(over.unwrap_or_else(|| clock.html(side)), &again)
    };
    html! {
        <>
            { create_portal(seat(near.other()), north.clone()) }
            { create_portal(html! { <>{ balance }{ seat(near) }</> }, south.clone()) }
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
    use mbao_viewer::board_element::{BoardEvent, Counts, EventKind, GameEvent, Pending, Reason};
    use yew::Reducible;

    fn table(messages: impl IntoIterator<Item = Message>) -> Rc<Table> {
        messages.into_iter().fold(Rc::default(), Table::reduce)
    }

    fn after(event: BoardEvent, turn: u32, (south, north): (u32, u32)) -> Message {
        let report = report(event, turn, "1. c1");
        let own = |store| Tally { store, marks: 0, board: 0 };
        let tally = (own(south), own(north));
        let counts = Some(Counts { keeps: true, marks: Marks::Other, tally, left: (9, 9) });
        Message::Board(Box::new(Report { counts, ..report }))
    }

    fn sows(by: Side, turn: u32, stores: (u32, u32)) -> [Message; 2] {
        let sown = vec![GameEvent { kind: EventKind::Sow, by, rule: None }];
        [BoardEvent::Doing(Doing::Sowing), BoardEvent::Action(sown)].map(|event| after(event, turn, stores))
    }

    fn seat(table: &Table, side: Side) -> Seat {
        Seat::of(table, Lang::En.into(), side, BEATS, false, false)
    }

    #[test]
    fn seats_say_what_is_seen_on_the_board() {
        let en = Lang::En;
        let (you, usual) = (words::seat_you(en), level_told(en, 2));
        let mut now = table([after(BoardEvent::Ready, 1, (0, 0))]);
        let mut then = |messages: Vec<Message>| {
            now = messages.into_iter().fold(now.clone(), Table::reduce);
            [Side::South, Side::North].map(|side| {
                let seat = seat(&now, side);
                (seat.line, seat.turn)
            })
        };
        let thinks = || after(BoardEvent::Doing(Doing::Thinking), 2, (0, 0));
        let [yours, theirs] = [true, false].map(|yours| {
            move |line: String, other: String| {
                if yours { [(line, true), (other, false)] } else { [(other, false), (line, true)] }
            }
        });
        assert_eq!(then(vec![Message::Sit]), yours(words::seat_turn(en.into()), usual.clone()));
        assert_eq!(then(sows(Side::South, 2, (0, 0)).into()), yours(words::seat_sows_you(en), usual.clone()));
        assert_eq!(then(vec![after(BoardEvent::Turn, 2, (0, 0))])[1], (usual.clone(), false));
        assert_eq!(then(vec![thinks()]), theirs(words::seat_thinks(en), you.clone()));
        assert_eq!(then(sows(Side::North, 3, (0, 0)).into()), theirs(words::seat_sows(en), you.clone()));
        let waits =
            [BoardEvent::Doing(Doing::Waiting), BoardEvent::Turn].map(|event| after(event, 3, (0, 0)));
        assert_eq!(then(waits.into()), yours(words::seat_turn(en.into()), usual.clone()));
        let lacks = vec![after(BoardEvent::Turn, 2, (0, 0)), after(BoardEvent::Missing, 2, (0, 0))];
        assert_eq!(then(lacks), theirs(words::seat_cannot(en), you));
        let mut asks = report(BoardEvent::Choice, 1, "1. c1");
        asks.state.as_mut().expect("a state").pending = Some(Pending { options: Vec::new() });
        assert_eq!(then(vec![Message::Board(Box::new(asks))]), yours(words::seat_choose(en), usual));
        let stuck = Report { legal: vec!["pass".to_owned()], ..report(BoardEvent::Turn, 1, "1. c1") };
        assert_eq!(then(vec![Message::Board(Box::new(stuck))])[0], (words::seat_pass(en), true));
    }

    #[test]
    fn a_computer_says_why_it_has_played_until_somebody_plays_on() {
        let why = BoardEvent::Why(vec![Reason { kind: "saves".into(), n: Some(7) }]);
        let played = [after(BoardEvent::Ready, 1, (0, 0)), Message::Sit, after(BoardEvent::Turn, 2, (0, 0))]
            .into_iter()
            .chain(sows(Side::North, 3, (0, 0)))
            .chain(
                [BoardEvent::Doing(Doing::Waiting), BoardEvent::Turn, why]
                    .map(|event| after(event, 3, (0, 0))),
            );
        let told = table(played);
        let lines = |table: &Table| [Side::South, Side::North].map(|side| seat(table, side).line);
        let en = Lang::En;
        assert_eq!(lines(&told), [words::seat_turn(en.into()), "I saved 7 of mine".to_owned()]);
        let plays = sows(Side::South, 4, (0, 0)).into_iter().fold(told, Table::reduce);
        assert_eq!(lines(&plays), [words::seat_sows_you(en), level_told(en, 2)]);
    }

    #[test]
    fn a_player_with_few_pits_left_reads_so_while_turns_are_played() {
        let line = |left, phase: &str, front| {
            let mut ready = report(BoardEvent::Ready, 1, "1. c1");
            ready.state.as_mut().expect("a state").phase = phase.into();
            let tally = Tally { store: 3, marks: 0, board: 0 };
            let counts = Counts { keeps: true, marks: Marks::Other, tally: (tally, tally), left: (left, 9) };
            ready.counts = Some(counts);
            let table = table([Message::Board(Box::new(ready)), Message::Sit]);
            let seat = Seat::of(&table, Lang::En.into(), Side::South, BEATS, false, front);
            (seat.near_end.as_ref() == Some(&seat.line)).then_some(seat.line)
        };
        assert_eq!(line(1, "play", false).as_deref(), Some("only one pit left to play"));
        assert_eq!(line(2, "namua", true).as_deref(), Some("only 2 pits left in front"));
        assert_eq!(
            [line(3, "play", false), line(2, "opening1", false), line(0, "over", false)],
            [None, None, None]
        );
    }

    #[test]
    fn beside_a_board_that_stands_the_far_side_is_to_the_right() {
        let seat = |side| Seat::of(&Table::default(), Lang::En.into(), side, BEATS, true, false);
        let (own, other) = (seat(Side::South), seat(Side::North));
        assert_eq!((own.line, own.right, other.right), (words::seat_you_left(Lang::En), false, true));
    }

    #[test]
    fn what_a_turn_won_is_told_once_it_is_shown() {
        let says = |table: &Table| {
            let seat = seat(table, Side::South);
            (seat.seeds, seat.gain)
        };
        let acts =
            table([after(BoardEvent::Ready, 1, (1, 0))].into_iter().chain(sows(Side::South, 2, (4, 0))));
        assert_eq!(says(&acts), (Some(1), 0));
        let waits = after(BoardEvent::Doing(Doing::Waiting), 2, (4, 0));
        let shown = acts.reduce(waits).reduce(after(BoardEvent::Turn, 2, (4, 0)));
        assert_eq!(says(&shown), (Some(4), 3));
        assert_eq!(seat(&shown, Side::North).gain, 0);
        assert_eq!(says(&shown.reduce(after(BoardEvent::Back, 1, (1, 0)))), (Some(1), 0));
    }

    #[test]
    fn the_number_rises_from_what_was_there_before_the_end() {
        let ended = over(BoardEvent::Turn, "1. c1");
        let table = table([after(BoardEvent::Ready, 1, (1, 0)), Message::Board(Box::new(ended))]);
        let counted = |beats| Seat::of(&table, Lang::En.into(), Side::South, beats, false, false).seeds;
        assert_eq!([counted(0), counted(BEATS / 2), counted(BEATS)], [Some(1), Some(3), Some(5)]);
    }
}
