//! Reads stories for what plays them: it knows no game, only the board, so that little is downloaded.

use js_sys::{Array, Object};
use mbao_rules::{Board, Rows};
use mbao_story::{Arrow, Ask, Branch, Colour, Ring, Step, Story, Words, Wrong};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::thrown::{mbao_error, refused, set};

/// What can be read of the story that a text tells, of a game with so many rows and columns, and what cannot. Its actions
/// are not played. Throws an `MbaoError`, `bad-record`, with the line, if the headers cannot be read.
#[wasm_bindgen(unchecked_return_type = "Story & { fault: string | null }")]
pub fn story(text: &str, rows: usize, columns: u8) -> Result<JsValue, JsValue> {
    let rows = if rows == 4 { Rows::Four } else { Rows::Two };
    let board =
        Board::new(rows, columns).ok_or_else(|| mbao_error("bad-record", "there is no such board"))?;
    let (story, fault) = Story::read_part_unplayed(text, board).map_err(refused)?;
    let headers = Object::new();
    for (name, value) in &story.headers {
        set(&headers, name, &value.into());
    }
    Ok(object(&[
        ("headers", headers.into()),
        ("words", list(&story.words, words)),
        ("steps", list(&story.steps, step)),
        ("fault", perhaps(fault.as_ref().map(mbao_rules::Error::message))),
    ]))
}

fn step(step: &Step) -> JsValue {
    object(&[
        ("action", text(&step.action)),
        ("words", list(&step.words, words)),
        ("branches", list(&step.branches, branch)),
    ])
}

fn branch(branch: &Branch) -> JsValue {
    object(&[("words", list(&branch.words, words)), ("steps", list(&branch.steps, step))])
}

fn words(words: &Words) -> JsValue {
    let marks: Array =
        words.rings.iter().copied().map(ring).chain(words.arrows.iter().copied().map(arrow)).collect();
    let ask =
        words.ask.map_or(JsValue::NULL, |ask| if ask == Ask::Turn { "turn".into() } else { text(&ask) });
    object(&[
        ("language", perhaps(words.language.as_ref().map(mbao_story::Language::as_str))),
        ("beat", words.beat.into()),
        ("text", (&words.text).into()),
        ("marks", marks.into()),
        ("ask", ask),
        ("choices", list(&words.choices, |number| (*number).into())),
        ("accept", list(&words.accept, text)),
        ("hints", list(&words.hints, |hint| hint.into())),
        ("right", perhaps(words.right.as_deref())),
        ("wrong", list(&words.wrong, wrong)),
        ("other", list(&words.other, |other| other.into())),
    ])
}

fn wrong(wrong: &Wrong) -> JsValue {
    let answer = wrong.answer.as_ref().map_or(JsValue::NULL, text);
    object(&[("answer", answer), ("text", (&wrong.text).into())])
}

fn ring(ring: Ring) -> JsValue {
    object(&[("colour", colour(ring.colour)), ("to", text(&ring.target))])
}

fn arrow(arrow: Arrow) -> JsValue {
    object(&[("colour", colour(arrow.colour)), ("from", text(&arrow.from)), ("to", text(&arrow.to))])
}

fn colour(colour: Colour) -> JsValue {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
    .into()
}

fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        set(&object, name, value);
    }
    object.into()
}

fn list<T>(all: &[T], one: impl Fn(&T) -> JsValue) -> JsValue {
    all.iter().map(one).collect::<Array>().into()
}

fn perhaps(text: Option<&str>) -> JsValue {
    text.map_or(JsValue::NULL, JsValue::from)
}

fn text<T: ToString>(value: &T) -> JsValue {
    value.to_string().into()
}
