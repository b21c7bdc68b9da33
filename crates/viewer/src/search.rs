//! A search through everything that is written.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Html, Properties, component, html};

use crate::Island;

/// Properties of [`Search`].
#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct SearchProps {
    /// Language of the page.
    pub lang: Lang,
    /// From the page to the site's front, as `../../`.
    pub root: String,
}

/// The search field and what it finds.
#[component]
pub fn Search(props: &SearchProps) -> Html {
    html! { <div class="search" lang={props.lang.tag()}></div> }
}

impl Island for Search {
    const NAME: &'static str = "Search";
}
