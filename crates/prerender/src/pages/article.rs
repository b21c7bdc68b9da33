//! The long page of the article, and a page for each of its sections.

use anyhow::{Context, Result};
use mbao_content::{Block, Content, Section};
use mbao_viewer::{Contents, ContentsProps, Entry, island};
use mbao_words::Lang;
use yew::{Html, html};

use super::{game, notebook};
use crate::affinity::words as affinity;
use crate::article::{blocks, raw, title};
use crate::boards::Shown;
use crate::card::{card, source};
use crate::figures;
use crate::needs::Needs;
use crate::outside::Outside;
use crate::route::Route;
use crate::shell::{Cited, Page};
use crate::solved;
use crate::words;
use crate::{definitions, masters, readings};

/// The whole article on one page.
pub(crate) async fn whole(content: &Content, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "");
    let mut sections = Vec::new();
    for section in &content.sections {
        let card = match section.game.as_deref().and_then(|game| content.card(game)) {
            Some(found) => html! {
                <details class="card-fold">
                    <summary>{ words::card(lang) }</summary>
                    { card(content, found, &route)? }
                    <p class="onward">
                        <a href={route.to(&format!("section/{}/", section.slug))}>{ words::to_section(lang) }</a>
                        { " · " }
                        <a href={route.to(&format!("play/{}/", found.id))}>{ words::to_play(lang) }</a>
                    </p>
                </details>
            },
            None => Html::default(),
        };
        sections.push(html! {
            <section class="section" aria-labelledby={section.slug.clone()}>
                { title(section, &route, true) }
                { card }
                { blocks(content, section, &route, true)? }
            </section>
        });
    }
    let entries = content.sections.iter().map(|section| entry(section, &route, true)).collect();
    let contents = contents(lang, entries, String::new()).await;
    let main = html! {
        <div class="layout with-contents">
            { contents }
            <main id="main" class="text">
                <header class="front">
                    <h1>{ words::front_title(lang) }</h1>
                    <p class="lede">{ words::front_lede(lang) }</p>
                    { english_only(lang) }
                    <div class="front-board">{ Shown { turning: true, ..Shown::game("omweso") }.element(lang)? }</div>
                </header>
                { for sections }
                { definitions::list(content, content.sections.iter(), &route) }
            </main>
        </div>
    };
    Ok(Page {
        title: words::site_name(lang),
        description: words::front_lede(lang),
        kind: "long",
        main,
        cited: Some(Cited { title: words::front_title(lang), section: "§1–§20".to_owned() }),
        needs: Needs::reading().boards(),
        route,
    })
}

