//! Pictures: of the board that is worked on, and of all that its readers step through.

use js_sys::{Array, Uint8Array, Uint8ClampedArray};
use mbao_moving::{Shot, gif};
use mbao_viewer::{fields, page, saving};
use mbao_words::Lang;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, Event};
use yew::{Callback, Html, Properties, component, html, use_state_eq};

use super::story_board::TOLD;
use crate::words;

/// The usual width of a picture, in pixels, and the widest that every browser draws.
const WIDTH: u16 = 1200;
const WIDEST: u16 = 4000;
const NARROWEST: u16 = 100;
/// The widest moving picture: its pixels are all held at once.
const WIDEST_MOVING: u16 = 1200;

#[wasm_bindgen(raw_module = "../scripts/picture.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    fn svg(board: &JsValue) -> Result<String, JsValue>;
    #[wasm_bindgen(catch)]
    async fn png(board: &JsValue, width: u16) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch)]
    async fn frames(board: &JsValue, width: u16, told: bool) -> Result<JsValue, JsValue>;
}

/// The kinds of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Drawing,
    Pixels,
    Moving,
}

/// The bytes of a picture.
async fn made(kind: Kind, board: &JsValue, width: u16) -> Result<Blob, JsValue> {
    let blob = |parts: &Array, kind: &str| {
        let how = BlobPropertyBag::new();
        how.set_type(kind);
        Blob::new_with_u8_array_sequence_and_options(parts, &how)
    };
    match kind {
        Kind::Drawing => blob(&Array::of1(&Uint8Array::from(svg(board)?.as_bytes())), "image/svg+xml"),
        Kind::Pixels => Ok(png(board, width).await?.unchecked_into()),
        Kind::Moving => {
            let all = frames(board, width.min(WIDEST_MOVING), true).await?;
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // pixels of a canvas
            let number = |of: &JsValue, name: &str| page::get(of, name).as_f64().unwrap_or_default() as u16;
            let shot = |shot: JsValue| Shot {
                pixels: page::get(&shot, "pixels").unchecked_into::<Uint8ClampedArray>().to_vec(),
                hundredths: number(&shot, "hundredths"),
            };
            let shots: Vec<Shot> =
                page::get(&all, "shots").unchecked_into::<Array>().iter().map(shot).collect();
            let bytes = gif(number(&all, "width"), number(&all, "height"), &shots);
            let bytes = bytes.map_err(|fault| JsValue::from(fault.to_string()))?;
            blob(&Array::of1(&Uint8Array::from(bytes.as_slice())), "image/gif")
        }
    }
}

/// Properties of [`Pictures`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PicturesProps {
    pub(super) lang: Lang,
    /// Id of the board that is worked on.
    pub(super) board: String,
    /// The name of the files.
    pub(super) file: String,
}

/// A width, and a button for each kind of picture.
#[component]
pub(super) fn Pictures(props: &PicturesProps) -> Html {
    let lang = props.lang;
    let width = use_state_eq(|| WIDTH);
    let clamped = use_state_eq(|| false);
    let busy = use_state_eq(|| false);
    let told = use_state_eq(String::new);
    let choose = {
        let (width, other) = (width.setter(), clamped.setter());
        Callback::from(move |event: Event| {
            let typed = page::value_of(&event).trim().parse().unwrap_or(u32::from(WIDTH));
            let wide = u16::try_from(typed).unwrap_or(u16::MAX).clamp(NARROWEST, WIDEST);
            page::show_noted(&event, &wide.to_string());
            other.set(u32::from(wide) != typed);
            width.set(wide);
        })
    };
    let make = |kind: Kind, label: String, ending: &'static str| {
        let (busy_set, told, wide) = (busy.setter(), told.setter(), *width);
        let id = if kind == Kind::Moving { TOLD.to_owned() } else { props.board.clone() };
        let file = format!("{}.{ending}", props.file);
        let press = Callback::from(move |_: web_sys::MouseEvent| {
            let Some(board) = page::document().get_element_by_id(&id) else { return };
            let (busy, told, file) = (busy_set.clone(), told.clone(), file.clone());
            busy.set(true);
            told.set(String::new());
            spawn_local(async move {
                let made = made(kind, &board, wide).await;
                let saved = made.and_then(|picture| saving::blob(&picture, &file).map(|()| picture.size()));
                told.set(match saved {
                    Ok(size) => words::take_made(lang, &format!("{:.0}", (size / 1000.0).ceil())),
                    Err(error) => format!("{} {}", words::take_failed(lang), page::message(&error)),
                });
                busy.set(false);
            });
        });
        html! { <button type="button" disabled={*busy} onclick={press}>{ label }</button> }
    };
    html! {
        <details>
            <summary>{ words::take_picture(lang) }</summary>
            <p class="studio-help">{ words::take_picture_help(lang) }</p>
            <label class="field">
                <span>{ words::take_width(lang) }</span>
                <input type="number" id="studio-width" min={NARROWEST.to_string()} max={WIDEST.to_string()} inputmode="numeric"
                    value={fields::held("studio-width", width.to_string())} onchange={choose} />
            </label>
            <p class="error" role="alert">
                if *clamped { { words::take_too_wide(lang, &WIDEST.to_string()) } }
            </p>
            <p class="controls" aria-busy={busy.then_some("true")}>
                { make(Kind::Drawing, words::take_svg(lang), "svg") }
                { make(Kind::Pixels, words::take_png(lang), "png") }
                { make(Kind::Moving, words::take_moving(lang), "gif") }
            </p>
            <p role="status">{ (*told).clone() }</p>
        </details>
    }
}
