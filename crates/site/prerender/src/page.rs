//! What a page is before it is written.

use anyhow::Result;
use mbao_content::Content;
use yew::{Html, html};

use crate::needs::{Bundle, Needs};
use crate::parts::pictures::Main;
use crate::parts::section::plate;
use crate::route::Route;

/// A page before it is written.
pub(crate) struct Page {
    pub(crate) route: Route,
    /// Class of the body, for style sheets.
    pub(crate) kind: &'static str,
    pub(crate) title: String,
    pub(crate) description: String,
    pub(crate) main: Html,
    /// How to cite the page, where it is part of the article.
    pub(crate) cited: Option<Cited>,
    /// What it needs besides its text.
    pub(crate) needs: Needs,
}

pub(crate) struct Cited {
    pub(crate) title: String,
    pub(crate) section: String,
}

impl Page {
    pub(crate) fn new(
        route: Route,
        kind: &'static str,
        title: String,
        description: String,
        main: Html,
    ) -> Self {
        Self { route, kind, title, description, main, cited: None, needs: Needs::reading() }
    }

    /// What it has so far, in one column of that class.
    pub(crate) fn column(self, class: &'static str) -> Self {
        let main = html! { <div class="layout"><Main {class}>{ self.main }</Main></div> };
        Self { main, ..self }
    }

    /// With its title and its description above what it has so far, in one column of that class.
    pub(crate) fn titled(self, class: &'static str) -> Self {
        let main = html! { <>{ self.names() }{ self.main }</> };
        Self { main, ..self }.column(class)
    }

    /// The same with a plate beside them, and with a way in: where it leads, and what is there.
    pub(crate) fn opened(
        self,
        class: &'static str,
        content: &Content,
        name: &str,
        (href, what): (String, String),
    ) -> Result<Self> {
        let main = html! {
            <>
                <header class="opening">
                    <div>{ self.names() }<p><a class="way-in" {href}>{ what }</a></p></div>
                    { plate(content, name, &self.route)? }
                </header>
                { self.main }
            </>
        };
        Ok(Self { main, ..self }.column(class))
    }

    fn names(&self) -> Html {
        html! { <><h1>{ self.title.clone() }</h1><p class="lede">{ self.description.clone() }</p></> }
    }

    pub(crate) fn needing(self, needs: Needs) -> Self {
        Self { needs, ..self }
    }

    pub(crate) fn cited(self, title: String, section: &str) -> Self {
        Self { cited: Some(Cited { title, section: section.to_owned() }), ..self }
    }

    /// Whether it is alone: without the site's head and foot, and without links.
    pub(crate) fn alone(&self) -> bool {
        self.needs.bundle == Bundle::Kiosk
    }
}