/// A section on its own page; a game's section has its board beside the text.
pub(crate) async fn section(
    content: &Content,
    outside: &Outside,
    section: &Section,
    lang: Lang,
) -> Result<Page> {
    let route = Route::new(lang, format!("section/{}/", section.slug));
    let found = section.game.as_deref().and_then(|game| content.card(game));
    let side = match found {
        Some(card) => game::side(content, card, &route).await?,
        None => Html::default(),
    };
    let head = match found {
        Some(found) => card(content, found, &route)?,
        None => Html::default(),
    };
    let sources = (section.mark == "§18").then(|| {
        html! {
            <section class="sources">
                <h2 id="all-sources">{ words::all_sources(lang) }</h2>
                <ol>{ for content.sources.iter().map(|one| source(one, &route)) }</ol>
            </section>
        }
    });
    let masters = match &section.game {
        Some(game) => masters::games(content, game, &route)?,
        None => Html::default(),
    };
    let readings = match &section.game {
        Some(game) => readings::section(content, outside, game, &route).await?,
        None => Html::default(),
    };
    let figures = match &section.game {
        Some(game) => {
            let name = content.card(game).map_or(game.as_str(), super::play::name);
            html! { <>{ figures::section(content, game, &route)? }{ solved::section(content, game, name, &route) }</> }
        }
        None => Html::default(),
    };
    let entries = content.sections.iter().map(|section| entry(section, &route, false)).collect();
    let contents = contents(lang, entries, route.to(&route.folder)).await;
    let lede = if lang == Lang::En {
        html! { <p class="lede">{ &section.summary }</p> }
    } else {
        english_only(lang)
    };
    // On a game's page the board is beside the text, and the contents are folded.
    let (layout, contents) = match found {
        Some(_) => (
            "layout with-board",
            html! { <details class="contents-drawer"><summary>{ words::contents(lang) }</summary>{ contents }</details> },
        ),
        None => ("layout with-contents", contents),
    };
    let has_diagram = section.blocks.iter().any(|block| matches!(block, Block::Diagram(_)));
    // Where the board is below the text.
    let to_board = found.map(|card| {
        html! { <p class="to-board"><a href={format!("#board-{}", card.id)}>{ words::to_board(lang) }</a></p> }
    });
    let main = html! {
        <div class={layout}>
            { contents }
            <main id="main" class="text">
                <article>
                    { title(section, &route, false) }
                    { lede }
                    { for to_board }
                    { head }
                    { blocks(content, section, &route, false)? }
                    { readings }
                    { masters }
                    { figures }
                    { for sources }
                    { carried_on(section, &route) }
                </article>
                { definitions::list(content, std::iter::once(section), &route) }
            </main>
            { side }
            { neighbours(content, section, &route)? }
        </div>
    };
    Ok(Page {
        title: crate::article::heading(section, lang),
        description: section.summary.clone(),
        kind: if found.is_some() { "section game" } else { "section" },
        main,
        cited: Some(Cited { title: section.title.get(lang).to_owned(), section: section.mark.clone() }),
        needs: if found.is_some() || has_diagram { Needs::reading().boards() } else { Needs::reading() },
        route,
    })
}

/// Links to what this site adds to the author's wishes.
fn carried_on(section: &Section, route: &Route) -> Html {
    let lang = route.lang;
    let links = match section.mark.as_str() {
        "§16" => vec![
            ("affinities/", affinity::to_affinities(lang)),
            ("map/", affinity::to_map(lang)),
            ("notebook/#readings", notebook::said::readings(lang)),
        ],
        "§17" => vec![("notebook/", notebook::said::title(lang))],
        _ => return Html::default(),
    };
    let links = links.into_iter().enumerate().map(|(at, (folder, name))| {
        html! { <>{ if at > 0 { " · " } else { "" } }<a href={route.to(folder)}>{ name }</a></> }
    });
    html! { <p class="onward">{ for links }</p> }
}

/// The article itself is in English on every page.
fn english_only(lang: Lang) -> Html {
    if lang == Lang::En {
        Html::default()
    } else {
        html! { <p class="english-only">{ words::english_only(lang) }</p> }
    }
}

fn entry(section: &Section, route: &Route, same_page: bool) -> Entry {
    let href = if same_page {
        format!("#{}", section.slug)
    } else {
        route.to(&format!("section/{}/", section.slug))
    };
    Entry {
        href,
        mark: crate::article::number(section).unwrap_or_default().to_owned(),
        title: section.title.get(route.lang).to_owned(),
        level: 1,
    }
}

async fn contents(lang: Lang, entries: Vec<Entry>, current: String) -> Html {
    raw(island::<Contents>(ContentsProps { lang, entries, current }).await)
}

fn neighbours(content: &Content, section: &Section, route: &Route) -> Result<Html> {
    let at = content.sections.iter().position(|one| one.slug == section.slug).context("a section")?;
    let link = |section: Option<&Section>, class: &'static str, rel: &'static str, label: String| {
        section.map(|section| {
            html! {
                <a {class} {rel} href={route.to(&format!("section/{}/", section.slug))}>
                    <span>{ label }</span>
                    { crate::article::heading(section, route.lang) }
                </a>
            }
        })
    };
    let before = at.checked_sub(1).and_then(|at| content.sections.get(at));
    let after = content.sections.get(at + 1);
    Ok(html! {
        <nav class="neighbours" aria-label={words::neighbours(route.lang)}>
            { for link(before, "before", "prev", words::before(route.lang)) }
            { for link(after, "after", "next", words::after(route.lang)) }
        </nav>
    })
}
