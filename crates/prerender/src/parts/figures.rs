//! Measurements in words, numbers and charts.

use anyhow::{Context, Result};
use mbao_content::{Content, Measured, Played, Spread, Variant};
use mbao_words::Lang;
use yew::{Html, html};

use crate::facts::labels::setup_labels;
use crate::parts::chart;
use crate::parts::html::raw;
use crate::route::Route;
use crate::words::figures;

/// A number with a comma between thousands.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A mean rounded to its significant digits.
pub(crate) fn mean(number: f64) -> String {
    if number >= 100.0 { format!("{number:.0}") } else { format!("{number:.1}") }
}

/// A share in per cent; small shares get more digits.
pub(crate) fn percent(share: f64) -> String {
    let share = 100.0 * share;
    if share > 0.0 && share < 0.1 { format!("{share:.3}") } else { format!("{share:.1}") }
}

fn spread(spread: &Spread, lang: Lang) -> String {
    figures::mean_spread(lang, &mean(spread.mean), &mean(spread.deviation))
}

/// The column headings of a table of measures, after its first column.
pub(crate) fn heads(lang: Lang) -> Html {
    let heads = [
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
    html! { <>{ for heads.map(|head| html! { <th scope="col">{ head }</th> }) }</> }
}

/// The measures as the cells of a row.
pub(crate) fn cells(played: &Played, strong: Option<f64>, lang: Lang) -> Html {
    let drawn = f64::from(played.drawn) / f64::from(played.games.max(1));
    let cells = [
        spread(&played.turns, lang),
        spread(&played.choices, lang),
        spread(&played.seeds, lang),
        spread(&played.laps, lang),
        grouped(played.seeds.most.into()),
        percent(played.endless_share()),
        percent(played.advantage()),
        percent(drawn),
        strong.map_or_else(|| "–".to_owned(), percent),
    ];
    html! { <>{ for cells.map(|cell| html! { <td class="figure">{ cell }</td> }) }</> }
}

/// The games that were played, in words: the set-up, or the other reading.
pub(crate) fn variant_label(content: &Content, game: &str, variant: &Variant, lang: Lang) -> Result<String> {
    if let Some((option, value)) = &variant.reading {
        return Ok(reading_label(content, option, value, lang));
    }
    let definition = mbao_rules::game(game).with_context(|| format!("the game {game}"))?;
    let labels = setup_labels(content, definition, lang);
    let found = labels.into_iter().find(|(name, _)| *name == variant.setup);
    Ok(found.map_or_else(|| variant.setup.clone(), |(_, label)| label))
}

/// The names of an option and of its value.
pub(crate) fn reading_label(content: &Content, option: &str, value: &str, lang: Lang) -> String {
    let label = content.labels.options.get(option).map_or(option, |label| label.get(lang));
    let said = content.labels.value(option, value).map_or(value, |said| said.get(lang));
    format!("{label}: {said}")
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

/// The figures of a game, at the end of its section.
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
                <div class="scrolled" tabindex="0" role="region" aria-label={figures::table(lang)}>
                    <table class="measures">
                        <caption>{ figures::table_note(lang) }</caption>
                        <thead><tr><th scope="col">{ figures::what(lang) }</th>{ heads(lang) }</tr></thead>
                        <tbody>{ for rows }</tbody>
                    </table>
                </div>
            </details>
            <p class="onward">
                <a href={route.to("figures/")}>{ figures::to_figures(lang) }</a>{ " · " }
                <a href={route.to("wonders/")}>{ figures::to_wonders(lang) }</a>
            </p>
        </section>
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_in_as_many_digits_as_say_something() {
        assert_eq!([7, 1_234, 1_234_567].map(grouped), ["7", "1,234", "1,234,567"]);
        assert_eq!([2.25, 123.4].map(mean), ["2.2", "123"]);
        assert_eq!([0.5, 0.00026, 0.0].map(percent), ["50.0", "0.026", "0.0"]);
    }
}
