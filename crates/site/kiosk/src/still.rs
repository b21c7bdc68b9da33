//! Pictures of boards, taken from the page's own markup so that they need not be drawn again.

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::prelude::*;

/// The id of the map without names among the pictures.
pub(super) const MAP: &str = "map";

/// Pictures by the id of their game; plates by `plate-` and their id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stills(Rc<Vec<(String, AttrValue)>>);

impl Stills {
    /// Takes the pictures out of the page, and removes the content for readers without scripts.
    pub fn take() -> Self {
        let Ok(found) = page::document().query_selector_all("[data-still]") else {
            return Self(Rc::default());
        };
        let still = |at| {
            let place: Element = found.get(at)?.unchecked_into();
            Some((place.get_attribute("data-still")?, AttrValue::from(place.inner_html())))
        };
        let taken = Self(Rc::new((0..found.length()).filter_map(still).collect()));
        if let Ok(Some(page)) = page::document().query_selector(".kiosk-still") {
            page.remove();
        }
        taken
    }

    pub fn get(&self, game: &str) -> Html {
        let drawn = self.drawn(game).map(Html::from_html_unchecked).unwrap_or_default();
        html! { <span class="drawn" aria-hidden="true">{ drawn }</span> }
    }

    /// A picture as SVG text.
    pub fn drawn(&self, id: &str) -> Option<AttrValue> {
        self.0.iter().find(|(known, _)| known == id).map(|(_, svg)| svg.clone())
    }
}
