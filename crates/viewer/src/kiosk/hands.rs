//! Palms and second fingers: on a table hands rest on the glass.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use web_sys::Event;
use yew::hook;

use crate::hooks::use_after;
use crate::page;
use crate::plain::{at, get};

/// Pixels that a finger does not cover; a palm does.
const PALM: f64 = 70.0;
/// While hands race every finger counts; as `race.rs` says on the page.
pub(super) const RACING: &str = "data-racing";

fn disturbs(event: &Event) -> bool {
    let size = |name| at(event, name).as_f64().unwrap_or(0.0);
    if get::<String>(event, "pointerType") != "touch" {
        return false;
    }
    let racing = page::document().document_element().is_some_and(|root| root.has_attribute(RACING));
    size("width").max(size("height")) > PALM || !(racing || at(event, "isPrimary").is_truthy())
}

/// Keeps from the page what only lies on the glass.
#[hook]
pub(super) fn use_hands() {
    use_after((), |()| {
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        // Fingers that were refused, until they are lifted and no press can come of them.
        let refused = Rc::new(RefCell::new(Vec::<u32>::new()));
        ["pointerdown", "pointermove", "pointerup", "pointercancel", "click"].map(|name| {
            let refused = refused.clone();
            EventListener::new_with_options(&page::window(), name, options, move |event| {
                let finger: u32 = get(event, "pointerId");
                let mut refused = refused.borrow_mut();
                if name == "pointerdown" {
                    refused.retain(|other| *other != finger);
                    if disturbs(event) {
                        // More than ten fingers are no matter any more.
                        refused.truncate(10);
                        refused.insert(0, finger);
                    }
                }
                if refused.contains(&finger) {
                    event.stop_immediate_propagation();
                    event.prevent_default();
                }
            })
        })
    });
}
