//! Guides for people who put up boards, teach or translate.

use mbao_content::Guide;
use mbao_words::Lang;
use yew::html;

use crate::markup::raw;
use crate::needs::Needs;
use crate::page::Page;
use crate::route::Route;
use crate::still::Main;

/// Where a guide is, below the front of its language.
pub(crate) fn folder(guide: &Guide) -> String {
    format!("guide/{}/", guide.slug)
}

/// The page of a guide.
pub(crate) fn page(guide: &Guide, lang: Lang) -> Page {
    let route = Route::new(lang, folder(guide));
    let (title, summary) = (guide.title.get(lang).to_owned(), guide.summary.get(lang).to_owned());
    let main = html! {
        <div class="layout">
            <Main class="text guide">
                <h1>{ title.clone() }</h1>
                <p class="lede">{ summary.clone() }</p>
                <div class="guide-text">{ raw(linked(guide.html.get(lang), &route)) }</div>
            </Main>
        </div>
    };
    Page {
        title,
        description: summary,
        kind: "guide-page",
        main,
        cited: None,
        needs: Needs::reading(),
        route,
    }
}

/// Rewrites a guide's own links as addresses from its page.
fn linked(html: &str, route: &Route) -> String {
    html.replace("href=\"page:", &format!("href=\"{}", route.root()))
        .replace("href=\"file:", &format!("href=\"{}", route.base()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_from_the_page_of_either_language() {
        let html = "<a href=\"page:kiosk/\"><a href=\"file:kiosk.toml\"><a href=\"https://a.example/\">";
        let english = linked(html, &Route::new(Lang::En, "guide/museum/"));
        assert_eq!(
            english,
            "<a href=\"../../kiosk/\"><a href=\"../../kiosk.toml\"><a href=\"https://a.example/\">"
        );
        let kiswahili = linked(html, &Route::new(Lang::Sw, "guide/museum/"));
        assert!(
            kiswahili.starts_with("<a href=\"../../kiosk/\"><a href=\"../../../kiosk.toml\">"),
            "{kiswahili}"
        );
    }
}
