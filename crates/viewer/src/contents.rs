//! The list of sections, which knows where the reader is.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Html, Properties, component, html};

use crate::Island;

/// Properties of [`Contents`].
#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct ContentsProps {
    /// Language of the page.
    pub lang: Lang,
    /// The sections in their order.
    pub entries: Vec<Entry>,
    /// `href` of the entry that is this page; may be empty.
    pub current: String,
}

/// A line of the contents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// A page, or `#…` on this one.
    pub href: String,
    /// Its mark, as `§9`; may be empty.
    pub mark: String,
    /// Its title.
    pub title: String,
    /// 1 for a section, 2 for what is within one.
    pub level: u8,
}

/// The contents.
#[component]
pub fn Contents(props: &ContentsProps) -> Html {
    html! { <nav class="contents"><ol>{ for props.entries.iter().map(|e| html! { <li><a href={e.href.clone()}>{ &e.title }</a></li> }) }</ol></nav> }
}

impl Island for Contents {
    const NAME: &'static str = "Contents";
}
