//! The screen with the board that people play on.

use mbao_words::Lang;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::{Callback, Html, classes, hook, html, use_effect_with};

use super::bar::bar;
use super::board::{BOARD, use_board_status};
use super::config::{Config, Race, Table};
use super::place;
use super::race::{options, use_race};
use super::reading::readable;
use super::says::Says;
use super::seat::seat;
use super::still::Stills;
use super::visit::{Screen, Visit};
use super::{KioskGame, KioskSetUp, words};
use mbao_viewer::board_element::Side;

/// The game on the board, also while its text is being read.
fn lying(screen: &Screen) -> Option<(&str, &str, bool, bool, Option<&str>)> {
    match screen {
        Screen::Game { id, setup, race, alone, pressed } => {
            Some((id, setup, *race, *alone, pressed.as_deref()))
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
    let (board, status) = use_board_status();
    let (id, setup, raced, alone, pressed) = lying(&visit.screen).unwrap_or_default();
    let game = games.iter().find(|game| game.id == id).or_else(|| games.first());
    let seen = matches!(visit.screen, Screen::Game { .. });

    let computer = (alone && config.computer > 0).then(|| format!("computer:{}", config.computer));
    let wanted = (visit.opened, game.map(|game| game.id.clone()), setup.to_owned(), raced, computer);
    let race = config.race;
    let pressed = pressed.map(str::to_owned);
    use_effect_with((board.clone(), wanted), move |(board, (_, game, setup, raced, computer))| {
        let (Some(board), Some(game)) = (board, game) else { return };
        board.set("game", Some(game));
        board.set("setup", Some(setup.as_str()).filter(|setup| !setup.is_empty()));
        board.set("options", raced.then(|| options(race)));
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
    let sound = visit.sound;
    use_effect_with((board.clone(), sound), |(board, sound)| {
        if let Some(board) = board {
            board.set("sound", sound.then_some(""));
        }
    });
    let race_says = use_race(lang, board.as_ref(), &status, raced, config.race);
    let Some(game) = game else { return (false, Html::default()) };

    let press = |screen: Screen| {
        let go = go.clone();
        move |_| go.emit(screen.clone())
    };
    let with = |setup: &str, race: bool, alone: bool| Screen::Game {
        id: game.id.clone(),
        setup: setup.to_owned(),
        race,
        alone,
        pressed: None,
    };
    let over = status.state.as_ref().is_some_and(|state| state.outcome.is_some());
    let first = !status.played;
    let usual = game.setups.first().map_or("", |setup| setup.name.as_str());
    let now = if setup.is_empty() { usual } else { setup };
    let setups = (first && !raced && game.setups.len() > 1).then(|| {
        let one = |KioskSetUp { name, label }: &KioskSetUp| {
            html! {
                <button type="button" aria-pressed={(name == now).to_string()} onclick={press(with(name, false, alone))}>
                    { label.get(lang) }
                </button>
            }
        };
        html! {
            <div class="setups" role="group" aria-label={words::setup(lang)}>
                <p>{ words::setup(lang) }</p>
                { for game.setups.iter().map(one) }
            </div>
        }
    });
    let players = (first && !raced && config.computer > 0).then(|| {
        let one = |with_computer: bool, label: String| {
            html! {
                <button type="button" aria-pressed={(with_computer == alone).to_string()} onclick={press(with(setup, false, with_computer))}>
                    { label }
                </button>
            }
        };
        html! {
            <div class="setups" role="group" aria-label={words::players(lang)}>
                <p>{ words::players(lang) }</p>
                { one(false, words::two_people(lang)) }
                { one(true, words::alone(lang)) }
                if alone { <p>{ level(lang, config.computer) }</p> }
            </div>
        }
    });
    let can_race = config.race != Race::Off && game.race && first && !raced && !alone && now != "free";
    let own = html! {
        <>
            if readable(config, game) {
                <button type="button" onclick={press(Screen::Reading { id: game.id.clone(), at: 0, from: Box::new(visit.screen.clone()) })}>
                    { words::read(lang) }
                </button>
            }
            if !first || raced {
                <button type="button" class={over.then_some("main")} onclick={press(with(setup, false, alone))}>{ words::anew(lang) }</button>
            }
            if can_race {
                <button type="button" class="main" onclick={press(with(setup, true, false))}>{ words::start_race(lang) }</button>
            }
        </>
    };
    let north =
        status.state.as_ref().is_some_and(|state| state.mover == Side::North) && !status.racing() && !over;
    // A visitor who plays alone is in front of the screen.
    let manner = if alone { Table::Wall } else { config.table };
    let table = match manner {
        Table::Wall => "wall",
        Table::Turn => "turn",
        Table::Flat => "flat",
    };
    let class = classes!(
        "kiosk-screen",
        "table",
        table,
        (game.rows == 2).then_some("long"),
        north.then_some("to-north"),
        status.racing().then_some("racing")
    );
    let says = |side: Option<Side>| {
        if status.racing() {
            return html! { <div class="says"><p class="standing" role="status">{ words::race(lang) }</p>{ race_says.clone() }</div> };
        }
        html! {
            <>
                <Says {lang} board={board.clone()} played={status.played} {alone} seat={side} called={game.called} start={game.start.get(lang).to_owned()}
                    endings={game.endings.get(lang as usize).cloned().unwrap_or_default()} />
                { race_says.clone() }
            </>
        }
    };
    let html = html! {
        <section {class} hidden={!seen}>
            <div class="above" aria-hidden="true">{ place::picture(game, stills, lang) }</div>
            <div class="spin">
                if manner == Table::Flat {
                    { seat(lang, Side::North, &status, says(Some(Side::North))) }
                } else {
                    { says(None) }
                }
                <div class="stage">
                    <mbao-board id={BOARD} lang={lang.tag()} />
                </div>
                if manner == Table::Flat {
                    { seat(lang, Side::South, &status, says(Some(Side::South))) }
                }
            </div>
            <div class="beside">
                <h1>{ &game.name }</h1>
                <p class="people">{ game.people.get(lang) }</p>
                { setups }
                { players }
            </div>
            { bar(config, visit, Some((Screen::Home, words::home(lang))), go, change, own) }
        </section>
    };
    (lying(&visit.screen).is_some() && status.played, html)
}
