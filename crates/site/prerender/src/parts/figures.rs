//! What was measured of a game: as rows of a table, and at the end of its section.

use mbao_content::{Measured, Played, Spread};

use super::prelude::*;
use crate::facts::labels::variant_label;
use crate::facts::numbers::{grouped, mean, percent};
use crate::parts::chart;
use crate::parts::onward::links;
use crate::parts::table::{self, captioned};
use crate::words::figures;

fn spread(spread: &Spread, lang: Lang) -> String {
    figures::mean_spread(lang, &mean(spread.mean), &mean(spread.deviation))
}

/// A table of measures, below what is in its first column.
pub(crate) fn measures(first: String, rows: impl IntoIterator<Item = Html>, lang: Lang) -> Html {
    let heads = [
        first,
        figures::turns(lang),
        figures::choices(lang),
        figures::seeds(lang),
        figures::laps(lang),
        figures::longest(lang),
        figures::endless(lang),
        figures::first(lang),
        figures::drawn(lang),
        figures::first_strong(lang),
    ];
    captioned(Some("measures"), figures::table(lang), Some(figures::table_note(lang)), heads, rows)
}

/// The measures as the cells of a row.
pub(crate) fn cells(played: &Played, strong: Option<f64>, lang: Lang) -> Html {
    let drawn = f64::from(played.drawn) / f64::from(played.games.max(1));
    table::cells([
        spread(&played.turns, lang),
        spread(&played.choices, lang),
        spread(&played.seeds, lang),
        spread(&played.laps, lang),
        grouped(played.seeds.most.into()),
        percent(played.endless_share()),
        percent(played.advantage()),
        percent(drawn),
        strong.map_or_else(|| "–".to_owned(), percent),
    ])
}

/// The method, in sentences.
pub(crate) fn how(content: &Content, lang: Lang) -> Vec<String> {
    let Some(one) = content.figures.first() else { return Vec::new() };
    let games = one.usual().games;
    let mut said = vec![figures::how_random(
        lang,
        &one.figures.date.to_string(),
        &grouped(games.into()),
        &one.figures.seed.to_string(),
    )];
    if let Some(strong) = one.figures.strong {
        said.push(figures::how_strong(lang, &grouped(strong.games.into()), &grouped(strong.nodes)));
    }
    said.push(figures::how_starts(lang));
    said
}

pub(crate) fn section(content: &Content, game: &str, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let Some(measured) = content.figures_of(game) else { return Ok(Html::default()) };
    let usual = measured.usual();
    let names = [figures::turns(lang), figures::choices(lang), figures::seeds(lang), figures::laps(lang)];
    let label = figures::chart_spread(lang, &figures::here(lang));
    let spreads = [&usual.turns, &usual.choices, &usual.seeds, &usual.laps];
    let picture = chart::spreads(&label, &names, &spreads);
    let strong = measured.figures.strong.map(|strong| strong.advantage());
    let rows = measured.figures.played.iter().enumerate().map(|(place, Measured { variant, played })| {
        let label = variant_label(content, game, variant, lang)?;
        Ok(html! {
            <tr><th scope="row">{ label }</th>{ cells(played, strong.filter(|_| place == 0), lang) }</tr>
        })
    });
    let rows: Vec<Html> = rows.collect::<Result<_>>()?;
    Ok(html! {
        <section class="figures">
            <h2 id={format!("figures-{game}")}>{ figures::here(lang) }</h2>
            <figure class="chart-figure">
                { raw(picture) }
                <figcaption>{ label }{ " " }{ for how(content, lang).into_iter().take(1) }</figcaption>
            </figure>
            <details>
                <summary>{ figures::table(lang) }</summary>
                { measures(figures::what(lang), rows, lang) }
            </details>
            { links(route, [("figures/", figures::to_figures(lang)), ("wonders/", figures::to_wonders(lang))]) }
        </section>
    })
}
