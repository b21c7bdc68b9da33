//! The article: sections with their paragraphs, margins, diagrams and plates.

use anyhow::{Context, Result};
use mbao_content::{Block, Content, Note, Paragraph, Section};
use mbao_words::Lang;
use yew::{Html, classes, html};

use crate::parts::cite::place;
use crate::parts::diagram;
use crate::parts::html::raw;
use crate::parts::telling;
use crate::route::Route;
use crate::words;

/// A section without its title.
pub(crate) fn blocks(content: &Content, section: &Section, route: &Route, deeper: bool) -> Result<Html> {
    let text = section.text(route.lang);
    // A place is named only where it changes.
    let mut place = None;
    let mut blocks = Vec::new();
    for block in &text.blocks {
        let here = Some(Places::of(block.paragraphs())).filter(|here| !here.names.is_empty());
        let cited = here.clone().filter(|_| here != place);
        place = here.or(place);
        blocks.push(one(content, section, block, cited, route, deeper)?);
    }
    Ok(html! { <>{ for blocks }</> })
}

/// The title of a section.
pub(crate) fn title(section: &Section, route: &Route, deeper: bool) -> Html {
    let text = section.text(route.lang).title.clone();
    let id = section.slug.clone();
    let mark =
        number(section).map(|mark| html! { <><span class="mark">{ mark.to_owned() }</span>{ " " }</> });
    if deeper {
        let href = route.to(&format!("section/{}/", section.slug));
        html! { <h2 class="section-title" {id}>{ for mark }<a {href}>{ text }</a></h2> }
    } else {
        html! { <h1 class="section-title" {id}>{ for mark }{ text }</h1> }
    }
}

fn one(
    content: &Content,
    section: &Section,
    block: &Block,
    cited: Option<Places>,
    route: &Route,
    deeper: bool,
) -> Result<Html> {
    let root = route.root();
    let body = match block {
        Block::Heading { level, id, prose } => {
            let level = usize::from(*level) + usize::from(deeper);
            let tag = format!("h{}", level.min(6));
            let link = html! { <a class="anchor" href={format!("#{id}")} aria-label={words::link_here(route.lang)}>{ "§" }</a> };
            return Ok(html! { <@{tag} id={id.clone()}>{ raw(prose.html(&root)) }{ " " }{ link }</@> });
        }
        Block::Paragraph(paragraph) => {
            let Paragraph { id, prose, ours, .. } = paragraph;
            html! { <p id={id.clone()} class={classes!(ours.then_some("ours"))}>{ raw(prose.html(&root)) }</p> }
        }
        Block::List { ordered, items } => {
            let items = items
                .iter()
                .map(|item| html! { <li id={item.id.clone()}>{ raw(item.prose.html(&root)) }</li> });
            if *ordered {
                html! { <ol>{ for items }</ol> }
            } else {
                html! { <ul>{ for items }</ul> }
            }
        }
        Block::Diagram(letter) => {
            let found = content.diagrams.iter().find(|d| d.id == *letter);
            return diagram::figure(found.with_context(|| format!("diagram {letter}"))?, route, deeper);
        }
        Block::Plate(name) => return plate(content, name, route),
    };
    let notes = section.text(route.lang).notes_of(block).map(|note| beside(note, route));
    let margin: Vec<Html> = cited.map(|cited| cited.html(route)).into_iter().chain(notes).collect();
    // On the one long page there is no board beside the text.
    let shows = !deeper && block.paragraphs().iter().any(|paragraph| !paragraph.shows.is_empty());
    let chips =
        if shows { telling::chips(content, section, block.paragraphs(), route)? } else { Html::default() };
    Ok(html! {
        <div class={classes!("block", shows.then_some("told"))}>
            { body }
            { chips }
            if !margin.is_empty() {
                <div class="margin">{ for margin }</div>
            }
        </div>
    })
}

/// The places in the source that a block retells.
#[derive(Clone, PartialEq, Eq)]
struct Places {
    names: Vec<String>,
    /// Whether it is the editors' own remark on them.
    ours: bool,
}

impl Places {
    fn of(paragraphs: &[Paragraph]) -> Self {
        let mut names: Vec<String> = Vec::new();
        for cite in paragraphs.iter().flat_map(|p| &p.cite) {
            if !names.contains(&cite.text) {
                names.push(cite.text.clone());
            }
        }
        Self { names, ours: paragraphs.iter().any(|p| p.ours) }
    }

    fn html(&self, route: &Route) -> Html {
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

/// The name of a section in a list: `§9 Enkeshui of the Maasai`. A section that is not part of the article
/// has no number.
pub(crate) fn heading(section: &Section, lang: Lang) -> String {
    let title = &section.text(lang).title;
    number(section).map_or_else(|| title.clone(), |number| format!("{number} {title}"))
}

/// Its number in the article, such as `§9`.
pub(crate) fn number(section: &Section) -> Option<&str> {
    section.mark.starts_with('§').then_some(section.mark.as_str())
}

fn beside(note: &Note, route: &Route) -> Html {
    let Paragraph { id, prose, .. } = &note.paragraph;
    html! {
        <p class="note" id={id.clone()} role="note">
            <a class="note-back" href={format!("#{}", note.reference)} aria-label={words::note_back(route.lang, &note.label)}>{ note.label.clone() }</a>
            { " " }{ raw(prose.html(&route.root())) }
        </p>
    }
}

fn plate(content: &Content, name: &str, route: &Route) -> Result<Html> {
    let plate = content.plate(name).with_context(|| format!("plate {name}"))?;
    Ok(html! {
        <figure class="plate" id={format!("plate-{name}")}>
            <div class="drawn" role="img" aria-label={plate.alt.get(route.lang).to_owned()}>{ raw(plate.svg.clone()) }</div>
            <figcaption>{ plate.caption.get(route.lang) }</figcaption>
        </figure>
    })
}

#[cfg(test)]
mod tests {
    use mbao_words::Lang;
    use yew::html;

    use super::gathered;
    use crate::parts::cite::place;

    #[test]
    fn what_is_english_on_a_page_of_another_language_says_so() {
        let said = |text: &str, lang| {
            let html = place(text, lang);
            futures::executor::block_on(crate::parts::pictures::markup(html! { <p>{ html }</p> }))
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
