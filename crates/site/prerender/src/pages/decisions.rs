//! The editors' decisions: what the sources leave open, what is played, and the other reading to play.

use mbao_content::{Alone, Silence};
use mbao_rules::Game;

use super::prelude::*;
use crate::facts::bases::about;
use crate::facts::decisions::{Decision, all};
use crate::facts::features::capital;
use crate::facts::found::definition;
use crate::facts::labels::{choices, setup_named};

/// The value of an option that players carry out by hand.
const BY_HAND: &str = "taps";

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "decisions/");
    let decisions = all(content)?;
    let entries = decisions.iter().map(|one| entry(content, one, &route)).collect::<Result<Vec<_>>>()?;
    let body = html! {
        <>
            <div class="cards">{ for entries }</div>
            { links(&route, [("data/", words::data_title(lang))]) }
        </>
    };
    let way = (route.to("rules/"), words::glance_title(lang));
    Page::new(route, "decisions-page", words::decisions_title(lang), words::decisions_lede(lang), body)
        .opened("text decisions", content, "kiothi-board", way)
}

fn entry(content: &Content, decision: &Decision<'_>, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let game = |card: &&Card| html! { <a href={route.to(&format!("game/{}/", card.id))}>{ card.name() }</a> };
    let games = if decision.games.len() == content.games.len() {
        html! { { words::decisions_all(lang) } }
    } else {
        joined(decision.games.iter().map(game), ", ")
    };
    let told = decision.told.iter().map(|(_, silence)| {
        html! {
            <>
                <p>{ silence.text.get(lang) }</p>
                { for silence.alone.map(|why| html! { <p class="source-note">{ alone(why, lang) }</p> }) }
            </>
        }
    });
    let mut links = Vec::new();
    for (card, silence) in
        content.games.iter().flat_map(|card| card.silences.iter().map(move |one| (card, one)))
    {
        if silence.doubt == decision.number {
            links.extend(other_readings(content, card, silence, route)?);
        }
    }
    Ok(html! {
        <section id={format!("decision-{}", decision.number)}>
            <h2>{ format!("{}. {}", decision.number, capital(&about(decision.number, lang))) }</h2>
            <p class="source-note">{ words::decisions_games(lang) }{ ": " }{ games }</p>
            { for told }
            if !links.is_empty() {
                <details>
                    <summary>{ words::decisions_play(lang) }</summary>
                    <ul>{ for links }</ul>
                </details>
            }
        </section>
    })
}

/// Why the other reading cannot be played.
fn alone(why: Alone, lang: Lang) -> String {
    match why {
        Alone::Unknown => words::decisions_unknown(lang),
        Alone::Table => words::decisions_table(lang),
        Alone::Engine => words::decisions_engine(lang),
    }
}

/// Links to the other readings of a game: the other values of an option, a set-up, or the notebook.
fn other_readings(content: &Content, card: &Card, silence: &Silence, route: &Route) -> Result<Vec<Html>> {
    let lang = route.lang;
    if let Some(question) = &silence.notebook {
        let href = route.to("notebook/") + "?begin=" + &card.id;
        let text = words::decisions_notebook(lang, card.name(), question);
        return Ok(vec![html! { <li><a {href}>{ text }</a></li> }]);
    }
    if let Some(setup) = &silence.setup {
        let label = setup_named(content, definition(&card.id)?, setup, lang);
        let href = route.to(&format!("play/{}/", card.id)) + "?setup=" + setup;
        let text = format!("{}: {}", card.name(), words::mark_setup(lang, &label));
        return Ok(vec![html! { <li><a {href}>{ text }</a></li> }]);
    }
    match &silence.option {
        Some(option) => other_values(content, card, option, route),
        None => Ok(Vec::new()),
    }
}

fn other_values(content: &Content, card: &Card, option: &str, route: &Route) -> Result<Vec<Html>> {
    let choices = choices(content, definition(&card.id)?, route.lang);
    let choice = choices.iter().find(|choice| choice.id == option);
    let choice = choice.with_context(|| format!("the option {option} of {}", card.id))?;
    let mut links = Vec::new();
    for (value, label) in
        choice.values.iter().filter(|(value, _)| *value != choice.default && value != BY_HAND)
    {
        // Values that need another option are chosen at the play table.
        if Game::builder(card.id.as_str()).option(option, value).start().is_err() {
            continue;
        }
        let href = route.to(&format!("play/{}/", card.id)) + &format!("?options={option}={value}");
        let text = format!("{}: {}: {label}", card.name(), choice.label);
        links.push(html! { <li><a {href}>{ text }</a></li> });
    }
    Ok(links)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use mbao_notebook::{Layout, Notebook};
    use mbao_rules::definition::{Count, Skip, Stuck, Then};

    use super::*;
    use crate::real::content;

    /// What each decision that the notebook can decide otherwise becomes there.
    fn otherwise(number: u8, game: &str) -> Notebook {
        let mut notebook = Notebook::of(mbao_rules::game(game).expect("a game"));
        let answers = &mut notebook.answers;
        let rules = &mut answers.rules.readings[answers.rules.played].says;
        match number {
            1 => rules.skip = Skip::Origin,
            9 if game == "ndoto" => rules.start.stuck = Stuck::Ends,
            9 => answers.aim.readings[0].says.count = Count::StoreAndMarks,
            12 => {
                let set_ups = &mut answers.set_up.readings[0].says.set_ups;
                let rows = set_ups.iter_mut().find(|one| one.name == "2x10").expect("rows of ten");
                rows.layout = Layout::RightHand { pits: 6, each: 4 };
            }
            18 => answers.aim.readings[0].says.count = Count::StoreAndSide,
            22 => {
                for line in &mut rules.endings {
                    if let Then::Capture(what) = &mut line.then {
                        what.own = true;
                    }
                }
            }
            _ => panic!("the notebook is said to have another reading of decision {number}, {game}"),
        }
        notebook
    }

    #[test]
    fn every_decision_has_another_reading_that_plays_or_says_why_not() {
        let content = content();
        let mut played = BTreeSet::new();
        for decision in all(content).expect("decisions") {
            assert!(!decision.told.is_empty(), "decision {} is not told", decision.number);
        }
        for card in &content.games {
            for silence in &card.silences {
                let links = other_readings(content, card, silence, &Route::new(Lang::En, "decisions/"));
                let linked = !links.expect("links").is_empty();
                assert_eq!(linked, silence.alone.is_none(), "{} {}", card.id, silence.doubt);
                if let Some(setup) = &silence.setup {
                    let game = Game::builder(card.id.as_str()).setup(setup.clone()).start();
                    assert!(game.is_ok(), "{} {setup}", card.id);
                    played.insert(silence.doubt);
                }
                if silence.notebook.is_some() {
                    let other = otherwise(silence.doubt, &card.id);
                    assert_ne!(other, Notebook::of(mbao_rules::game(&card.id).expect("a game")));
                    let definition = other.definition().expect("it can be played");
                    let mut game = Game::builder_for(&definition).start().expect("a game");
                    let action = game.random_action(&mut |_| 0).expect("a first action");
                    game.play(action).expect("it is open");
                    played.insert(silence.doubt);
                }
            }
        }
        assert_eq!(played, BTreeSet::from([1, 4, 7, 9, 12, 18, 22]));
    }
}
