//! The data of the site: which files there are, their licence, and how to cite them.

use serde_json::json;

use super::prelude::*;
use crate::facts::bibliography;
use crate::facts::files::{FOLDER, KINDS, LICENCE, OTHERS, VERSION};
use crate::parts::linked;
use crate::parts::table::table;
use crate::site::Address;

pub(crate) fn page(Site { content, address, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, FOLDER);
    // Short, so that a phone shows them all.
    let named = |name: &str, text: String| html! { <a href={href(name, &route)} download="">{ text }</a> };
    let rows = KINDS.map(|kind| {
        html! {
            <tr>
                <th scope="row">{ description(kind, lang) }</th>
                <td>{ named(&format!("{kind}.json"), "JSON".to_owned()) }</td>
                <td>{ named(&format!("{kind}.csv"), "CSV".to_owned()) }</td>
                <td>{ named(&format!("{kind}.schema.json"), words::data_schema(lang)) }</td>
            </tr>
        }
    });
    let heads = [words::data_what(lang), "JSON".to_owned(), "CSV".to_owned(), words::data_schema(lang)];
    let others = OTHERS.map(|name| html! { <li>{ file(name, &route) }</li> });
    let data = json!({
        "@context": "https://schema.org",
        "@type": "Dataset",
        "name": words::data_title(lang),
        "description": words::data_lede(lang),
        "inLanguage": Lang::whole().map(Lang::tag).collect::<Vec<_>>(),
        "license": "https://creativecommons.org/licenses/by/4.0/",
        "version": VERSION.to_string(),
        "creator": { "@type": "Organization", "name": words::editors(lang) },
        "distribution": KINDS.map(|kind| json!({
            "@type": "DataDownload",
            "encodingFormat": "application/json",
            "contentUrl": format!("{}{FOLDER}{kind}.json", address.url.as_deref().unwrap_or_default()),
        })),
    });
    let body = html! {
        <>
            <div class="files">
                { table(None, words::data_title(lang), heads, rows) }
                <div>
                    <h2 id="more">{ words::data_more(lang) }</h2>
                    <ul class="plain">{ for others }</ul>
                    <h2 id="cite">{ words::data_cite(lang) }</h2>
                    <p class="plain-text">{ words::data_cite_how(lang) }</p>
                    { how_to_cite(address) }
                    <h2 id="licence">{ words::data_licence(lang) }</h2>
                    <p class="plain-text">{ words::data_licence_told(lang, LICENCE, &VERSION.to_string()) }</p>
                </div>
            </div>
            { linked::script(&data) }
        </>
    };
    let way = (route.to("developers/"), words::developers_title(lang));
    Page::new(route, "data-page", words::data_title(lang), words::data_lede(lang), body).opened(
        "text wide",
        content,
        "bonduc-seeds",
        way,
    )
}

/// Files for citing the site and its sources.
pub(super) const CITATIONS: [&str; 3] = ["CITATION.cff", "sources.bib", "sources.csl.json"];

pub(super) fn file(name: &str, route: &Route) -> Html {
    html! { <>{ link(name, route) }{ ": " }{ description(name, route.lang) }</> }
}

fn link(name: &str, route: &Route) -> Html {
    html! { <a href={href(name, route)} download=""><code>{ name.to_owned() }</code></a> }
}

fn href(name: &str, route: &Route) -> String {
    format!("{}{FOLDER}{name}", route.base())
}

/// The site as a reference for readers.
pub(super) fn how_to_cite(address: &Address) -> Html {
    html! { <blockquote class="cite-as" lang="en">{ bibliography::sentence(address.url.as_deref()) }</blockquote> }
}

fn description(name: &str, lang: Lang) -> String {
    match name {
        "games" => words::data_games(lang),
        "rules" => words::data_rules(lang),
        "decisions" => words::data_decisions(lang),
        "features" => words::data_features(lang),
        "affinity" => words::data_affinity(lang),
        "figures" => words::data_figures(lang),
        "sources" => words::data_sources(lang),
        "glossary" => words::data_glossary(lang),
        "sources.bib" => words::data_bibtex(lang),
        "sources.csl.json" => words::data_csl(lang),
        "CITATION.cff" => words::data_cff(lang),
        "LICENCE.txt" => words::data_licence_file(lang),
        _ => words::data_changes(lang),
    }
}
