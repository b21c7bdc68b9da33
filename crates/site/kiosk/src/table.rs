//! The screen with the board that people play on.

use mbao_words::Lang;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::MouseEvent;
use yew::{Callback, Classes, Html, UseStateHandle, classes, hook, html, use_effect_with, use_state_eq};

use super::ask::use_ask;
use super::bar::bar;
use super::board::{BOARD, Heard, use_kiosk_board};
use super::config::{Config, Race, Table};
use super::place;
use super::race::{options, use_race};
use super::reading::readable;
use super::says::Says;
use super::seat::{Sits, SitsProps, seat};
use super::still::Stills;
use super::visit::{Screen, Visit};
use super::{KioskGame, KioskSetUp, words};
use mbao_viewer::board_element::{Board, Side};

#[derive(Clone, Copy, Default)]
struct Lying<'a> {
    id: &'a str,
    setup: &'a str,
    race: bool,
    alone: bool,
    pressed: Option<&'a str>,
}

/// The game on the board, also while its text is being read.
fn lying(screen: &Screen) -> Option<Lying<'_>> {
    match screen {
        Screen::Game { id, setup, race, alone, pressed } => {
            Some(Lying { id, setup, race: *race, alone: *alone, pressed: pressed.as_deref() })
        }
        Screen::Reading { from, .. } => lying(from),
        _ => None,
    }
}

/// How well the computer plays, in words.
fn level(lang: Lang, level: u32) -> String {
    match level {
        1 => words::computer_1(lang),
        2 => words::computer_2(lang),
        3 => words::computer_3(lang),
        4 => words::computer_4(lang),
        _ => words::computer_5(lang),
    }
}

struct Context<'a> {
    config: &'a Config,
    visit: &'a Visit,
    game: &'a KioskGame,
    lying: Lying<'a>,
    board: Option<&'a Board>,
    heard: &'a Heard,
    go: &'a Callback<Screen>,
    /// Whether it is being changed how the game begins.
    changing: UseStateHandle<bool>,
    /// Asks before the game is begun anew.
    ask: Callback<MouseEvent>,
}

