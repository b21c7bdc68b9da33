//! The article: its contents, a page for each of its sections, and one long page to print.

use mbao_content::{Block, Section};
use mbao_rules::Rows;
use mbao_viewer::{Contents, ContentsProps, Entry};

use super::prelude::*;
use crate::facts::labels::board;
use crate::facts::names::{heading, number};
use crate::parts::boards::scale;
use crate::parts::card::card;
use crate::parts::cite::source;
use crate::parts::land;
use crate::parts::masters;
use crate::parts::objects;
use crate::parts::onward::neighbours;
use crate::parts::readings;
use crate::parts::section::{blocks, title};
use crate::parts::solved;
use crate::parts::telling;
use crate::parts::{definitions, game};
use crate::parts::{figures, reference};
use crate::route::section_folder;
use crate::words::{affinity, home, notebook};

pub(crate) fn parts(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "article/");
    let of = |part: Part| {
        let sections = content.sections.iter().filter(|section| Part::of(section) == part);
        sections.map(|section| linked(section, &route)).collect::<Result<Vec<_>>>()
    };
    let parts = [
        ("begin", home::part_begin(lang), of(Part::Begin)?),
        ("four", home::part_four(lang), of(Part::Four)?),
        ("two", home::part_two(lang), of(Part::Two)?),
        ("around", home::part_around(lang), of(Part::Around)?),
        ("bao", home::part_bao(lang), of(Part::Bao)?),
    ];
    let parts = parts.map(|(id, title, sections)| {
        html! {
            <section class="part" aria-labelledby={id}>
                <h2 {id}>{ title }</h2>
                <ul class="section-list">{ for sections }</ul>
            </section>
        }
    });
    let diagrams = content.diagrams.iter().map(|diagram| {
        html! {
            <li><a href={route.to(&format!("diagram/{}/", diagram.id()))}>
                <span class="mark">{ words::diagram(lang, diagram.id()) }</span>{ " " }{ diagram.title.get(lang) }
            </a></li>
        }
    });
    let first = content.sections.first().context("a section")?;
    let way = (route.section(first), home::article_begin(lang));
    let body = html! {
        <>
            <p class="onward">
                <a href={route.to("article/whole/")}>{ home::article_whole(lang) }</a>{ ". " }{ home::article_whole_told(lang) }
            </p>
            { for parts }
            <section class="part" aria-labelledby="diagrams">
                <h2 id="diagrams">{ home::diagrams(lang) }</h2>
                <ul class="diagram-list">{ for diagrams }</ul>
            </section>
            <section class="part" aria-labelledby="reference">
                <h2 id="reference">{ words::about_guides_title(lang) }</h2>
                { reference::list(content, &route) }
            </section>
        </>
    };
    Ok(Page::new(route, "article-page", home::article(lang), home::article_lede(lang), body)
        .opened("text wide article-parts", content, "samburu-illaut", way)?
        .cited(words::front_title(lang), "§1–§20")
        .needing(Needs::reading().style(Style::Home)))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Begin,
    Four,
    Two,
    Around,
    Bao,
}

impl Part {
    /// Where a section belongs: a game's by its number of rows, the games of bao in a part of their own.
    fn of(section: &Section) -> Self {
        let rows = section.game.as_deref().and_then(|id| Some(mbao_rules::game(id).ok()?.rows));
        match (section.number, rows) {
            (1 | 2, _) => Self::Begin,
            // Mweso, the kind of game to which those on four rows belong.
            (3, _) => Self::Four,
            _ if section.mark == "Bao" => Self::Bao,
            (_, Some(Rows::Four)) => Self::Four,
            (_, Some(Rows::Two)) => Self::Two,
            (_, None) => Self::Around,
        }
    }
}

/// A section in the contents, with its board if it is about a game.
fn linked(section: &Section, route: &Route) -> Result<Html> {
    let text = section.text(route.lang);
    let mark =
        number(section).map(|mark| html! { <><span class="mark">{ mark.to_owned() }</span>{ " " }</> });
    let board = match &section.game {
        Some(game) => {
            let shown = Shown::game(game);
            html! { <div class={scale(&shown.state()?)} aria-hidden="true">{ shown.still(route.lang)?.bare().html() }</div> }
        }
        None => Html::default(),
    };
    Ok(html! {
        <li>
            <a href={route.section(section)}>
                { board }
                <strong>{ for mark }{ &text.title }</strong>
            </a>
            <p>{ &text.summary }</p>
        </li>
    })
}

