//! Reads, plays, tries and compares files of the field notebook. JavaScript passes a
//! file as its text each time, so that no files have to be kept here.

use mbao_affinity::{Point, compare, guide, rules_of};
use mbao_notebook::{Definition, Finding, Misfit, Notebook, Problem, Trial, read as read_file};
use mbao_rules::{GAMES, GameInfo};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::argument::{number, text};
use crate::thrown::{data, mbao_error};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("notebook.d.ts");

pub(crate) fn definition(rules: &str) -> Result<Definition, JsValue> {
    let definition = read_file(rules).and_then(|notebook| notebook.definition());
    definition.map_err(|problem| mbao_error("bad-notebook", &problem.to_string()))
}

/// What `read` returns for a file.
#[derive(Serialize)]
#[serde(untagged)]
enum File {
    Refused { refused: ProblemData },
    Unplayable { notebook: Notebook, unplayable: ProblemData },
    Playable { notebook: Notebook, name: String, game: GameInfo },
}

/// What is wrong with a file, and where.
#[derive(Serialize)]
struct ProblemData {
    path: String,
    message: String,
    misfit: Option<&'static str>,
    numbers: Vec<usize>,
}

impl From<Problem> for ProblemData {
    fn from(problem: Problem) -> Self {
        let Problem { path, message, misfit, numbers } = problem;
        Self { path, message, misfit: misfit.map(Misfit::id), numbers }
    }
}

/// Reads a file; what is wrong with it is returned, not thrown.
#[wasm_bindgen(unchecked_return_type = "NotebookFile")]
pub fn read(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Result<JsValue, JsValue> {
    let notebook = match read_file(&self::text(text, "text")?) {
        Ok(notebook) => notebook,
        Err(problem) => return data(&File::Refused { refused: problem.into() }),
    };
    data(&match notebook.definition() {
        Ok(definition) => {
            File::Playable { name: notebook.write(), game: GameInfo::from(&definition), notebook }
        }
        Err(problem) => File::Unplayable { notebook, unplayable: problem.into() },
    })
}

/// The notebook of a recorded game; `undefined` if there is none with that id.
#[wasm_bindgen(js_name = notebookOf, unchecked_return_type = "Notebook | undefined")]
pub fn notebook_of(
    #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
) -> Result<JsValue, JsValue> {
    match mbao_rules::game(&text(id, "id")?) {
        Ok(definition) => data(&Notebook::of(definition)),
        Err(_) => Ok(JsValue::UNDEFINED),
    }
}

/// A noted game that is played at random.
#[wasm_bindgen]
pub struct Tried {
    /// `None` if the game cannot begin.
    trial: Option<Trial>,
}

#[wasm_bindgen]
impl Tried {
    /// Begins to try out the game of a file that `read` named.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue) -> Result<Self, JsValue> {
        Ok(Self { trial: Trial::new(&definition(&text(name, "name")?)?, 17) })
    }

    /// Plays a number of further actions; returns what has been found so far.
    #[wasm_bindgen(unchecked_return_type = "{ games: number; findings: Finding[] } | undefined")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] actions: &JsValue,
    ) -> Result<JsValue, JsValue> {
        #[derive(Serialize)]
        struct Found {
            games: u32,
            findings: Vec<Finding>,
        }
        let Some(trial) = &mut self.trial else { return Ok(JsValue::UNDEFINED) };
        for _ in 0..number(actions, "actions")?.unwrap_or(0) {
            trial.step();
        }
        data(&Found { games: trial.games(), findings: trial.findings() })
    }
}

/// The recorded games with their guide numbers and the points in which they
/// differ from the game of a file that `read` named, the most similar first.
#[wasm_bindgen(unchecked_return_type = "{ game: string; rules: number; points: string[] }[]")]
pub fn nearest(#[wasm_bindgen(unchecked_param_type = "string")] name: &JsValue) -> Result<JsValue, JsValue> {
    #[derive(Serialize)]
    struct Relative {
        game: &'static str,
        rules: u8,
        points: Vec<&'static str>,
    }
    let own = rules_of(&definition(&text(name, "name")?)?);
    let mut all: Vec<_> =
        GAMES.iter().map(|game| (game, compare(&own, &rules_of(game), Point::weight))).collect();
    all.sort_by(|(_, one), (_, other)| one.distance.total_cmp(&other.distance));
    let relatives: Vec<_> = all
        .iter()
        .map(|(game, compared)| Relative {
            game: &game.id,
            rules: guide(compared.distance),
            points: compared.differences.iter().map(|one| one.point.id()).collect(),
        })
        .collect();
    data(&relatives)
}
