//! A search through all texts of the site.

mod find;

use std::rc::Rc;

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, Node};
use yew::prelude::*;

use self::find::{Hit, Piece, Text, find};
use crate::{fetch, page, words};

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct SearchProps {
    pub lang: Lang,
    /// The path from the page to the site's front page, such as `../../`.
    pub root: String,
}

/// The texts to search, fetched when the field first gets the focus.
#[derive(Clone, PartialEq)]
enum Index {
    Unasked,
    Asked,
    Here(Rc<Vec<Text>>),
    Failed(String),
}

fn pieces(pieces: &[Piece]) -> Html {
    let piece = |(text, marked): &Piece| {
        if *marked {
            html! { <mark>{ text.clone() }</mark> }
        } else {
            html! { { text.clone() } }
        }
    };
    html! { { for pieces.iter().map(piece) } }
}

/// How many hits there are, in words; empty before something is typed.
fn status(lang: Lang, index: &Index, typed: &str, hits: usize) -> String {
    match index {
        Index::Failed(why) => words::search_failed(lang, why),
        _ if typed.trim().is_empty() => String::new(),
        Index::Here(_) if hits == 0 => words::search_nothing(lang),
        Index::Here(_) => words::search_found(lang, hits),
        _ => words::search_fetching(lang),
    }
}

/// What is typed, and which hit is chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Field {
    typed: String,
    chosen: Option<usize>,
    /// Whether the reader wants to see the hits.
    open: bool,
}

enum Change {
    Typed(String),
    /// Chooses the next of so many hits; the first follows the last.
    Down(usize),
    /// Chooses the one before.
    Up(usize),
    Close,
    Clear,
}

impl Reducible for Field {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut new = (*self).clone();
        match change {
            Change::Typed(typed) => new = Self { typed, chosen: None, open: true },
            Change::Down(count) => {
                new.chosen = Some(new.chosen.map_or(0, |at| (at + 1) % count));
                new.open = true;
            }
            Change::Up(count) => {
                new.chosen = Some(new.chosen.unwrap_or(count).checked_sub(1).unwrap_or(count - 1));
                new.open = true;
            }
            Change::Close => new.open = false,
            Change::Clear => new.typed.clear(),
        }
        new.into()
    }
}

/// The index, and what fetches it once it is needed.
#[hook]
fn use_index(props: &SearchProps) -> (UseStateHandle<Index>, Callback<FocusEvent>) {
    let index = use_state_eq(|| Index::Unasked);
    let (now, address) = (index.clone(), format!("{}search.{}.json", props.root, props.lang.tag()));
    let ask = Callback::from(move |_| {
        if matches!(*now, Index::Here(_) | Index::Asked) {
            return;
        }
        now.set(Index::Asked);
        let (index, address) = (now.setter(), address.clone());
        spawn_local(async move {
            index.set(match fetch::json(&address).await {
                Ok(pages) => Index::Here(Rc::new(pages)),
                Err(why) => Index::Failed(why),
            });
        });
    });
    (index, ask)
}

/// Follows a hit in the list. A click on the link lets the browser do it.
fn follow(list: &NodeRef, at: usize) {
    let links = list.cast::<HtmlElement>().map(|list| list.children());
    if let Some(link) = links.and_then(|links| links.item(u32::try_from(at).unwrap_or(0))) {
        link.unchecked_into::<HtmlElement>().click();
    }
}

/// The search field and what it finds.
#[component]
pub fn Search(props: &SearchProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let field = use_reducer_eq(Field::default);
    let tell = field.dispatcher().to_callback();
    let (index, ask) = use_index(props);
    let [place, list] = [use_node_ref(), use_node_ref()];

    let hits: Vec<Hit> = match &*index {
        Index::Here(pages) => find(pages, &field.typed),
        _ => Vec::new(),
    };
    let count = hits.len();
    let (chosen, shown) = (field.chosen, field.open && count > 0);
    let leave = {
        let (place, tell) = (place.clone(), tell.clone());
        move |event: FocusEvent| {
            let to = event.related_target().and_then(|to| to.dyn_into::<Node>().ok());
            if !place.get().is_some_and(|place| place.contains(to.as_ref())) {
                tell.emit(Change::Close);
            }
        }
    };
    let keydown = {
        let (tell, list) = (tell.clone(), list.clone());
        move |event: KeyboardEvent| {
            match event.key().as_str() {
                "ArrowDown" if count > 0 => tell.emit(Change::Down(count)),
                "ArrowUp" if count > 0 => tell.emit(Change::Up(count)),
                "Enter" if shown => follow(&list, chosen.unwrap_or(0)),
                "Escape" => tell.emit(if shown { Change::Close } else { Change::Clear }),
                _ => return,
            }
            event.prevent_default();
        }
    };
    let hit = |(at, hit): (usize, &Hit)| {
        let selected = chosen == Some(at);
        html! {
            <a role="option" id={format!("search-{at}")} tabindex="-1" href={format!("{}{}", props.root, hit.page)}
                class={selected.then_some("chosen")} aria-selected={selected.to_string()}>
                <span class="search-heading">{ pieces(&hit.heading) }</span>
                <span class="search-excerpt">{ pieces(&hit.excerpt) }</span>
            </a>
        }
    };
    html! {
        <div class="search" role="search" ref={place} hidden={!alive} onfocusin={ask} onfocusout={leave}>
            <input type="search" role="combobox" autocomplete="off" aria-label={words::search(lang)}
                placeholder={words::search(lang)} aria-autocomplete="list" aria-controls="search-list"
                aria-expanded={shown.to_string()} aria-activedescendant={chosen.filter(|_| shown).map(|at| format!("search-{at}"))}
                value={field.typed.clone()} oninput={tell.reform(|event: InputEvent| Change::Typed(page::value_of(&event)))}
                onkeydown={keydown} />
            <div class="search-list" id="search-list" role="listbox" ref={list} aria-label={words::search_list(lang)}
                hidden={!shown}>
                { for hits.iter().enumerate().map(hit) }
            </div>
            <p class="search-status" role="status">{ status(lang, &index, &field.typed, count) }</p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_round_the_hits_and_open_them() {
        let after = |changes: Vec<Change>| changes.into_iter().fold(Rc::default(), Field::reduce);
        let chosen = |changes| after(changes).chosen;
        assert_eq!(chosen(vec![Change::Down(3)]), Some(0));
        assert_eq!(chosen(vec![Change::Down(3), Change::Down(3), Change::Up(3)]), Some(0));
        assert_eq!(
            [chosen(vec![Change::Up(3)]), chosen(vec![Change::Up(3), Change::Down(3)])],
            [Some(2), Some(0)]
        );
        assert_eq!(chosen(vec![Change::Down(3), Change::Up(3)]), Some(2));
        let closed = || vec![Change::Typed("coro".to_owned()), Change::Down(3), Change::Close];
        assert_eq!((after(closed()).open, after(closed()).chosen), (false, Some(0)));
        let again = after(closed().into_iter().chain([Change::Up(3)]).collect());
        assert_eq!((again.open, again.chosen), (true, Some(2)));
        // Other letters have other hits.
        let typed = after(closed().into_iter().chain([Change::Typed("cor".to_owned())]).collect());
        assert_eq!(*typed, Field { typed: "cor".to_owned(), chosen: None, open: true });
        assert_eq!(after(closed().into_iter().chain([Change::Clear]).collect()).typed, "");
    }
}
