//! Says that the browser does not keep what the reader does, and asks before it is left.

use std::cell::RefCell;
use std::collections::BTreeMap;

use gloo::events::{EventListener, EventListenerOptions};
use mbao_words::Lang;
use yew::{Html, Properties, classes, component, html, use_effect_with, use_state_eq};

use super::{listen, raw};
use crate::{page, words};

/// Why something is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The browser allows this site to keep nothing.
    Refused,
    /// There is no room.
    Full,
}

thread_local! {
    /// The keys whose last change was not kept.
    static NOT_KEPT: RefCell<BTreeMap<&'static str, Why>> = const { RefCell::new(BTreeMap::new()) };
}

/// Notes whether a change was kept, and tells the page.
pub(super) fn report(key: &'static str, kept: Result<(), Why>) {
    NOT_KEPT.with_borrow_mut(|all| match kept {
        Ok(()) => all.remove(key),
        Err(why) => all.insert(key, why),
    });
    raw::tell(key);
}

/// Why the last change under one of these keys was not kept, if it was not.
pub fn not_kept(keys: &[&str]) -> Option<Why> {
    NOT_KEPT.with_borrow(|all| keys.iter().find_map(|key| all.get(key)).copied())
}

/// Properties of [`NotKept`].
#[derive(Clone, PartialEq, Properties)]
pub struct NotKeptProps {
    /// Language of the page.
    pub lang: Lang,
    /// The keys of what the page keeps.
    pub keys: &'static [&'static str],
    /// Another class of the message.
    #[prop_or_default]
    pub class: &'static str,
    /// Whether something would be lost with the page that the reader could still save.
    #[prop_or_default]
    pub asks: bool,
    /// Ways to save it.
    #[prop_or_default]
    pub children: Html,
}

/// Says from the first change on that the browser does not keep what is done in the page.
#[component]
pub fn NotKept(props: &NotKeptProps) -> Html {
    let NotKeptProps { lang, keys, class, asks, children } = props.clone();
    let why = use_state_eq(|| None);
    let set = why.setter();
    use_effect_with(keys, move |keys| {
        let keys = *keys;
        let look = move || set.set(not_kept(keys));
        look();
        let heard: Vec<_> = keys.iter().map(|key| listen(key, look.clone())).collect();
        move || drop(heard)
    });
    use_effect_with(asks && why.is_some(), |asks| {
        let asking = asks.then(|| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&page::window(), "beforeunload", options, |event| {
                event.prevent_default();
                // For browsers that do not yet ask after the line above.
                let _ = js_sys::Reflect::set(event, &"returnValue".into(), &"?".into());
            })
        });
        move || drop(asking)
    });
    let said = why.map(|why| match why {
        Why::Refused => words::not_kept_refused(lang),
        Why::Full => words::not_kept_full(lang),
    });
    html! {
        <div class={classes!(said.is_some().then(|| classes!("not-kept", class)))}>
            if said.is_some() {
                <p role="status">{ said }</p>
                { children }
            }
        </div>
    }
}
