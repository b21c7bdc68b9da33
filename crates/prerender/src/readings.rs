//! Other recorders' readings of a game: how they differ from the article's, who says so, and a board
//! that `scripts/readings.js` fetches on request.

use anyhow::{Context, Result};
use mbao_affinity::rules_of;
use mbao_content::{Content, Point, Reading, Sureness};
use mbao_words::Lang;
use yew::{Html, html};

use crate::affinity::differences;
use crate::card::source_href;
use crate::outside::{Noted, Outside};
use crate::pages::notebook;
use crate::route::Route;
use crate::words;

/// The readings in a game's section; empty where there is none.
pub(crate) fn section(content: &Content, outside: &Outside, game: &str, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let readings: Vec<Html> = content
        .readings_of(game)
        .map(|reading| {
            let noted =
                outside.reading(&reading.id).with_context(|| format!("the file of {}", reading.id))?;
            one(content, reading, noted, route)
        })
        .collect::<Result<_>>()?;
    if readings.is_empty() {
        return Ok(Html::default());
    }
    Ok(html! {
        <section class="readings" aria-labelledby="readings">
            <h2 id="readings">{ words::readings(lang) }</h2>
            <p>{ words::readings_told(lang) }</p>
            { for readings }
        </section>
    })
}

fn one(content: &Content, reading: &Reading, noted: &Noted, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let game = mbao_rules::game(&reading.game).with_context(|| format!("the game {}", reading.game))?;
    let differences = differences(&rules_of(game), &rules_of(&noted.page), lang);
    let sources = reading.sources.iter().map(|id| {
        let found = content.sources.iter().find(|source| source.id == *id);
        let title = found.map_or(id.as_str(), |source| &source.title);
        let by = found.and_then(|source| source.authors.as_ref().or(source.within.as_ref()));
        html! { <li><a href={source_href(content, id, route)}><cite>{ title }</cite></a>{ for by.map(|by| format!(", {by}")) }</li> }
    });
    let said = serde_json::json!({
        "computer": words::reading_computer(lang),
        "setup": words::reading_set_up(lang),
        "setups": set_ups(content, reading, noted, lang),
        "failed": words::reading_failed(lang),
        "clock": notebook::said::control(lang, "clock", 0),
        "clockUp": notebook::said::control(lang, "clock-up", 0),
        "seconds": noted.notebook.turn_seconds,
    });
    let file = route.base() + &noted.file;
    let id = noted.anchor().to_owned();
    Ok(html! {
        <section class="reading" aria-labelledby={id.clone()}>
            <h3 {id}>{ reading.title.get(lang) }</h3>
            <p>{ reading.after.get(lang) }</p>
            <h4>{ words::reading_differs(lang) }</h4>
            <ul>{ for differences.into_iter().map(|one| html! { <li>{ one }</li> }) }</ul>
            <div class="reading-board" data-reading={file.clone()} data-said={said.to_string()}></div>
            <p class="onward">
                <button type="button" class="reading-play" hidden={true}>{ words::reading_play(lang) }</button>{ " " }
                <a href={route.to("notebook/") + "#open-" + &noted.notebook.id}>{ words::reading_notebook(lang) }</a>
                { " · " }
                <a href={file} download="">{ format!("{}.mbao.json", reading.id) }</a>
            </p>
            <h4>{ words::reading_said(lang) }</h4>
            <ul class="reading-points">{ for reading.points.iter().map(|point| said_of(content, point, route)) }</ul>
            <h4>{ words::reading_sources(lang) }</h4>
            <ul>{ for sources }</ul>
        </section>
    })
}

/// A point: how sure it is, what it says, its source.
fn said_of(content: &Content, point: &Point, route: &Route) -> Html {
    let lang = route.lang;
    let (class, sure) = match point.sure {
        Sureness::Sure => ("sure", words::reading_sure(lang)),
        Sureness::Fairly => ("fairly", words::reading_fairly(lang)),
        Sureness::Unsure => ("unsure", words::reading_unsure(lang)),
        Sureness::Inferred => ("inferred", words::reading_inferred(lang)),
    };
    let told = point.told_only.then(|| html! { <>{ " " }<em>{ words::reading_told_only(lang) }</em></> });
    let source = point.source.as_ref().map(|id| {
        let title =
            content.sources.iter().find(|source| source.id == *id).map_or(id.as_str(), |one| &one.title);
        html! { <>{ " (" }<a href={source_href(content, id, route)}>{ title }</a>{ ")" }</> }
    });
    html! {
        <li>
            <span class={format!("how-sure {class}")}>{ sure }</span>{ " " }
            { point.text.get(lang) }{ source }{ told }
        </li>
    }
}

/// The set-ups by name, with what each is called.
fn set_ups(content: &Content, reading: &Reading, noted: &Noted, lang: Lang) -> Vec<(String, String)> {
    let called = |name: &str| match (reading.setups.get(name), content.labels.setups.get(name)) {
        (Some(own), _) => own.get(lang).to_owned(),
        (None, Some(label)) => label.get(lang).to_owned(),
        (None, None) => {
            name.parse().map_or_else(|_| name.to_owned(), |seeds: usize| words::setup_each(lang, seeds))
        }
    };
    noted.page.setups.iter().map(|setup| (setup.name.to_string(), called(&setup.name))).collect()
}
