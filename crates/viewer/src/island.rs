//! A part of a page that the browser takes over.

use serde::{Serialize, de::DeserializeOwned};
use yew::BaseComponent;

use crate::Plain;

/// A component that stands in a page as an element with its name and properties.
pub trait Island: BaseComponent<Properties: Serialize + DeserializeOwned + Plain> {
    /// What `data-island` says.
    const NAME: &'static str;
}

/// The markup of an island, as it stands in the page until the browser takes it over.
///
/// # Panics
/// When the properties are none that JSON can hold, which those here are.
#[cfg(feature = "server")]
pub async fn island<C: Island>(props: C::Properties) -> String
where
    C::Properties: Send,
{
    let json = serde_json::to_string(&props).expect("texts, numbers and lists");
    let html = yew::ServerRenderer::<C>::with_props(move || props).render().await;
    format!("<div data-island=\"{}\" data-props='{}'>{html}</div>", C::NAME, escaped(&json))
}

#[cfg(feature = "server")]
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('\'', "&#39;").replace('<', "&lt;")
}
