//! The site: everything that its pages and files are made of.

use std::path::Path;

use anyhow::{Result, anyhow};
use mbao_content::Content;
use mbao_workshop::SharedTurn;

use crate::facts::affinities::Affinities;
use crate::facts::beside;
use crate::library::Library;
use crate::outside::Outside;
use crate::route::Links;

/// The site before its pages are made.
pub(crate) struct Site {
    pub(crate) content: Content,
    pub(crate) outside: Outside,
    pub(crate) library: Library,
    pub(crate) address: Address,
    pub(crate) affinities: Affinities,
    /// For each pair of games, a turn to watch on both boards.
    pub(crate) turns: Vec<SharedTurn>,
}

impl Site {
    /// Reads the folder of content and that of the built library.
    pub(crate) fn read(from: &Path, library: &Path, address: Address) -> Result<Self> {
        let content = Content::read(from).map_err(|problems| {
            let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
            anyhow!("{}\n{} problems in the content", all.join("\n"), all.len())
        })?;
        let outside = Outside::read(from, &content)?;
        let library = Library::read(library, from)?;
        let affinities = Affinities::of(&content, &outside)?;
        let turns = beside::turns(&content)?;
        Ok(Self { content, outside, library, address, affinities, turns })
    }
}

/// Where the site is, and where its pages find what they use.
#[derive(Default)]
pub(crate) struct Address {
    /// The address the site will have, with a slash at its end, if it is known.
    pub(crate) url: Option<String>,
    /// Where contributions from the field notebook are sent, if anywhere.
    pub(crate) curator: Option<String>,
    /// The folder of styles, scripts and fonts below the site, with a slash.
    pub(crate) assets: String,
    pub(crate) links: Links,
}

impl Address {
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
        let top = |url: Option<&str>| Address { url: url.map(str::to_owned), ..Address::default() }.top();
        let tops = [None, Some("https://a.example/"), Some("https://a.example/b/c/")].map(top);
        assert_eq!(tops, ["/", "/", "/b/c/"]);
    }
}
