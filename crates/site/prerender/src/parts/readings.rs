//! Other recorders' readings of a game: how they differ from the article's, who says so, and a board
//! to play on.

use mbao_affinity::rules_of;
use mbao_content::{Point, Reading, Sureness};
use mbao_reading::{ReadingBoard, ReadingBoardProps};
use mbao_rules::definition::SetUp as Arrangement;

use super::prelude::*;
use crate::facts::features::differences;
use crate::facts::found::{definition, source};
use crate::facts::labels::setup_called;
use crate::outside::{Noted, Outside};
use crate::parts::cite::source_href;

/// The readings in a game's section; empty where there is none.
pub(crate) async fn section(content: &Content, outside: &Outside, game: &str, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let mut readings = Vec::new();
    for reading in content.readings_of(game) {
        let noted = outside.reading(&reading.id).with_context(|| format!("the file of {}", reading.id))?;
        readings.push(one(content, reading, noted, route).await?);
    }
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

async fn one(content: &Content, reading: &Reading, noted: &Noted, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let game = definition(&reading.game)?;
    let differences = differences(&rules_of(game), &rules_of(&noted.definition), lang);
    let sources = reading.sources.iter().map(|id| {
        let found = source(content, id);
        let title = found.map_or(id.as_str(), |source| &source.title);
        let by = found.and_then(|source| source.authors.as_ref().or(source.within.as_ref()));
        html! { <li><a href={source_href(content, id, route)}><cite>{ title }</cite></a>{ for by.map(|by| format!(", {by}")) }</li> }
    });
    let board = island::<ReadingBoard>(ReadingBoardProps {
        lang,
        file: route.base() + noted.file(lang),
        name: format!("{}.mbao.json", reading.id),
        notebook: route.to("notebook/") + "#open-" + &noted.notebook.id,
        setups: set_ups(content, reading, noted, lang),
        seconds: noted.notebook.turn_seconds.map(u32::from),
    });
    let board = raw(board.await);
    let id = noted.anchor().to_owned();
    Ok(html! {
        <section class="reading" aria-labelledby={id.clone()}>
            <h3 {id}>{ reading.title.get(lang) }</h3>
            <p>{ reading.after.get(lang) }</p>
            <h4>{ words::reading_differs(lang) }</h4>
            <ul>{ for differences.into_iter().map(|one| html! { <li>{ one }</li> }) }</ul>
            { board }
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
        let title = source(content, id).map_or(id.as_str(), |source| &source.title);
        html! { <>{ " (" }<a href={source_href(content, id, route)}>{ title }</a>{ ")" }</> }
    });
    html! {
        <li>
            <span class={format!("how-sure {class}")}>{ sure }</span>{ " " }
            { point.text.get(lang) }{ source }{ told }
        </li>
    }
}

fn set_ups(content: &Content, reading: &Reading, noted: &Noted, lang: Lang) -> Vec<(String, String)> {
    let called = |setup: &Arrangement| {
        let label = reading.setups.get(&*setup.name).or_else(|| content.labels.setups.get(&*setup.name));
        label.map_or_else(|| setup_called(setup, lang), |label| label.get(lang).to_owned())
    };
    noted.definition.setups.iter().map(|setup| (setup.name.to_string(), called(setup))).collect()
}
