//! The places where the games were recorded, coloured by one rule at a time. The
//! layers are radio buttons and a style sheet, without scripts. On a phone numbers stand on the map, and a key
//! below it tells them.

use mbao_atlas::{Linked, Marked, whole};
use mbao_content::{Place, Precision};
use mbao_rules::definition::{Booty, Capture, RelayWay, Then, Ways};
use mbao_rules::{Definition as Rulings, Rows};

use super::prelude::*;
use crate::facts::once;
use crate::facts::places::how_sure;
use crate::parts::table::table as scrolled;
use crate::words::affinity;

/// A rule by which the marks are coloured.
struct Layer {
    id: &'static str,
    name: fn(Lang) -> String,
    /// The values of a mark, in the order of their colours.
    values: &'static [fn(Lang) -> String],
    /// The value of a place, by the first game played there.
    value: fn(&Place, &Rulings) -> usize,
}

const LAYERS: [Layer; 6] = [
    Layer {
        id: "rows",
        name: affinity::point_rows,
        values: &[affinity::rows_two, affinity::rows_four],
        value: |_, game| usize::from(game.rows == Rows::Four),
    },
    Layer {
        id: "columns",
        name: affinity::point_columns,
        values: &[
            |lang| affinity::map_columns(lang, 7),
            |lang| affinity::map_columns(lang, 8),
            |lang| affinity::map_columns(lang, 10),
        ],
        value: |_, game| match game.columns.first() {
            Some(7) => 0,
            Some(8) => 1,
            _ => 2,
        },
    },
    Layer {
        id: "way",
        name: affinity::point_way,
        values: &[affinity::first_counter, affinity::first_either],
        value: |_, game| usize::from(game.start.ways == Ways::Either),
    },
    Layer {
        id: "relay",
        name: affinity::point_relay,
        values: &[affinity::next_same, affinity::next_chosen, affinity::next_opposite],
        value: |_, game| {
            first(game, |then| match then {
                Then::Relay(RelayWay::Same) => Some(0),
                Then::Relay(RelayWay::Chosen) => Some(1),
                Then::Relay(RelayWay::Opposite) => Some(2),
                _ => None,
            })
        },
    },
    Layer {
        id: "booty",
        name: affinity::point_booty,
        values: &[affinity::map_booty_off, affinity::map_booty_on],
        value: |_, game| {
            first(game, |then| match then {
                Then::Capture(Capture { to: Booty::Store | Booty::StoreAndAgain, .. }) => Some(0),
                Then::Capture(_) => Some(1),
                _ => None,
            })
        },
    },
    Layer {
        id: "contact",
        name: affinity::map_contact,
        values: &[affinity::map_contact_yes, affinity::map_contact_no],
        value: |place, _| usize::from(!place.contact),
    },
];

/// The value by the first ending that has one; the first value, if none has.
fn first(game: &Rulings, value: fn(&Then) -> Option<usize>) -> usize {
    game.endings.iter().find_map(|line| value(&line.then)).unwrap_or(0)
}

/// A place with the games played there.
struct Met<'a> {
    place: &'a Place,
    games: Vec<(String, String)>,
    rulings: &'static Rulings,
    /// Counted from north to south, so that a number can be found on the map.
    number: usize,
}

impl Met<'_> {
    /// By which a style sheet colours it.
    fn class(&self) -> String {
        LAYERS.map(|layer| format!("{}-{}", layer.id, (layer.value)(self.place, self.rulings))).join(" ")
    }
}

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "map/");
    let met = met(content, &route)?;
    let layers = LAYERS.iter().enumerate().map(|(at, layer)| {
        let id = format!("layer-{}", layer.id);
        html! {
            <label><input type="radio" name="layer" {id} checked={at == 0} />{ (layer.name)(lang) }</label>
        }
    });
    let legends = LAYERS.iter().map(|layer| {
        let values = layer.values.iter().enumerate().map(|(value, text)| {
            let whose = played(&met, layer, value).join(" · ");
            html! { <li><span class={format!("swatch hue-{value}")}></span><span>{ text(lang) }<small>{ whose }</small></span></li> }
        });
        html! { <ul class={format!("legend of-{}", layer.id)}>{ for values }</ul> }
    });
    let main = html! {
        <>
            <div class="atlas">
                <div class="atlas-head">
                    <h1>{ affinity::map(lang) }</h1>
                    <p class="lede">{ affinity::map_lede(lang) }</p>
                    <fieldset class="layers"><legend>{ affinity::map_layer(lang) }</legend>{ for layers }</fieldset>
                    { for legends }
                </div>
                <div class="scrolled map-room">{ raw(picture(&met, lang)) }</div>
                { key(&met, lang) }
                <div class="atlas-foot">
                    <p class="plain-text">{ affinity::map_remark(lang) }</p>
                    <p class="source-note">{ affinity::map_rivers(lang) }</p>
                    <p class="onward"><a href={route.to("affinities/")}>{ affinity::to_affinities(lang) }</a></p>
                </div>
            </div>
            <h2 id="table">{ affinity::map_table(lang) }</h2>
            { table(&met, lang) }
        </>
    };
    Ok(Page::new(route, "places-page", affinity::map(lang), affinity::map_lede(lang), main)
        .column("text wide map-page"))
}

