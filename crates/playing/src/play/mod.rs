//! The play table: two seats and a board, and beside them how the game is played, its
//! moves, and everything that can be chosen.
//!
//! In the first ten seconds, a person who has never heard of these games wants:
//! 1. to see the board, whole, and which of its two sides is mine;
//! 2. to know against whom I play, and that it will be easy;
//! 3. to know the one thing to do now: press here;
//! 4. to press it and see the seeds go, without having read a rule or chosen an option.
//!
//! So the page opens with a game that can be played at once. A card on or below the
//! board says in one sentence what this game is, and offers an opponent (one is already
//! chosen) and one large button; a press on a pit does the same as the button. Everything
//! else is beside the board and can wait. People who come back find the game as they left it.

mod card;
mod clock;
mod face;
mod manner;
mod moves;
mod new_game;
mod reading;
pub(crate) mod record;
mod seating;
mod seats;
mod seen;
mod send;
mod series;
mod shelf;
mod tabs;

use gloo::events::EventListener;
use mbao_words::{Lang, Voice};
use serde::{Deserialize, Serialize};
use web_sys::UrlSearchParams;
use yew::{Callback, Html, Properties, component, html, use_effect_with, use_node_ref, use_state_eq};

use self::clock::use_clock;
use self::manner::{change, use_manner};
use self::moves::{use_moves, use_turns};
use self::new_game::use_new_game;
use self::reading::{Heed, Source, use_reading};
use self::seating::{Seating, Who};
use self::seats::use_seats;
use self::seen::{Doing, use_board};
use self::series::use_series;
use self::shelf::{Kept, use_shelf};
use self::tabs::{Tab, use_tabs};
use crate::words;
use mbao_viewer::board_element::{Board, Side};
use mbao_viewer::endings::{EndingLine, Lights, endings};
use mbao_viewer::{Choice, Island, SetUp, link, page};

pub use self::seats::first_seat;

/// Properties of [`Play`].
#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct PlayProps {
    /// Language of the page.
    pub lang: Lang,
    /// Id of the `<mbao-board>` that stands elsewhere in the page.
    pub board: String,
    /// All games, for the list of them.
    pub games: Vec<GameEntry>,
    /// Id of the game that is played here.
    pub game: String,
    /// What its seeds are called, as a place in [`mbao_words::CALLED`].
    pub called: u8,
    /// How several games in a row are scored; `None` if the game is not played in series.
    pub series: Option<SeriesRules>,
    /// Address of the page that writes the tag for other pages.
    pub embed_href: String,
    /// The game in one sentence.
    pub sentence: String,
    /// Where a turn may begin.
    pub start: String,
    /// Which way the seeds go.
    pub sowing: String,
    /// The endings: what the last seed decides.
    pub endings: Vec<EndingLine>,
    /// When the game is over.
    pub end: String,
}

/// How several games in a row are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesRules {
    /// Whether a game brings points besides counting as won.
    pub points: bool,
    /// Points for a first game that is won by exactly two seeds, if they differ from
    /// those for later games.
    pub first_by_two: Option<u32>,
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameEntry {
    /// Id of the game.
    pub id: String,
    /// The name that its players give it.
    pub name: String,
    /// The people whose game it is.
    pub people: String,
    /// Its set-ups, the usual one first.
    pub setups: Vec<SetUp>,
    /// Its options.
    pub options: Vec<Choice>,
    /// Address of its play page.
    pub href: String,
}

/// The name of a side.
pub(crate) fn name(lang: Lang, side: Side) -> String {
    match side {
        Side::South => words::south(lang),
        Side::North => words::north(lang),
    }
}

/// Begins a new game with the board's set-up and options, and drops its other attributes.
fn clear(board: &Board) {
    for attribute in ["steps", "record", "position"] {
        board.set(attribute, None);
    }
    board.reset();
}

/// The parameters after the `?` of the address.
fn query() -> Option<UrlSearchParams> {
    UrlSearchParams::new_with_str(&page::window().location().search().unwrap_or_default()).ok()
}

/// The seats that the address asks for: `?south=…&north=…`.
fn asked_seating() -> Option<Seating> {
    let query = query()?;
    Seating::asked(query.get("south").as_deref(), query.get("north").as_deref())
}