pub(crate) async fn whole(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "article/whole/");
    let mut sections = Vec::new();
    for section in &content.sections {
        let card = match section.game.as_deref().and_then(|game| content.card(game)) {
            Some(found) => html! {
                <details class="card-fold">
                    <summary>{ words::card(lang) }</summary>
                    { card(content, found, &route)? }
                    { links(&route, [
                        (section_folder(section), words::to_section(lang)),
                        (format!("play/{}/", found.id), words::to_play(lang)),
                    ]) }
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
            <Main class="text">
                <header class="front">
                    <h1>{ words::front_title(lang) }</h1>
                    <p class="lede">{ words::front_lede(lang) }</p>
                    <div class="front-board">{ Shown { turning: true, ..Shown::game("omweso") }.element(lang)? }</div>
                </header>
                { for sections }
                { definitions::list(content, content.sections.iter(), &route) }
            </Main>
        </div>
    };
    Ok(Page::new(route, "long", home::article_whole(lang), words::front_lede(lang), main)
        .cited(words::front_title(lang), "§1–§20")
        .needing(Needs::reading().boards()))
}

/// A section on its own page; a game's section has a board that follows its text.
pub(crate) async fn section(site: &Site, section: &Section, lang: Lang) -> Result<Page> {
    let content = &site.content;
    let route = Route::new(lang, section_folder(section));
    let found = section.game.as_deref().and_then(|game| content.card(game));
    let [before, after, beside] = match found {
        Some(card) => of_game(site, section, card, &route).await?,
        None => Default::default(),
    };
    let sources = (section.mark == "§18").then(|| {
        html! {
            <section class="sources">
                <h2 id="all-sources">{ words::all_sources(lang) }</h2>
                <ol>{ for content.sources.iter().map(|one| source(one, &route)) }</ol>
            </section>
        }
    });
    let at = content.sections.iter().position(|one| one.slug == section.slug).context("a section")?;
    let entries = content.sections.iter().map(|section| entry(section, &route, false)).collect();
    let contents = contents(lang, entries, route.to(&route.folder)).await;
    let text = section.text(lang);
    // On a game's page the board is beside the text, and the contents are folded.
    let (layout, contents) = match found {
        Some(_) => (
            "layout with-board follows",
            html! { <details class="contents-drawer"><summary>{ words::contents(lang) }</summary>{ contents }</details> },
        ),
        None => ("layout with-contents", contents),
    };
    let has_diagram = text.blocks.iter().any(|block| matches!(block, Block::Diagram(_)));
    let main = html! {
        <div class={layout}>
            { contents }
            <Main class="text">
                <article>
                    <header class={found.map(|_| "hero")}>
                        { for found.and_then(|card| card.land).map(land::drawn) }
                        { title(section, &route, false) }
                        <p class="lede">{ &text.summary }</p>
                        { before }
                    </header>
                    { blocks(content, section, &route, false)? }
                    { for sources }
                    { carried_on(section, &route) }
                    { after }
                </article>
                { definitions::list(content, std::iter::once(section), &route) }
            </Main>
            { beside }
            { neighbours(&content.sections, at, lang, |one, which| [route.section(one), which, heading(one, lang)]) }
        </div>
    };
    Ok(Page::new(
        route,
        if found.is_some() { "section game" } else { "section" },
        heading(section, lang),
        text.summary.clone(),
        main,
    )
    .cited(text.title.clone(), &section.mark)
    .needing(match found {
        Some(card) => Needs::reading()
            .boards()
            .script(Script::Telling)
            .style(Style::Telling)
            .framed(Shown::game(&card.id)),
        None if has_diagram => Needs::reading().boards(),
        None => Needs::reading(),
    }))
}

/// What a game's section has before its text, after it, and beside it.
async fn of_game(
    Site { content, outside, .. }: &Site,
    section: &Section,
    found: &Card,
    route: &Route,
) -> Result<[Html; 3]> {
    let (id, name, lang) = (&found.id, found.name(), route.lang);
    let before = html! {
        <p class="hero-ways">
            // A link for layouts where the board is below the text.
            <a class="to-board" href={format!("#{}", board(found))}>{ words::to_board(lang) }</a>
            <a href={route.to(&format!("play/{id}/"))}>{ words::to_play(lang) }</a>
            <a href={route.to(&format!("game/{id}/"))}>{ words::sheet(lang, name) }</a>
        </p>
    };
    // The board beside the text ends where the text does.
    let after = html! {
        <div class="beyond">
            { card(content, found, route)? }
            { objects::section(content, id, route) }
            { game::below(content, section, found, route).await? }
            { readings::section(content, outside, id, route).await? }
            { masters::games(content, id, route)? }
            { figures::section(content, id, route)? }
            { solved::section(content, id, name, route) }
        </div>
    };
    Ok([before, after, telling::table(content, section, found, route)?])
}

/// Links to what this site adds to the author's wishes.
fn carried_on(section: &Section, route: &Route) -> Html {
    let lang = route.lang;
    let to = match section.mark.as_str() {
        "§16" => vec![
            ("rules/", words::glance_title(lang)),
            ("affinities/", affinity::to_affinities(lang)),
            ("map/", affinity::to_map(lang)),
            ("notebook/#readings", notebook::readings(lang)),
        ],
        "§18" => vec![
            ("reading-list/", words::reading_list_title(lang)),
            ("timeline/", words::timeline_title(lang)),
        ],
        "§17" => vec![("notebook/", notebook::title(lang))],
        _ => return Html::default(),
    };
    links(route, to)
}

fn entry(section: &Section, route: &Route, same_page: bool) -> Entry {
    let href = if same_page { format!("#{}", section.slug) } else { route.section(section) };
    Entry {
        href,
        mark: number(section).unwrap_or_default().to_owned(),
        title: section.text(route.lang).title.clone(),
        level: 1,
    }
}

async fn contents(lang: Lang, entries: Vec<Entry>, current: String) -> Html {
    raw(island::<Contents>(ContentsProps { lang, entries, current }).await)
}
