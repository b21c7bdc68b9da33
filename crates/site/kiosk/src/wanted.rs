//! Tells background work whether it is still wanted.

use std::cell::Cell;
use std::rc::Rc;

/// The work is wanted until this is dropped; the work asks its [`Wanted`].
pub(super) struct Want(Rc<Cell<bool>>);

/// Says whether to go on.
#[derive(Clone)]
pub(super) struct Wanted(Rc<Cell<bool>>);

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
