//! The glossary.

use super::prelude::*;
use crate::facts::found::marked;
use crate::parts::linked;

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Page {
    let route = Route::new(lang, "glossary/");
    let mut terms: Vec<_> = content.glossary.iter().collect();
    terms.sort_by_key(|term| term.word.get(lang).to_lowercase());
    let entries = terms.into_iter().map(|term| {
        let mark = match marked(content, &term.section) {
            Some(section) => html! { <a href={route.section(section)}>{ &term.section }</a> },
            None => html! { { &term.section } },
        };
        let word = term.word.get(lang);
        let other: Vec<&str> = term.other.iter().map(String::as_str).filter(|other| *other != word).collect();
        let other = (!other.is_empty())
            .then(|| html! { <p class="other">{ words::also(lang, &other.join(", ")) }</p> });
        html! {
            <div id={term.id.clone()}>
                <dt>{ word }</dt>
                <dd>{ term.definition.get(lang) }{ " " }<span class="cite">{ mark }</span>{ for other }</dd>
            </div>
        }
    });
    let body = html! {
        <>
            <dl class="glossary">{ for entries }</dl>
            { linked::script(&linked::glossary(content, lang)) }
        </>
    };
    Page::new(route, "glossary-page", words::nav_glossary(lang), words::glossary_lede(lang), body)
        .titled("text")
}
