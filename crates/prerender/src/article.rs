//! The article: sections, their paragraphs with what stands in the margin,
//! their diagrams and plates in place.

use anyhow::{Context, Result};
use mbao_content::{Block, Content, Note, Paragraph, Section};
use yew::{AttrValue, Html, classes, html};

use crate::route::Route;
use crate::{diagram, words};

/// Text with its markup, for a page.
pub(crate) fn raw(html: String) -> Html {
    Html::from_html_unchecked(AttrValue::from(html))
}

/// The whole of a section but for its title.
pub(crate) fn blocks(content: &Content, section: &Section, route: &Route, deeper: bool) -> Result<Html> {
    let blocks: Vec<Html> = section
        .blocks
        .iter()
        .map(|block| one(content, section, block, route, deeper))
        .collect::<Result<_>>()?;
    Ok(html! { <>{ for blocks }</> })
}

/// The title of a section.
pub(crate) fn title(section: &Section, route: &Route, deeper: bool) -> Html {
    let text = section.title.get(route.lang).to_owned();
    let id = section.slug.clone();
    let mark = section.mark.clone();
    if deeper {
        let href = route.to(&format!("section/{}/", section.slug));
        html! { <h2 class="section-title" {id}><span class="mark">{ mark }</span>{ " " }<a {href}>{ text }</a></h2> }
    } else {
        html! { <h1 class="section-title" {id}><span class="mark">{ mark }</span>{ " " }{ text }</h1> }
    }
}

fn one(content: &Content, section: &Section, block: &Block, route: &Route, deeper: bool) -> Result<Html> {
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
    let notes: Vec<Html> = section.notes_of(block).map(|note| beside(note, route)).collect();
    Ok(html! {
        <div class="block" lang="en">
            { body }
            <div class="margin">
                { cites(block.paragraphs(), route) }
                { for notes }
            </div>
        </div>
    })
}

/// Where the paragraphs come from.
fn cites(paragraphs: &[Paragraph], route: &Route) -> Html {
    let mut places: Vec<String> = Vec::new();
    for cite in paragraphs.iter().flat_map(|p| &p.cite) {
        if !places.contains(&cite.text) {
            places.push(cite.text.clone());
        }
    }
    let ours = paragraphs.iter().any(|p| p.ours);
    let own = ours.then(|| html! { <>{ " · " }{ words::our_note(route.lang) }</> });
    html! { <p class="cite">{ places.join(", ") }{ own }</p> }
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
