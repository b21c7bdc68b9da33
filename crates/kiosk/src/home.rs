//! The choice of games, and the address to take home.

use yew::{Callback, Html, html};

use super::bar::bar;
use super::config::Config;
use super::still::Stills;
use super::visit::{Screen, Visit};
use super::{KioskGame, code, words};

/// All games, each with a picture of its board.
pub(super) fn home(
    config: &Config,
    root: &str,
    games: &[KioskGame],
    stills: &Stills,
    visit: &Visit,
    go: &Callback<Screen>,
    change: &Callback<Visit>,
) -> Html {
    if visit.screen != Screen::Home {
        return Html::default();
    }
    let lang = visit.lang;
    let tile = |game: &KioskGame| {
        let screen = if config.games.contains(&game.id) {
            Screen::game(&game.id)
        } else {
            Screen::Reading { id: game.id.clone(), at: 0, from: Box::new(Screen::Home) }
        };
        let go = go.clone();
        html! {
            <li>
                <button type="button" class="tile" onclick={move |_| go.emit(screen.clone())}>
                    { stills.get(&game.id) }
                    <strong>{ &game.name }</strong>{ " " }
                    <span>{ game.people.get(lang) }</span>
                </button>
            </li>
        }
    };
    let said = |own: &[Option<String>; 2], ours: String| own[lang as usize].clone().unwrap_or(ours);
    let website = config.address.as_ref().map(|_| {
        let go = go.clone();
        html! { <button type="button" onclick={move |_| go.emit(Screen::Website)}>{ words::website(lang) }</button> }
    });
    let first = config.attract.then(|| (Screen::Attract, words::back(lang)));
    html! {
        <section class="kiosk-screen home">
            <header>
                if let Some(picture) = &config.picture {
                    <img src={format!("{root}{picture}")} alt="" />
                }
                <div>
                    <h1>{ said(&config.title, words::title(lang)) }</h1>
                    <p>{ said(&config.words, words::title_words(lang)) }</p>
                </div>
            </header>
            <ul class="tiles">{ for games.iter().map(tile) }</ul>
            { bar(config, visit, first, go, change, html! { <>{ website }</> }) }
        </section>
    }
}

/// The address as a QR code: no link leads out of the kiosk.
pub(super) fn website(config: &Config, visit: &Visit, go: &Callback<Screen>) -> Html {
    let Some(address) = config.address.as_ref().filter(|_| visit.screen == Screen::Website) else {
        return Html::default();
    };
    let lang = visit.lang;
    let go = go.clone();
    html! {
        <section class="kiosk-screen website">
            <div class="kiosk-card">
                <h1>{ words::website(lang) }</h1>
                { code::code(address) }
                <p>{ words::website_how(lang) }</p>
                <p class="address">{ address }</p>
                <p><button type="button" class="main" onclick={move |_| go.emit(Screen::Home)}>{ words::back(lang) }</button></p>
            </div>
        </section>
    }
}
