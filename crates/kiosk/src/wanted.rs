//! Whether something that goes on in the background is still wanted.

use std::cell::Cell;
use std::rc::Rc;

/// Wanted until this is dropped: what goes on in the background asks its [`Wanted`].
pub(super) struct Want(Rc<Cell<bool>>);

/// Asks whether to go on.
#[derive(Clone)]
pub(super) struct Wanted(Rc<Cell<bool>>);

/// A new pair of both.
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
