//! The field notebook: the twelve questions of §17, which are an island, and the rest of the page.

use mbao_affinity::Point;
use mbao_content::{Relative, Unsettled};
use mbao_rules::GAMES;
use mbao_workshop::{Notebook, NotebookProps};

use super::prelude::*;
use crate::facts::features::point as point_name;
use crate::facts::files::NOTEBOOK_SCHEMA;
use crate::facts::labels::reading_label;
use crate::outside::Noted;
use crate::site::Address;
use crate::words::notebook;

pub(crate) async fn page(Site { content, outside, address, .. }: &Site, lang: Lang) -> Page {
    let route = Route::new(lang, "notebook/");
    let form = island::<Notebook>(props(content, address, &route)).await;
    let schema = html! { <a href={route.base() + NOTEBOOK_SCHEMA}>{ notebook::schema(lang) }</a> };
    let main = html! {
        <div class="layout noting">
            <Main>
                <h1>{ notebook::title(lang) }</h1>
                <p class="lede">{ notebook::lede(lang) }</p>
                <p class="plain-text when-awake">{ notebook::how(lang) }</p>
                <p class="plain-text needs-scripts"><strong>{ notebook::needs_scripts(lang) }</strong></p>
                { raw(form) }
                <h2 id="relatives">{ notebook::relatives(lang) }</h2>
                <p class="plain-text">{ notebook::relatives_told(lang) }</p>
                <dl class="rules">
                    { for outside.relatives.iter().map(|(noted, relative)| relative_item(noted, relative, &route)) }
                </dl>
                <h2 id="missing">{ notebook::missing(lang) }</h2>
                <p class="plain-text">{ notebook::missing_told(lang) }</p>
                <dl class="rules">{ for content.unsettled.iter().map(|game| unsettled(game, &route)) }</dl>
                <h2 id="readings">{ notebook::readings(lang) }</h2>
                <p class="plain-text">{ notebook::readings_told(lang) }</p>
                <dl class="rules">{ for outside.readings.iter().map(|reading| read(content, reading, &route)) }</dl>
                <h2 id="format">{ notebook::format(lang) }</h2>
                <p class="plain-text">{ notebook::format_told(lang) }{ " " }{ schema }{ "." }</p>
            </Main>
            // The island puts the board in here.
            <aside class="notebook-side when-awake" aria-label={notebook::board(lang)} data-portal=""></aside>
        </div>
    };
    Page::new(route, "notebook", notebook::title(lang), notebook::lede(lang), main)
        .needing(Needs::doing(Bundle::Workshop).style(Style::Notebook))
}

/// Another recorder's reading: where the site describes it, and its file.
fn read(content: &Content, noted: &Noted, route: &Route) -> Html {
    let found = content.readings.iter().find(|reading| reading.id == noted.notebook.id);
    let title = found.map_or(&*noted.definition.name, |reading| reading.title.get(route.lang));
    html! {
        <>
            <dt id={format!("open-{}", noted.notebook.id)}><a href={route.to(&noted.place)}>{ title }</a></dt>
            <dd>
                { for found.map(|reading| reading.after.get(route.lang).to_owned()) }{ " " }
                { files(noted, route) }
            </dd>
        </>
    }
}

/// The links to open a file here and to save it.
fn files(noted: &Noted, route: &Route) -> Html {
    let file = route.base() + noted.file(route.lang);
    html! {
        <>
            <a class="open-relative when-awake" href={file.clone()}>{ notebook::open_relative(route.lang) }</a>{ " " }
            <a href={file} download="">{ format!("{}.mbao.json", noted.notebook.id) }</a>
        </>
    }
}

/// A game from another source: who plays it, where it is from, its file.
fn relative_item(noted: &Noted, relative: &Relative, route: &Route) -> Html {
    html! {
        <>
            <dt id={noted.anchor().to_owned()}>{ &*noted.definition.name }</dt>
            <dd>
                { relative.players.get(route.lang).to_owned() }{ ". " }
                { relative.after.get(route.lang).to_owned() }{ " " }
                { files(noted, route) }
            </dd>
        </>
    }
}

/// A game that cannot be played: who plays it, who described it, what is missing.
fn unsettled(game: &Unsettled, route: &Route) -> Html {
    html! {
        <>
            <dt id={format!("missing-{}", game.id)}>{ game.name.clone() }</dt>
            <dd>
                { game.players.get(route.lang).to_owned() }{ ". " }
                { game.missing.get(route.lang).to_owned() }{ " (" }{ game.source.clone() }{ ")" }
            </dd>
        </>
    }
}

/// What the form needs to know about this site.
fn props(content: &Content, address: &Address, route: &Route) -> NotebookProps {
    let lang = route.lang;
    // The label of a reading in a notebook that begins from a game, in the page's language.
    let readings = GAMES
        .iter()
        .flat_map(|page| page.options.iter())
        .flat_map(|option| option.values.iter().map(|value| (&option.id, &value.name)))
        .map(|(option, value)| (format!("{option}: {value}"), reading_label(content, option, value, lang)));
    NotebookProps {
        lang,
        games: content.games.iter().map(|card| (card.id.clone(), card.name().to_owned())).collect(),
        points: Point::ALL.iter().map(|&point| point_name(point, lang)).collect(),
        readings: readings.collect(),
        curator: address.curator.clone(),
        assets: route.base() + &address.assets,
        affinities: route.to("affinities/"),
        studio: route.to("studio/"),
    }
}
