//! Pictures: of the board that is worked on, and of all that its readers step through.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Uint8Array, Uint8ClampedArray};
use mbao_moving::Film;
use mbao_viewer::saving;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag};

use super::prelude::*;
use super::story_board::TOLD;

/// The usual width of a picture, in pixels, and the widest that every browser draws.
const WIDTH: u16 = 1200;
const WIDEST: u16 = 4000;
const NARROWEST: u16 = 100;
/// The widest moving picture: all that changes in it is held at once.
const WIDEST_MOVING: u16 = 1200;

#[wasm_bindgen(raw_module = "../scripts/picture.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    fn svg(board: &JsValue) -> Result<String, JsValue>;
    #[wasm_bindgen(catch)]
    async fn png(board: &JsValue, width: u16) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch)]
    async fn frames(
        board: &JsValue,
        width: u16,
        take: &Closure<dyn FnMut(JsValue) -> bool>,
    ) -> Result<JsValue, JsValue>;
    async fn pause();
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Drawing,
    Pixels,
    Moving,
}

/// How many pictures of a moving one are made, and of how many; no numbers before the first.
type Done = (u16, u16);

struct Making {
    done: UseStateSetter<Option<Done>>,
    stopped: Rc<RefCell<bool>>,
}

fn blob(parts: &Array, kind: &str) -> Result<Blob, JsValue> {
    let how = BlobPropertyBag::new();
    how.set_type(kind);
    Blob::new_with_u8_array_sequence_and_options(parts, &how)
}

/// The bytes of a picture; `None` if it was stopped.
async fn made(kind: Kind, board: &JsValue, width: u16, making: Making) -> Result<Option<Blob>, JsValue> {
    match kind {
        Kind::Drawing => {
            blob(&Array::of1(&Uint8Array::from(svg(board)?.as_bytes())), "image/svg+xml").map(Some)
        }
        Kind::Pixels => Ok(Some(png(board, width).await?.unchecked_into())),
        Kind::Moving => moving(board, width.min(WIDEST_MOVING), making).await,
    }
}

/// A moving picture of all that readers step through. The page answers after each of its pictures.
async fn moving(board: &JsValue, width: u16, making: Making) -> Result<Option<Blob>, JsValue> {
    let Making { done, stopped } = making;
    let film = Rc::new(RefCell::new(None::<Film>));
    let take = {
        let (film, stopped) = (film.clone(), stopped.clone());
        Closure::new(move |shot: JsValue| {
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // pixels of a canvas
            let number = |name: &str| page::get(&shot, name).as_f64().unwrap_or_default() as u16;
            let pixels = page::get(&shot, "pixels").unchecked_into::<Uint8ClampedArray>().to_vec();
            let mut film = film.borrow_mut();
            let film = film.get_or_insert_with(|| Film::new(number("width"), number("height")));
            done.set(Some((number("at"), number("of"))));
            film.take(&pixels, number("hundredths")).is_ok() && !*stopped.borrow()
        })
    };
    if frames(board, width, &take).await?.is_falsy() {
        return Ok(None);
    }
    let parts = Array::new();
    for piece in film.take().into_iter().flat_map(Film::pieces) {
        parts.push(&Uint8Array::from(piece.as_slice()));
        pause().await;
        if *stopped.borrow() {
            return Ok(None);
        }
    }
    blob(&parts, "image/gif").map(Some)
}

/// Only what it shows: while anything else changes, a number that is being typed is not drawn over.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PicturesProps {
    pub(super) lang: Lang,
    /// Id of the board that is worked on.
    pub(super) board: String,
    pub(super) file: String,
}

/// A width, and a button for each kind of picture.
#[component]
pub(super) fn Pictures(props: &PicturesProps) -> Html {
    let lang = props.lang;
    let width = use_state_eq(|| WIDTH);
    let clamped = use_state_eq(|| false);
    let done = use_state_eq(|| None::<Done>);
    let stopped = use_mut_ref(|| false);
    let told = use_state_eq(String::new);
    {
        let stopped = stopped.clone();
        use_effect_with((), move |()| move || *stopped.borrow_mut() = true);
    }
    let choose = {
        let (width, other) = (width.setter(), clamped.setter());
        Callback::from(move |event: Event| {
            let typed = page::value_of(&event).trim().parse().unwrap_or(u32::from(WIDTH));
            let wide = u16::try_from(typed).unwrap_or(u16::MAX).clamp(NARROWEST, WIDEST);
            other.set(u32::from(wide) != typed);
            width.set(wide);
        })
    };
    let make = |kind: Kind, label: String, ending: &'static str| {
        let (done_set, stopped, told, wide) = (done.setter(), stopped.clone(), told.setter(), *width);
        let id = if kind == Kind::Moving { TOLD.to_owned() } else { props.board.clone() };
        let file = format!("{}.{ending}", props.file);
        let press = Callback::from(move |_: MouseEvent| {
            let Some(board) = page::document().get_element_by_id(&id) else { return };
            let (done, told, file) = (done_set.clone(), told.clone(), file.clone());
            let making = Making { done: done.clone(), stopped: stopped.clone() };
            *stopped.borrow_mut() = false;
            done.set(Some((0, 0)));
            told.set(String::new());
            spawn_local(async move {
                let made = made(kind, &board, wide, making).await;
                let saved = made.and_then(|picture| match picture {
                    Some(picture) => saving::blob(&picture, &file).map(|()| Some(picture.size())),
                    None => Ok(None),
                });
                told.set(match saved {
                    Ok(Some(size)) => words::take_made(lang, &format!("{:.0}", (size / 1000.0).ceil())),
                    Ok(None) => words::take_stopped(lang),
                    Err(error) => format!("{} {}", words::take_failed(lang), page::message(&error)),
                });
                done.set(None);
            });
        });
        html! { <button type="button" disabled={done.is_some()} onclick={press}>{ label }</button> }
    };
    let stop = {
        let stopped = stopped.clone();
        Callback::from(move |_: MouseEvent| *stopped.borrow_mut() = true)
    };
    html! {
        <details>
            <summary>{ words::take_picture(lang) }</summary>
            <p class="studio-help">{ words::take_picture_help(lang) }</p>
            <label class="field">
                <span>{ words::take_width(lang) }</span>
                <input type="number" min={NARROWEST.to_string()} max={WIDEST.to_string()} inputmode="numeric"
                    value={width.to_string()} onchange={choose} />
            </label>
            <p class="error" role="alert">
                if *clamped { { words::take_too_wide(lang, &WIDEST.to_string()) } }
            </p>
            <p class="controls" aria-busy={done.is_some().then_some("true")}>
                { make(Kind::Drawing, words::take_svg(lang), "svg") }
                { make(Kind::Pixels, words::take_png(lang), "png") }
                { make(Kind::Moving, words::take_moving(lang), "gif") }
            </p>
            if let Some((at, of)) = done.filter(|(_, of)| *of > 0) {
                <p class="controls">
                    <label>
                        <progress value={at.to_string()} max={of.to_string()} />
                        { " " }{ words::take_progress(lang, &at.to_string(), &of.to_string()) }
                    </label>
                    <button type="button" onclick={stop}>{ words::take_stop(lang) }</button>
                </p>
            }
            <p role="status">{ (*told).clone() }</p>
        </details>
    }
}
