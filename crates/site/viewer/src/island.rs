//! A part of a page that the browser takes over.

use serde::{Serialize, de::DeserializeOwned};
use yew::BaseComponent;

/// A component whose element in a page carries its name and properties.
pub trait Island: BaseComponent<Properties: Serialize + DeserializeOwned> {
    /// The value of `data-island`: unique among all islands.
    const NAME: &'static str;
}

/// Makes islands of components: each is called as its component is.
#[macro_export]
macro_rules! islands {
    ($($island:ident),+) => {
        $(impl $crate::Island for $island {
            const NAME: &'static str = stringify!($island);
        })+
    };
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
    let (name, shape, html) = (C::NAME, crate::shape::shape(html), forgetful(html));
    format!("<div data-island=\"{name}\" data-shape=\"{shape}\" data-props='{}'>{html}</div>", escaped(&json))
}

/// The markup with fields that a browser does not fill with what an earlier visit left: the island would not know of it.
#[cfg(not(target_arch = "wasm32"))]
fn forgetful(html: &str) -> String {
    let mut tags = html.split('<');
    let mut text = tags.next().unwrap_or_default().to_owned();
    for tag in tags {
        let written = tag.split('>').next().unwrap_or_default();
        let field = ["input", "select", "textarea"].into_iter().find(|field| tag.starts_with(field));
        let field = field.filter(|_| !written.contains(" autocomplete="));
        let (before, after) = tag.split_at(field.map_or(0, str::len));
        let off = field.map_or("", |_| " autocomplete=\"off\"");
        text.extend(["<", before, off, after]);
    }
    text
}

#[cfg(not(target_arch = "wasm32"))]
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('\'', "&#39;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_forgets_what_an_earlier_visit_left() {
        let html = "<p>One</p><select id=\"a\"><option>1</option></select><input type=\"radio\"><textarea rows=\"2\"></textarea>";
        let off = " autocomplete=\"off\"";
        let expected = format!(
            "<p>One</p><select{off} id=\"a\"><option>1</option></select><input{off} type=\"radio\"><textarea{off} rows=\"2\"></textarea>"
        );
        assert_eq!(forgetful(html), expected);
        assert_eq!(forgetful(&expected), expected);
    }
}
