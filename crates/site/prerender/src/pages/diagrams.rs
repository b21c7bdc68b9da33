//! A page for each diagram.

use mbao_content::Diagram;

use super::prelude::*;
use crate::facts::found::marked;
use crate::facts::names::heading;
use crate::parts::diagram::told::{story, to_make};
use crate::parts::diagram::{boards, lost, shown};
use crate::parts::onward::neighbours;

pub(crate) fn page(Site { content, .. }: &Site, diagram: &Diagram, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("diagram/{}/", diagram.id()));
    let title = format!("{}: {}", words::diagram(lang, diagram.id()), diagram.title.get(lang));
    let section = marked(content, &diagram.section);
    let section = section.with_context(|| format!("the section of diagram {}", diagram.id()))?;
    let at = content.diagrams.iter().position(|one| one.id() == diagram.id()).unwrap_or(0);
    let neighbour = |one: &Diagram, _| {
        let href = route.to(&format!("diagram/{}/", one.id()));
        [href, words::diagram(lang, one.id()), one.title.get(lang).to_owned()]
    };
    let mine = route.to("studio/") + &to_make(&story(diagram)?)?;
    let main = html! {
        <>
            <h1>{ title.clone() }</h1>
            <p class="onward">
                <a href={route.section(section)}>
                    { heading(section, lang) }
                </a>
                { " · " }
                <a href={route.to(&format!("play/{}/", diagram.game()))}>{ words::to_play(lang) }</a>
                { " · " }
                <a href={mine}>{ words::to_studio(lang) }</a>
            </p>
            <p class="lede">{ diagram.caption.get(lang) }</p>
            <figure class="diagram">
                { boards(diagram, &route)? }
                if let Some(lost) = lost(diagram, &route) {
                    <figcaption>{ lost }</figcaption>
                }
            </figure>
            { neighbours(&content.diagrams, at, lang, neighbour) }
        </>
    };
    Ok(Page::new(route, "diagram-page", title.clone(), diagram.caption.get(lang).to_owned(), main)
        .column("text wide")
        .cited(title, &diagram.section)
        .needing(Needs::reading().boards().framed(shown(diagram))))
}
