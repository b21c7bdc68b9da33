//! The places where the games were recorded, coloured by one rule at a time. The
//! layers are radio buttons and a style sheet, without scripts. On a phone numbers stand on the map, and a key
//! below it tells them.

use anyhow::{Context, Result};
use mbao_atlas::{Linked, Marked, whole};
use mbao_content::{Content, Place, Precision};
use mbao_rules::definition::{Booty, RelayWay, Then, Ways};
use mbao_rules::{Definition as Rulings, Rows};
use mbao_words::Lang;
use yew::{Html, html};

use crate::facts::once;
use crate::facts::places::{how_sure, sureness};
use crate::page::Page;
use crate::parts::html::raw;
use crate::parts::onward::joined;
use crate::parts::pictures::Main;
use crate::parts::table::table as scrolled;
use crate::route::Route;
use crate::site::Site;
use crate::words::affinity;

/// A rule by which the marks are coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layer {
    Rows,
    Columns,
    Way,
    Relay,
    Booty,
    Contact,
}

impl Layer {
    const ALL: [Self; 6] = [Self::Rows, Self::Columns, Self::Way, Self::Relay, Self::Booty, Self::Contact];

    const fn id(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Columns => "columns",
            Self::Way => "way",
            Self::Relay => "relay",
            Self::Booty => "booty",
            Self::Contact => "contact",
        }
    }

    fn name(self, lang: Lang) -> String {
        match self {
            Self::Rows => affinity::point_rows(lang),
            Self::Columns => affinity::point_columns(lang),
            Self::Way => affinity::point_way(lang),
            Self::Relay => affinity::point_relay(lang),
            Self::Booty => affinity::point_booty(lang),
            Self::Contact => affinity::map_contact(lang),
        }
    }

    /// The values of a mark, in the order of their colours.
    fn values(self, lang: Lang) -> Vec<String> {
        match self {
            Self::Rows => vec![affinity::rows_two(lang), affinity::rows_four(lang)],
            Self::Columns => [7, 8, 10].map(|n| affinity::map_columns(lang, n)).to_vec(),
            Self::Way => vec![affinity::first_counter(lang), affinity::first_either(lang)],
            Self::Relay => {
                vec![affinity::next_same(lang), affinity::next_chosen(lang), affinity::next_opposite(lang)]
            }
            Self::Booty => vec![affinity::map_booty_off(lang), affinity::map_booty_on(lang)],
            Self::Contact => {
                vec![affinity::map_contact_yes(lang), affinity::map_contact_no(lang)]
            }
        }
    }

    /// The value of a place, by the first game played there.
    fn value(self, place: &Place, game: &Rulings) -> usize {
        let first =
            |then: fn(&Then) -> bool| game.endings.iter().map(|line| &line.then).find(|one| then(one));
        match self {
            Self::Rows => usize::from(game.rows == Rows::Four),
            Self::Columns => match game.columns.first() {
                Some(7) => 0,
                Some(8) => 1,
                _ => 2,
            },
            Self::Way => usize::from(game.start.ways == Ways::Either),
            Self::Relay => match first(|then| matches!(then, Then::Relay(_))) {
                Some(Then::Relay(RelayWay::Chosen)) => 1,
                Some(Then::Relay(RelayWay::Opposite)) => 2,
                _ => 0,
            },
            Self::Booty => match first(|then| matches!(then, Then::Capture(_))) {
                Some(Then::Capture(capture)) => {
                    usize::from(!matches!(capture.to, Booty::Store | Booty::StoreAndAgain))
                }
                _ => 0,
            },
            Self::Contact => usize::from(!place.contact),
        }
    }
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
        Layer::ALL.map(|layer| format!("{}-{}", layer.id(), layer.value(self.place, self.rulings))).join(" ")
    }
}

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "map/");
    let met = met(content, &route)?;
    let layers = Layer::ALL.map(|layer| {
        let id = format!("layer-{}", layer.id());
        html! {
            <label><input type="radio" name="layer" {id} checked={layer == Layer::Rows} />{ layer.name(lang) }</label>
        }
    });
    let legends = Layer::ALL.map(|layer| {
        let values = layer.values(lang).into_iter().enumerate().map(|(value, text)| {
            let whose = played(&met, layer, value).join(" · ");
            html! { <li><span class={format!("swatch hue-{value}")}></span><span>{ text }<small>{ whose }</small></span></li> }
        });
        html! { <ul class={format!("legend of-{}", layer.id())}>{ for values }</ul> }
    });
    let main = html! {
        <div class="layout">
            <Main class="text wide map-page">
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
            </Main>
        </div>
    };
    Ok(Page::new(route, "places-page", affinity::map(lang), affinity::map_lede(lang), main))
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
fn played(met: &[Met<'_>], layer: Layer, value: usize) -> Vec<String> {
    let there = met.iter().filter(|one| layer.value(one.place, one.rulings) == value);
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
            let precision = sureness(one.place.precision);
            let (lon, lat, name) = (one.place.lon, one.place.lat, one.place.name.get(lang));
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
    let heads = about.map(|head| head(lang)).into_iter().chain(Layer::ALL.map(|layer| layer.name(lang)));
    let rows = met.iter().map(|one| {
        let values = Layer::ALL.map(|layer| {
            html! { <td data-label={layer.name(lang)}>{ layer.values(lang)[layer.value(one.place, one.rulings)].clone() }</td> }
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
