//! A search through all texts of the site.

mod find;

use std::rc::Rc;

use gloo::net::http::Request;
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{FocusEvent, HtmlElement, InputEvent, KeyboardEvent, Node};
use yew::{Html, Properties, component, html, use_node_ref, use_state_eq};

use self::find::{Hit, Piece, Text, find};
use crate::{Island, page, words};

/// Properties of [`Search`].
#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct SearchProps {
    /// Language of the page.
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
    /// Why it could not be fetched.
    Failed(String),
}

async fn fetch(address: &str) -> Result<Vec<Text>, String> {
    let response = Request::get(address).send().await.map_err(|error| error.to_string())?;
    if !response.ok() {
        return Err(format!("{} {address}", response.status()));
    }
    response.json().await.map_err(|error| format!("{address}: {error}"))
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

/// The search field and what it finds.
#[component]
pub fn Search(props: &SearchProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let index = use_state_eq(|| Index::Unasked);
    let typed = use_state_eq(String::new);
    let chosen = use_state_eq(|| None::<usize>);
    let open = use_state_eq(|| false);
    let place = use_node_ref();
    let list = use_node_ref();

    let hits: Vec<Hit> = match &*index {
        Index::Here(pages) => find(pages, &typed),
        _ => Vec::new(),
    };
    let count = hits.len();
    let shown = *open && count > 0;

    let focusin = {
        let (index, address) = (index.clone(), format!("{}search.{}.json", props.root, lang.tag()));
        move |_: FocusEvent| {
            if matches!(*index, Index::Here(_) | Index::Asked) {
                return;
            }
            index.set(Index::Asked);
            let (index, address) = (index.setter(), address.clone());
            spawn_local(async move {
                index.set(match fetch(&address).await {
                    Ok(pages) => Index::Here(Rc::new(pages)),
                    Err(why) => Index::Failed(why),
                });
            });
        }
    };
    let focusout = {
        let (place, open) = (place.clone(), open.clone());
        move |event: FocusEvent| {
            let to = event.related_target().and_then(|to| to.dyn_into::<Node>().ok());
            if !place.get().is_some_and(|place| place.contains(to.as_ref())) {
                open.set(false);
            }
        }
    };
    let input = {
        let (typed, chosen, open) = (typed.clone(), chosen.clone(), open.clone());
        move |event: InputEvent| {
            typed.set(page::value_of(&event));
            chosen.set(None);
            open.set(true);
        }
    };
    let keydown = {
        let (typed, chosen, open, list) = (typed.clone(), chosen.clone(), open.clone(), list.clone());
        move |event: KeyboardEvent| {
            match event.key().as_str() {
                "ArrowDown" if count > 0 => {
                    chosen.set(Some(chosen.map_or(0, |at| (at + 1) % count)));
                    open.set(true);
                }
                "ArrowUp" if count > 0 => {
                    chosen.set(Some(chosen.map_or(count, |at| at).checked_sub(1).unwrap_or(count - 1)));
                    open.set(true);
                }
                "Enter" if shown => {
                    // A click on the link lets the browser follow it.
                    let at = u32::try_from(chosen.unwrap_or(0)).unwrap_or(0);
                    let links = list.cast::<HtmlElement>().map(|list| list.children());
                    if let Some(link) = links.and_then(|links| links.item(at)) {
                        link.unchecked_into::<HtmlElement>().click();
                    }
                }
                "Escape" if shown => open.set(false),
                "Escape" => typed.set(String::new()),
                _ => return,
            }
            event.prevent_default();
        }
    };
    let hit = |(at, hit): (usize, &Hit)| {
        let selected = *chosen == Some(at);
        html! {
            <a role="option" id={format!("search-{at}")} tabindex="-1" href={format!("{}{}", props.root, hit.page)}
                class={selected.then_some("chosen")} aria-selected={selected.to_string()}>
                <span class="search-heading">{ pieces(&hit.heading) }</span>
                <span class="search-excerpt">{ pieces(&hit.excerpt) }</span>
            </a>
        }
    };
    html! {
        <div class="search" role="search" ref={place} hidden={!alive} onfocusin={focusin} onfocusout={focusout}>
            <input type="search" role="combobox" autocomplete="off" aria-label={words::search(lang)}
                placeholder={words::search(lang)} aria-autocomplete="list" aria-controls="search-list"
                aria-expanded={shown.to_string()} aria-activedescendant={chosen.filter(|_| shown).map(|at| format!("search-{at}"))}
                value={(*typed).clone()} oninput={input} onkeydown={keydown} />
            <div class="search-list" id="search-list" role="listbox" ref={list} aria-label={words::search_list(lang)}
                hidden={!shown}>
                { for hits.iter().enumerate().map(hit) }
            </div>
            <p class="search-status" role="status">{ status(lang, &index, &typed, count) }</p>
        </div>
    }
}

impl Island for Search {
    const NAME: &'static str = "Search";
}
