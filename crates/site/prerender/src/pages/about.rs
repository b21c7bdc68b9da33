//! The page about the site, and the page for addresses that do not exist.

use super::prelude::*;
use crate::facts::names::heading;
use crate::pages::data;
use crate::parts::reference;
use crate::words::home;

pub(crate) fn page(Site { content, address, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "about/");
    let part = |title: String, text: String| html! { <section><h2>{ title }</h2><p>{ text }</p></section> };
    let to = address.curator.as_ref().map_or_else(
        || html! { words::about_corrections_site(lang) },
        |mail| html! { <a href={format!("mailto:{mail}")}>{ words::about_corrections_mail(lang, mail) }</a> },
    );
    let body = html! {
        <>
            <div class="cards">
                { part(words::about_name_title(lang), words::about_name(lang)) }
                { part(words::about_words_title(lang), words::about_words(lang)) }
                <section>
                    <h2>{ words::about_languages_title(lang) }</h2>
                    <p>{ words::about_languages(lang) }</p>
                    <p id="corrections">{ words::about_corrections(lang) }{ " " }{ to }</p>
                </section>
                <section>
                    <h2>{ words::about_doubts_title(lang) }</h2>
                    <p>{ words::about_doubts(lang) }</p>
                    <p><a href={route.to("decisions/")}>{ words::decisions_to(lang) }</a></p>
                </section>
                { part(words::about_boards_title(lang), words::about_boards(lang)) }
                <section>
                    <h2>{ words::about_embed_title(lang) }</h2>
                    <p>{ words::about_embed(lang) }{ " " }<a href={route.to("embed/")}>{ words::about_embed_link(lang) }</a>{ " · " }<a href={route.to("studio/")}>{ words::embed_studio(lang) }</a></p>
                </section>
                <section>
                    <h2 id="reference">{ words::about_guides_title(lang) }</h2>
                    { reference::list(content, &route) }
                </section>
                <section>
                    <h2 id="cite">{ words::data_cite(lang) }</h2>
                    <p>{ words::data_cite_how(lang) }</p>
                    { data::how_to_cite(address) }
                    <ul class="plain">
                        { for data::CITATIONS.map(|name| data::file(name, &route)).map(|link| html! { <li>{ link }</li> }) }
                        <li><a href={route.to("data/")}>{ words::data_title(lang) }</a></li>
                    </ul>
                </section>
                { part(words::about_private_title(lang), words::about_private(lang)) }
            </div>
        </>
    };
    let way = (route.to("play/"), home::door_play(lang));
    Page::new(route, "about-page", words::nav_about(lang), words::about_lede(lang), body).opened(
        "text",
        content,
        "kampala-street",
        way,
    )
}

/// The page that a host sends for an address that does not exist.
pub(crate) fn lost(Site { content, address, .. }: &Site, lang: Lang) -> Page {
    let route = Route::lost(lang, address.top());
    let entries = content.sections.iter().map(|section| {
        let other = (!lang.needs("article/")).then_some(Lang::default().tag());
        html! { <li><a lang={other} href={route.section(section)}>{ heading(section, lang) }</a></li> }
    });
    let body = html! { <ul class="plain">{ for entries }</ul> };
    Page::new(route, "lost-page", words::lost_title(lang), words::lost_lede(lang), body).titled("text")
}
