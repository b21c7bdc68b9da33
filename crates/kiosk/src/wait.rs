//! Waiting, as long as what waits is wanted.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Promise};
use wasm_bindgen_futures::JsFuture;

use mbao_viewer::page;

/// Goes on after so many milliseconds.
pub(super) async fn wait(millis: i32) {
    let mut start = |resolve: Function, _: Function| {
        let _ = page::window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
    };
    let _ = JsFuture::from(Promise::new(&mut start)).await;
}

/// Wanted until dropped: what goes on in the background asks a [`Wanted`].
pub(super) struct Want(Rc<Cell<bool>>);

/// Asks whether to go on.
#[derive(Clone)]
pub(super) struct Wanted(Rc<Cell<bool>>);

/// The one and the other.
pub(super) fn want() -> (Want, Wanted) {
    let cell = Rc::new(Cell::new(true));
    (Want(cell.clone()), Wanted(cell))
}

impl Wanted {
    pub fn still(&self) -> bool {
        self.0.get()
    }
}

impl Drop for Want {
    fn drop(&mut self) {
        self.0.set(false);
    }
}
