//! Sources, and places in them.

use mbao_board::cited;
use mbao_content::{Paragraph, Seen, Source};
use yew::classes;

use super::prelude::*;
use crate::facts::found::marked;
use crate::facts::once;

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Places {
    pub(crate) names: Vec<String>,
    /// Whether it is the editors' own remark on them.
    ours: bool,
}

impl Places {
    pub(crate) fn of(paragraphs: &[Paragraph]) -> Self {
        let names = once(paragraphs.iter().flat_map(|p| &p.cite).map(|cite| cite.text.clone()));
        Self { names, ours: paragraphs.iter().any(|p| p.ours) }
    }

    /// The sources of these places, each once.
    fn sources(&self) -> Vec<String> {
        once(self.names.iter().map(|name| source_of(name).to_owned()))
    }

    /// Whether both rest on the same sources, and in the same way.
    fn rests_with(&self, other: &Self) -> bool {
        self.ours == other.ours && self.sources() == other.sources()
    }

    pub(crate) fn html(&self, standing: Standing, route: &Route) -> Html {
        let lang = route.lang;
        let said = |names: &[String]| {
            let own = self.ours.then(|| html! { <>{ " · " }{ words::our_note(lang) }</> });
            html! { <>{ place(&gathered(names), lang) }{ own }</> }
        };
        let sources = self.sources();
        let bare = sources == self.names;
        let (mark, class) = match standing {
            Standing::Run { asks: true } => {
                let label = words::places_of_each(lang, &cited(&gathered(&sources), lang));
                let mark = html! { <details class="cite-all"><summary aria-label={label}>{ said(&sources) }</summary></details> };
                (Some(mark), Some(if bare { "cite-paper" } else { "cite-own" }))
            }
            Standing::Run { asks: false } if !bare => {
                (Some(html! { <p class="cite-run">{ said(&sources) }</p> }), Some("cite-own"))
            }
            Standing::Run { .. } | Standing::Plain => (None, None),
            Standing::Own => (None, Some("cite-own")),
        };
        html! { <>{ for mark }<p class={classes!("cite", class)}>{ said(&self.names) }</p></> }
    }
}

/// How the mark of a block stands on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    Plain,
    /// At the first paragraph of a run that rests on one source: the source alone stands for the whole run. The
    /// first such mark of a page `asks` whether every paragraph's own shall be shown.
    Run {
        asks: bool,
    },
    /// Later in a run: shown on paper, and when it is asked for.
    Own,
}

/// The marks of the blocks of a section, in order. A place is named only where it changes.
pub(crate) fn marks(blocks: impl Iterator<Item = Places>) -> Vec<Option<(Places, Standing)>> {
    let mut marks: Vec<Option<(Places, Standing)>> = Vec::new();
    let mut last: Option<Places> = None;
    let mut run = 0;
    let mut asks = true;
    for (at, here) in blocks.enumerate() {
        if here.names.is_empty() || last.as_ref() == Some(&here) {
            marks.push(None);
            continue;
        }
        if last.is_some_and(|last| last.rests_with(&here)) {
            if let Some(Some((_, standing @ Standing::Plain))) = marks.get_mut(run) {
                *standing = Standing::Run { asks };
                asks = false;
            }
            marks.push(Some((here.clone(), Standing::Own)));
        } else {
            run = at;
            marks.push(Some((here.clone(), Standing::Plain)));
        }
        last = Some(here);
    }
    marks
}

/// What a place lies in: `§9` of `§9 rule 4` and of `§9, photo 8`, `Bao` of `Bao, setup`. Others are their own.
fn source_of(place: &str) -> &str {
    if place.starts_with('§') || place.starts_with("Bao,") {
        place.split([',', ' ']).next().unwrap_or(place)
    } else {
        place
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

pub(crate) fn source_href(content: &Content, id: &str, route: &Route) -> String {
    marked(content, "§18").map_or_else(String::new, |section| route.section(section)) + "#source-" + id
}

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
    let lead = source.authors.as_ref().map(|authors| format!("{authors}, "));
    let year = source.year.map(|year| year.to_string());
    let pages = source.pages.as_ref().map(|pages| words::pages(route.lang, pages));
    let tail = [source.within.clone(), source.publisher.clone(), year, pages];
    let tail = tail.into_iter().flatten().fold(String::new(), |all, one| all + ", " + &one);
    let address = source.url.as_ref().map(|url| {
        if source.historical {
            html! { <>{ " " }<code>{ url }</code>{ " " }{ words::historical(route.lang) }</> }
        } else {
            html! { <>{ " " }<a href={url.clone()} rel="external">{ url }</a></> }
        }
    });
    html! {
        <li id={format!("source-{}", source.id)}>
            <p>{ for lead }<cite>{ &source.title }</cite>{ tail }{ "." }{ address }</p>
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

    fn block(name: &str, ours: bool) -> Places {
        Places { names: if name.is_empty() { Vec::new() } else { vec![name.to_owned()] }, ours }
    }

    #[test]
    fn a_run_from_one_source_has_one_mark_and_each_paragraph_its_own_on_demand() {
        use Standing::{Own, Plain, Run};
        let blocks = [
            ("§9", false),
            ("", false),
            ("§9", false),
            ("§9, photo 8", false),
            ("§9 rule 2", false),
            ("§9 rule 2", false),
            ("§9", true),
            ("§12", false),
            ("Bao, namua", false),
            ("Bao, setup", false),
            ("Mancala World", false),
            ("Mancala Games", false),
        ];
        let marks = marks(blocks.iter().map(|(name, ours)| block(name, *ours)));
        let standings: Vec<_> =
            marks.iter().map(|mark| mark.as_ref().map(|(_, standing)| *standing)).collect();
        assert_eq!(
            standings,
            [
                Some(Run { asks: true }),
                None,
                None,
                Some(Own),
                Some(Own),
                None,
                Some(Plain),
                Some(Plain),
                Some(Run { asks: false }),
                Some(Own),
                Some(Plain),
                Some(Plain),
            ]
        );
        // Nothing is lost: each mark still has the place of its paragraph.
        for (mark, (name, ours)) in marks.iter().zip(blocks) {
            if let Some((places, _)) = mark {
                assert_eq!(*places, block(name, ours));
            }
        }
    }

    #[test]
    fn the_mark_of_a_run_names_the_source_and_keeps_the_place() {
        let route = Route::new(Lang::Sw, "section/enkeshui/");
        let said = |name: &str, standing| {
            let html = block(name, true).html(standing, &route);
            futures::executor::block_on(markup(html))
        };
        let own = said("§9 rule 4", Standing::Own);
        assert!(own.starts_with("<p class=\"cite cite-own\">§9 kanuni ya 4"), "{own}");
        let run = said("§9 rule 4", Standing::Run { asks: true });
        assert!(run.starts_with("<details class=\"cite-all\"><summary aria-label="), "{run}");
        assert!(run.contains("</summary></details><p class=\"cite cite-own\">§9 kanuni ya 4 · "), "{run}");
        let later = said("§9 rule 4", Standing::Run { asks: false });
        assert!(later.starts_with("<p class=\"cite-run\">§9 · "), "{later}");
        assert!(later.contains("</p><p class=\"cite cite-own\">§9 kanuni ya 4 · "), "{later}");
        // A place that is the source itself is not said twice.
        let bare = said("§9", Standing::Run { asks: false });
        assert!(bare.starts_with("<p class=\"cite\">§9 · ") && !bare.contains("cite-run"), "{bare}");
        let first = said("§9", Standing::Run { asks: true });
        assert!(first.contains("</details><p class=\"cite cite-paper\">§9 · "), "{first}");
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
