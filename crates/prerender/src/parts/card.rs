//! The header card of a game.

use anyhow::{Context, Result};
use mbao_atlas::{Marked, Precision as Sureness, locator};
use mbao_content::{Card, Content, Place, Precision, Seen, Source};
use mbao_words::Lang;
use yew::{Html, html};

use crate::facts::names::voice_of;
use crate::parts::html::raw;
use crate::route::Route;
use crate::words;

/// The card: names, people, place with its map, board, seeds, players, sources.
pub(crate) fn card(content: &Content, card: &Card, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let place = place(content, card)?;
    let row = |name: String, text: Html| html! { <><dt>{ name }</dt><dd>{ text }</dd></> };
    let text = |text: &str| html! { <>{ text.to_owned() }</> };
    let names = card.names.iter().map(|name| {
        html! { <li><strong>{ &name.name }</strong>{ ", " }{ name.note.get(lang) }</li> }
    });
    let plant = card.plant.as_ref().map(|plant| {
        let scientific =
            plant.scientific.as_ref().map(|name| html! { <>{ " (" }<em lang="la">{ name }</em>{ ")" }</> });
        row(words::card_plant(lang), html! { <>{ plant.common.get(lang) }{ scientific }</> })
    });
    let sources = card.sources.iter().map(|id| {
        let title = content.sources.iter().find(|source| source.id == *id).map_or("", |source| &source.title);
        html! { <li><a href={source_href(content, id, route)}>{ title }</a></li> }
    });
    // Sources may name only a country, which the next row names.
    let people =
        (*card.people() != card.region).then(|| row(words::card_people(lang), text(card.people().get(lang))));
    Ok(html! {
        <section class="card" aria-label={words::card(lang)}>
            <div class="card-facts">
                <dl>
                    { row(words::card_names(lang), html! { <ul>{ for names }</ul> }) }
                    { for people }
                    { row(words::card_place(lang), html! { <>{ card.region.get(lang) }{ for place.map(|place| coordinates(place, route)) }</> }) }
                    { row(words::card_board(lang), text(card.board.get(lang))) }
                    { row(words::card_seeds(voice_of(&card.id, lang)), text(card.seeds.get(lang))) }
                    { for plant }
                    { row(words::card_players(lang), text(card.players.get(lang))) }
                    { row(words::card_recorded(lang), text(card.recorded.get(lang))) }
                    { row(words::card_sources(lang), html! { <ul>{ for sources }</ul> }) }
                </dl>
            </div>
            { for place.map(|place| map(place, card, route)) }
        </section>
    })
}

/// The address of a source in the bibliography.
pub(crate) fn source_href(content: &Content, id: &str, route: &Route) -> String {
    let bibliography = content.sections.iter().find(|section| section.mark == "§18");
    route
        .to(&format!("section/{}/#source-{id}", bibliography.map_or("bibliography", |section| &section.slug)))
}

/// How much of a source we have read.
pub(crate) fn seen(seen: Seen, lang: Lang) -> String {
    match seen {
        Seen::Whole => words::seen_whole(lang),
        Seen::Part => words::seen_part(lang),
        Seen::SecondHand => words::seen_second_hand(lang),
        Seen::Not => words::seen_not(lang),
    }
}

/// A source as a bibliography writes it.
pub(crate) fn source(source: &Source, route: &Route) -> Html {
    let mut lead = String::new();
    if let Some(authors) = &source.authors {
        lead = format!("{authors}, ");
    }
    let rest: Vec<String> =
        [source.within.clone(), source.publisher.clone(), source.year.map(|year| year.to_string())]
            .into_iter()
            .flatten()
            .collect();
    let pages = source.pages.as_ref().map(|pages| words::pages(route.lang, pages));
    let address = source.url.as_ref().map(|url| {
        if source.historical {
            html! { <>{ " " }<code>{ url }</code>{ " " }{ words::historical(route.lang) }</> }
        } else {
            html! { <>{ " " }<a href={url.clone()} rel="external">{ url }</a></> }
        }
    });
    let tail: Vec<String> = rest.into_iter().chain(pages).collect();
    html! {
        <li id={format!("source-{}", source.id)}>
            <p>{ lead }<cite>{ &source.title }</cite>{ if tail.is_empty() { ".".to_owned() } else { format!(", {}.", tail.join(", ")) } }{ address }</p>
            <p class="source-note"><em>{ seen(source.seen, route.lang) }</em>{ ". " }{ source.note.get(route.lang) }</p>
        </li>
    }
}

/// The place that represents the game, if we know one.
fn place<'a>(content: &'a Content, card: &Card) -> Result<Option<&'a Place>> {
    let Some(id) = &card.place else { return Ok(None) };
    let place = content.places.iter().find(|place| place.id == *id);
    place.map(Some).with_context(|| format!("place {id}"))
}

fn coordinates(place: &Place, route: &Route) -> Html {
    let north = format!("{:.1}° {}", place.lat.abs(), if place.lat < 0.0 { "S" } else { "N" });
    let east = format!("{:.1}° E", place.lon);
    let sure = match place.precision {
        Precision::Town => words::place_town(route.lang),
        Precision::Region => words::place_region(route.lang),
        Precision::Country => words::place_country(route.lang),
    };
    html! { <small class="coordinates">{ format!(" {north}, {east}; {sure}") }</small> }
}

fn map(place: &Place, card: &Card, route: &Route) -> Html {
    let precision = match place.precision {
        Precision::Town => Sureness::Town,
        Precision::Region => Sureness::Region,
        Precision::Country => Sureness::Country,
    };
    let name = place.name.get(route.lang);
    let marked = Marked { lon: place.lon, lat: place.lat, name, precision };
    let label = words::map_label(route.lang, card.people().get(route.lang), name);
    html! { <div class="locator">{ raw(locator(&[marked], &label, route.lang)) }</div> }
}
