//! The page for a museum. Without scripts it is a list of the games with their boards.

use mbao_atlas::{Marked, plain};
use mbao_content::{Localized, Place, Precision, Screen, WonderKind};
use mbao_kiosk::{
    InEach, Kiosk, KioskGame, KioskPlace, KioskProps, KioskSetUp, KioskText, KioskTurn, KioskWonder,
};
use mbao_rules::Rows;
use mbao_viewer::around;

use super::prelude::*;
use crate::facts::found::definition;
use crate::facts::names::voice_of;

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "kiosk/");
    let (map, at) = map(content);
    let games = content.games.iter().map(|card| game(content, card, &at)).collect::<Result<Vec<_>>>()?;
    let plates = content
        .plates
        .iter()
        .filter(|plate| games.iter().any(|game| game.plate.as_deref() == Some(plate.id.as_str())));
    let plates: Vec<_> = plates
        .map(|plate| html! { <div data-still={format!("plate-{}", plate.id)}>{ raw(plate.svg.clone()) }</div> })
        .collect();
    let stills = content
        .games
        .iter()
        .map(|card| {
            let look = Shown::game(&card.id);
            Ok(html! {
                <li>
                    <div class="drawn" data-still={card.id.clone()}>{ look.still(lang)?.bare().html() }</div>
                    <h2>{ card.name() }</h2>
                    <p>{ card.people().get(lang) }</p>
                    <p>{ card.start.get(lang) }{ " " }{ card.sowing.get(lang) }{ " " }{ card.end.get(lang) }</p>
                </li>
            })
        })
        .collect::<Result<Vec<_>>>()?;
    let still = html! {
        <Main id={None} class="kiosk-still">
            <h1>{ words::front_title(lang) }</h1>
            <ul class="gallery">{ for stills }</ul>
            <div class="plates" hidden={true}>{ for plates }<div data-still="map">{ raw(map) }</div></div>
        </Main>
    };
    let props = KioskProps { lang, root: route.base(), games };
    let main = html! { <>{ still }{ raw(around::<Kiosk>(&props, "")) }</> };
    Ok(Page::new(route, "kiosk", words::front_title(lang), words::play_lede(lang), main)
        .needing(Needs::kiosk()))
}

/// A place, and where it lies on the map.
type Pinned<'a> = (&'a Place, (i32, i32));

const MAP: f64 = 960.0;

/// The map of all places, and each place's position on it.
fn map(content: &Content) -> (String, Vec<Pinned<'_>>) {
    let marked: Vec<Marked<'_>> = content
        .places
        .iter()
        .map(|place| Marked { lon: place.lon, lat: place.lat, name: "", precision: Precision::Town })
        .collect();
    let (map, at) = plain(&marked, MAP);
    #[allow(clippy::cast_possible_truncation)] // a map is small
    let at = at.iter().map(|(x, y)| (x.round() as i32, y.round() as i32));
    (map, content.places.iter().zip(at).collect())
}

/// The longest turn found for a game.
fn wonder(content: &Content, game: &str) -> Option<KioskWonder> {
    let wonders = content.figures_of(game)?.figures.wonders.iter();
    let longest =
        wonders.filter(|wonder| wonder.kind == WonderKind::Longest).max_by_key(|wonder| wonder.seeds)?;
    Some(KioskWonder {
        position: longest.position.clone(),
        turn: longest.turn.clone(),
        seeds: u32::try_from(longest.seeds).ok()?,
        laps: u32::try_from(longest.laps).ok()?,
        met: longest.met,
    })
}

fn game(content: &Content, card: &Card, at: &[Pinned<'_>]) -> Result<KioskGame> {
    let page = definition(&card.id)?;
    let told =
        content.kiosk_of(Some(&card.id)).with_context(|| format!("the kiosk's text on {}", card.id))?;
    let setups =
        told.setups.iter().map(|setup| KioskSetUp { name: setup.name.clone(), label: each(&setup.label) });
    let screen = |screen: &Screen| KioskText { title: each(&screen.title), text: each(&screen.text) };
    let home = at.iter().find(|(place, _)| card.place.as_ref() == Some(&place.id));
    let place = home.map(|(place, at)| KioskPlace {
        at: *at,
        exact: place.precision == Precision::Town,
        name: each(&place.name),
    });
    let turns = content
        .examples_of(&card.id)
        // A turn without an ending, such as passing, is not worth watching.
        .filter(|example| !example.shows.is_empty())
        .map(|example| KioskTurn { record: example.chapter.record(), said: each(&example.note) })
        .collect();
    Ok(KioskGame {
        id: card.id.clone(),
        name: card.name().to_owned(),
        people: each(card.people()),
        region: each(&card.region),
        rows: if page.rows == Rows::Two { 2 } else { 4 },
        place,
        plate: told.plate.clone(),
        called: voice_of(&card.id, Lang::default()).called,
        sentence: each(&told.sentence),
        aim: each(&card.aim),
        setups: setups.collect(),
        race: page.options.iter().any(|option| option.id == "race"),
        turns,
        wonder: wonder(content, &card.id),
        screens: told.screens.iter().map(screen).collect(),
    })
}

fn each(text: &Localized) -> InEach {
    InEach(Lang::ALL.map(|lang| text.get(lang).to_owned()).into())
}
