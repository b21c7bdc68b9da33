//! The moves beside a board, turn by turn, and the game as text to copy, save and open.

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::Date;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlTextAreaElement};

use super::context::Context;
use super::table::reading::Source;
use super::table::turns::{self, Turn};
use super::table::{Message, Tab};
use crate::prelude::*;
use mbao_viewer::board_element::State;
use mbao_viewer::clipboard::copying;
use mbao_viewer::{link, saving};

/// Undoes or redoes until `to` turns are played.
pub(super) fn go(board: &Board, turns: &[Turn], to: usize) {
    let to = to.min(turns.len());
    let played = || turns::turns(&board.record());
    while played().len() > to && board.undo() {}
    while played() != turns[..to] && board.redo() {}
}

pub(super) fn file(state: Option<&State>) -> String {
    let date = String::from(Date::new_0().to_iso_string());
    let game = state.map_or("mbao", |state| &state.game);
    format!("{game}-{}.txt", date.get(..10).unwrap_or_default())
}

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
fn use_arrows(context: &Context<'_>) {
    let table = context.table.clone();
    use_effect_with(context.board.cloned(), move |board| {
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
                let table = table.clone();
                let (at, turns) = (table.seen.at, &table.seen.turns);
                let to = step(&event.key(), at, turns.len()).filter(|_| !held && target.is_some_and(free));
                if let Some(to) = to.filter(|_| !turns.is_empty()) {
                    go(&board, turns, to);
                    // Otherwise the list or the page would scroll.
                    event.prevent_default();
                }
            })
        });
        move || drop(listening)
    });
}

/// A press that leads to where `to` turns are played.
fn leads(context: &Context<'_>, to: usize) -> Callback<MouseEvent> {
    let (board, turns) = (context.board.cloned(), context.table.seen.turns.clone());
    Callback::from(move |_| {
        if let Some(board) = &board {
            go(board, &turns, to);
        }
    })
}

/// The turns in lines, each a button that goes to it.
#[hook]
fn use_turns(context: &Context<'_>) -> Html {
    use_arrows(context);
    let seen = &context.table.seen;
    let list = use_node_ref();
    let place = list.clone();
    // The list follows the game, once it is shown.
    use_effect_with((seen.at, seen.turns.len(), context.table.tab == Tab::Moves), move |_| {
        let Some(list) = place.cast::<HtmlElement>() else { return };
        let current = list.query_selector("[aria-current]").ok().flatten();
        let top = current.map_or(0, |current| {
            let current: HtmlElement = current.unchecked_into();
            current.offset_top() + current.offset_height() / 2 - list.client_height() / 2
        });
        list.set_scroll_top(top);
    });
    let mut lines: Vec<(u32, Vec<Html>)> = Vec::new();
    for (at, one) in seen.turns.iter().enumerate() {
        let html = turn(context, at, one);
        match lines.last_mut() {
            Some((_, line)) if !one.opens => line.push(html),
            _ => lines.push((one.line, vec![html])),
        }
    }
    let (lang, last) = (context.lang, seen.turns.len());
    html! {
        <>
            if last == 0 {
                <p class="none-yet">{ words::moves_none(lang) }</p>
            }
            <ol class="record-turns" translate="no" aria-label={words::moves(lang)} tabindex={(last > 0).then_some("0")} ref={list}>
                { for lines.into_iter().map(|(number, line)| html! { <li value={number.to_string()}>{ for line }</li> }) }
            </ol>
            <p class="controls stepping">
                { stepping(context, 0, words::record_start(lang), "«") }
                { stepping(context, seen.at.saturating_sub(1), words::moves_back(lang), "‹") }
                { stepping(context, (seen.at + 1).min(last), words::moves_on(lang), "›") }
                { stepping(context, last, words::moves_end(lang), "»") }
            </p>
        </>
    }
}

fn turn(context: &Context<'_>, at: usize, turn: &Turn) -> Html {
    let (lang, now) = (context.lang, context.table.seen.at);
    let side = if turn.north { Side::North } else { Side::South };
    let name = context.table.name(lang, side);
    html! {
        <button type="button" onclick={leads(context, at + 1)} aria-current={(now == at + 1).then_some("true")}
            class={(now <= at).then_some("undone")} aria-label={words::turn_of(lang, &name, &turn.text)}>
            { turn.text.clone() }
        </button>
    }
}

/// A button that goes to where `to` turns are played.
fn stepping(context: &Context<'_>, to: usize, label: String, sign: &'static str) -> Html {
    html! {
        <button type="button" disabled={to == context.table.seen.at} onclick={leads(context, to)} aria-label={label.clone()}
            title={label}>
            { sign }
        </button>
    }
}

/// Reads the file that a field was given.
fn open(context: &Context<'_>) -> Callback<Event> {
    let tell = context.tell.clone();
    Callback::from(move |event: Event| {
        let Some(field) = event.target().map(JsCast::unchecked_into::<HtmlInputElement>) else { return };
        let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
        let tell = tell.clone();
        spawn_local(async move {
            tell.emit(match JsFuture::from(file.text()).await {
                Ok(text) => Message::Read(Source::Sent(text.as_string().unwrap_or_default())),
                Err(error) => Message::Said(page::message(&error)),
            });
            // So that the same file can be opened again.
            field.set_value("");
        });
    })
}

/// The moves, with the controls to copy, save and open a game.
#[hook]
pub(super) fn use_moves(context: &Context<'_>) -> Html {
    let turns = use_turns(context);
    let [text, pasted] = [use_node_ref(), use_node_ref()];
    let (lang, seen) = (context.lang, &context.table.seen);

    let save = {
        let (record, said, state) = (seen.whole.clone(), context.say(), seen.state.clone());
        move |_| {
            if let Err(error) = saving::text(&record, "text/plain", &file(state.as_ref())) {
                said.emit(page::message(&error));
            }
        }
    };
    let paste = {
        let (tell, pasted) = (context.tell.clone(), pasted.clone());
        move |_| {
            if let Some(field) = pasted.cast::<HtmlTextAreaElement>() {
                tell.emit(Message::Read(Source::Sent(field.value())));
            }
        }
    };
    let empty = seen.turns.is_empty();
    html! {
        <section class="record">
            { turns }
            <p class="controls">
                <button type="button" disabled={empty} onclick={copying(lang, &seen.whole, &text, context.say())}>{ words::record_copy(lang) }</button>
                <button type="button" disabled={empty} onclick={save}>{ words::record_save(lang) }</button>
                if !empty {
                    <a href={link::to_make(&context.props.studio_href, &seen.whole)}>{ words::record_studio(lang) }</a>
                }
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
                    <input type="file" accept=".txt,text/plain" onchange={open(context)} />
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
