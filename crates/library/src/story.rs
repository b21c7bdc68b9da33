//! Reads stories for what plays them: it knows no game, only the board, so that little is downloaded.

use mbao_rules::{Board, Error, Rows};
use mbao_story::{Ask, Branch, Colour, Step, Story, Words};
use serde::{Serialize, Serializer};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::thrown::{data, mbao_error, refused};

#[derive(Serialize)]
struct Told {
    #[serde(serialize_with = "by_name")]
    headers: Vec<(String, String)>,
    words: Vec<Said>,
    steps: Vec<Stepped>,
    fault: Option<String>,
}

#[derive(Serialize)]
struct Stepped {
    action: String,
    words: Vec<Said>,
    branches: Vec<Branched>,
}

#[derive(Serialize)]
struct Branched {
    words: Vec<Said>,
    steps: Vec<Stepped>,
}

#[derive(Serialize)]
struct Said {
    language: Option<String>,
    beat: u8,
    text: String,
    marks: Vec<Pointer>,
    ask: Option<String>,
    choices: Vec<u8>,
    accept: Vec<String>,
    hints: Vec<String>,
    right: Option<String>,
    wrong: Vec<Refuted>,
    other: Vec<String>,
}

#[derive(Serialize)]
struct Pointer {
    colour: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    to: String,
}

#[derive(Serialize)]
struct Refuted {
    answer: Option<String>,
    text: String,
}

/// What can be read of the story that a text tells, of a game with so many rows and columns, and what cannot. Its actions
/// are not played. Throws an `MbaoError`, `bad-record`, with the line, if the headers cannot be read.
#[wasm_bindgen(unchecked_return_type = "Story & { fault: string | null }")]
pub fn story(text: &str, rows: usize, columns: u8) -> Result<JsValue, JsValue> {
    let (story, fault) = read(text, rows, columns)?;
    let fault = fault.map(|fault| fault.message().to_owned());
    data(&Told { fault, ..Told::from(&story) })
}

fn read(text: &str, rows: usize, columns: u8) -> Result<(Story, Option<Error>), JsValue> {
    let rows = if rows == 4 { Rows::Four } else { Rows::Two };
    let board =
        Board::new(rows, columns).ok_or_else(|| mbao_error("bad-record", "there is no such board"))?;
    Story::read_part_unplayed(text, board).map_err(refused)
}

impl From<&Story> for Told {
    fn from(story: &Story) -> Self {
        Self {
            headers: story.headers.clone(),
            words: all(&story.words),
            steps: all(&story.steps),
            fault: None,
        }
    }
}

impl From<&Step> for Stepped {
    fn from(step: &Step) -> Self {
        Self { action: step.action.to_string(), words: all(&step.words), branches: all(&step.branches) }
    }
}

impl From<&Branch> for Branched {
    fn from(branch: &Branch) -> Self {
        Self { words: all(&branch.words), steps: all(&branch.steps) }
    }
}

impl From<&Words> for Said {
    fn from(words: &Words) -> Self {
        let rings = words.rings.iter().map(|ring| Pointer {
            colour: colour(ring.colour),
            from: None,
            to: ring.target.to_string(),
        });
        let arrows = words.arrows.iter().map(|arrow| Pointer {
            colour: colour(arrow.colour),
            from: Some(arrow.from.to_string()),
            to: arrow.to.to_string(),
        });
        Self {
            language: words.language.as_ref().map(ToString::to_string),
            beat: words.beat,
            text: words.text.clone(),
            marks: rings.chain(arrows).collect(),
            ask: words.ask.map(|ask| if ask == Ask::Turn { "turn".to_owned() } else { ask.to_string() }),
            choices: words.choices.clone(),
            accept: words.accept.iter().map(ToString::to_string).collect(),
            hints: words.hints.clone(),
            right: words.right.clone(),
            wrong: (words.wrong.iter())
                .map(|wrong| Refuted {
                    answer: wrong.answer.as_ref().map(ToString::to_string),
                    text: wrong.text.clone(),
                })
                .collect(),
            other: words.other.clone(),
        }
    }
}

/// Pairs as one object.
fn by_name<S: Serializer>(pairs: &[(String, String)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(pairs.iter().map(|(name, value)| (name, value)))
}

/// A list as plain data.
fn all<'a, From, To: std::convert::From<&'a From>>(list: &'a [From]) -> Vec<To> {
    list.iter().map(To::from).collect()
}

const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}
