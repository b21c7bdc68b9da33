//! Tasks that the reader has done, kept on the reader's machine.

use std::collections::BTreeMap;

use gloo::events::EventListener;
use mbao_viewer::{page, storage};
use web_sys::Event;

const KEY: &str = "mbao.lessons";
/// The event of the document when another task is done.
const EVENT: &str = "mbao-task-done";

/// By id: 1 for a task that is done.
fn all() -> BTreeMap<String, u8> {
    storage::load(KEY)
}

/// How many of these tasks are done.
pub(super) fn count(tasks: &[String]) -> usize {
    let all = all();
    tasks.iter().filter(|task| all.contains_key(*task)).count()
}

/// Whether this task is done.
pub(super) fn is_done(task: &str) -> bool {
    all().contains_key(task)
}

/// Keeps that a task is done, and tells the page.
pub(super) fn keep(task: &str) {
    let mut all = all();
    all.insert(task.to_owned(), 1);
    storage::keep(KEY, &all);
    if let Ok(event) = Event::new(EVENT) {
        let _ = page::document().dispatch_event(&event);
    }
}

/// Calls when another task is done, until the handle is dropped.
pub(super) fn listen(told: impl Fn() + 'static) -> EventListener {
    EventListener::new(&page::document(), EVENT, move |_| told())
}
