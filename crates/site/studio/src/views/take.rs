//! Taking the story away: a link, a tag, a frame, a file, pictures, paper.

use std::cell::Cell;
use std::rc::Rc;

use mbao_viewer::clipboard::copying;
use mbao_viewer::library::page_of_story;
use mbao_viewer::link;
use mbao_viewer::markup::{FOUR_ROWS, frame, more_height, tag};
use mbao_viewer::{page, saving};
use wasm_bindgen_futures::spawn_local;
use web_sys::{MouseEvent, Url};
use yew::{Callback, Html, NodeRef, component, html, use_effect_with, use_node_ref, use_state_eq};

use super::drafts::entry;
use super::look::looked;
use super::pictures::Pictures;
use super::sheet::Sheet;
use crate::draft::Draft;
use crate::studio::Context;
use crate::words;

/// How a story is cited: who made it, what it is called, its game, what plays it, and the day.
fn cited(draft: &Draft, game: &str) -> String {
    let today = String::from(js_sys::Date::new_0().to_iso_string());
    let made = format!("Mbao {}", env!("CARGO_PKG_VERSION"));
    let parts = [draft.header("Author"), draft.header("Title"), game, &made, &today[..10]];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(". ") + "."
}

/// The address of a page here, as others reach it, with a query and a fragment.
fn address(path: &str, query: &str, fragment: &str) -> String {
    let here = page::window().location().href().unwrap_or_default();
    let Ok(address) = Url::new_with_base(path, &here) else { return String::new() };
    address.set_search(query);
    address.set_hash(fragment);
    address.href()
}

/// A name for files that this story is saved as.
fn file(draft: &Draft) -> String {
    let title: String = draft.header("Title").to_lowercase();
    let plain: Vec<&str> =
        title.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let name = if plain.is_empty() { draft.game() } else { plain.join("-") };
    name.chars().take(60).collect()
}

#[component]
fn Take(context: &Context) -> Html {
    let (lang, draft) = (context.lang, &context.desk.draft);
    let (text, game) = (draft.text(), draft.game());
    let packed = use_state_eq(<(String, String)>::default);
    let said = use_state_eq(String::new);
    let [link_field, tag_field, frame_field, kiosk_field, cite_field] =
        [use_node_ref(), use_node_ref(), use_node_ref(), use_node_ref(), use_node_ref()];
    let set = packed.setter();
    use_effect_with(text.clone(), move |text| {
        let (text, newest) = (text.clone(), Rc::new(Cell::new(true)));
        let still = newest.clone();
        spawn_local(async move {
            let fragment = link::packed(&text).await;
            // An earlier text may be packed later.
            if still.get() {
                set.set((text, fragment));
            }
        });
        move || newest.set(false)
    });
    let (of, fragment) = &*packed;
    let busy = (*of != text).then_some("true");
    let link = address("", "", fragment);
    let title = draft.header("Title");
    let title = if title.is_empty() { &game } else { title };
    let language = looked(context).to_string();
    let framed = address(&context.props.frame, &format!("lang={language}"), fragment);
    let entry = entry(&context.props.games, draft);
    let high = entry.map_or(FOUR_ROWS, |entry| entry.high);
    let cite = cited(draft, entry.map_or(&game, |entry| &entry.name));
    let tag = tag(&[("game", game.clone()), ("steps", text.clone()), ("lang", language.clone())]);
    let frame = frame(&framed, title, "100%", high + more_height(&text));
    let say: Callback<String> = said.setter().into();
    let name = format!("{}.mbao.txt", file(draft));
    let kiosk = format!("[[story]]\nfile = \"house/{name}\"\n");
    let save = {
        let (text, say, name) = (text.clone(), say.clone(), name.clone());
        Callback::from(move |_| {
            if let Err(error) = saving::text(&text, "text/plain", &name) {
                say.emit(page::message(&error));
            }
        })
    };
    let save_page = {
        let (say, name) = (say.clone(), format!("{}.html", file(draft)));
        let told = [&language, title, &game, &text, &cite].map(ToOwned::to_owned);
        Callback::from(move |_: MouseEvent| {
            let (say, name, told) = (say.clone(), name.clone(), told.to_vec());
            spawn_local(async move {
                let saved = page_of_story(told).await.and_then(|page| {
                    saving::text(&page, "text/html", &name).map(|()| page.len().div_ceil(1000))
                });
                say.emit(match saved {
                    Ok(size) => words::take_made(lang, &size.to_string()),
                    Err(error) => page::message(&error),
                });
            });
        })
    };
    let printing = use_state_eq(|| false);
    let prints = Callback::from(printing.setter());
    let copied = |id: &'static str, label: String, help: String, text: &str, place: &NodeRef| {
        html! {
            <details>
                <summary>{ label.clone() }</summary>
                <p class="studio-help">{ help }</p>
                <textarea {id} ref={place.clone()} aria-label={label} rows="4" readonly=true spellcheck="false" value={text.to_owned()} />
                <p class="controls"><button type="button" onclick={copying(lang, text, place, say.clone())}>{ words::take_copy(lang) }</button></p>
            </details>
        }
    };
    html! {
        <div class="studio-take" aria-busy={busy}>
            <p class="controls">
                <button type="button" class="main" onclick={copying(lang, &link, &link_field, say.clone())}>{ words::take_link(lang) }</button>
                <button type="button" onclick={save}>{ words::take_record(lang) }</button>
                if !draft.is_noted() {
                    <button type="button" onclick={save_page}>{ words::take_page(lang) }</button>
                }
                <button type="button" onclick={prints.reform(|_: MouseEvent| true)}>{ words::take_print(lang) }</button>
            </p>
            if *printing {
                <Sheet {lang} draft={draft.clone()} done={prints.reform(|()| false)} />
            }
            <p role="status">{ (*said).clone() }</p>
            <p class="studio-help">{ words::take_link_help(lang, &link.len().to_string()) }</p>
            if draft.story().tasks().is_ok_and(|tasks| tasks.len() > 1) { <p class="studio-help">{ words::take_class(lang) }</p> }
            { copied("studio-link", words::take_link_field(lang), String::new(), &link, &link_field) }
            { copied("studio-frame", words::take_frame(lang), words::take_frame_help(lang), &frame, &frame_field) }
            { copied("studio-tag", words::take_tag(lang), words::take_tag_help(lang), &tag, &tag_field) }
            { copied("studio-kiosk", words::take_kiosk(lang), words::take_kiosk_help(lang), &kiosk, &kiosk_field) }
            { copied("studio-cite", words::take_cite(lang), String::new(), &cite, &cite_field) }
            <Pictures {lang} board={context.props.board.clone()} file={file(draft)} />
        </div>
    }
}

pub(crate) fn take(context: &Context) -> Html {
    let lang = context.lang;
    html! {
        <section aria-labelledby="studio-take">
            <h2 id="studio-take">{ words::take(lang) }</h2>
            if context.desk.draft.is_blank() {
                <p class="studio-help">{ words::look_nothing(lang) }</p>
            } else {
                <Take ..context.clone() />
            }
        </section>
    }
}
