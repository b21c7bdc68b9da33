//! Keeps values on the reader's machine, as JSON, where other pages may change them meanwhile.
//!
//! A [`Store`] is one value that all pages share. A page never writes the value that it
//! remembers: it reads what is there now, changes what the reader changed, and keeps
//! that. A [`Document`] is a text of which each page shows one; what another page wrote
//! there is handed over before it is replaced. Pages hear of each other's changes.
//!
//! If the browser keeps nothing (storage is full or forbidden), changes stay in the page, and
//! the page says so ([`not_kept_place`]). A value that cannot be read, because it is damaged or another version
//! wrote it, is copied to `KEY.unreadable` and reported on the console before anything
//! replaces it; a page may show it as text ([`aside`]).

mod document;
mod not_kept;
#[cfg_attr(test, path = "pretended.rs")]
mod raw;

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use serde::{Serialize, de::DeserializeOwned};
use web_sys::Event;

pub use self::document::Document;
pub use self::not_kept::{Why, not_kept, not_kept_place};
use crate::{json, page};

fn aside_key(key: &str) -> String {
    format!("{key}.unreadable")
}

/// Sets aside a text that cannot be used; texts that were set aside before stay. Returns whether
/// the browser keeps it.
pub fn set_aside(key: &str, text: &str) -> bool {
    let before = aside(key).unwrap_or_default();
    if before.contains(text) {
        return true;
    }
    let all = if before.is_empty() { text.to_owned() } else { format!("{before}\n\n{text}") };
    raw::set(&aside_key(key), &all).is_ok()
}

/// The text that was set aside for a key, if any.
pub fn aside(key: &str) -> Option<String> {
    raw::get(&aside_key(key))
}

pub fn forget_aside(key: &str) {
    raw::remove(&aside_key(key));
}

/// Listens to changes under a key until it is dropped.
pub type Heard = [EventListener; 3];

/// Calls `told` when this page or another changed what is kept under a key.
fn listen(key: &'static str, told: Rc<dyn Fn()>) -> Heard {
    // One kind of closure for three events costs each bundle less.
    let heard = move |event: &Event| {
        let concerns = match event.type_().as_str() {
            // Without a key, everything was deleted.
            "storage" => page::get(event, "key").as_string().is_none_or(|changed| changed == key),
            // A page that the browser brings back has heard nothing in the meantime.
            "pageshow" => page::get(event, "persisted").is_truthy(),
            _ => true,
        };
        if concerns {
            told();
        }
    };
    let window = page::window();
    [
        EventListener::new(&window, "storage", heard.clone()),
        EventListener::new(&window, "pageshow", heard.clone()),
        EventListener::new(&page::document(), raw::event(key), heard),
    ]
}

/// A value read from a text, and whether all of the text can be read.
type Read<T> = (T, bool);

fn whole<T: DeserializeOwned + Default>(text: &str) -> Read<T> {
    json::read(text).map_or_else(|| (T::default(), false), |value| (value, true))
}

type Change<T> = Box<dyn Fn(&mut T)>;

/// A value under a key that every page may change; the default if there is none.
pub struct Store<T: 'static> {
    key: &'static str,
    read: fn(&str) -> Read<T>,
    /// Changes by this page that the browser did not keep: they are made again with the next one.
    pending: RefCell<Vec<Change<T>>>,
}

impl<T: Serialize + DeserializeOwned + Default> Store<T> {
    /// A store for a value that is read whole or not at all.
    pub const fn new(key: &'static str) -> Self {
        Self { key, read: whole, pending: RefCell::new(Vec::new()) }
    }
}

impl<T: Serialize + DeserializeOwned> Store<Vec<T>> {
    /// A store for a list, of which the entries that can be read are used.
    pub const fn list(key: &'static str) -> Self {
        Self { key, read: json::list, pending: RefCell::new(Vec::new()) }
    }
}

/// Whether a text may be replaced: one that cannot be read is set aside first.
fn replaceable(key: &str, text: Option<String>, read: bool) -> bool {
    if read {
        return true;
    }
    raw::warn(&format!("{key} cannot be read"));
    set_aside(key, &text.unwrap_or_default())
}

impl<T: Serialize + Default> Store<T> {
    /// The value with this page's changes, and whether what is kept may be replaced.
    fn now(&self) -> (T, bool) {
        let text = raw::get(self.key);
        let (mut value, read) = text.as_deref().map_or_else(|| (T::default(), true), self.read);
        for change in self.pending.borrow().iter() {
            change(&mut value);
        }
        (value, replaceable(self.key, text, read))
    }