impl Context<'_> {
    /// A press that leads to a screen.
    fn press(&self, screen: Screen) -> Callback<MouseEvent> {
        self.go.reform(move |_| screen.clone())
    }

    /// A press that begins the game in another way.
    fn begin(&self, setup: &str, race: bool, alone: bool) -> Callback<MouseEvent> {
        let (id, setup) = (self.game.id.clone(), setup.to_owned());
        self.press(Screen::Game { id, setup, race, alone, pressed: None })
    }

    /// Whether nobody has played yet: how the game begins can be chosen.
    fn first(&self) -> bool {
        !self.heard.played
    }

    fn over(&self) -> bool {
        self.heard.state().is_some_and(|state| state.outcome.is_some())
    }

    fn setup(&self) -> &str {
        let usual = self.game.setups.first().map_or("", |setup| setup.name.as_str());
        if self.lying.setup.is_empty() { usual } else { self.lying.setup }
    }

    /// Who plays, in one sentence, with a button for whoever wants it otherwise, and then all there is to choose. Once
    /// somebody plays it is not seen, but keeps its room: the board stays where the finger is.
    fn manner(&self) -> Html {
        let (lang, Lying { race, alone, .. }) = (self.visit.lang, self.lying);
        if race {
            return Html::default();
        }
        let setups = if self.game.setups.len() < 2 { Html::default() } else { self.setups() };
        let players = self.players();
        if setups == Html::default() && players == Html::default() {
            return Html::default();
        }
        let changing = *self.changing;
        let turn = {
            let changing = self.changing.clone();
            move |_| changing.set(!*changing)
        };
        html! {
            <div class={classes!("choice", (!self.first()).then_some("kept"))}>
                <div class="manner">
                    <p>{ if alone { words::plays_alone(lang) } else { words::plays_two(lang) } }</p>
                    <button type="button" aria-expanded={changing.to_string()} onclick={turn}>{ words::change(lang) }</button>
                </div>
                if changing {
                    { players }
                    { setups }
                }
            </div>
        }
    }

    fn setups(&self) -> Html {
        let (lang, alone) = (self.visit.lang, self.lying.alone);
        let one = |KioskSetUp { name, label }: &KioskSetUp| {
            html! {
                <button type="button" aria-pressed={(name == self.setup()).to_string()} onclick={self.begin(name, false, alone)}>
                    { label.get(lang) }
                </button>
            }
        };
        html! {
            <div class="setups" role="group" aria-label={words::setup(lang)}>
                <p>{ words::setup(lang) }</p>
                { for self.game.setups.iter().map(one) }
            </div>
        }
    }

    /// The choice between another person and the computer.
    fn players(&self) -> Html {
        let (lang, computer) = (self.visit.lang, self.config.computer);
        let Lying { setup, alone, .. } = self.lying;
        let race = self.can_race();
        if computer == 0 && !race {
            return Html::default();
        }
        let one = |with_computer: bool, label: String| {
            html! {
                <button type="button" aria-pressed={(with_computer == alone).to_string()} onclick={self.begin(setup, false, with_computer)}>
                    { label }
                </button>
            }
        };
        html! {
            <div class="setups" role="group" aria-label={words::players(lang)}>
                <p>{ words::players(lang) }</p>
                if computer > 0 {
                    { one(true, words::alone(lang)) }
                    { one(false, words::two_people(lang)) }
                    if alone { <p>{ level(lang, computer) }</p> }
                }
                if race {
                    <button type="button" class="race-for" onclick={self.begin(setup, true, false)}>
                        { words::start_race(lang) }<small>{ words::start_race_why(lang) }</small>
                    </button>
                }
            </div>
        }
    }

    fn can_race(&self) -> bool {
        self.config.race != Race::Off && self.game.race && !self.lying.alone && self.setup() != "free"
    }

    /// The screen's own buttons in the bar.
    fn buttons(&self) -> Html {
        let (lang, game, first) = (self.visit.lang, self.game, self.first());
        let Lying { setup, race, alone, .. } = self.lying;
        // Nothing is lost when a game is over.
        let anew = if self.over() { self.begin(setup, false, alone) } else { self.ask.clone() };
        let read =
            || Screen::Reading { id: game.id.clone(), at: 0, from: Box::new(self.visit.screen.clone()) };
        html! {
            <>
                if readable(self.config, game) {
                    <button type="button" onclick={self.press(read())}>{ words::read(lang) }</button>
                }
                <button type="button" class={classes!(self.over().then_some("main"), (first && !race).then_some("kept"))} onclick={anew}>
                    { words::anew(lang) }
                </button>
            </>
        }
    }

    /// Where people stand or sit: a visitor who plays alone is in front of the screen.
    fn table(&self) -> Table {
        if self.lying.alone { Table::Wall } else { self.config.table }
    }

    fn class(&self) -> Classes {
        let (heard, over) = (self.heard, self.over());
        let north = heard.state().is_some_and(|state| state.mover == Side::North);
        let table = match self.table() {
            Table::Wall => "wall",
            Table::Turn => "turn",
            Table::Flat => "flat",
        };
        classes!(
            "kiosk-screen",
            "table",
            table,
            (self.game.rows == 2).then_some("long"),
            (north && !heard.racing() && !over).then_some("to-north"),
            heard.racing().then_some("racing")
        )
    }

    fn says(&self, side: Option<Side>, race: Html) -> Html {
        let (lang, game) = (self.visit.lang, self.game);
        if self.heard.racing() {
            let told =
                if self.config.race == Race::Farthest { words::race_farthest } else { words::race_first };
            return html! { <div class="says"><p class="standing" role="status">{ told(lang) }</p>{ race }</div> };
        }
        html! {
            <>
                <Says {lang} board={self.board.cloned()} alone={self.lying.alone} seat={side} called={game.called} />
                { race }
            </>
        }
    }

    /// What is said to a player on that player's side of a table that lies flat.
    fn seat(&self, side: Side, race: &Html) -> Html {
        if self.table() != Table::Flat {
            return Html::default();
        }
        let sits = self.sits(side);
        let score = html! { <Sits ..sits /> };
        seat(self.visit.lang, side, self.heard, score, self.says(Some(side), race.clone()))
    }

    /// The seats at a board that all look at from one side.
    fn seats(&self) -> Html {
        if self.table() == Table::Flat {
            return Html::default();
        }
        let [north, south] = [Side::North, Side::South].map(|side| self.sits(side));
        html! { <><Sits ..north /><Sits ..south /></> }
    }

    fn sits(&self, side: Side) -> SitsProps {
        let (lang, alone, called) = (self.visit.lang, self.lying.alone, self.game.called);
        let bare = self.table() == Table::Flat;
        SitsProps { lang, board: self.board.cloned(), side, alone, bare, called }
    }
}

