//! Texts about a game, one screen at a time.

use yew::{Callback, Html, html};

use super::bar::bar;
use super::config::Config;
use super::still::Stills;
use super::visit::{Screen, Visit};
use super::{KioskGame, words};

/// Whether this kiosk has a text about a game.
pub(super) fn readable(config: &Config, game: &KioskGame) -> bool {
    config.sections.contains(&game.id) && !game.screens.is_empty()
}

pub(super) fn reading(
    games: &[KioskGame],
    stills: &Stills,
    visit: &Visit,
    config: &Config,
    go: &Callback<Screen>,
    change: &Callback<Visit>,
) -> Html {
    let Screen::Reading { id, at, from } = &visit.screen else { return Html::default() };
    let Some(game) = games.iter().find(|game| game.id == *id) else { return Html::default() };
    let lang = visit.lang;
    let at = (*at).min(game.screens.len().saturating_sub(1));
    let Some(screen) = game.screens.get(at) else { return Html::default() };
    let to = |at: usize| Screen::Reading { id: id.clone(), at, from: from.clone() };
    let turn = |label: String, at: Option<usize>, class: &'static str| {
        let go = go.clone();
        let screen = at.filter(|at| *at < game.screens.len()).map(to);
        html! {
            <button type="button" {class} disabled={screen.is_none()}
                onclick={move |_| { if let Some(screen) = &screen { go.emit(screen.clone()); } }}>
                { label }
            </button>
        }
    };
    let print = config.print.then(|| {
        html! { <button type="button" onclick={|_| drop(mbao_viewer::page::window().print())}>{ words::print(lang) }</button> }
    });
    let pages = words::page_of(lang, &(at + 1).to_string(), &game.screens.len().to_string());
    let label = if **from == Screen::Home { words::home(lang) } else { words::play(lang) };
    html! {
        <section class="kiosk-screen reading">
            <div class="reading-board">{ stills.get(&game.id) }</div>
            <article aria-live="polite">
                <p class="people">{ &game.name }{ " · " }{ game.people.get(lang) }</p>
                <h1>{ screen.title.get(lang) }</h1>
                { for screen.text.get(lang).lines().map(|line| html! { <p>{ line }</p> }) }
                <p class="pages">{ pages }</p>
            </article>
            { bar(config, visit, Some((from.as_ref().clone(), label)), go, change, html! {
                <>
                    { turn(words::back(lang), at.checked_sub(1), "") }
                    { turn(words::next(lang), Some(at + 1), "main") }
                    { print }
                </>
            }) }
        </section>
    }
}
