//! The rules of all games side by side, read from their definitions and cards.

use mbao_affinity::{Point, Rulings, Trait, bases_of, rules_of};
use mbao_rules::definition::Standing;
use mbao_rules::{Definition, Rows};

use super::prelude::*;
use crate::facts::bases::decided;
use crate::facts::features::sentence;
use crate::facts::found::{definition, section_of};
use crate::facts::once;
use crate::facts::profile::seeds;
use crate::parts::marks;
use crate::parts::table::table;
use crate::words::affinity;

/// What the definitions say about a game, in columns: some columns join two points.
const COLUMNS: [&[Point]; 5] = [
    &[Point::Way],
    &[Point::Relay],
    &[Point::CaptureWhen, Point::CaptureWhat],
    &[Point::Booty],
    &[Point::End, Point::Count],
];

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "rules/");
    let labels = [
        words::card_people(lang),
        words::card_board(lang),
        words::card_seeds(lang.into()),
        words::rule_sowing(lang),
        words::glance_relay(lang),
        words::glance_capture(lang),
        words::glance_booty(lang),
        words::rule_end(lang),
        words::glance_unknown(lang),
    ];
    let rows: Vec<Html> =
        content.games.iter().map(|card| row(content, card, &labels, &route)).collect::<Result<_>>()?;
    let heads = [words::print_game(lang)].into_iter().chain(labels);
    let body = html! {
        <>
            <p class="plain-text">{ words::glance_marks(lang) }{ " " }<a href={route.to("decisions/")}>{ words::decisions_title(lang) }</a></p>
            { table(Some("glance stacked"), words::glance_title(lang), heads, rows) }
            { links(&route, [("affinities/", affinity::to_affinities(lang)), ("play/", words::nav_play(lang))]) }
        </>
    };
    Ok(Page::new(route, "glance-page", words::glance_title(lang), words::glance_lede(lang), body)
        .titled("text wide"))
}

fn row(content: &Content, card: &Card, labels: &[String], route: &Route) -> Result<Html> {
    let lang = route.lang;
    let definition = definition(&card.id)?;
    let rulings = rules_of(definition);
    let section = section_of(content, &card.id)?;
    let facts = [
        html! { { card.people().get(lang) } },
        html! { { format!("{} × {}", rows_of(definition), columns(definition)) } },
        html! { { seeds(&card.id)? } },
    ];
    let ruled = COLUMNS.map(|points| {
        html! { <>{ cell(&rulings, points, lang) }{ rests(definition, points, route) }</> }
    });
    let told = facts.into_iter().chain(ruled).chain([unknown(card, route)]);
    let cells =
        labels.iter().zip(told).map(|(label, told)| html! { <td data-label={label.clone()}>{ told }</td> });
    Ok(html! {
        <tr id={card.id.clone()}>
            <th scope="row">
                <a href={route.to(&format!("game/{}/", card.id))}>{ card.name() }</a>{ " " }
                <span class="cite"><a href={route.section(section)}>{ &card.section }</a></span>
            </th>
            { for cells }
        </tr>
    })
}

/// The pits a row that the game is played with, the usual number first.
fn columns(definition: &Definition) -> String {
    definition.columns.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn rows_of(definition: &Definition) -> u8 {
    match definition.rows {
        Rows::Two => 2,
        Rows::Four => 4,
    }
}

fn cell(rulings: &Rulings, points: &[Point], lang: Lang) -> String {
    let told = |at: &Point| match rulings.at(*at) {
        Trait::Set(features) if features.is_empty() => None,
        value => Some(sentence(value, lang)),
    };
    let told: Vec<String> = points.iter().filter_map(told).collect();
    if told.is_empty() { words::glance_none(lang) } else { told.join("; ") }
}

/// Which of these the source does not state.
fn rests(definition: &Definition, points: &[Point], route: &Route) -> Html {
    let all = points.iter().flat_map(|point| bases_of(definition, *point)).map(|basis| basis.standing);
    let standings = once(all.filter(|standing| *standing != Standing::Stated));
    let inferred = standings.iter().any(|one| matches!(one, Standing::Inferred(_)));
    let inferred = inferred
        .then(|| html! { <>{ " " }<small class="basis">{ words::glance_inferred(route.lang) }</small></> });
    let decided = standings.iter().filter_map(|one| one.decision()).map(|number| {
        html! {
            <>{ " " }<small class="basis"><a href={marks::href(number, route)}>{ decided(number, route.lang) }</a></small></>
        }
    });
    html! { <>{ inferred }{ for decided }</> }
}

/// What the sources leave open: each point in its first sentence.
fn unknown(card: &Card, route: &Route) -> Html {
    let lang = route.lang;
    if card.silences.is_empty() {
        return html! { { words::glance_none(lang) } };
    }
    let points = card.silences.iter().map(|silence| {
        let text = silence.text.get(lang);
        let first = text.find(". ").map_or(text, |end| &text[..=end]);
        html! { <li>{ first }{ " " }<small><a href={marks::href(silence.doubt, route)}>{ words::glance_decision(lang, &silence.doubt.to_string()) }</a></small></li> }
    });
    html! {
        <details>
            <summary>{ words::glance_points(lang, &card.silences.len().to_string()) }</summary>
            <ul>{ for points }</ul>
        </details>
    }
}
