//! The choice of games, and the address to take home.

use super::code;
use super::config::{FEW, HouseStory, InLanguages};
use super::prelude::*;

/// A few games to begin with, or all of them, each with a picture of its board.
pub(super) fn home(context: &Context<'_>) -> Html {
    let &Context { root, config, all: games, stills, visit, .. } = context;
    let few = config.begins_with(games.len());
    let few = match visit.screen {
        Screen::Home => few,
        Screen::All => None,
        _ => return Html::default(),
    };
    let lang = visit.lang;
    // A few games are described; of many, only the names are shown.
    let count = few_first(few, games).count() + config.stories.len();
    let told = count <= FEW;
    let tile = |game: &KioskGame| {
        let screen = if config.games.contains(&game.id) {
            Screen::game(config, &game.id, None)
        } else {
            Screen::Reading { id: game.id.clone(), at: 0, from: Box::new(Screen::Home) }
        };
        html! {
            <li>
                <button type="button" class="tile" onclick={context.to(screen)}>
                    { stills.get(&game.id) }
                    <strong>{ &game.name }</strong>{ " " }
                    <span class="people">{ game.people.get(lang) }</span>
                    if told { <span class="line">{ game.sentence.get(lang) }</span> }
                </button>
            </li>
        }
    };
    // What the house tells itself comes first.
    let own = |(at, story): (usize, &HouseStory)| {
        html! {
            <li>
                <button type="button" class="tile" onclick={context.to(Screen::Story(at))}>
                    { stills.get(story.game()) }
                    <strong>{ story.name(lang) }</strong>{ " " }
                    <span class="people">{ words::house_story(lang) }</span>
                </button>
            </li>
        }
    };
    let said = |own: &InLanguages, ours: String| own[lang as usize].clone().unwrap_or(ours);
    let website = config.address.as_ref().map(|_| {
        html! { <button type="button" onclick={context.to(Screen::Website)}>{ words::website(lang) }</button> }
    });
    let back = match visit.screen {
        Screen::All => Some((Screen::Home, words::back(lang))),
        _ => config.attract.then(|| (Screen::Attract, words::back(lang))),
    };
    let all = few.map(|_| {
        html! {
            <button type="button" class="main all" onclick={context.to(Screen::All)}>
                { words::all_games(lang, &games.len().to_string()) }
            </button>
        }
    });
    html! {
        <section class={classes!("kiosk-screen", "home", told.then_some("few"))}>
            <header>
                if let Some(picture) = &config.picture {
                    <img src={format!("{root}{picture}")} alt="" />
                }
                <div>
                    <h1>{ said(&config.title, words::title(lang)) }</h1>
                    <p>{ said(&config.words, words::title_words(lang)) }</p>
                    <p class="standing">{ words::touch_board(lang) }</p>
                </div>
            </header>
            <ul class="tiles" data-count={count.to_string()}>
                { for config.stories.iter().enumerate().map(own) }
                { for few_first(few, games).map(tile) }
            </ul>
            { bar(context, back, html! { <>{ all }{ website }</> }) }
        </section>
    }
}

fn few_first<'a>(few: Option<&'a [String]>, games: &'a [KioskGame]) -> impl Iterator<Item = &'a KioskGame> {
    let named = few.unwrap_or_default().iter().filter_map(|id| games.iter().find(|game| game.id == *id));
    named.chain(games.iter().filter(move |_| few.is_none()))
}

/// The address as a QR code, because no link leads out of the kiosk.
pub(super) fn website(context: &Context<'_>) -> Html {
    let &Context { config, visit, .. } = context;
    let Some(address) = config.address.as_ref().filter(|_| visit.screen == Screen::Website) else {
        return Html::default();
    };
    let lang = visit.lang;
    html! {
        <section class="kiosk-screen website">
            <div class="kiosk-card">
                <h1>{ words::website(lang) }</h1>
                { code::code(address) }
                <p>{ words::website_how(lang) }</p>
                <p class="address">{ address }</p>
                <p><button type="button" class="main" onclick={context.to(Screen::Home)}>{ words::back(lang) }</button></p>
            </div>
        </section>
    }
}
