//! The pages to play on.

use anyhow::Result;
use mbao_content::{Card, Content, Series};
use mbao_playing::{GameEntry, Play, PlayProps, SeriesRules};
use mbao_viewer::island;
use mbao_words::Lang;
use yew::html;

use super::game::{choices, rules, setups};
use super::learn::onward;
use super::notebook;
use crate::afterwards;
use crate::article::raw;
use crate::boards::Shown;
use crate::needs::{Needs, Script, Style};
use crate::route::Route;
use crate::shell::Page;
use crate::solved;
use crate::words;

/// The usual name of a game.
pub(super) fn name(card: &Card) -> &str {
    card.names.first().map_or(card.id.as_str(), |name| &name.name)
}

/// All games to choose from.
pub(crate) fn choice(content: &Content, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "play/");
    let games = content
        .games
        .iter()
        .map(|card| {
            let still = Shown::game(&card.id).still(lang)?;
            Ok(html! {
                <li>
                    <a href={route.to(&format!("play/{}/", card.id))}>
                        <div class="drawn" aria-hidden="true">{ raw(still) }</div>
                        <strong>{ name(card) }</strong>
                        <span>{ card.people.get(lang) }</span>
                    </a>
                </li>
            })
        })
        .collect::<Result<Vec<_>>>()?;
    let main = html! {
        <div class="layout">
            <main id="main" class="text wide">
                <h1>{ words::nav_play(lang) }</h1>
                <p class="lede">{ words::play_lede(lang) }</p>
                <p class="onward"><a href={route.to("learn/")}>{ words::learn_all(lang) }</a></p>
                <p class="onward"><a href={route.to("notebook/")}>{ notebook::said::title(lang) }</a></p>
                <ul class="gallery">{ for games }</ul>
            </main>
        </div>
    };
    Ok(Page {
        title: words::nav_play(lang),
        description: words::play_lede(lang),
        kind: "play-choice",
        main,
        cited: None,
        needs: Needs::reading(),
        route,
    })
}

/// The games for a form to choose from, in the order of the rules.
pub(super) fn entries(content: &Content, route: &Route) -> Result<Vec<GameEntry>> {
    let entry = |card: &Card| {
        let page = rules(&card.id)?;
        Ok(GameEntry {
            id: card.id.clone(),
            name: name(card).to_owned(),
            people: card.people.get(route.lang).to_owned(),
            setups: setups(content, page, route.lang),
            options: choices(content, page, route.lang),
            href: route.to(&format!("play/{}/", card.id)),
        })
    };
    content.games.iter().map(entry).collect()
}

/// One game, with everything around it.
pub(crate) async fn page(content: &Content, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("play/{}/", card.id));
    let shown = Shown { id: Some("board".to_owned()), turning: true, hints: true, ..Shown::game(&card.id) };
    let games = entries(content, &route)?;
    let side = island::<Play>(PlayProps {
        lang,
        board: "board".to_owned(),
        games,
        game: card.id.clone(),
        series: card.series.map(|Series { points, first_by_two }| SeriesRules { points, first_by_two }),
        root: route.root(),
    });
    let side = raw(side.await);
    let title = words::play_title(lang, name(card), card.people.get(lang));
    let main = html! {
        <div class="layout playing">
            <main id="main">
                <h1>{ title.clone() }</h1>
                <div class="table-board">{ shown.element(lang)? }</div>
                { solved::beneath_board(content, &card.id, &route) }
                { afterwards::section(lang) }
            </main>
            <aside class="play-table" aria-label={words::play_table(lang)}>
                { side }
                { onward(card, &route, &["learn", "print"], content)? }
            </aside>
        </div>
    };
    Ok(Page {
        description: words::play_one_lede(lang, name(card)),
        title,
        kind: "play-page",
        main,
        cited: None,
        needs: Needs::playing()
            .boards()
            .script(Script::Afterwards)
            .script(Script::Solved)
            .style(Style::Afterwards),
        route,
    })
}
