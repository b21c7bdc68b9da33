//! Addresses that people guess, or that used to be pages: each redirects to a page.

use mbao_words::Lang;

use crate::route::Route;
use crate::site::Address;
use crate::words::{self, home};

/// A folder, the page that it redirects to, and a place there.
const MOVED: [(&str, &str, &str); 3] =
    [("section/", "article/", ""), ("diagram/", "article/", "#diagrams"), ("game/", "", "#boards")];

/// The folders below the site, each with its page.
pub(crate) fn pages(address: &Address) -> Vec<(String, String)> {
    let mut pages = Vec::new();
    for moved in MOVED {
        let there = Route::new(Lang::default(), moved.1).languages();
        pages.extend(there.into_iter().map(|there| page(there.lang, moved, address)));
    }
    pages
}

fn page(lang: Lang, (from, to, place): (&str, &str, &str), address: &Address) -> (String, String) {
    let route = Route::new(lang, from);
    let way = format!("{}{place}", route.to(to));
    let title = if to.is_empty() { words::site_name(lang) } else { home::article(lang) };
    let there = Route::new(lang, to).path();
    let canonical = address.url.as_ref().map_or_else(|| route.to(to), |url| format!("{url}{there}"));
    // Every page names the folder of its version: `offline.js` tells by it what a host has altered.
    let colours = format!("{}{}styles/colours.css", route.base(), address.assets);
    let html = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{title}</title>\
         <meta name=\"robots\" content=\"noindex\"><link rel=\"canonical\" href=\"{canonical}\">\
         <link rel=\"stylesheet\" href=\"{colours}\">\
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
        let address = Address {
            url: Some("https://a.example/".to_owned()),
            assets: "assets-0a/".to_owned(),
            ..Address::default()
        };
        let pages = pages(&address);
        assert_eq!(pages.len(), 2 * Lang::whole().count() + Lang::ALL.len());
        let (_, page) = pages.iter().find(|(folder, _)| folder == "sw/diagram/").expect("a page");
        let page = Links::Folders.written(page);
        assert!(page.contains("content=\"0; url=../article/#diagrams\""));
        assert!(page.contains("<link rel=\"canonical\" href=\"https://a.example/sw/article/\">"));
        assert!(page.contains("<html lang=\"sw\">"));
        assert!(page.contains("href=\"../../assets-0a/styles/colours.css\""), "{page}");
    }
}
