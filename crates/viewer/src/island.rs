//! A part of a page that the browser takes over.

use serde::{Serialize, de::DeserializeOwned};
use yew::BaseComponent;

/// A component whose element in a page carries its name and properties.
pub trait Island: BaseComponent<Properties: Serialize + DeserializeOwned> {
    /// The value of `data-island`: unique among all islands.
    const NAME: &'static str;
}

/// The markup of an island, which the page has until the browser takes it over.
///
/// # Panics
/// If JSON cannot hold the properties. It can hold those of all existing islands.
#[cfg(not(target_arch = "wasm32"))]
pub async fn island<C: Island>(props: C::Properties) -> String
where
    C::Properties: Send + Clone,
{
    let shown = props.clone();
    let html = yew::ServerRenderer::<C>::with_props(move || shown).render().await;
    around::<C>(&props, &html)
}

/// As [`island`], with other markup until the browser takes over.
///
/// # Panics
/// As [`island`].
#[cfg(not(target_arch = "wasm32"))]
pub fn around<C: Island>(props: &C::Properties, html: &str) -> String {
    let json = serde_json::to_string(props).expect("texts, numbers and lists");
    let (name, shape) = (C::NAME, crate::shape::shape(html));
    format!("<div data-island=\"{name}\" data-shape=\"{shape}\" data-props='{}'>{html}</div>", escaped(&json))
}

#[cfg(not(target_arch = "wasm32"))]
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('\'', "&#39;").replace('<', "&lt;")
}