fn met<'a>(content: &'a Content, route: &Route) -> Result<Vec<Met<'a>>> {
    let played = content.places.iter().filter(|place| !place.games.is_empty());
    let mut met: Vec<Met<'a>> = played
        .map(|place| {
            let games: Vec<(String, String)> = place
                .games
                .iter()
                .filter_map(|id| {
                    Some((content.card(id)?.name().to_owned(), route.section(content.section_of(id)?)))
                })
                .collect();
            let rulings = place.games.first().and_then(|id| mbao_rules::game(id).ok());
            let rulings = rulings.with_context(|| format!("a game at {}", place.id))?;
            Ok(Met { place, games, rulings, number: 0 })
        })
        .collect::<Result<_>>()?;
    let mut order: Vec<usize> = (0..met.len()).collect();
    order.sort_by(|&a, &b| met[b].place.lat.total_cmp(&met[a].place.lat));
    for (before, at) in order.into_iter().enumerate() {
        met[at].number = before + 1;
    }
    Ok(met)
}

/// The games played where a rule has this value.
fn played(met: &[Met<'_>], layer: &Layer, value: usize) -> Vec<String> {
    let there = met.iter().filter(|one| (layer.value)(one.place, one.rulings) == value);
    once(there.flat_map(|one| &one.games).map(|(name, _)| name.clone()))
}

fn picture(met: &[Met<'_>], lang: Lang) -> String {
    let told: Vec<(String, String)> = met
        .iter()
        .map(|one| {
            let games: Vec<&str> = one.games.iter().map(|(name, _)| name.as_str()).collect();
            (format!("{}: {}", one.place.name.get(lang), games.join(", ")), one.class())
        })
        .collect();
    let places: Vec<Linked<'_>> = met
        .iter()
        .zip(&told)
        .map(|(one, (title, class))| {
            let Place { lon, lat, precision, .. } = *one.place;
            let name = one.place.name.get(lang);
            let href = one.games.first().map_or("", |(_, href)| href);
            Linked { place: Marked { lon, lat, name, precision }, href, title, class, number: one.number }
        })
        .collect();
    whole(&places, &affinity::map_label(lang, places.len()), lang)
}

/// What the numbers on the map stand for.
fn key(met: &[Met<'_>], lang: Lang) -> Html {
    let mut numbered: Vec<&Met<'_>> = met.iter().collect();
    numbered.sort_by_key(|one| one.number);
    let lines = numbered.into_iter().map(|one| {
        let sure = if one.place.precision == Precision::Town { "town" } else { "wider" };
        html! {
            <li class={format!("{sure} {}", one.class())}>
                <span class="numeral">{ one.number }</span>
                <span>{ one.place.name.get(lang) }{ " " }<small>{ games(one) }</small></span>
            </li>
        }
    });
    html! {
        <div class="map-key">
            <ol role="list" aria-label={affinity::map_key(lang)}>{ for lines }</ol>
            <p class="source-note">{ affinity::map_discs(lang) }</p>
        </div>
    }
}

/// The games played at a place, each a link.
fn games(one: &Met<'_>) -> Html {
    let link = |(name, href): &(String, String)| html! { <a href={href.clone()}>{ name.clone() }</a> };
    joined(one.games.iter().map(link), ", ")
}

fn table(met: &[Met<'_>], lang: Lang) -> Html {
    let about = [affinity::map_place, affinity::map_games, affinity::map_where, affinity::map_how_sure];
    let heads = about.map(|head| head(lang)).into_iter().chain(LAYERS.map(|layer| (layer.name)(lang)));
    let rows = met.iter().map(|one| {
        let values = LAYERS.map(|layer| {
            let value = layer.values[(layer.value)(one.place, one.rulings)];
            html! { <td data-label={(layer.name)(lang)}>{ value(lang) }</td> }
        });
        let sure = how_sure(one.place.precision, lang);
        let note = one.place.note.as_ref().map(|note| html! { <span class="source-note">{ note.get(lang) }</span> });
        html! {
            <tr>
                <th scope="row">{ one.place.name.get(lang) }{ ", " }{ one.place.country.get(lang) }<br />{ note }</th>
                <td data-label={affinity::map_games(lang)}>{ games(one) }</td>
                <td class="figure" data-label={affinity::map_where(lang)}>{ format!("{:.1}, {:.1}", one.place.lat, one.place.lon) }</td>
                <td data-label={affinity::map_how_sure(lang)}>{ sure }</td>
                { for values }
            </tr>
        }
    });
    scrolled(Some("places stacked"), affinity::map_table(lang), heads, rows)
}
