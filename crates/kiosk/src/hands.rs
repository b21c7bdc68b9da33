//! Ignores palms and second fingers, because hands rest on the glass of a table.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};
use yew::{hook, use_effect_with};

use mbao_viewer::page;

/// A touch wider or higher than this, in pixels, is a palm, not a finger.
const PALM: f64 = 70.0;
/// The page's attribute during a race, set by `race.rs`: then every finger counts.
pub(super) const RACING: &str = "data-racing";

fn disturbs(event: &Event) -> bool {
    let Some(event) = event.dyn_ref::<PointerEvent>().filter(|event| event.pointer_type() == "touch") else {
        return false;
    };
    let racing = page::document().document_element().is_some_and(|root| root.has_attribute(RACING));
    f64::from(event.width().max(event.height())) > PALM || !(racing || event.is_primary())
}

/// Keeps touches that only rest on the glass away from the page.
#[hook]
pub(super) fn use_hands() {
    use_effect_with((), |()| {
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        // Fingers that were refused; they stay here so that lifting them does not count as a press.
        let refused = Rc::new(RefCell::new(Vec::<i32>::new()));
        let listeners = ["pointerdown", "pointermove", "pointerup", "pointercancel", "click"].map(|name| {
            let refused = refused.clone();
            EventListener::new_with_options(&page::window(), name, options, move |event| {
                let finger = event.dyn_ref().map_or(0, PointerEvent::pointer_id);
                let mut refused = refused.borrow_mut();
                if name == "pointerdown" {
                    refused.retain(|other| *other != finger);
                    if disturbs(event) {
                        // It is enough to remember ten fingers.
                        refused.truncate(10);
                        refused.insert(0, finger);
                    }
                }
                if refused.contains(&finger) {
                    event.stop_immediate_propagation();
                    event.prevent_default();
                }
            })
        });
        move || drop(listeners)
    });
}
