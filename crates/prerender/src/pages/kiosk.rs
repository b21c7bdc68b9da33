//! The page that stands in a museum. Without scripts it is a list of the games with their boards.

use anyhow::Result;
use mbao_content::{Both, Card, Content};
use mbao_viewer::{InBoth, Kiosk, KioskGame, KioskProps, KioskSetUp, KioskText, KioskTurn, around};
use mbao_words::Lang;
use yew::html;

use super::game::{rules, setups};
use crate::article::raw;
use crate::boards::{Shown, record};
use crate::route::Route;
use crate::shell::{KIOSK, Page};
use crate::words;

/// Words that a reader who stands takes in on one screen.
const WORDS: usize = 90;

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
        kind: KIOSK,
        main,
        cited: None,
        // It has, but its own script fetches what they need.
        boards: false,
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
        screens: screens(card),
    })
}

fn both(text: &Both) -> InBoth {
    let [en, sw] = Lang::ALL.map(|lang| text.get(lang).to_owned());
    InBoth { en, sw }
}

/// What can be read about a game. This is the one place that says where it comes from: the sentences of its card.
fn screens(card: &Card) -> Vec<KioskText> {
    let title = |title: fn(Lang) -> String| InBoth { en: title(Lang::En), sw: title(Lang::Sw) };
    let sheet = [
        (title(words::card_players), &card.players),
        (title(words::card_board), &card.board),
        (title(words::card_seeds), &card.seeds),
        (title(words::rule_start), &card.start),
        (title(words::rule_sowing), &card.sowing),
        (title(words::rule_end), &card.end),
    ];
    let mut screens: Vec<KioskText> = Vec::new();
    for (title, text) in sheet {
        let [en, sw] = Lang::ALL.map(|lang| parts(text.get(lang)));
        // Where one language needs more screens than the other, its last ones stand in both.
        for at in 0..en.len().max(sw.len()) {
            let of = |parts: &[String]| parts.get(at).or(parts.last()).cloned().unwrap_or_default();
            screens.push(KioskText { title: title.clone(), text: InBoth { en: of(&en), sw: of(&sw) } });
        }
    }
    screens
}

/// A text in parts that fit a screen, parted between sentences.
fn parts(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    for sentence in text.split_inclusive(". ") {
        let words = |text: &str| text.split_whitespace().count();
        match parts.last_mut() {
            Some(part) if words(part) + words(sentence) <= WORDS => part.push_str(sentence),
            _ => parts.push(sentence.to_owned()),
        }
    }
    parts.into_iter().map(|part| part.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_parted_between_sentences() {
        let text = "One two three. ".repeat(40);
        let parts = parts(&text);
        assert_eq!(parts.len(), 2);
        assert!(parts.iter().all(|part| part.split_whitespace().count() <= WORDS && part.ends_with('.')));
        assert_eq!(parts.join(" "), text.trim());
    }
}
