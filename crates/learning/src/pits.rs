//! Finds the pits of a board in its shadow tree: the one that was pressed, and those to mark.

use mbao_viewer::page;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

/// How a pit is marked; `board.css` defines the look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// A seed will fall there.
    Way,
    /// It was asked for, and found.
    Found,
    /// It was asked for, and missed; or the turn that was played ended there.
    Missed,
}

impl Mark {
    const fn class(self) -> &'static str {
        match self {
            Self::Way => "way",
            Self::Found => "found",
            Self::Missed => "missed",
        }
    }
}

/// The name of the pit in which something happened.
pub(super) fn pressed(event: &Event) -> Option<String> {
    let path = event.composed_path();
    path.iter().find_map(|node| node.dyn_ref::<Element>()?.get_attribute("data-pit"))
}

/// Marks pits until the board is drawn anew.
pub(super) fn mark(board: &str, names: &[String], mark: Mark) {
    for pit in names.iter().filter_map(|name| find(board, &format!("[data-pit=\"{name}\"]"))) {
        let _ = pit.class_list().add_1(mark.class());
    }
}

/// Makes every pit pressable, whether a turn may start there or not.
pub(super) fn open(board: &str) {
    while let Some(pit) = find(board, "[data-pit][aria-disabled]") {
        let _ = pit.remove_attribute("aria-disabled");
    }
    while let Some(pit) = find(board, "[data-pit].legal") {
        let _ = pit.class_list().remove_1("legal");
    }
}

fn find(board: &str, selector: &str) -> Option<Element> {
    page::document().get_element_by_id(board)?.shadow_root()?.query_selector(selector).ok().flatten()
}
