//! The tools: what a press on the board does, undo and redo.

use mbao_story::Colour;
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlInputElement};

use super::modes::modes;
use super::prelude::*;
use crate::desk::Tool;
use crate::draft::Pointer;
use crate::pointing;

fn name(lang: Lang, colour: Colour) -> String {
    match colour {
        Colour::Red => words::colour_red(lang),
        Colour::Green => words::colour_green(lang),
        Colour::Blue => words::colour_blue(lang),
        Colour::Yellow => words::colour_yellow(lang),
    }
}

/// What may be typed instead of pressing the board.
fn typed(form: &HtmlFormElement) -> Result<Pointer, String> {
    let field = |name: &str| {
        let field = form.query_selector(&format!("[name={name}]")).ok().flatten();
        field.map(|field| field.unchecked_into::<HtmlInputElement>().value()).unwrap_or_default()
    };
    let (from, to) = (field("from"), field("to"));
    let one = pointing::target(&from).ok_or(from)?;
    if to.trim().is_empty() {
        return Ok(Pointer::Ring(one));
    }
    let other = pointing::target(&to).ok_or(to)?;
    Ok(Pointer::Arrow(one, other))
}

/// The choice of a colour, and what else belongs to rings and arrows.
fn pointers(context: &Context, from: Option<String>) -> Html {
    let (lang, desk) = (context.lang, &context.desk);
    let colours = Colour::ALL.map(|colour| {
        let choose = context.doing(Act::Colour(colour));
        let id = colour.letter().to_ascii_lowercase();
        html! {
            <label class={format!("studio-colour {id}")}>
                <input type="radio" name="colour" checked={desk.colour == colour} onchange={choose} />
                <span>{ name(lang, colour) }</span>
            </label>
        }
    });
    let submit = {
        let act = context.act.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Some(form) = event.target().and_then(|form| form.dyn_into::<HtmlFormElement>().ok()) else {
                return;
            };
            act.emit(match typed(&form) {
                Ok(pointer) => Act::Point(pointer),
                Err(text) => Act::Tell(Notice::NoPlace(text)),
            });
            form.reset();
        })
    };
    let help = match (desk.tool, from) {
        (Tool::Arrow, Some(place)) => words::arrow_from(lang, &place),
        (Tool::Arrow, None) => words::arrow_help(lang),
        _ => words::ring_help(lang),
    };
    html! {
        <div class="studio-pointers">
            <fieldset><legend>{ words::colour(lang) }</legend>{ for colours }</fieldset>
            <p role="status">{ help }</p>
            <details>
                <summary>{ words::point_with_keys(lang) }</summary>
                <form onsubmit={submit}>
                    <label class="field"><span>{ words::point_from(lang) }</span><input name="from" autocomplete="off" autocapitalize="none" spellcheck="false" required=true /></label>
                    <label class="field"><span>{ words::point_to(lang) }</span><input name="to" autocomplete="off" autocapitalize="none" spellcheck="false" /></label>
                    <button>{ words::point_add(lang) }</button>
                </form>
            </details>
            if !desk.draft.marks().is_empty() {
                <button type="button" onclick={context.doing(Act::Change(Draft::point_no_more))}>{ words::point_none(lang) }</button>
            }
        </div>
    }
}

pub(crate) fn tools(context: &Context) -> Html {
    let (lang, desk) = (context.lang, &context.desk);
    let all = [
        (Tool::Play, words::tool_play(lang)),
        (Tool::Ring, words::tool_ring(lang)),
        (Tool::Arrow, words::tool_arrow(lang)),
    ];
    let keys = {
        let act = context.act.clone();
        Callback::from(move |event: web_sys::KeyboardEvent| {
            if (event.ctrl_key() || event.meta_key()) && page::sign(&event) == "z" {
                event.prevent_default();
                act.emit(if event.shift_key() { Act::Redo } else { Act::Undo });
            }
        })
    };
    html! {
        <div class="studio-tools" onkeydown={keys}>
            <div class="studio-bar">
                { super::begin::game(context) }
                { modes("tool", (words::tools(lang), true), all, desk.tool, &context.act.reform(Act::Tool)) }
                <span class="controls">
                    <button type="button" disabled={!desk.can_undo()} onclick={context.doing(Act::Undo)}>{ words::undo(lang) }</button>
                    <button type="button" disabled={!desk.can_redo()} onclick={context.doing(Act::Redo)}>{ words::redo(lang) }</button>
                </span>
            </div>
        </div>
    }
}

/// What belongs to the tool in the hand; `from` is where an arrow has begun that waits for its end. It stands below the board, so that nothing moves there.
pub(crate) fn under(context: &Context, from: Option<String>) -> Html {
    let desk = &context.desk;
    html! {
        <div class="studio-under">
            if desk.tool == Tool::Play {
                if desk.draft.is_blank() { <p class="studio-help">{ words::play_help(context.lang) }</p> }
            } else {
                { pointers(context, from) }
            }
        </div>
    }
}
