//! The article: sections with their paragraphs, margins, diagrams and plates.

use mbao_content::{Block, Note, Paragraph, Section, SectionText};
use yew::classes;

use super::prelude::*;
use crate::facts::found;
use crate::facts::names::number;
use crate::parts::cite::{self, Places, Standing};
use crate::parts::diagram;
use crate::parts::moment;
use crate::parts::telling;

/// A section without its title.
pub(crate) fn blocks(content: &Content, section: &Section, route: &Route, deeper: bool) -> Result<Html> {
    let text = section.text(route.lang);
    let marks = cite::marks(text.blocks.iter().map(|block| Places::of(block.paragraphs())));
    let asked = if deeper { Vec::new() } else { moment::asked(content, section, route)? };
    let mut blocks = Vec::new();
    for (at, (block, mark)) in text.blocks.iter().zip(marks).enumerate() {
        // The one long page shows every place.
        let cited = mark.map(|(places, own)| places.html(if deeper { Standing::Plain } else { own }, route));
        blocks.push(one(content, section, block, cited, route, deeper)?);
        if let Some((_, task)) = asked.iter().find(|(block, _)| *block == at) {
            blocks.push(moment::moment(task, route)?);
        }
    }
    Ok(html! { <>{ for blocks }</> })
}

/// The title, below a line that says what is recorded here.
pub(crate) fn title(section: &Section, route: &Route, deeper: bool) -> Html {
    let SectionText { title, head, .. } = section.text(route.lang);
    let (text, id) = (title.clone(), section.slug.clone());
    let mark =
        number(section).map(|mark| html! { <><span class="mark">{ mark.to_owned() }</span>{ " " }</> });
    let title = if deeper {
        let href = route.section(section);
        html! { <h2 class="section-title" {id}><a {href}>{ text }</a></h2> }
    } else {
        html! { <h1 class="section-title" {id}>{ text }</h1> }
    };
    html! { <><p class="recorded">{ for mark }{ head.clone() }</p>{ title }</> }
}

fn one(
    content: &Content,
    section: &Section,
    block: &Block,
    cited: Option<Html>,
    route: &Route,
    deeper: bool,
) -> Result<Html> {
    let to = |page: &str| route.to(page);
    let body = match block {
        Block::Heading { level, id, prose } => {
            let level = usize::from(*level) + usize::from(deeper);
            let tag = format!("h{}", level.min(6));
            let link = html! { <a class="anchor" href={format!("#{id}")} aria-label={words::link_here(route.lang)}>{ "§" }</a> };
            return Ok(html! { <@{tag} id={id.clone()}>{ raw(prose.html(&to)) }{ " " }{ link }</@> });
        }
        Block::Paragraph(paragraph) => {
            let Paragraph { id, prose, ours, .. } = paragraph;
            html! { <p id={id.clone()} class={classes!(ours.then_some("ours"))}>{ raw(prose.html(&to)) }</p> }
        }
        Block::List { ordered, items } => {
            let items = items
                .iter()
                .map(|item| html! { <li id={item.id.clone()}>{ raw(item.prose.html(&to)) }</li> });
            if *ordered {
                html! { <ol>{ for items }</ol> }
            } else {
                html! { <ul>{ for items }</ul> }
            }
        }
        Block::Diagram(letter) => {
            return diagram::figure(found::diagram(content, letter)?, route, deeper);
        }
        Block::Plate(name) => return plate(content, name, route),
    };
    let notes = section.text(route.lang).notes_of(block).map(|note| beside(note, route));
    let margin: Vec<Html> = cited.into_iter().chain(notes).collect();
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

fn beside(note: &Note, route: &Route) -> Html {
    let Paragraph { id, prose, .. } = &note.paragraph;
    html! {
        <p class="note" id={id.clone()} role="note">
            <a class="note-back" href={format!("#{}", note.reference)} aria-label={words::note_back(route.lang, &note.label)}>{ note.label.clone() }</a>
            { " " }{ raw(prose.html(&|page| route.to(page))) }
        </p>
    }
}

/// A plate with what it shows and what we made up.
pub(crate) fn plate(content: &Content, name: &str, route: &Route) -> Result<Html> {
    let plate = content.plate(name).with_context(|| format!("plate {name}"))?;
    Ok(html! {
        <figure class="plate" id={format!("plate-{name}")}>
            <div class="drawn" role="img" aria-label={plate.alt.get(route.lang).to_owned()}>{ raw(plate.svg.clone()) }</div>
            <figcaption>{ plate.caption.get(route.lang) }</figcaption>
        </figure>
    })
}
