//! The browser takes over the islands of a page.

use mbao_words::Lang;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

#[cfg(feature = "hydration")]
use crate::{Contents, Search, Settings};
use crate::{Island, json};

/// Brings the words of a language other than the first, which a bundle does not have itself. Until then, and if they are
/// of another build, the first language's are said.
#[wasm_bindgen]
pub fn bring(tag: &str, words: String) {
    if let Some(lang) = Lang::of(tag) {
        mbao_words::bring(lang, words);
    }
}

/// The name of the island in `place`; empty if there is none.
pub fn name(place: &Element) -> String {
    place.get_attribute("data-island").unwrap_or_default()
}

/// The properties of the island in `place`; `None`, and a line on the console,
/// if they cannot be read: the page's own markup then stays.
pub fn props<C: Island>(place: &Element) -> Option<C::Properties> {
    let props = json::read(&place.get_attribute("data-props").unwrap_or_default());
    if props.is_none() {
        gloo::console::error!(format!("{}: its properties cannot be read", C::NAME));
    }
    props
}

/// Takes over an island where it stands, or draws it where `www/scripts/islands.js` has left nothing of it.
#[cfg(feature = "hydration")]
pub fn hydrate<C: Island>(place: Element) {
    let Some(props) = props::<C>(&place) else { return };
    let empty = !place.has_child_nodes();
    let renderer = yew::Renderer::<C>::with_root_and_props(place, props);
    if empty {
        renderer.render();
    } else {
        renderer.hydrate();
    }
}

/// Makes islands of a bundle's own components, and what it lets `www/scripts/islands.js` call: takes over one island in
/// the page, one of these, the other one that is named after them, or one that every page has. Each island is a separate call, so that the page can paint and respond between the calls.
#[macro_export]
macro_rules! take_over {
    ($($own:ident),+ $(; $other:ty)?) => {
        $crate::islands!($($own),+);

        #[cfg(target_arch = "wasm32")]
        #[wasm_bindgen::prelude::wasm_bindgen(js_name = takeOver)]
        pub fn take_over(place: web_sys::Element) {
            match $crate::name(&place).as_str() {
                $(<$own as $crate::Island>::NAME => $crate::hydrate::<$own>(place),)+
                $(<$other as $crate::Island>::NAME => $crate::hydrate::<$other>(place),)?
                _ => $crate::hydrate_common(place),
            }
        }
    };
}

/// Takes over one of the islands that every page of the site has.
#[cfg(feature = "hydration")]
pub fn hydrate_common(place: Element) {
    match name(&place).as_str() {
        Settings::NAME => hydrate::<Settings>(place),
        Search::NAME => hydrate::<Search>(place),
        Contents::NAME => hydrate::<Contents>(place),
        other => gloo::console::error!(format!("{other}: there is no such island in this bundle")),
    }
}
