//! The timeline: a line to scale, and below it what happened when, and who says so.

use std::fmt::Write as _;

use mbao_content::Event;

use super::prelude::*;
use crate::facts::found::{marked, source};
use crate::parts::cite::{place as placed, source_href};

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Page {
    let route = Route::new(lang, "timeline/");
    let events = content.timeline.iter().map(|event| entry(content, event, &route));
    let years: Vec<_> = content.timeline.iter().map(|event| u32::from(event.year)).collect();
    let main = html! {
        <>
            <div class="timeline-head">
                <h1>{ words::timeline_title(lang) }</h1>
                <p class="lede">{ words::timeline_lede(lang) }</p>
            </div>
            { raw(line(&years)) }
            <ol class="timeline">{ for events }</ol>
        </>
    };
    Page::new(route, "timeline-page", words::timeline_title(lang), words::timeline_lede(lang), main)
        .column("text wide")
}

fn entry(content: &Content, event: &Event, route: &Route) -> Html {
    let place = event.place.as_deref().map(|place| {
        let mark = place.split([' ', ',']).next();
        let section = mark.and_then(|mark| marked(content, mark));
        let href = section.map_or_else(|| route.to(""), |section| route.section(section));
        html! { <a {href}>{ placed(place, route.lang) }</a> }
    });
    let sources = event.sources.iter().filter_map(|id| {
        let source = source(content, id)?;
        let by = source.authors.iter().map(|authors| format!("{authors}, "));
        Some(html! { <>{ for by }<a href={source_href(content, id, route)}><cite>{ &source.title }</cite></a></> })
    });
    let said = joined(place.into_iter().chain(sources), "; ");
    html! {
        <li id={event.id.clone()}>
            <h2>{ event.when.get(route.lang) }</h2>
            <p>{ event.text.get(route.lang) }</p>
            <p class="source-note">{ words::timeline_source(route.lang) }{ ": " }{ said }</p>
        </li>
    }
}

/// Width of the line, in its own units, and the room for a year.
const WIDTH: u32 = 1200;
const YEAR: u32 = 44;
/// Height of a row of years, and of the line with the centuries below it.
const ROW: u32 = 22;
const BELOW: u32 = 40;

/// The years to scale, for the eye: between the first and the next lie long silences.
fn line(years: &[u32]) -> String {
    let (Some(&first), Some(&last)) = (years.iter().min(), years.iter().max()) else { return String::new() };
    let x = |year: u32| YEAR / 2 + (year - first) * (WIDTH - YEAR) / (last - first).max(1);
    // Each year takes the lowest row that has room for it.
    let mut ends: Vec<u32> = Vec::new();
    let placed: Vec<_> = years
        .iter()
        .map(|&year| {
            let at = x(year);
            let row = ends.iter().position(|end| end + YEAR <= at).unwrap_or(ends.len());
            if row == ends.len() {
                ends.push(at);
            } else {
                ends[row] = at;
            }
            (year, at, u32::try_from(row).unwrap_or_default())
        })
        .collect();
    let base = ROW * u32::try_from(ends.len()).unwrap_or_default() + 12;
    let height = base + BELOW;
    let mut svg = format!(
        "<svg class=\"years\" viewBox=\"0 0 {WIDTH} {height}\" aria-hidden=\"true\"><path class=\"axis\" d=\"M0 {base}h{WIDTH}\"/>"
    );
    for century in (first.div_ceil(100)..=last / 100).map(|hundreds| hundreds * 100) {
        let at = x(century);
        let _ = write!(
            svg,
            "<path class=\"axis\" d=\"M{at} {base}v8\"/><text class=\"century\" x=\"{at}\" y=\"{}\">{century}</text>",
            base + 26
        );
    }
    for (year, at, row) in placed {
        let top = base - 12 - ROW * row;
        let _ = write!(
            svg,
            "<path class=\"stem\" d=\"M{at} {base}V{top}\"/><circle cx=\"{at}\" cy=\"{base}\" r=\"5\"/><text x=\"{at}\" y=\"{}\">{year}</text>",
            top - 4
        );
    }
    svg + "</svg>"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn years_that_are_near_stand_above_each_other() {
        assert_eq!(line(&[]), "");
        let drawn = line(&[1700, 1702, 1900]);
        for text in ["x=\"22\" y=\"40\">1700", "x=\"33\" y=\"18\">1702", "x=\"1178\" y=\"40\">1900"] {
            assert!(drawn.contains(text), "{text} in {drawn}");
        }
        assert!(drawn.contains("class=\"century\" x=\"600\""), "{drawn}");
    }
}
