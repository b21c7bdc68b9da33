//! Sources, and places in them.

use mbao_board::cited;
use mbao_content::{Content, Paragraph, Seen, Source};
use mbao_words::Lang;
use yew::{Html, html};

use crate::facts::found::marked;
use crate::route::Route;
use crate::words;

/// A place in the sources. Names of parts of sources stay English, as they are, unless there are words for
/// them.
pub(crate) fn place(text: &str, lang: Lang) -> Html {
    let worded = text.starts_with('§') || text.starts_with("Bao, ");
    if lang == Lang::default() || worded || !text.contains(' ') {
        return html! { <>{ cited(text, lang) }</> };
    }
    html! { <span lang={Lang::default().tag()}>{ text }</span> }
}

/// The places in the source that a block retells.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Places {
    pub(crate) names: Vec<String>,
    /// Whether it is the editors' own remark on them.
    ours: bool,
}

impl Places {
    pub(crate) fn of(paragraphs: &[Paragraph]) -> Self {
        let mut names: Vec<String> = Vec::new();
        for cite in paragraphs.iter().flat_map(|p| &p.cite) {
            if !names.contains(&cite.text) {
                names.push(cite.text.clone());
            }
        }
        Self { names, ours: paragraphs.iter().any(|p| p.ours) }
    }

    pub(crate) fn html(&self, route: &Route) -> Html {
        let own = self.ours.then(|| html! { <>{ " · " }{ words::our_note(route.lang) }</> });
        html! { <p class="cite">{ place(&gathered(&self.names), route.lang) }{ own }</p> }
    }
}

/// Places on one line, where a section's mark is named once: `§17 i–xii`, `§1 i, iii`, `Bao, namua; setup`.
fn gathered(places: &[String]) -> String {
    let parts = |place: &str| {
        let cut = place.find(", ").map_or_else(|| place.find(' '), |comma| Some(comma + 1))?;
        Some((place[..cut].to_owned(), place[cut + 1..].to_owned()))
    };
    let mut lines: Vec<String> = Vec::new();
    let mut rest = places;
    while let Some(first) = rest.first() {
        let Some((mark, within)) = parts(first) else {
            lines.push(first.clone());
            rest = &rest[1..];
            continue;
        };
        let own = rest.iter().map_while(|place| parts(place).filter(|(other, _)| *other == mark));
        let withins: Vec<String> = own.map(|(_, within)| within).collect();
        let between = if mark.ends_with(',') { "; " } else { ", " };
        let line = match &withins[..] {
            [from, .., to] if in_a_row(&withins) => format!("{mark} {from}–{to}"),
            _ if withins.len() > 1 => format!("{mark} {}", withins.join(between)),
            _ => format!("{mark} {within}"),
        };
        lines.push(line);
        rest = &rest[withins.len()..];
    }
    lines.join(", ")
}

/// Whether these are three or more consecutive Roman numerals.
fn in_a_row(numbers: &[String]) -> bool {
    const ROMAN: [&str; 12] = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
    let Some(from) = ROMAN.iter().position(|roman| Some(*roman) == numbers.first().map(String::as_str))
    else {
        return false;
    };
    numbers.len() > 2 && ROMAN[from..].iter().take(numbers.len()).eq(numbers.iter())
}

/// The address of a source in the bibliography.
pub(crate) fn source_href(content: &Content, id: &str, route: &Route) -> String {
    marked(content, "§18").map_or_else(String::new, |section| route.section(section)) + "#source-" + id
}

/// How much of a source we have read.
pub(crate) fn seen(seen: Seen, lang: Lang) -> String {
    match seen {
        Seen::Whole => words::seen_whole(lang),
        Seen::Part => words::seen_part(lang),
        Seen::SecondHand => words::seen_second_hand(lang),
        Seen::Not => words::seen_not(lang),
    }
}

/// A source as a bibliography writes it.
pub(crate) fn source(source: &Source, route: &Route) -> Html {
    let mut lead = String::new();
    if let Some(authors) = &source.authors {
        lead = format!("{authors}, ");
    }
    let rest: Vec<String> =
        [source.within.clone(), source.publisher.clone(), source.year.map(|year| year.to_string())]
            .into_iter()
            .flatten()
            .collect();
    let pages = source.pages.as_ref().map(|pages| words::pages(route.lang, pages));
    let address = source.url.as_ref().map(|url| {
        if source.historical {
            html! { <>{ " " }<code>{ url }</code>{ " " }{ words::historical(route.lang) }</> }
        } else {
            html! { <>{ " " }<a href={url.clone()} rel="external">{ url }</a></> }
        }
    });
    let tail: Vec<String> = rest.into_iter().chain(pages).collect();
    html! {
        <li id={format!("source-{}", source.id)}>
            <p>{ lead }<cite>{ &source.title }</cite>{ if tail.is_empty() { ".".to_owned() } else { format!(", {}.", tail.join(", ")) } }{ address }</p>
            <p class="source-note"><em>{ seen(source.seen, route.lang) }</em>{ ". " }{ source.note.get(route.lang) }</p>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::pictures::markup;

    #[test]
    fn what_is_english_on_a_page_of_another_language_says_so() {
        let said = |text: &str, lang| {
            let html = place(text, lang);
            futures::executor::block_on(markup(html! { <p>{ html }</p> }))
        };
        assert_eq!(said("§9 rule 4", Lang::En), "<p>§9 rule 4</p>");
        assert_eq!(said("§9 rule 4", Lang::Sw), "<p>§9 kanuni ya 4</p>");
        assert_eq!(said("Bao, setup", Lang::Sw), "<p>Bao, mpangilio wa mwanzo</p>");
        assert_eq!(said("Mancala World", Lang::Sw), "<p><span lang=\"en\">Mancala World</span></p>");
        assert_eq!(said("§9", Lang::Sw), "<p>§9</p>");
    }

    #[test]
    fn places_name_their_section_once() {
        let line =
            |places: &[&str]| gathered(&places.iter().map(|&place| place.to_owned()).collect::<Vec<_>>());
        assert_eq!(line(&["§17 i", "§17 ii", "§17 iii"]), "§17 i–iii");
        assert_eq!(line(&["§1 i", "§1 iii", "§1 iv"]), "§1 i, iii, iv");
        assert_eq!(line(&["§2 viii, ix"]), "§2 viii, ix");
        assert_eq!(line(&["Bao, namua", "Bao, setup", "§6"]), "Bao, namua; setup, §6");
        assert_eq!(line(&["§18 no. 1", "§19"]), "§18 no. 1, §19");
    }
}
