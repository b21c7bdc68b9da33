//! The list of sections, which marks the one that is being read.

use gloo::events::EventListener;
use js_sys::Array;
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};
use yew::{Html, Properties, component, html, use_effect_with, use_node_ref, use_state_eq};

use crate::{page, words};

/// From this width on, the list stands beside the text instead of folded above it; as in `islands.css`.
const WIDE: &str = "(min-width: 60rem)";
/// A section is being read once its beginning is in the upper third of the window.
/// Everything above the window counts too, so that a jump cannot pass a beginning unseen.
const ABOVE: &str = "1000000px 0px -66% 0px";

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct ContentsProps {
    pub lang: Lang,
    /// The sections in their order.
    pub entries: Vec<Entry>,
    /// `href` of the entry that is this page; may be empty.
    pub current: String,
}

/// A line of the contents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// A page, or `#…` on this one.
    pub href: String,
    /// Its mark, such as `§9`; may be empty.
    pub mark: String,
    pub title: String,
    /// 1 for a section, 2 for a part of one, and so on.
    pub level: u8,
}

/// Watches where the sections begin in the window, until dropped.
struct Watch {
    observer: IntersectionObserver,
    _told: Closure<dyn FnMut(Array)>,
}

impl Watch {
    /// Calls `read` with the index of the section that is being read, whenever it changes.
    fn new(targets: Vec<Option<Element>>, mut read: impl FnMut(Option<usize>) + 'static) -> Option<Self> {
        let watched: Vec<Element> = targets.iter().flatten().cloned().collect();
        let mut above = vec![false; targets.len()];
        let told = Closure::new(move |entries: Array| {
            for entry in entries.iter() {
                let entry: IntersectionObserverEntry = entry.unchecked_into();
                let target = Some(entry.target());
                if let Some(index) = targets.iter().position(|one| *one == target) {
                    above[index] = entry.is_intersecting();
                }
            }
            read(above.iter().rposition(|above| *above));
        });
        let options = IntersectionObserverInit::new();
        options.set_root_margin(ABOVE);
        let callback: &JsValue = told.as_ref();
        let observer = IntersectionObserver::new_with_options(callback.unchecked_ref(), &options).ok()?;
        for target in &watched {
            observer.observe(target);
        }
        Some(Self { observer, _told: told })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Nested lists, by level.
fn list(entries: &[Entry], current: &str) -> Html {
    let level = entries.first().map_or(1, |entry| entry.level);
    let mut rest = entries;
    let mut lines = Vec::new();
    while let Some((entry, after)) = rest.split_first() {
        let own = after.iter().take_while(|one| one.level > level).count();
        let (within, next) = after.split_at(own);
        rest = next;
        lines.push(html! {
            <li>
                <a href={entry.href.clone()} aria-current={(entry.href == current).then_some("true")}>
                    if !entry.mark.is_empty() {
                        <span class="mark">{ entry.mark.clone() }</span>{ " " }
                    }
                    <span class="title">{ entry.title.clone() }</span>
                </a>
                if !within.is_empty() {
                    { list(within, current) }
                }
            </li>
        });
    }
    html! { <ol>{ for lines }</ol> }
}

#[component]
pub fn Contents(props: &ContentsProps) -> Html {
    let current = use_state_eq(|| props.current.clone());
    let fold = use_node_ref();

    let set = current.setter();
    use_effect_with(props.clone(), move |props| {
        let document = page::document();
        let find = |entry: &Entry| document.get_element_by_id(entry.href.strip_prefix('#')?);
        let targets: Vec<Option<Element>> = props.entries.iter().map(find).collect();
        let props = props.clone();

        let watch = targets.iter().any(Option::is_some).then(|| {
            Watch::new(targets, move |index| {
                let href = index.and_then(|index| props.entries.get(index)).map(|entry| entry.href.clone());
                set.set(href.unwrap_or_else(|| props.current.clone()));
            })
        });
        move || drop(watch)
    });
    let details = fold.clone();
    use_effect_with((), move |()| {
        let wide = page::window().match_media(WIDE).ok().flatten();
        let unfold = move |wide: bool| {
            if let Some(details) = details.cast::<Element>() {
                let _ = details.toggle_attribute_with_force("open", wide);
            }
        };

        let listener = wide.map(|wide| {
            unfold(wide.matches());
            let media = wide.clone();
            EventListener::new(&wide, "change", move |_| unfold(media.matches()))
        });
        move || drop(listener)
    });

    html! {
        <nav class="contents" aria-label={words::contents(props.lang)}>
            <details class="contents-fold" ref={fold}>
                <summary>{ words::contents(props.lang) }</summary>
                { list(&props.entries, &current) }
            </details>
        </nav>
    }
}
