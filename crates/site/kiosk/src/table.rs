//! The screen with the board that people play on.

use wasm_bindgen_futures::spawn_local;
use yew::Classes;

use super::KioskSetUp;
use super::ask::use_ask;
use super::board::{BOARD, Heard, use_kiosk_board};
use super::config::{Race, Table};
use super::place;
use super::prelude::*;
use super::race::{options, use_race};
use super::reading::readable;
use super::says::Says;
use super::seat::{Sits, SitsProps};
use super::visit::Wanted;
use mbao_viewer::board_element::Side;

/// The game on the board, also while its text is being read.
fn lying(screen: &Screen) -> Option<&Wanted> {
    match screen {
        Screen::Game(wanted) => Some(wanted),
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

fn choice(chosen: bool, press: Callback<MouseEvent>, label: &str) -> Html {
    html! { <button type="button" aria-pressed={chosen.to_string()} onclick={press}>{ label }</button> }
}

fn choices(label: String, choices: Html) -> Html {
    html! { <div class="setups" role="group" aria-label={label.clone()}><p>{ label }</p>{ choices }</div> }
}

struct Playing<'a> {
    context: &'a Context<'a>,
    lang: Lang,
    game: &'a KioskGame,
    wanted: &'a Wanted,
    board: Option<&'a Board>,
    heard: &'a Heard,
    /// Whether it is being changed how the game begins.
    changing: UseStateHandle<bool>,
    /// Begins the game anew, or asks before if that would lose something.
    anew: Callback<MouseEvent>,
}

impl Playing<'_> {
    /// A press that begins the game in another way.
    fn begin(&self, setup: &str, race: bool, alone: bool) -> Callback<MouseEvent> {
        let (id, setup) = (self.game.id.clone(), setup.to_owned());
        self.context.to(Screen::Game(Wanted { id, setup, race, alone, pressed: None }))
    }

    /// Whether nobody has played yet: how the game begins can be chosen.
    fn first(&self) -> bool {
        !self.heard.played
    }

    fn setup(&self) -> &str {
        let usual = self.game.setups.first().map_or("", |setup| setup.name.as_str());
        if self.wanted.setup.is_empty() { usual } else { &self.wanted.setup }
    }

    /// Who plays, in one sentence, with a button for whoever wants it otherwise, and then all there is to choose. Once
    /// somebody plays it is not seen, but keeps its room: the board stays where the finger is.
    fn manner(&self) -> Html {
        let (lang, &Wanted { race, alone, .. }) = (self.lang, self.wanted);
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
        let (lang, alone) = (self.lang, self.wanted.alone);
        let one = |KioskSetUp { name, label }: &KioskSetUp| {
            choice(name == self.setup(), self.begin(name, false, alone), label.get(lang))
        };
        choices(words::setup(lang), self.game.setups.iter().map(one).collect())
    }

    /// The choice between another person and the computer.
    fn players(&self) -> Html {
        let (lang, computer) = (self.lang, self.context.config.computer);
        let (setup, alone) = (&self.wanted.setup, self.wanted.alone);
        let race = self.can_race();
        if computer == 0 && !race {
            return Html::default();
        }
        let one = |with_computer: bool, label: &str| {
            choice(with_computer == alone, self.begin(setup, false, with_computer), label)
        };
        let all = html! {
            <>
                if computer > 0 {
                    { one(true, &words::alone(lang)) }
                    { one(false, &words::two_people(lang)) }
                    if alone { <p>{ level(lang, computer) }</p> }
                }
                if race {
                    <button type="button" class="race-for" onclick={self.begin(setup, true, false)}>
                        { words::start_race(lang) }<small>{ words::start_race_why(lang) }</small>
                    </button>
                }
            </>
        };
        choices(words::players(lang), all)
    }

    fn can_race(&self) -> bool {
        self.context.config.race != Race::Off
            && self.game.race
            && !self.wanted.alone
            && self.setup() != "free"
    }

    /// The screen's own buttons in the bar.
    fn buttons(&self) -> Html {
        let (lang, context, game) = (self.lang, self.context, self.game);
        let over = self.heard.over().then_some("main");
        let kept = (self.first() && !self.wanted.race).then_some("kept");
        let from = Box::new(context.visit.screen.clone());
        let read = Screen::Reading { id: game.id.clone(), at: 0, from };
        html! {
            <>
                if readable(context.config, game) {
                    <button type="button" onclick={context.to(read)}>{ words::read(lang) }</button>
                }
                <button type="button" class={classes!(over, kept)} onclick={self.anew.clone()}>{ words::anew(lang) }</button>
            </>
        }
    }

    /// Where people stand or sit: a visitor who plays alone is in front of the screen.
    fn table(&self) -> Table {
        if self.wanted.alone { Table::Wall } else { self.context.config.table }
    }

    fn class(&self) -> Classes {
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
            self.heard.moves(Side::North).then_some("to-north"),
            self.heard.racing().then_some("racing")
        )
    }

    fn says(&self, side: Option<Side>, race: Html) -> Html {
        let lang = self.lang;
        if self.heard.racing() {
            let farthest = self.context.config.race == Race::Farthest;
            let told = if farthest { words::race_farthest } else { words::race_first };
            return html! { <div class="says"><p class="standing" role="status">{ told(lang) }</p>{ race }</div> };
        }
        html! {
            <>
                <Says {lang} board={self.board.cloned()} alone={self.wanted.alone} seat={side} called={self.game.called} />
                { race }
            </>
        }
    }

    /// The name of a player, and what is said on that player's side of a table that lies flat.
    fn seat(&self, side: Side, race: &Html) -> Html {
        if self.table() != Table::Flat {
            return Html::default();
        }
        let (sits, turn) = (self.sits(side), self.heard.moves(side).then_some("turn"));
        html! {
            <div class={classes!("seat", side.of(("south", "north")), turn)}>
                <p class="seat-name">{ side.name(self.lang) }{ " " }<Sits ..sits /></p>
                { self.says(Some(side), race.clone()) }
            </div>
        }
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
        let (lang, alone, called) = (self.lang, self.wanted.alone, self.game.called);
        let bare = self.table() == Table::Flat;
        SitsProps { lang, board: self.board.cloned(), side, alone, bare, called }
    }
}

