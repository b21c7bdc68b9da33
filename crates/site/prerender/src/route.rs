//! The addresses of pages, and relative paths from one to another.

use mbao_content::Section;
use mbao_words::{Lang, Tier};

/// A page's place: its language and its folder below that language's front,
/// `section/coro/` or nothing for the front itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Route {
    pub(crate) lang: Lang,
    pub(crate) folder: String,
    /// Where the site begins on its host, for a page whose paths must lead there from any address.
    top: Option<String>,
}

/// The page for addresses that do not exist. Hosts look for a file of this name, not for a folder.
const LOST: &str = "404.html";

/// In what is made of a page this stands in a link for the name of the page's file. A site has one way to write
/// links, and [`Links`] puts it in place of this. Nothing in it is escaped in any text.
const FILE: &str = "__index__";

/// How links to pages are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Links {
    /// They name folders: `article/`. Hosts on the web send a folder's file.
    #[default]
    Folders,
    /// They name files: `article/index.html`, for archives, which have no folders.
    Files,
}

impl Links {
    pub(crate) fn written(self, made: &str) -> String {
        made.replace(FILE, if self == Self::Files { INDEX } else { "" })
    }
}

/// The name of a page's file in its folder.
pub(crate) const INDEX: &str = "index.html";

impl Route {
    pub(crate) fn new(lang: Lang, folder: impl Into<String>) -> Self {
        Self { lang, folder: folder.into(), top: None }
    }

    /// The page that is sent for any address that does not exist.
    pub(crate) fn lost(lang: Lang, top: String) -> Self {
        Self { top: Some(top), ..Self::new(lang, LOST) }
    }

    /// Whether the page is sent for any address.
    pub(crate) const fn anywhere(&self) -> bool {
        self.top.is_some()
    }

    /// The page's file below the site.
    pub(crate) fn file(&self) -> String {
        self.path() + if self.anywhere() { "" } else { INDEX }
    }

    /// The folder below the site, with the language's own.
    pub(crate) fn path(&self) -> String {
        format!("{}{}", front(self.lang), self.folder)
    }

    /// The path from here to the front of this language; empty at the front.
    pub(crate) fn root(&self) -> String {
        match &self.top {
            Some(top) => format!("{top}{}", front(self.lang)),
            None => "../".repeat(self.folder.matches('/').count()),
        }
    }

    /// The path from here to the site's root, where styles and scripts are.
    pub(crate) fn base(&self) -> String {
        if let Some(top) = &self.top {
            return top.clone();
        }
        let up = "../".repeat(self.path().matches('/').count());
        if up.is_empty() { "./".to_owned() } else { up }
    }

    /// A link from here to another page of this language, or to a place on it; to the first language's, if this has no such
    /// page. Every link to a page is made here or by [`others`](Self::others).
    pub(crate) fn to(&self, folder: &str) -> String {
        let own = Self::new(self.lang, folder).exists();
        let way = if own { self.root() } else { self.base() + &front(Lang::default()) } + folder;
        link(if way.is_empty() { "./" } else { &way })
    }

    /// Whether there is so much in its language that this page is there.
    pub(crate) fn exists(&self) -> bool {
        let tier = match self.folder.split(['/', '?', '#']).next().unwrap_or_default() {
            "" | "embed" | "kiosk" | "play" | "studio" | LOST => Tier::Table,
            "learn" => Tier::Learning,
            _ => Tier::Whole,
        };
        self.lang.tier() >= tier
    }

    pub(crate) fn languages(&self) -> Vec<Self> {
        Lang::ALL.map(|lang| Self { lang, ..self.clone() }).into_iter().filter(Self::exists).collect()
    }

    pub(crate) fn section(&self, section: &Section) -> String {
        self.to(&section_folder(section))
    }

    /// The links from here to the same page in the other languages.
    pub(crate) fn others(&self) -> Vec<(Lang, String)> {
        let way = |other: Self| (other.lang, link(&(self.base() + &other.path())));
        self.languages().into_iter().filter(|other| other.lang != self.lang).map(way).collect()
    }

    pub(crate) fn tag(&self) -> &'static str {
        self.lang.tag()
    }
}

/// The link of a way, which may lead to a place on a page, or carry a query.
fn link(way: &str) -> String {
    let (folder, rest) = way.split_at(way.find(['?', '#']).unwrap_or(way.len()));
    if folder.ends_with('/') { format!("{folder}{FILE}{rest}") } else { way.to_owned() }
}

/// The folder of a section, below the front of its language.
pub(crate) fn section_folder(section: &Section) -> String {
    format!("section/{}/", section.slug)
}

/// The folder of a language's pages: those of the first language are at the site's front.
pub(crate) fn front(lang: Lang) -> String {
    if lang == Lang::default() { String::new() } else { format!("{}/", lang.tag()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn to(page: &Route, folder: &str) -> String {
        Links::Folders.written(&page.to(folder))
    }

    /// Its ways to itself in another of the two languages that are named here.
    fn others(page: &Route) -> Vec<(Lang, String)> {
        let others = page.others().into_iter().map(|(lang, way)| (lang, Links::Folders.written(&way)));
        others.filter(|(lang, _)| [Lang::En, Lang::Sw].contains(lang)).collect()
    }

    #[test]
    fn pages_find_each_other() {
        let page = Route::new(Lang::Sw, "section/coro/");
        assert_eq!(page.path(), "sw/section/coro/");
        assert_eq!(page.root(), "../../");
        assert_eq!(page.base(), "../../../");
        assert_eq!(to(&page, "glossary/"), "../../glossary/");
        assert_eq!(others(&page), [(Lang::En, "../../../section/coro/".to_owned())]);
        let front = Route::new(Lang::En, "");
        assert_eq!((to(&front, ""), front.base()), ("./".to_owned(), "./".to_owned()));
        assert_eq!(others(&front), [(Lang::Sw, "./sw/".to_owned())]);
    }

    #[test]
    fn links_name_files_where_there_are_no_folders() {
        let page = Route::new(Lang::Sw, "learn/coro/");
        let to = |folder| Links::Files.written(&page.to(folder));
        assert_eq!(to(""), "../../index.html");
        assert_eq!(to("glossary/#relay"), "../../glossary/index.html#relay");
        assert_eq!(to("play/coro/?setup=a/b"), "../../play/coro/index.html?setup=a/b");
        assert_eq!(Links::Files.written(&Route::new(Lang::En, "").to("")), "./index.html");
        assert_eq!(Links::Files.written(&page.others()[0].1), "../../../learn/coro/index.html");
    }

    #[test]
    fn the_page_for_lost_addresses_works_anywhere() {
        let lost = Route::lost(Lang::Sw, "/b/c/".to_owned());
        assert_eq!((lost.path().as_str(), lost.file().as_str()), ("sw/404.html", "sw/404.html"));
        assert_eq!((lost.base().as_str(), to(&lost, "play/").as_str()), ("/b/c/", "/b/c/sw/play/"));
        assert_eq!(others(&lost), [(Lang::En, "/b/c/404.html".to_owned())]);
        let lost = Route::lost(Lang::En, "/".to_owned());
        assert_eq!(
            (to(&lost, ""), others(&lost)),
            ("/".to_owned(), vec![(Lang::Sw, "/sw/404.html".to_owned())])
        );
    }
}
