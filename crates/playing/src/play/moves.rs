//! The moves beside a board, turn by turn, and the game as text to copy, save and open.

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::Date;
use mbao_words::Lang;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Element, Event, HtmlElement, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent, MouseEvent,
};
use yew::{Callback, Html, UseStateHandle, hook, html, use_effect_with, use_mut_ref, use_node_ref};

use super::reading::{Reading, Source};
use super::record::{self, Turn};
use super::seating::Seating;
use super::seen::Seen;
use super::send;
use crate::clipboard::copy;
use crate::words;
use mbao_viewer::board_element::{Board, Side};
use mbao_viewer::page;

/// Undoes or redoes until `to` turns are played.
pub(super) fn go(board: &Board, turns: &[Turn], to: usize) {
    let to = to.min(turns.len());
    let played = || record::turns(&board.record());
    while played().len() > to && board.undo() {}
    while played() != turns[..to] && board.redo() {}
}

/// A file name for a game.
pub(super) fn file(record: &str) -> String {
    let date = String::from(Date::new_0().to_iso_string());
    let game = record::tag(record, "Game").unwrap_or("mbao");
    format!("{game}-{}.txt", date.get(..10).unwrap_or_default())
}

/// Where a key leads from turn `at` of `turns`.
fn step(key: &str, at: usize, turns: usize) -> Option<usize> {
    Some(match key {
        "ArrowLeft" => at.saturating_sub(1),
        "ArrowRight" => (at + 1).min(turns),
        "Home" => 0,
        "End" => turns,
        _ => return None,
    })
}

/// Lets the arrow keys step through the game, unless another part of the page uses them.
#[hook]
fn use_arrows(board: Option<&Board>, seen: &Seen) {
    let now = use_mut_ref(|| (0, Vec::<Turn>::new()));
    *now.borrow_mut() = (seen.at, seen.turns.clone());
    use_effect_with(board.cloned(), move |board| {
        let listening = board.clone().map(|board| {
            let answers = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&page::document(), "keydown", answers, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                let held = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
                let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                // Fields, tabs and the board use the arrow keys themselves; Home and End scroll the page.
                let at_home =
                    |target: &Element, place: &str| target.closest(place).is_ok_and(|found| found.is_some());
                let free = |target: Element| match event.key().as_str() {
                    "Home" | "End" => at_home(&target, ".record-turns"),
                    _ => !at_home(&target, "input, textarea, select, mbao-board, [role=tab], [popover]"),
                };
                let (at, turns) = now.borrow().clone();
                let to = step(&event.key(), at, turns.len()).filter(|_| !held && target.is_some_and(free));
                if let Some(to) = to.filter(|_| !turns.is_empty()) {
                    go(&board, &turns, to);
                    // Otherwise the list or the page would scroll.
                    event.prevent_default();
                }
            })
        });
        move || drop(listening)
    });
}

/// The turns in lines, each a button that goes to it; `shown` is whether they can be seen.
#[hook]
pub(super) fn use_turns(
    lang: Lang,
    board: Option<&Board>,
    seen: &Seen,
    seating: Seating,
    shown: bool,
) -> Html {
    use_arrows(board, seen);
    let list = use_node_ref();
    let place = list.clone();
    // The list follows the game.
    use_effect_with((seen.at, seen.turns.len(), shown), move |_| {
        let Some(list) = place.cast::<HtmlElement>() else { return };
        let current = list.query_selector("[aria-current]").ok().flatten();
        let top = current.map_or(0, |current| {
            let current: HtmlElement = current.unchecked_into();
            current.offset_top() + current.offset_height() / 2 - list.client_height() / 2
        });
        list.set_scroll_top(top);
    });
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
                aria-label={words::turn_of(lang, &seating.name(lang, side), &turn.text)}>
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
    let leads = |to: usize, label: String, sign: &'static str| {
        let (board, turns) = (board.cloned(), seen.turns.clone());
        let press = move |_| {
            if let Some(board) = &board {
                go(board, &turns, to);
            }
        };
        html! {
            <button type="button" disabled={to == seen.at} onclick={press} aria-label={label.clone()} title={label}>
                { sign }
            </button>
        }
    };
    let last = seen.turns.len();
    html! {
        <>
            if last == 0 {
                <p class="none-yet">{ words::moves_none(lang) }</p>
            }
            <ol class="record-turns" translate="no" aria-label={words::moves(lang)} tabindex={(last > 0).then_some("0")} ref={list}>
                { for lines.into_iter().map(|(number, line)| html! { <li value={number.to_string()}>{ for line }</li> }) }
            </ol>
            <p class="controls stepping">
                { leads(0, words::record_start(lang), "«") }
                { leads(seen.at.saturating_sub(1), words::moves_back(lang), "‹") }
                { leads((seen.at + 1).min(last), words::moves_on(lang), "›") }
                { leads(last, words::moves_end(lang), "»") }
            </p>
        </>
    }
}

/// The moves, with the controls to copy, save and open a game.
#[hook]
pub(super) fn use_moves(
    lang: Lang,
    seen: &Seen,
    reading: &Reading,
    turns: Html,
    said: &UseStateHandle<String>,
) -> Html {
    let text = use_node_ref();
    let pasted = use_node_ref();

    let copying = {
        let (record, text, said) = (seen.whole.clone(), text.clone(), said.setter());
        move |_: MouseEvent| {
            let (copied, select) = (words::record_copied(lang), words::record_select(lang));
            copy(record.clone(), text.clone(), said.clone(), copied, select);
        }
    };
    let save = {
        let (record, said) = (seen.whole.clone(), said.setter());
        move |_| {
            if let Err(error) = send::download(&record, &file(&record)) {
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
                    Ok(text) => {
                        read.emit(Source::Sent(text.as_string().unwrap_or_default()));
                    }
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
                read.emit(Source::Sent(field.value()));
            }
        }
    };
    let empty = seen.turns.is_empty();
    html! {
        <section class="record">
            { turns }
            <p class="controls">
                <button type="button" disabled={empty} onclick={copying}>{ words::record_copy(lang) }</button>
                <button type="button" disabled={empty} onclick={save}>{ words::record_save(lang) }</button>
            </p>
            <details class="record-text">
                <summary>{ words::record_text(lang) }</summary>
                <textarea ref={text} rows="6" readonly=true spellcheck="false" aria-label={words::record_text(lang)}
                    value={seen.whole.clone()} />
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
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_lead_on_and_back_and_not_beyond() {
        let to = |key| step(key, 2, 3);
        assert_eq!(
            [to("ArrowLeft"), to("ArrowRight"), to("Home"), to("End")],
            [Some(1), Some(3), Some(0), Some(3)]
        );
        assert_eq!((step("ArrowLeft", 0, 3), step("ArrowRight", 3, 3)), (Some(0), Some(3)));
        assert_eq!(to("a"), None);
    }
}
