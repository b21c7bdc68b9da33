//! A storage for tests, which may have no room; the stores of a test are its pages.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use super::Why;

#[derive(Clone, Copy)]
pub(super) enum Room {
    Free,
    /// There is room only for this key.
    Only(&'static str),
    Full,
    Refused,
}

thread_local! {
    static KEPT: RefCell<BTreeMap<String, String>> = RefCell::default();
    static ROOM: Cell<Room> = const { Cell::new(Room::Free) };
}

pub(super) fn room(room: Room) {
    ROOM.set(room);
}

pub(super) fn get(key: &str) -> Option<String> {
    KEPT.with_borrow(|kept| kept.get(key).cloned())
}

pub(super) fn set(key: &str, text: &str) -> Result<(), Why> {
    match ROOM.get() {
        Room::Refused => return Err(Why::Refused),
        Room::Only(free) if free != key => return Err(Why::Full),
        Room::Full => return Err(Why::Full),
        Room::Free | Room::Only(_) => {}
    }
    KEPT.with_borrow_mut(|kept| kept.insert(key.to_owned(), text.to_owned()));
    Ok(())
}

pub(super) fn remove(key: &str) {
    KEPT.with_borrow_mut(|kept| kept.remove(key));
}

thread_local! {
    static TOLD: RefCell<Option<Box<dyn Fn()>>> = RefCell::default();
}

pub(super) fn on_change(told: impl Fn() + 'static) {
    TOLD.set(Some(Box::new(told)));
}

pub(super) fn tell(_: &str) {
    TOLD.with_borrow(|told| told.iter().for_each(|told| told()));
}

pub(super) fn say() {}

pub(super) fn event(key: &str) -> String {
    key.to_owned()
}

pub(super) fn warn(_: &str) {}