    pub fn load(&self) -> T {
        self.now().0
    }

    /// Changes the value as it is now, keeps it, and returns it. A change that cannot be kept is
    /// made again later, perhaps on a value that another page has changed: so it must not
    /// depend on anything else that changes.
    pub fn change(&self, act: impl Fn(&mut T) + 'static) -> T {
        self.make(Box::new(act))
    }

    fn make(&self, act: Change<T>) -> T {
        self.pending.borrow_mut().push(act);
        let (value, safe) = self.now();
        let text = json::write(&value).filter(|_| safe);
        let kept = text.map_or(Err(Why::Full), |text| raw::set(self.key, &text));
        // Before anybody hears of it, and reads the value again.
        if kept.is_ok() {
            self.pending.borrow_mut().clear();
        }
        not_kept::report(self.key, kept);
        value
    }

    /// Calls `told` when this page or another has changed the value.
    pub fn listen(&self, told: impl Fn() + 'static) -> Heard {
        listen(self.key, Rc::new(told))
    }

    /// Calls `told` now, and when this page or another has changed the value.
    pub fn follow(&self, told: impl Fn() + 'static) -> Heard {
        told();
        self.listen(told)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::raw::{Room, room};
    use super::*;

    type Map = BTreeMap<String, u8>;

    fn add(store: &Store<Map>, name: &'static str) -> Map {
        store.change(move |map| {
            map.insert(name.to_owned(), 1);
        })
    }

    #[test]
    fn pages_change_one_value_and_undo_nothing_of_each_other() {
        let [one, other] = [Store::<Map>::new("map"), Store::<Map>::new("map")];
        assert!(one.load().is_empty() && other.load().is_empty());
        add(&one, "a");
        assert_eq!(add(&other, "b").len(), 2);
        assert_eq!(add(&one, "c").len(), 3);
        assert_eq!(other.load().len(), 3);
    }

    #[test]
    fn what_finds_no_room_stays_in_the_page_and_is_kept_with_what_others_kept_meanwhile() {
        let [one, other] = [Store::<Map>::new("map"), Store::<Map>::new("map")];
        add(&one, "a");
        for (without, why) in [(Room::Full, Why::Full), (Room::Refused, Why::Refused)] {
            room(without);
            add(&one, "b");
            assert_eq!((one.load().len(), not_kept("other map")), (2, Some(why)));
        }
        room(Room::Free);
        assert_eq!(other.load().len(), 1);
        add(&other, "c");
        assert_eq!(add(&one, "d").into_keys().collect::<String>(), "abcd");
        assert_eq!((other.load().len(), not_kept("map")), (4, None));
    }

    #[test]
    fn who_hears_of_a_change_reads_it_once() {
        let store = Rc::new(Store::<u8>::new("count"));
        let seen = Rc::new(RefCell::new(Vec::new()));
        raw::on_change({
            let (store, seen) = (store.clone(), seen.clone());
            move || seen.borrow_mut().push(store.load())
        });
        for without in [Room::Free, Room::Full, Room::Full, Room::Free] {
            room(without);
            store.change(|count| *count += 1);
        }
        assert_eq!(*seen.borrow(), [1, 2, 3, 4]);
    }

    #[test]
    fn what_cannot_be_read_is_replaced_only_once_it_is_set_aside() {
        let store = Store::<Map>::new("map");
        raw::set("map", "{ a:").expect("room");
        room(Room::Only("map"));
        add(&store, "b");
        assert_eq!((raw::get("map").as_deref(), not_kept("map")), (Some("{ a:"), Some(Why::Full)));
        room(Room::Free);
        assert_eq!(add(&store, "c").len(), 2);
        assert_eq!(aside("map").as_deref(), Some("{ a:"));
        assert_eq!(raw::get("map").as_deref(), Some(r#"{"b":1,"c":1}"#));
    }

    #[test]
    fn a_list_is_read_without_the_entries_that_cannot_be() {
        let store = Store::<Vec<u8>>::list("list");
        raw::set("list", r#"[1, "x", 3]"#).expect("room");
        assert_eq!(store.change(|list| list.push(4)), [1, 3, 4]);
        assert_eq!(aside("list").as_deref(), Some(r#"[1, "x", 3]"#));
    }
}
