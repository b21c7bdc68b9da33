//! The header card of a game.

use mbao_atlas::{Marked, locator};
use mbao_content::Place;

use super::prelude::*;
use crate::facts::found;
use crate::facts::names::voice_of;
use crate::facts::places::how_sure;
use crate::parts::cite::source_href;

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
        let title = found::source(content, id).map_or("", |source| &source.title);
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

/// The place that represents the game, if we know one.
fn place<'a>(content: &'a Content, card: &Card) -> Result<Option<&'a Place>> {
    let Some(id) = &card.place else { return Ok(None) };
    let place = content.places.iter().find(|place| place.id == *id);
    place.map(Some).with_context(|| format!("place {id}"))
}

fn coordinates(place: &Place, route: &Route) -> Html {
    let north = format!("{:.1}° {}", place.lat.abs(), if place.lat < 0.0 { "S" } else { "N" });
    let east = format!("{:.1}° E", place.lon);
    let sure = how_sure(place.precision, route.lang);
    html! { <small class="coordinates">{ format!(" {north}, {east}; {sure}") }</small> }
}

fn map(place: &Place, card: &Card, route: &Route) -> Html {
    let name = place.name.get(route.lang);
    let marked = Marked { lon: place.lon, lat: place.lat, name, precision: place.precision };
    let label = words::map_label(route.lang, card.people().get(route.lang), name);
    html! { <div class="locator">{ raw(locator(&[marked], &label, route.lang)) }</div> }
}
