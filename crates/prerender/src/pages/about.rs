//! About the site, and the page for addresses that do not exist.

use mbao_content::Content;
use mbao_words::Lang;
use yew::{Html, html};

use crate::needs::Needs;
use crate::pages::guides;
use crate::route::Route;
use crate::shell::Page;
use crate::words;

pub(crate) fn page(content: &Content, lang: Lang) -> Page {
    let route = Route::new(lang, "about/");
    let part = |title: String, text: String| html! { <><h2>{ title }</h2><p>{ text }</p></> };
    let guides = content.guides.iter().map(|guide| {
        html! {
            <li><a href={route.to(&guides::folder(guide))}>{ guide.title.get(lang) }</a>{ ": " }{ guide.summary.get(lang) }</li>
        }
    });
    let main = html! {
        <div class="layout">
            <main id="main" class="text">
                <h1>{ words::nav_about(lang) }</h1>
                <p class="lede">{ words::about_lede(lang) }</p>
                { part(words::about_words_title(lang), words::about_words(lang)) }
                { part(words::about_doubts_title(lang), words::about_doubts(lang)) }
                { part(words::about_boards_title(lang), words::about_boards(lang)) }
                <h2>{ words::about_embed_title(lang) }</h2>
                <p>{ words::about_embed(lang) }{ " " }<a href={route.to("embed/")}>{ words::about_embed_link(lang) }</a></p>
                <h2>{ words::about_guides_title(lang) }</h2>
                <ul class="plain">{ for guides }</ul>
                { part(words::about_private_title(lang), words::about_private(lang)) }
            </main>
        </div>
    };
    Page {
        title: words::nav_about(lang),
        description: words::about_lede(lang),
        kind: "about-page",
        main,
        cited: None,
        needs: Needs::reading(),
        route,
    }
}

/// The page that a host sends for an address that does not exist.
pub(crate) fn lost(content: &Content, lang: Lang) -> Page {
    let route = Route::new(lang, "404/");
    let entries: Vec<Html> = content
        .sections
        .iter()
        .map(|section| {
            html! {
                <li><a href={route.to(&format!("section/{}/", section.slug))}>
                    { crate::article::heading(section, lang) }
                </a></li>
            }
        })
        .collect();
    let main = html! {
        <div class="layout">
            <main id="main" class="text">
                <h1>{ words::lost_title(lang) }</h1>
                <p class="lede">{ words::lost_lede(lang) }</p>
                <ul class="plain">{ for entries }</ul>
            </main>
        </div>
    };
    Page {
        title: words::lost_title(lang),
        description: words::lost_lede(lang),
        kind: "lost-page",
        main,
        cited: None,
        needs: Needs::reading(),
        route,
    }
}
