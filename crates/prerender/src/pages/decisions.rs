//! The editors' decisions: what the sources leave open, what is played, and the other reading to play.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use mbao_content::{Card, Content, Silence};
use mbao_rules::Game;
use mbao_rules::definition::Standing;
use mbao_words::Lang;
use yew::{Html, html};

use super::game::{choices, rules};
use super::play::name;
use crate::affinity::features::capital;
use crate::marks;
use crate::needs::Needs;
use crate::route::Route;
use crate::shell::Page;
use crate::words;

/// The value of an option that is for people's hands.
const BY_HAND: &str = "taps";

/// A decision of the editors.
pub(crate) struct Decision<'a> {
    pub(crate) number: u8,
    /// The games that rest on it.
    pub(crate) games: Vec<&'a Card>,
    /// What is told of it, each text once.
    pub(crate) told: Vec<(&'a Card, &'a Silence)>,
}

/// All decisions, by their numbers.
pub(crate) fn all(content: &Content) -> Result<Vec<Decision<'_>>> {
    let mut games: BTreeMap<u8, Vec<&Card>> = BTreeMap::new();
    for card in &content.games {
        let bases = mbao_rules::bases(&card.id).with_context(|| format!("the game {}", card.id))?;
        let numbers: BTreeSet<u8> =
            bases.into_iter().map(|basis| basis.standing).filter_map(Standing::decision).collect();
        for number in numbers {
            games.entry(number).or_default().push(card);
        }
    }
    let decision = |(number, games)| {
        let mut told: Vec<(&Card, &Silence)> = Vec::new();
        for card in &content.games {
            for silence in card.silences.iter().filter(|one| one.doubt == number) {
                if told.iter().all(|(_, known)| known.text != silence.text) {
                    told.push((card, silence));
                }
            }
        }
        Decision { number, games, told }
    };
    Ok(games.into_iter().map(decision).collect())
}

pub(crate) fn page(content: &Content, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "decisions/");
    let decisions = all(content)?;
    let entries = decisions.iter().map(|one| entry(content, one, &route)).collect::<Result<Vec<_>>>()?;
    let main = html! {
        <div class="layout">
            <main id="main" class="text decisions">
                <h1>{ words::decisions_title(lang) }</h1>
                <p class="lede">{ words::decisions_lede(lang) }</p>
                { for entries }
                <p class="onward">
                    <a href={route.to("rules/")}>{ words::glance_title(lang) }</a>{ " · " }
                    <a href={route.to("data/")}>{ words::data_title(lang) }</a>
                </p>
            </main>
        </div>
    };
    Ok(Page {
        title: words::decisions_title(lang),
        description: words::decisions_lede(lang),
        kind: "decisions-page",
        main,
        cited: None,
        needs: Needs::reading(),
        route,
    })
}

fn entry(content: &Content, decision: &Decision<'_>, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let games = decision.games.iter().enumerate().map(|(at, card)| {
        html! {
            <>{ if at > 0 { ", " } else { "" } }<a href={route.to(&format!("game/{}/", card.id))}>{ name(card) }</a></>
        }
    });
    let games = if decision.games.len() == content.games.len() {
        html! { { words::decisions_all(lang) } }
    } else {
        html! { <>{ for games }</> }
    };
    let told = decision.told.iter().map(|(_, silence)| html! { <p>{ silence.text.get(lang) }</p> });
    let mut links = Vec::new();
    for (card, silence) in
        content.games.iter().flat_map(|card| card.silences.iter().map(move |one| (card, one)))
    {
        if silence.doubt == decision.number
            && let Some(option) = &silence.option
        {
            links.extend(other_readings(content, card, option, route)?);
        }
    }
    Ok(html! {
        <section id={format!("decision-{}", decision.number)}>
            <h2>{ format!("{}. {}", decision.number, capital(&marks::about(decision.number, lang))) }</h2>
            <p class="source-note">{ words::decisions_games(lang) }{ ": " }{ games }</p>
            { for told }
            if links.is_empty() {
                <p class="source-note">{ words::decisions_none(lang) }</p>
            } else {
                <details>
                    <summary>{ words::decisions_play(lang) }</summary>
                    <ul>{ for links }</ul>
                </details>
            }
        </section>
    })
}

/// Links to a game with the other values of an option.
fn other_readings(content: &Content, card: &Card, option: &str, route: &Route) -> Result<Vec<Html>> {
    let choices = choices(content, rules(&card.id)?, route.lang);
    let choice = choices.iter().find(|choice| choice.id == option);
    let choice = choice.with_context(|| format!("the option {option} of {}", card.id))?;
    let mut links = Vec::new();
    for (value, label) in
        choice.values.iter().filter(|(value, _)| *value != choice.default && value != BY_HAND)
    {
        // What goes only with another option is reached at the table.
        if Game::builder(card.id.as_str()).option(option, value).start().is_err() {
            continue;
        }
        let href = route.to(&format!("play/{}/", card.id)) + &format!("?options={option}={value}");
        let text = format!("{}: {}: {label}", name(card), choice.label);
        links.push(html! { <li><a {href}>{ text }</a></li> });
    }
    Ok(links)
}
