//! The addresses of pages, and the ways from one to another.

use mbao_words::Lang;

/// A page's place: its language and its folder below that language's front,
/// `section/coro/` or nothing for the front itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Route {
    pub(crate) lang: Lang,
    pub(crate) folder: String,
}

impl Route {
    pub(crate) fn new(lang: Lang, folder: impl Into<String>) -> Self {
        Self { lang, folder: folder.into() }
    }

    /// The folder below the site, with the language's own.
    pub(crate) fn path(&self) -> String {
        match self.lang {
            Lang::En => self.folder.clone(),
            Lang::Sw => format!("sw/{}", self.folder),
        }
    }

    /// The way from here to the front of this language; empty at the front.
    pub(crate) fn root(&self) -> String {
        "../".repeat(self.folder.matches('/').count())
    }

    /// The way from here to the site itself, where styles and scripts are.
    pub(crate) fn base(&self) -> String {
        let up = "../".repeat(self.path().matches('/').count());
        if up.is_empty() { "./".to_owned() } else { up }
    }

    /// The way from here to another page of this language.
    pub(crate) fn to(&self, folder: &str) -> String {
        let way = self.root() + folder;
        if way.is_empty() { "./".to_owned() } else { way }
    }

    /// The way from here to the same page in the other language.
    pub(crate) fn other(&self) -> String {
        let other = match self.lang {
            Lang::En => Lang::Sw,
            Lang::Sw => Lang::En,
        };
        self.base() + &Self::new(other, self.folder.clone()).path()
    }

    pub(crate) fn tag(&self) -> &'static str {
        self.lang.tag()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_find_each_other() {
        let page = Route::new(Lang::Sw, "section/coro/");
        assert_eq!(page.path(), "sw/section/coro/");
        assert_eq!(page.root(), "../../");
        assert_eq!(page.base(), "../../../");
        assert_eq!(page.to("glossary/"), "../../glossary/");
        assert_eq!(page.other(), "../../../section/coro/");
        let front = Route::new(Lang::En, "");
        assert_eq!((front.to(""), front.base(), front.other()), ("./".into(), "./".into(), "./sw/".into()));
    }
}