/// Begins the game that the visitor wants, and lets it be heard.
#[hook]
fn use_wanted(
    config: &Config,
    visit: &Visit,
    game: Option<&KioskGame>,
    lying: Lying<'_>,
    board: Option<&Board>,
) {
    let computer = (lying.alone && config.computer > 0).then(|| format!("computer:{}", config.computer));
    let wanted =
        (visit.opened, game.map(|game| game.id.clone()), lying.setup.to_owned(), lying.race, computer);
    let race = config.race;
    let pressed = lying.pressed.map(str::to_owned);
    use_effect_with((board.cloned(), wanted), move |(board, (_, game, setup, raced, computer))| {
        let (Some(board), Some(game)) = (board, game) else { return };
        board.set("game", Some(game));
        board.set("setup", Some(setup.as_str()).filter(|setup| !setup.is_empty()));
        board.set("options", raced.then(|| options(race)));
        // Each visitor's first game is explained, also after one who wanted no more of it.
        board.set("callouts", Some(""));
        // Without this attribute the computer stops thinking.
        board.set("north", computer.as_deref());
        let (board, begun) = (board.clone(), board.begin());
        if let Some(pit) = pressed {
            spawn_local(async move {
                if let Some(begun) = begun {
                    let _ = JsFuture::from(begun).await;
                }
                board.press(&pit);
            });
        }
    });
    use_effect_with((board.cloned(), visit.sound), |(board, sound)| {
        if let Some(board) = board {
            board.set("sound", sound.then_some(""));
        }
    });
}

/// Whether a game is under way, and its screen.
#[hook]
pub(super) fn use_table(
    config: &Config,
    games: &[KioskGame],
    stills: &Stills,
    visit: &Visit,
    go: &Callback<Screen>,
    change: &Callback<Visit>,
) -> (bool, Html) {
    let lang = visit.lang;
    let (board, heard) = use_kiosk_board();
    let on_board = lying(&visit.screen);
    let lying = on_board.unwrap_or_default();
    let game = games.iter().find(|game| game.id == lying.id).or_else(|| games.first());
    use_wanted(config, visit, game, lying, board.as_ref());
    let race = use_race(lang, board.as_ref(), &heard, lying.race);
    let changing = use_state_eq(|| false);
    let set = changing.setter();
    // Once somebody plays, what is open keeps its room.
    use_effect_with((lying.id.to_owned(), heard.played), move |(_, played)| {
        if !played {
            set.set(false);
        }
    });
    let anew = {
        let (go, screen) = (go.clone(), visit.screen.clone());
        Callback::from(move |()| go.emit(screen.anew()))
    };
    let (ask, question) = use_ask(lang, visit.opened, anew);
    let Some(game) = game else { return (false, Html::default()) };
    let context =
        Context { config, visit, game, lying, board: board.as_ref(), heard: &heard, go, changing, ask };
    let seen = matches!(visit.screen, Screen::Game { .. });
    let html = html! {
        <section class={context.class()} hidden={!seen}>
            <div class="above" aria-hidden="true">{ place::picture(game, stills, lang) }</div>
            <div class="spin">
                if context.table() == Table::Flat {
                    { context.seat(Side::North, &race) }
                } else {
                    { context.says(None, race.clone()) }
                }
                <div class="stage">
                    <mbao-board id={BOARD} lang={lang.tag()}>{ context.seats() }</mbao-board>
                </div>
                { context.seat(Side::South, &race) }
            </div>
            <div class="beside">
                <h1>{ &game.name }</h1>
                <p class="people">{ game.people.get(lang) }</p>
                { context.manner() }
            </div>
            { bar(config, visit, Some((Screen::Home, words::home(lang))), go, change, context.buttons()) }
            { question }
        </section>
    };
    (on_board.is_some() && heard.played, html)
}
