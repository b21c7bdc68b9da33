//! The page around an island, and what islands have in common.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlElement, Node, Window};
use yew::{NodeRef, hook, use_effect_with, use_state_eq};

/// The window, in the browser.
pub fn window() -> Window {
    gloo::utils::window()
}

/// The document, in the browser.
pub fn document() -> Document {
    gloo::utils::document()
}

/// Whether the browser has taken over. Controls that need scripts stay hidden until then.
/// False in the first rendering, which has to be the same as the page's own markup.
#[hook]
pub fn use_alive() -> bool {
    let alive = use_state_eq(|| false);
    let set = alive.setter();
    use_effect_with((), move |()| set.set(true));
    *alive
}

/// Tells the link to the other language where the reader is, as the fragment of an
/// address; empty where the page's own address says it.
pub fn same_place(fragment: &str) {
    // `www/scripts/other-language.js` adds it to the link.
    if let Ok(Some(link)) = document().query_selector(".settings-language") {
        let _ = link.set_attribute("data-place", fragment);
    }
}

/// Moves the focus to an element.
pub fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Whether an event happened within an element.
pub fn within(node: &NodeRef, event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Node>().ok());
    node.get().is_some_and(|node| node.contains(target.as_ref()))
}

/// Sets a custom property of an element's style. A strict Content-Security-Policy allows that.
pub fn property(element: &Element, name: &str, value: &str) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.style().set_property(name, value);
    }
}

/// The value of the field that fired an event.
pub fn value_of(event: &Event) -> String {
    let field = event.target().map(JsCast::unchecked_into::<Element>);
    field.and_then(|field| get(&field, "value").as_string()).unwrap_or_default()
}

/// Whether the box that fired an event is ticked.
pub fn ticked(event: &Event) -> bool {
    let field = event.target().map(JsCast::unchecked_into::<Element>);
    field.is_some_and(|field| get(&field, "checked").is_truthy())
}

/// A property that `web-sys` has no binding for; undefined where there is none.
pub fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

/// The message of a thrown value.
pub fn message(error: &JsValue) -> String {
    match error.dyn_ref::<js_sys::Error>() {
        Some(error) => error.message().into(),
        None => error.as_string().unwrap_or_default(),
    }
}
