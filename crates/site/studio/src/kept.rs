//! The drafts that this device keeps.

use mbao_viewer::storage::{Heard, Store};
use serde::{Deserialize, Serialize};

pub(crate) const KEY: &str = "mbao.studio";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// What tells it from others.
    pub(crate) id: String,
    pub(crate) text: String,
}

thread_local! {
    /// The drafts, the one that was changed last first.
    static DRAFTS: Store<Vec<Kept>> = const { Store::list(KEY) };
}

/// An id that no draft has yet: the time, and a number that tells what began in the same moment apart.
pub(crate) fn new_id() -> String {
    let lot = (js_sys::Math::random() * 1e6).floor();
    format!("{}-{lot}", js_sys::Date::now())
}

/// All drafts, the one that was changed last first.
pub(crate) fn all() -> Vec<Kept> {
    DRAFTS.with(Store::load)
}

/// Keeps a draft. `seen` is the text under its id that this page last read or wrote; if another page has changed it
/// meanwhile, that one stays beside it. Returns the id under which the draft is kept.
pub(crate) fn keep(id: &str, seen: Option<&str>, text: &str) -> String {
    let other =
        all().into_iter().any(|kept| kept.id == id && Some(kept.text.as_str()) != seen && kept.text != text);
    let id = if other { new_id() } else { id.to_owned() };
    let kept = Kept { id: id.clone(), text: text.to_owned() };
    DRAFTS.with(|drafts| {
        drafts.change(move |drafts| {
            drafts.retain(|draft| draft.id != kept.id);
            drafts.insert(0, kept.clone());
        });
    });
    id
}

pub(crate) fn delete(id: &str) {
    let id = id.to_owned();
    DRAFTS.with(|drafts| {
        drafts.change(move |drafts| drafts.retain(|draft| draft.id != id));
    });
}

/// Calls `told` when this page or another has changed the drafts, until it is dropped.
pub(crate) fn listen(told: impl Fn() + 'static) -> Heard {
    DRAFTS.with(|drafts| drafts.listen(told))
}
