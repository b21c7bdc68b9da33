//! Presses on the board that point instead of playing: on a pit or a store, or from one to another.

use gloo::events::EventListener;
use mbao_rules::Side;
use mbao_rules::story::Target;
use mbao_viewer::board_element::Board;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent};

/// What was pressed, and where it was let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pressed {
    pub(crate) from: Target,
    pub(crate) to: Target,
}

/// A pit or a store by its name in stories.
pub(crate) fn target(name: &str) -> Option<Target> {
    match name.trim().to_ascii_lowercase().as_str() {
        "south" => Some(Target::Store(Side::South)),
        "north" => Some(Target::Store(Side::North)),
        pit => pit.parse().ok().map(Target::Pit),
    }
}

/// What an element of the board's drawing belongs to.
fn of(element: &Element) -> Option<Target> {
    let place = element.closest("[data-pit], [data-store]").ok().flatten()?;
    if let Some(pit) = place.get_attribute("data-pit") {
        return target(&pit);
    }
    let south = place.get_attribute("data-store").as_deref() == Some("s");
    Some(Target::Store(if south { Side::South } else { Side::North }))
}

/// What lies under a pointer.
fn under(board: &HtmlElement, event: &PointerEvent) -> Option<Target> {
    let (x, y) = (event.client_x(), event.client_y());
    #[allow(clippy::cast_precision_loss)] // pixels
    let found = board.shadow_root()?.element_from_point(x as f32, y as f32)?;
    of(&found)
}

/// Calls `down` with what is pressed on the board, and `pressed` once it is let go there, until it is dropped.
pub(crate) fn listen(
    board: &Board,
    down: impl Fn(Target) + 'static,
    pressed: impl Fn(Pressed) + 'static,
) -> Vec<EventListener> {
    let Some(element) = board.as_ref().dyn_ref::<HtmlElement>().cloned() else { return Vec::new() };
    let begun = std::rc::Rc::new(std::cell::Cell::new(None::<Target>));
    let down = {
        let (begun, element) = (begun.clone(), element.clone());
        board.on("pointerdown", move |event: &Event| {
            begun.set(event.dyn_ref().and_then(|event| under(&element, event)));
            if let Some(from) = begun.get() {
                down(from);
            }
        })
    };
    let up = board.on("pointerup", move |event: &Event| {
        let to = event.dyn_ref().and_then(|event| under(&element, event));
        if let (Some(from), Some(to)) = (begun.take(), to) {
            pressed(Pressed { from, to });
        }
    });
    vec![down, up]
}
