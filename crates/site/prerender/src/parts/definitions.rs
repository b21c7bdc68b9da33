//! The glossary terms that a page uses: a list at its foot, from which the pop-up definitions are taken.

use std::collections::BTreeSet;

use mbao_content::{Block, Prose, Section, Target};

use super::prelude::*;

/// The definitions of all terms that these sections link.
pub(crate) fn list<'a>(
    content: &Content,
    sections: impl Iterator<Item = &'a Section>,
    route: &Route,
) -> Html {
    let mut used = BTreeSet::new();
    for section in sections {
        let text = section.text(route.lang);
        for block in &text.blocks {
            if let Block::Heading { prose, .. } = block {
                terms(prose, &mut used);
            }
            block.paragraphs().iter().for_each(|paragraph| terms(&paragraph.prose, &mut used));
        }
        text.notes.iter().for_each(|note| terms(&note.paragraph.prose, &mut used));
    }
    let entries = content.glossary.iter().filter(|term| used.contains(term.id.as_str())).map(|term| {
        html! {
            <div id={format!("definition-{}", term.id)}>
                <dt>{ term.word.get(route.lang) }</dt>
                <dd>{ term.definition.get(route.lang) }</dd>
            </div>
        }
    });
    if used.is_empty() {
        return Html::default();
    }
    html! {
        <details class="definitions">
            <summary>{ words::definitions(route.lang) }</summary>
            <dl>{ for entries }</dl>
        </details>
    }
}

fn terms<'a>(prose: &'a Prose, used: &mut BTreeSet<&'a str>) {
    used.extend(prose.links().into_iter().filter_map(|to| match to {
        Target::Term(id) => Some(id.as_str()),
        _ => None,
    }));
}