/// Sets the attributes that the address asks for, `?setup=…&options=…&position=…`; returns whether it asks
/// for any.
fn asked(board: &Board) -> bool {
    let Some(query) = query() else { return false };
    let mut any = false;
    for name in ["setup", "options", "position"] {
        if let Some(value) = query.get(name).filter(|value| !value.is_empty()) {
            board.set(name, Some(&value));
            any = true;
        }
    }
    any
}

/// The record in the address, if there is one.
fn linked() -> Option<String> {
    link::record(&page::window().location().hash().unwrap_or_default())
}

/// Three cards on how the game is played; the endings light up as they apply.
fn how(lang: Lang, how: &PlayProps, lights: &Lights) -> Html {
    html! {
        <div class="how">
            <section class="how-sow">
                <h2>{ words::how_sow(lang) }</h2>
                <p>{ how.start.clone() }</p>
                <p>{ how.sowing.clone() }</p>
            </section>
            { endings(lang, &how.endings, lights) }
            <section class="how-end">
                <h2>{ words::how_end(lang) }</h2>
                <p>{ how.end.clone() }</p>
            </section>
        </div>
    }
}

/// The play table around a board.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let (board, seen) = use_board(&props.board);
    let entry = props.games.iter().find(|entry| entry.id == props.game);
    let manner = use_manner(board.as_ref());
    // The seating of this game, if it is not the usual one, and whether the players have sat down.
    let own = use_state_eq(|| None::<Seating>);
    let seated = use_state_eq(|| false);
    let seating = own.unwrap_or(manner.seating);
    // The number of the game whose end card has been put away.
    let put_away = use_state_eq(|| None::<u32>);
    let tab = use_state_eq(Tab::default);
    let said = use_state_eq(String::new);
    // How many kept games could not be played.
    let refused = use_state_eq(|| 0);
    let sent = use_node_ref();

    let heed = {
        let (seated, own, games) = (seated.setter(), own.setter(), props.games.clone());
        let entries = games.clone();
        Heed {
            taken: Callback::from(move |source| {
                let kept = match source {
                    Source::Shelf(kept) => Some(kept),
                    Source::Sent(record) => shelf::with_record(&games, &record),
                };
                // A sent game waits until the reader has chosen who plays on.
                let people = Seating { who: Who::People, ..Seating::default() };
                own.set(kept.as_ref().map_or(Some(people), |kept| kept.seating.map(Seating::sound)));
                seated.set(kept.is_some());
            }),
            refused: Callback::from({
                let refused = refused.clone();
                move |kept: Kept| {
                    shelf::refuse(&entries, &kept);
                    refused.set(*refused + 1);
                }
            }),
        }
    };
    let reading = use_reading(board.clone(), &props.game, props.games.clone(), heed);

    // The board shows what the address asks for, otherwise the game that was left.
    let (read, games, game) = (reading.read.clone(), props.games.clone(), props.game.clone());
    let seat = own.setter();
    use_effect_with(board.clone(), move |board| {
        if let (Some(_), Some(seating)) = (board, asked_seating()) {
            seat.set(Some(seating));
        }
        let listener = board.as_ref().map(|board| {
            if let Some(record) = linked() {
                read.emit(Source::Sent(record));
            } else if !asked(board)
                && record::turns(&board.record()).is_empty()
                && let Some(kept) = shelf::last(&games, &game)
            {
                read.emit(Source::Shelf(kept));
            }
            EventListener::new(&page::window(), "hashchange", move |_| {
                if let Some(record) = linked() {
                    read.emit(Source::Sent(record));
                }
            })
        });
        move || drop(listener)
    });

    // Pressing a pit begins the game.
    let sit = seated.setter();
    use_effect_with(seen.pressed, move |pressed| {
        if *pressed {
            sit.set(true);
        }
    });
    let (here, last, id) = (board.clone(), manner.clone(), props.game.clone());
    use_effect_with((here, *seated, seating), move |(board, seated, seating)| {
        let Some(board) = board else { return };
        if *seated {
            seating.apply(board);
            change(&last, |manner| manner.game = id);
            // From now on the shelf keeps the game; the address would begin it anew.
            page::plain_address();
        } else {
            Seating { who: Who::People, ..*seating }.apply(board);
        }
    });

    let sit = Callback::from({
        let (seated, board) = (seated.setter(), board.clone());
        move |keys: bool| {
            seated.set(true);
            if let Some(board) = board.as_ref().filter(|_| keys) {
                board.focus_pit();
            }
        }
    });
    let seat = {
        let (own, manner) = (own.clone(), manner.clone());
        Callback::from(move |seating: Seating| {
            if own.is_some() {
                own.set(Some(seating));
            }
            change(&manner, |manner| manner.seating = seating);
        })
    };
    let may = {
        let (begun, swapped) = (seen.begun, Seating { swapped: !seating.swapped, ..seating });
        let anew = |seat: Option<Seating>| {
            let (board, own) = (board.clone(), own.clone());
            Callback::from(move |()| {
                if let (Some(seat), Some(board)) = (seat, &board) {
                    own.set(Some(seat));
                    seat.apply(board);
                }
                if let Some(board) = &board {
                    clear(board);
                }
            })
        };
        let put_away = put_away.setter();
        card::Ending {
            rematch: anew(None),
            swap: anew(Some(swapped)),
            close: Callback::from(move |()| put_away.set(Some(begun))),
        }
    };
    let anew = {
        let (seated, own) = (seated.setter(), own.setter());
        Callback::from(move |()| {
            seated.set(false);
            own.set(None);
        })
    };

    let under_way = (seen.at > 0).then(|| link::fragment(&seen.whole));
    use_effect_with(under_way, |place| page::same_place(place.as_deref().unwrap_or_default()));

    let clock = use_clock(board.as_ref(), &seen, manner.seconds());
    let voice = Voice { lang, called: props.called };
    let seats = use_seats(voice, seating, *seated, &seen, &clock);
    let turns = use_turns(lang, board.as_ref(), &seen, seating, *tab == Tab::Moves);
    let moves = use_moves(lang, &seen, &reading, turns, &said);
    let new_game = use_new_game(lang, board.as_ref(), &seen, entry, &anew);
    let series = use_series(lang, board.as_ref(), &seen, &props.game, props.series);
    let shelf = use_shelf(lang, &seen, &props.games, seated.then_some(seating), *refused, &said);
    let more = html! {
        <>
            { new_game }
            { manner::controls(lang, &manner) }
            { series }
            <p class="onward"><a href={format!("{}?game={}", props.embed_href, props.game)}>{ words::more_embed(lang) }</a></p>
        </>
    };
    let tabs = use_tabs(lang, &tab, [how(lang, props, &seen.lights), moves, more]);

    let send = {
        let (record, said, sent) = (seen.whole.clone(), said.setter(), sent.clone());
        let title = entry.map_or_else(String::new, |entry| entry.name.clone());
        move |_| send::send(lang, title.clone(), &record, &moves::file(&record), sent.clone(), said.clone())
    };
    // On paper the game stands with the address where it goes on.
    let address = if seen.turns.is_empty() { None } else { send::address(&seen.whole) };
    let outcome = seen.outcome().filter(|_| seen.doing != Doing::Acts && *put_away != Some(seen.begun));
    let wrong = reading.wrong.as_ref().map(|why| words::read_wrong(lang, why));
    let lost = clock.lost.map(|side| words::clock_lost(lang, &seating.name(lang, side)));
    html! {
        <>
            { seats }
            if let Some(outcome) = outcome {
                { card::ending(lang, seating, outcome, &may) }
            } else if !*seated {
                { card::beginning(lang, &props.sentence, seating, seen.at > 0, &seat, &sit) }
            }
            <p class="table-tools">
                <button type="button" class="send" disabled={!alive || seen.turns.is_empty()} onclick={send}
                    title={words::send(lang)} aria-label={words::send(lang)}>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 15V4m-4 4 4-4 4 4M5 13v6h14v-6" /></svg>
                    <span aria-hidden="true">{ words::send(lang) }</span>
                </button>
            </p>
            <div class="table-side">
                { tabs }
                <p class="said" role="status">{ (*said).clone() }</p>
                <details class="send-text">
                    <summary>{ words::send(lang) }</summary>
                    <textarea ref={sent} rows="4" readonly=true spellcheck="false" aria-label={words::send(lang)} />
                </details>
                <p class="error" role="alert">{ wrong.or(lost).unwrap_or_default() }</p>
                { for address.map(|address| html! { <p class="on-paper"><a href={address.clone()}>{ address }</a></p> }) }
                // Last, because it is filled late and must not push anything down.
                { shelf }
            </div>
        </>
    }
}

impl Island for Play {
    const NAME: &'static str = "Play";
}
