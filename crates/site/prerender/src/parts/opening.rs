//! How a page of words alone opens: its title and its sentence beside a plate, with a way in.

use anyhow::Result;
use mbao_content::Content;
use yew::{Html, html};

use crate::parts::section::plate;
use crate::route::Route;

pub(crate) struct Opening {
    pub(crate) title: String,
    pub(crate) lede: String,
    pub(crate) plate: &'static str,
    /// Where to go from here, and what is there.
    pub(crate) way: (String, String),
}

impl Opening {
    pub(crate) fn html(&self, content: &Content, route: &Route) -> Result<Html> {
        let (to, what) = &self.way;
        Ok(html! {
            <header class="opening">
                <div>
                    <h1>{ self.title.clone() }</h1>
                    <p class="lede">{ self.lede.clone() }</p>
                    <p><a class="way-in" href={to.clone()}>{ what.clone() }</a></p>
                </div>
                { plate(content, self.plate, route)? }
            </header>
        })
    }
}
