//! Tasks that the reader has done, kept on the reader's machine.

use std::collections::BTreeMap;

use mbao_viewer::storage::{Heard, Store};

const KEY: &str = "mbao.lessons";

thread_local! {
    /// The tasks that are done, by id, each with the value 1.
    static DONE: Store<BTreeMap<String, u8>> = const { Store::new(KEY) };
}

pub(super) fn is_done(task: &str) -> bool {
    DONE.with(Store::load).contains_key(task)
}

/// Records that a task is done.
pub(super) fn keep(task: &str) {
    let task = task.to_owned();
    DONE.with(|done| {
        done.change(move |done| {
            done.insert(task.clone(), 1);
        });
    });
}

/// Calls `told` when a task was done, here or on another page, until the handle is dropped.
pub(super) fn listen(told: impl Fn() + 'static) -> Heard {
    DONE.with(|done| done.listen(told))
}
