//! Addresses that people guess, or that used to be pages: each redirects to a page.

use mbao_words::Lang;

use crate::route::Route;
use crate::words::{self, home};

/// A folder, the page that it redirects to, and a place there.
const MOVED: [(&str, &str, &str); 3] =
    [("section/", "article/", ""), ("diagram/", "article/", "#diagrams"), ("game/", "", "#boards")];

/// The folders below the site, each with its page.
pub(crate) fn pages(url: Option<&str>) -> Vec<(String, String)> {
    let of = |lang| MOVED.iter().map(move |moved| page(lang, *moved, url));
    Lang::ALL.into_iter().flat_map(of).collect()
}

fn page(lang: Lang, (from, to, place): (&str, &str, &str), url: Option<&str>) -> (String, String) {
    let route = Route::new(lang, from);
    let way = format!("{}{place}", route.to(to));
    let title = if to.is_empty() { words::site_name(lang) } else { home::article(lang) };
    let there = Route::new(lang, to).path();
    let canonical = url.map_or_else(|| route.to(to), |url| format!("{url}{there}"));
    let html = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"robots\" content=\"noindex\"><link rel=\"canonical\" href=\"{canonical}\">\
         <meta http-equiv=\"refresh\" content=\"0; url={way}\"></head>\
         <body><p><a href=\"{way}\">{}</a></p></body></html>\n",
        route.tag(),
        home::moved(lang, &title)
    );
    (route.path(), html)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::route::Links;

    #[test]
    fn what_has_moved_leads_on_in_its_own_language() {
        let pages = pages(Some("https://a.example/"));
        assert_eq!(pages.len(), Lang::ALL.len() * MOVED.len());
        let (_, page) = pages.iter().find(|(folder, _)| folder == "sw/diagram/").expect("a page");
        let page = Links::Folders.written(page);
        assert!(page.contains("content=\"0; url=../article/#diagrams\""));
        assert!(page.contains("<link rel=\"canonical\" href=\"https://a.example/sw/article/\">"));
        assert!(page.contains("<html lang=\"sw\">"));
    }
}
