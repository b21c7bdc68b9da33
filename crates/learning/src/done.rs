//! Tasks that the reader has done, kept on the reader's machine.

use std::collections::BTreeMap;

use gloo::events::EventListener;
use mbao_viewer::{page, storage};
use web_sys::Event;

const KEY: &str = "mbao.lessons";
/// The event that the document gets when a task was tried.
const EVENT: &str = "mbao-task-tried";

/// The tasks that are done, by id, each with the value 1.
fn all() -> BTreeMap<String, u8> {
    storage::load(KEY)
}

/// Whether this task is done.
pub(super) fn is_done(task: &str) -> bool {
    all().contains_key(task)
}

/// Records that a task is done.
pub(super) fn keep(task: &str) {
    let mut all = all();
    all.insert(task.to_owned(), 1);
    storage::keep(KEY, &all);
}

/// Tells the page that a task was tried.
pub(super) fn tell() {
    if let Ok(event) = Event::new(EVENT) {
        let _ = page::document().dispatch_event(&event);
    }
}

/// Calls `told` when a task was tried, until the handle is dropped.
pub(super) fn listen(told: impl Fn() + 'static) -> EventListener {
    EventListener::new(&page::document(), EVENT, move |_| told())
}
