//! What a page is before it is written, and what all pages know of the site.

use yew::Html;

use crate::needs::{Bundle, Needs};
use crate::route::Route;

/// A page before it is written.
pub(crate) struct Page {
    pub(crate) route: Route,
    pub(crate) title: String,
    pub(crate) description: String,
    /// Class of the body, for style sheets.
    pub(crate) kind: &'static str,
    pub(crate) main: Html,
    /// How to cite the page, where it is part of the article.
    pub(crate) cited: Option<Cited>,
    /// What it needs besides its text.
    pub(crate) needs: Needs,
}

impl Page {
    /// Whether it is alone: without the site's head and foot, and without links.
    pub(crate) fn alone(&self) -> bool {
        self.needs.bundle == Bundle::Kiosk
    }
}

/// What to cite.
pub(crate) struct Cited {
    pub(crate) title: String,
    pub(crate) section: String,
}

/// Addresses of the site and of what its pages use.
pub(crate) struct Site {
    /// The address the site will have, with a slash at its end, if it is known.
    pub(crate) url: Option<String>,
    /// Where contributions from the field notebook are sent, if anywhere.
    pub(crate) curator: Option<String>,
    /// The folder of styles, scripts and fonts below the site, with a slash.
    pub(crate) assets: String,
}

impl Site {
    /// Where it begins on its host: `/`, if its address is not known.
    pub(crate) fn top(&self) -> String {
        let after_host = self.url.as_deref().and_then(|url| url.split_once("://")?.1.split_once('/'));
        format!("/{}", after_host.map_or("", |(_, path)| path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_begins_where_its_address_says() {
        let site =
            |url: Option<&str>| Site { url: url.map(str::to_owned), curator: None, assets: String::new() };
        let tops =
            [None, Some("https://a.example/"), Some("https://a.example/b/c/")].map(|url| site(url).top());
        assert_eq!(tops, ["/", "/", "/b/c/"]);
    }
}
