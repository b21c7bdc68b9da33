//! The reading list: the sources of the site, by how much of each we have read.

use mbao_content::{Seen, Source};

use super::prelude::*;
use crate::parts::cite;

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Page {
    let route = Route::new(lang, "reading-list/");
    let lists = Seen::ALL.map(|seen| {
        let mut sources: Vec<&Source> = content.sources.iter().filter(|source| source.seen == seen).collect();
        sources.sort_by_key(|source| (source.authors.as_ref().unwrap_or(&source.title), source.year));
        list(seen, &sources, &route)
    });
    let (title, lede) = (words::reading_list_title(lang), words::reading_list_lede(lang));
    Page::new(route, "reading-list-page", title, lede, html! { <>{ for lists }</> }).titled("text")
}

fn list(seen: Seen, sources: &[&Source], route: &Route) -> Html {
    html! {
        <section class="sources">
            <h2>{ cite::seen(seen, route.lang) }</h2>
            <ul>{ for sources.iter().map(|source| cite::source(source, route)) }</ul>
        </section>
    }
}
