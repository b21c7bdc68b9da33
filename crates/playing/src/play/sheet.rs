//! The record beside a board: turn by turn, and as text to copy, save and open.

use js_sys::{Array, Date};
use mbao_words::Lang;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, Event, HtmlAnchorElement, HtmlInputElement, HtmlTextAreaElement, MouseEvent, Url,
};
use yew::{Callback, Html, hook, html, use_node_ref, use_state_eq};

use super::reading::Reading;
use super::record::{self, Turn};
use super::seen::Seen;
use super::{link, name};
use crate::clipboard::copy;
use crate::words;
use mbao_viewer::board_element::{Board, Side};
use mbao_viewer::page;

/// Undoes or redoes until `to` turns are played.
fn go(board: &Board, turns: &[Turn], to: usize) {
    let played = || record::turns(&board.record());
    while played().len() > to && board.undo() {}
    while played() != turns[..to] && board.redo() {}
}

/// Saves a text as a file.
fn download(text: &str, file: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = page::document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(file);
    link.click();
    Url::revoke_object_url(&address)
}

/// The address of this page with the game in its fragment.
fn address(record: &str) -> String {
    let location = page::window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    format!("{}{}{}", part(location.origin()), part(location.pathname()), link::fragment(record))
}

/// The turns in lines, each a button that leads to it.
fn turns(lang: Lang, board: Option<&Board>, seen: &Seen) -> Html {
    let turn = |at: usize, turn: &Turn| {
        let side = if turn.north { Side::North } else { Side::South };
        let press = {
            let (board, turns) = (board.cloned(), seen.turns.clone());
            move |_| {
                if let Some(board) = &board {
                    go(board, &turns, at + 1);
                }
            }
        };
        let current = (seen.at == at + 1).then_some("true");
        html! {
            <button type="button" onclick={press} aria-current={current} class={(seen.at <= at).then_some("undone")}
                aria-label={words::turn_of(lang, &name(lang, side), &turn.text)}>
                { turn.text.clone() }
            </button>
        }
    };
    let mut lines: Vec<(u32, Vec<Html>)> = Vec::new();
    for (at, one) in seen.turns.iter().enumerate() {
        let html = turn(at, one);
        match lines.last_mut() {
            Some((_, line)) if !one.opens => line.push(html),
            _ => lines.push((one.line, vec![html])),
        }
    }
    let start = {
        let (board, turns) = (board.cloned(), seen.turns.clone());
        move |_| {
            if let Some(board) = &board {
                go(board, &turns, 0);
            }
        }
    };
    html! {
        <>
            <p class="controls">
                <button type="button" disabled={seen.at == 0} onclick={start}>{ words::record_start(lang) }</button>
            </p>
            <ol class="record-turns" aria-label={words::record(lang)}>
                { for lines.into_iter().map(|(number, line)| html! { <li value={number.to_string()}>{ for line }</li> }) }
            </ol>
        </>
    }
}

/// The record, with the controls to copy, save and open one.
#[hook]
pub(super) fn use_sheet(lang: Lang, board: Option<&Board>, seen: &Seen, reading: &Reading) -> Html {
    let said = use_state_eq(String::new);
    let text = use_node_ref();
    let pasted = use_node_ref();

    let copying = |what: fn(&str) -> String| {
        let (record, text, said) = (seen.record.clone(), text.clone(), said.setter());
        let (copied, select) = (words::record_copied(lang), words::record_select(lang));
        move |_: MouseEvent| copy(what(&record), text.clone(), said.clone(), copied.clone(), select.clone())
    };
    let save = {
        let (record, said) = (seen.record.clone(), said.setter());
        move |_| {
            let date = String::from(Date::new_0().to_iso_string());
            let game = record::tag(&record, "Game").unwrap_or("mbao");
            let file = format!("{game}-{}.txt", date.get(..10).unwrap_or_default());
            if let Err(error) = download(&record, &file) {
                said.set(page::message(&error));
            }
        }
    };
    let open = {
        let (read, said) = (reading.read.clone(), said.setter());
        Callback::from(move |event: Event| {
            let Some(field) = event.target().map(JsCast::unchecked_into::<HtmlInputElement>) else { return };
            let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
            let (read, said) = (read.clone(), said.clone());
            spawn_local(async move {
                match JsFuture::from(file.text()).await {
                    Ok(text) => read.emit(text.as_string().unwrap_or_default()),
                    Err(error) => said.set(page::message(&error)),
                }
                // So that the same file can be opened again.
                field.set_value("");
            });
        })
    };
    let paste = {
        let (read, pasted) = (reading.read.clone(), pasted.clone());
        move |_| {
            if let Some(field) = pasted.cast::<HtmlTextAreaElement>() {
                read.emit(field.value());
            }
        }
    };
    let empty = seen.turns.is_empty();
    html! {
        <section class="record">
            <h2>{ words::record(lang) }</h2>
            { turns(lang, board, seen) }
            <p class="controls">
                <button type="button" disabled={empty} onclick={copying(str::to_owned)}>{ words::record_copy(lang) }</button>
                <button type="button" disabled={empty} onclick={copying(address)}>{ words::record_link(lang) }</button>
                <button type="button" disabled={empty} onclick={save}>{ words::record_save(lang) }</button>
            </p>
            <p class="said" role="status">{ (*said).clone() }</p>
            <details class="record-text">
                <summary>{ words::record_text(lang) }</summary>
                <textarea ref={text} rows="6" readonly=true spellcheck="false" aria-label={words::record_text(lang)}
                    value={seen.record.clone()} />
            </details>
            <details class="record-read">
                <summary>{ words::read(lang) }</summary>
                <label class="field">
                    <span>{ words::read_file(lang) }</span>
                    <input type="file" accept=".txt,text/plain" onchange={open} />
                </label>
                <label class="field">
                    <span>{ words::read_paste(lang) }</span>
                    <textarea ref={pasted} rows="6" spellcheck="false" />
                </label>
                <p class="controls"><button type="button" onclick={paste}>{ words::read_now(lang) }</button></p>
            </details>
            <p class="error" role="alert">
                { reading.wrong.as_ref().map(|why| words::read_wrong(lang, why)).unwrap_or_default() }
            </p>
        </section>
    }
}
