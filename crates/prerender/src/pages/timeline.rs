//! The timeline.

use mbao_content::{Content, Event};
use mbao_words::Lang;
use yew::{Html, html};

use crate::article;
use crate::card::source_href;
use crate::needs::Needs;
use crate::route::Route;
use crate::shell::Page;
use crate::words;

pub(crate) fn page(content: &Content, lang: Lang) -> Page {
    let route = Route::new(lang, "timeline/");
    let rows = content.timeline.iter().map(|event| row(content, event, &route));
    let main = html! {
        <div class="layout">
            <main id="main" class="text wide">
                <h1>{ words::timeline_title(lang) }</h1>
                <p class="lede">{ words::timeline_lede(lang) }</p>
                <div class="scrolled" tabindex="0" role="region" aria-label={words::timeline_title(lang)}>
                    <table class="errata">
                        <thead><tr>
                            <th scope="col">{ words::timeline_when(lang) }</th>
                            <th scope="col">{ words::timeline_what(lang) }</th>
                        </tr></thead>
                        <tbody>{ for rows }</tbody>
                    </table>
                </div>
            </main>
        </div>
    };
    Page {
        title: words::timeline_title(lang),
        description: words::timeline_lede(lang),
        kind: "timeline-page",
        main,
        cited: None,
        needs: Needs::reading(),
        route,
    }
}

fn row(content: &Content, event: &Event, route: &Route) -> Html {
    let place = event.place.as_deref().map(|place| {
        let mark = place.split([' ', ',']).next();
        let section = content.sections.iter().find(|section| Some(section.mark.as_str()) == mark);
        let folder = section.map_or_else(String::new, |section| format!("section/{}/", section.slug));
        html! { <a href={route.to(&folder)}>{ article::place(place, route.lang) }</a> }
    });
    let sources = event.sources.iter().filter_map(|id| {
        let source = content.sources.iter().find(|source| source.id == *id)?;
        let by = source.authors.iter().map(|authors| format!("{authors}, "));
        Some(html! { <>{ for by }<a href={source_href(content, id, route)}><cite>{ &source.title }</cite></a></> })
    });
    let said = place.into_iter().chain(sources).enumerate();
    let said = said.map(|(at, one)| html! { <>{ if at > 0 { "; " } else { "" } }{ one }</> });
    html! {
        <tr id={event.id.clone()}>
            <th scope="row">{ event.when.get(route.lang) }</th>
            <td>
                { event.text.get(route.lang) }
                <p class="source-note">{ words::timeline_source(route.lang) }{ ": " }{ for said }</p>
            </td>
        </tr>
    }
}
