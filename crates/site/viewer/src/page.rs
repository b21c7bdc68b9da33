//! The page around an island, and functions that islands share.

use gloo::events::EventListener;
use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element, Event, HtmlElement, KeyboardEvent, Node, UrlSearchParams, Window};
use yew::{Callback, NodeRef, hook, use_effect_with, use_node_ref, use_state_eq};

pub fn window() -> Window {
    gloo::utils::window()
}

pub fn document() -> Document {
    gloo::utils::document()
}

/// Milliseconds since the page was opened, to measure how long something takes: the time of day may be set meanwhile.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
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

/// Gives the links to other languages the reader's place, as the fragment of an
/// address; empty if the page's own address is enough.
pub fn same_place(fragment: &str) {
    // `www/scripts/other-language.js` adds it to the links.
    let Ok(links) = document().query_selector_all(".settings-language") else { return };
    for link in (0..links.length()).filter_map(|index| links.item(index)?.dyn_into::<Element>().ok()) {
        let _ = link.set_attribute("data-place", fragment);
    }
}

/// Signs that stand after an address in a sentence.
const FOLLOWS: [char; 16] =
    [' ', '\n', '\u{a0}', '.', ',', ';', ':', '!', '?', ')', ']', '>', '"', '”', '’', '…'];

/// What the page's address asks for by a name: `?name=…`. Signs that messengers take for a part of an address
/// are no part of it, and mail programs may write `&` as `&amp;`.
pub fn asked(name: &str) -> Option<String> {
    let query = UrlSearchParams::new_with_str(&window().location().search().unwrap_or_default()).ok()?;
    let mut value = query.get(name).or_else(|| query.get(&format!("amp;{name}")))?;
    while value.ends_with(FOLLOWS) {
        value.pop();
    }
    Some(value)
}

/// The fragment of the page's address, with its `#`; empty if it has none.
pub fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// Takes the query and the fragment out of the address; the page stays as it is.
pub fn plain_address() {
    let location = window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    if part(location.search()).is_empty() && part(location.hash()).is_empty() {
        return;
    }
    if let (Ok(path), Ok(history)) = (location.pathname(), window().history()) {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    }
}

pub fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// A place that takes the focus each time that this becomes true.
#[hook]
pub fn use_focus(takes: bool) -> NodeRef {
    let place = use_node_ref();
    let node = place.clone();
    use_effect_with(takes, move |takes| {
        if *takes {
            focus(&node);
        }
    });
    place
}

/// What happens when Escape is pressed.
pub fn escape(act: Callback<()>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            act.emit(());
        }
    })
}

/// The element that has the focus, if any has: the page's body has it where no other has.
pub fn focused() -> Option<Element> {
    let body = document().body().map(Element::from);
    document().active_element().filter(|active| body.as_ref() != Some(active))
}

pub fn has_focus(node: &NodeRef) -> bool {
    focused().is_some_and(|active| node.get().as_ref() == Some(active.as_ref()))
}

pub fn within(node: &NodeRef, event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Node>().ok());
    node.get().is_some_and(|node| node.contains(target.as_ref()))
}

/// Whether the reader wants nothing to move.
pub fn still() -> bool {
    let media = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let root = document().document_element();
    let off = root.and_then(|root| root.get_attribute("data-motion")).as_deref() == Some("off");
    off || media.is_some_and(|media| media.matches())
}

/// Whether a media query holds, as long as it does; not before the page is awake.
#[hook]
pub fn use_media(query: &'static str) -> bool {
    let holds = use_state_eq(|| false);
    let set = holds.setter();
    use_effect_with((), move |()| {
        let listener = window().match_media(query).ok().flatten().map(|media| {
            set.set(media.matches());
            let asked = media.clone();
            EventListener::new(&media, "change", move |_| set.set(asked.matches()))
        });
        move || drop(listener)
    });
    *holds
}

/// Sets a custom property of an element's style. A strict Content-Security-Policy allows that.
pub fn property(element: &Element, name: &str, value: &str) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.style().set_property(name, value);
    }
}

/// The letter or digit of a key, in lower case: a key of another script stands for the Latin letter or the digit
/// at its place. Empty for a key that types nothing.
pub fn sign(event: &KeyboardEvent) -> String {
    let (key, code) = (event.key(), event.code());
    let place = ["Key", "Digit", "Numpad"].iter().find_map(|kind| code.strip_prefix(kind));
    match place.filter(|place| place.len() == 1) {
        _ if key.chars().count() != 1 => String::new(),
        Some(place) if !key.is_ascii() => place.to_lowercase(),
        _ => key.to_lowercase(),
    }
}

pub fn value_of(event: &Event) -> String {
    let field = event.target().map(JsCast::unchecked_into::<Element>);
    field.and_then(|field| get(&field, "value").as_string()).unwrap_or_default()
}

pub fn ticked(event: &Event) -> bool {
    let field = event.target().map(JsCast::unchecked_into::<Element>);
    field.is_some_and(|field| get(&field, "checked").is_truthy())
}

/// Waits until something is done or has failed.
pub async fn done(begun: Option<Promise>) {
    if let Some(begun) = begun {
        let _ = JsFuture::from(begun).await;
    }
}

/// A property that `web-sys` has no binding for; undefined if the object does not have it.
pub fn get(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

pub fn message(error: &JsValue) -> String {
    match error.dyn_ref::<js_sys::Error>() {
        Some(error) => error.message().into(),
        None => error.as_string().unwrap_or_default(),
    }
}