/// Begins the game that the visitor wants, and lets it be heard.
#[hook]
fn use_wanted(context: &Context<'_>, game: Option<&KioskGame>, wanted: &Wanted, board: Option<&Board>) {
    let &Context { config, visit, .. } = context;
    let computer = (wanted.alone && config.computer > 0).then(|| format!("computer:{}", config.computer));
    let game = game.map(|game| game.id.clone());
    let begins = (visit.opened, game, wanted.setup.clone(), wanted.race, computer);
    let (race, pressed) = (config.race, wanted.pressed.clone());
    use_effect_with((board.cloned(), begins), move |(board, (_, game, setup, raced, computer))| {
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
                page::done(begun).await;
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
pub(super) fn use_table(context: &Context<'_>) -> (bool, Html) {
    let &Context { games, visit, .. } = context;
    let lang = visit.lang;
    let (board, heard) = use_kiosk_board();
    let (on_board, none) = (lying(&visit.screen), Wanted::default());
    let wanted = on_board.unwrap_or(&none);
    let game = games.iter().find(|game| game.id == wanted.id).or_else(|| games.first());
    use_wanted(context, game, wanted, board.as_ref());
    let race = use_race(lang, board.as_ref(), &heard, wanted.race);
    let changing = use_state_eq(|| false);
    let set = changing.setter();
    // Once somebody plays, what is open keeps its room.
    use_effect_with((wanted.id.clone(), heard.played), move |(_, played)| {
        if !played {
            set.set(false);
        }
    });
    let anew = context.to(Screen::Game(Wanted { race: false, pressed: None, ..wanted.clone() }));
    let (ask, question) = use_ask(lang, visit.opened, anew.clone());
    let Some(game) = game else { return (false, Html::default()) };
    // Nothing is lost when a game is over.
    let anew = if heard.over() { anew } else { ask };
    let (board, heard) = (board.as_ref(), &heard);
    let playing = Playing { context, lang, game, wanted, board, heard, changing, anew };
    let seen = matches!(visit.screen, Screen::Game(_));
    let html = html! {
        <section class={playing.class()} hidden={!seen}>
            <div class="above" aria-hidden="true">{ place::picture(game, context.stills, lang) }</div>
            <div class="spin">
                if playing.table() == Table::Flat {
                    { playing.seat(Side::North, &race) }
                } else {
                    { playing.says(None, race.clone()) }
                }
                <div class="stage">
                    <mbao-board id={BOARD} lang={lang.tag()}>{ playing.seats() }</mbao-board>
                </div>
                { playing.seat(Side::South, &race) }
            </div>
            <div class="beside">
                <h1>{ &game.name }</h1>
                <p class="people">{ game.people.get(lang) }</p>
                <p class="aim">{ game.aim.get(lang) }</p>
                { playing.manner() }
            </div>
            { bar(context, Some((Screen::Home, words::home(lang))), playing.buttons()) }
            { question }
        </section>
    };
    (on_board.is_some() && heard.played, html)
}
