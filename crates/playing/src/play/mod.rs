//! The play page around a board.

mod begin;
mod clock;
mod link;
mod manner;
mod reading;
mod record;
mod seen;
mod series;
mod sheet;
mod shelf;

use gloo::events::EventListener;
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use web_sys::UrlSearchParams;
use yew::{Html, Properties, component, html, use_effect_with};

use self::begin::use_begin;
use self::clock::use_clock;
use self::manner::use_manner;
use self::reading::use_reading;
use self::seen::{Seen, use_board};
use self::series::use_series;
use self::sheet::use_sheet;
use self::shelf::use_shelf;
use crate::words;
use mbao_viewer::board_element::{Board, Side};
use mbao_viewer::{Choice, Island, SetUp, page};

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
    /// How several games in a row are scored; `None` where they are not played so.
    pub series: Option<SeriesRules>,
    /// From the page to the site's front, as `../../`.
    pub root: String,
}

/// How several games in a row are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesRules {
    /// Whether a game brings points besides counting as won.
    pub points: bool,
    /// Points for a first game that is won by exactly two seeds, where those are
    /// others than for later games.
    pub first_by_two: Option<u32>,
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameEntry {
    /// Id of the game.
    pub id: String,
    /// What its players call it.
    pub name: String,
    /// Whose it is.
    pub people: String,
    /// Its set-ups, the usual one first.
    pub setups: Vec<SetUp>,
    /// Its options.
    pub options: Vec<Choice>,
    /// Address of its play page.
    pub href: String,
}

/// What a side is called.
fn name(lang: Lang, side: Side) -> String {
    match side {
        Side::South => words::south(lang),
        Side::North => words::north(lang),
    }
}

/// Begins a new game with the board's set-up and options, and nothing else it had.
fn clear(board: &Board) {
    for attribute in ["steps", "record", "position"] {
        board.set(attribute, None);
    }
    board.reset();
}

/// Sets the attributes that the address asks for: `?setup=…&options=…&position=…`.
fn asked(board: &Board) {
    let query = page::window().location().search().unwrap_or_default();
    let Ok(query) = UrlSearchParams::new_with_str(&query) else { return };
    for name in ["setup", "options", "position"] {
        if let Some(value) = query.get(name).filter(|value| !value.is_empty()) {
            board.set(name, Some(&value));
        }
    }
}

/// Whose turn it is, or how the game ended.
fn standing(lang: Lang, seen: &Seen) -> String {
    let Some(state) = &seen.state else { return String::new() };
    match state.outcome {
        None => words::to_play(lang, &name(lang, state.mover)),
        Some(outcome) => {
            let [south, north] = [outcome.score.0, outcome.score.1].map(|seeds| seeds.to_string());
            match outcome.winner {
                Some(winner) => words::won(lang, &north, &south, &name(lang, winner)),
                None => words::drawn(lang, &north, &south),
            }
        }
    }
}

/// The games there are, as links.
fn games(props: &PlayProps) -> Html {
    let entry = |entry: &GameEntry| {
        html! {
            <li>
                <a href={entry.href.clone()} aria-current={(entry.id == props.game).then_some("page")}>
                    <span class="game-name">{ entry.name.clone() }</span>{ " " }
                    <span class="game-people">{ entry.people.clone() }</span>
                </a>
            </li>
        }
    };
    html! {
        <nav class="games" aria-label={words::games(props.lang)}>
            <h2>{ words::games(props.lang) }</h2>
            <ul>{ for props.games.iter().map(entry) }</ul>
        </nav>
    }
}

/// The play page around a board.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let (board, seen) = use_board(&props.board);
    let entry = props.games.iter().find(|entry| entry.id == props.game);

    let (manner, manner_html) = use_manner(lang, board.as_ref());
    let clock = use_clock(lang, board.as_ref(), &seen, manner.seconds());
    let reading = use_reading(board.clone(), &props.game, props.games.clone());
    let begin = use_begin(lang, board.as_ref(), &seen, entry);
    let sheet = use_sheet(lang, board.as_ref(), &seen, &reading);
    let series = use_series(lang, board.as_ref(), &seen, &props.game, props.series);
    let shelf = use_shelf(lang, &seen, &props.games);

    let read = reading.read.clone();
    use_effect_with(board, move |board| {
        let listener = board.as_ref().map(|board| {
            asked(board);
            let linked = move || {
                let fragment = page::window().location().hash().unwrap_or_default();
                if let Some(record) = link::record(&fragment) {
                    read.emit(record);
                }
            };
            linked();
            EventListener::new(&page::window(), "hashchange", move |_| linked())
        });
        move || drop(listener)
    });

    let under_way = (seen.at > 0).then(|| link::fragment(&seen.record));
    use_effect_with(under_way, |place| page::same_place(place.as_deref().unwrap_or_default()));

    html! {
        <div class="play-side">
            <div class="play-controls" hidden={!alive}>
                <p class="to-play">{ standing(lang, &seen) }</p>
                { clock }
                { sheet }
                { begin }
                { series }
                { manner_html }
            </div>
            { games(props) }
            // Last, because it is filled late and must not push anything down.
            { shelf }
        </div>
    }
}

impl Island for Play {
    const NAME: &'static str = "Play";
}
