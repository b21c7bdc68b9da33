//! The page for a museum. Without scripts it is a list of the games with their boards.

use anyhow::{Context, Result};
use mbao_content::{Both, Card, Content, Screen};
use mbao_kiosk::{InBoth, Kiosk, KioskGame, KioskProps, KioskSetUp, KioskText, KioskTurn};
use mbao_viewer::around;
use mbao_words::Lang;
use yew::html;

use super::game::{rules, setups};
use crate::article::raw;
use crate::boards::{Shown, record};
use crate::needs::Needs;
use crate::route::Route;
use crate::shell::Page;
use crate::words;

/// The page.
pub(crate) fn page(content: &Content, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "kiosk/");
    let name = |card: &Card| card.names.first().map_or(card.id.clone(), |name| name.name.clone());
    let games = content.games.iter().map(|card| game(content, card, name(card))).collect::<Result<_>>()?;
    let stills = content
        .games
        .iter()
        .map(|card| {
            let look = Shown::game(&card.id);
            Ok(html! {
                <li>
                    <div class="drawn" data-still={card.id.clone()}>{ raw(look.bare(lang)?) }</div>
                    <h2>{ name(card) }</h2>
                    <p>{ card.people.get(lang) }</p>
                    <p>{ card.start.get(lang) }{ " " }{ card.sowing.get(lang) }{ " " }{ card.end.get(lang) }</p>
                </li>
            })
        })
        .collect::<Result<Vec<_>>>()?;
    let still = html! {
        <main class="kiosk-still">
            <h1>{ words::front_title(lang) }</h1>
            <ul class="gallery">{ for stills }</ul>
        </main>
    };
    let props = KioskProps { lang, root: route.base(), games };
    let main = html! { <>{ still }{ raw(around::<Kiosk>(&props, "")) }</> };
    Ok(Page {
        title: words::front_title(lang),
        description: words::play_lede(lang),
        kind: "kiosk",
        main,
        cited: None,
        needs: Needs::kiosk(),
        route,
    })
}

fn game(content: &Content, card: &Card, name: String) -> Result<KioskGame> {
    let page = rules(&card.id)?;
    let [en, sw] = Lang::ALL.map(|lang| setups(content, page, lang));
    let setup = |(en, sw): (mbao_viewer::SetUp, mbao_viewer::SetUp)| KioskSetUp {
        name: en.name,
        label: InBoth { en: en.label, sw: sw.label },
    };
    let turns = content
        .examples_of(&card.id)
        .map(|example| {
            Ok(KioskTurn {
                record: record(&card.id, Some(&example.position), &example.actions)?,
                said: both(&example.note),
            })
        })
        .collect::<Result<_>>()?;
    Ok(KioskGame {
        id: card.id.clone(),
        name,
        people: both(&card.people),
        setups: en.into_iter().zip(sw).map(setup).collect(),
        race: page.options.iter().any(|option| option.id == "race"),
        turns,
        screens: screens(content, card)?,
    })
}

fn both(text: &Both) -> InBoth {
    let [en, sw] = Lang::ALL.map(|lang| text.get(lang).to_owned());
    InBoth { en, sw }
}

/// The screens of text about a game.
fn screens(content: &Content, card: &Card) -> Result<Vec<KioskText>> {
    let text =
        content.kiosk_of(Some(&card.id)).with_context(|| format!("the kiosk's text on {}", card.id))?;
    let screen = |screen: &Screen| KioskText { title: both(&screen.title), text: both(&screen.text) };
    Ok(text.screens.iter().map(screen).collect())
}
