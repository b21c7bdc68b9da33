//! How a reader wants to read: language, colours, size of text, motion.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Html, Properties, component, html};

use crate::Island;
use crate::words;

/// Properties of [`Settings`].
#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct SettingsProps {
    /// Language of the page.
    pub lang: Lang,
    /// Address of the same page in the other language.
    pub other: String,
    /// From the page to the site's front, as `../../`.
    pub root: String,
}

/// A panel of settings, and a link to the page in the other language.
#[component]
pub fn Settings(props: &SettingsProps) -> Html {
    html! { <div class="settings"><a href={props.other.clone()}>{ words::settings(props.lang) }</a></div> }
}

impl Island for Settings {
    const NAME: &'static str = "Settings";
}
