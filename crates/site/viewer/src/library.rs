//! The library beside the site's bundles. It is fetched when it is first needed, so that
//! a page that does not use it does not wait for it.

use js_sys::{Array, Function, Reflect};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::AbortSignal;

use crate::board_element::{Counts, Side, State};

// A dynamic import is syntax that only a script can contain. This one is in
// `BUNDLE/snippets/CRATE/`. A module that did not come is asked for under a new address.
#[wasm_bindgen(inline_js = "let tries = 0; \
        const from = (module) => import(new URL(`../../../mbao/${module}`, import.meta.url)); \
        export const load = (module) => from(module).catch(() => from(`${module}?${tries += 1}`));")]
extern "C" {
    #[wasm_bindgen(catch)]
    pub(crate) async fn load(module: &str) -> Result<JsValue, JsValue>;
}

#[wasm_bindgen]
extern "C" {
    /// `board.js`, which fetches the rules for all boards of a page.
    type BoardModule;
    #[wasm_bindgen(method, catch)]
    async fn engine(this: &BoardModule) -> Result<JsValue, JsValue>;

    type AloneModule;
    #[wasm_bindgen(method, catch)]
    async fn page(this: &AloneModule, told: Vec<String>) -> Result<JsValue, JsValue>;

    type NotebookModule;
    #[wasm_bindgen(method, catch)]
    async fn library(this: &NotebookModule, file: &str) -> Result<JsValue, JsValue>;

    /// `Game` of `mbao.js`
    #[derive(Debug)]
    type LibraryGame;
    #[wasm_bindgen(method, catch)]
    fn state(this: &LibraryGame) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn legal(this: &LibraryGame) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn play(this: &LibraryGame, action: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn undo(this: &LibraryGame) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn redo(this: &LibraryGame) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn record(this: &LibraryGame) -> Result<String, JsValue>;
    #[wasm_bindgen(method, catch)]
    async fn suggest(this: &LibraryGame, how: JsValue) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    async fn analyse(this: &LibraryGame, how: JsValue) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method)]
    fn free(this: &LibraryGame);
}

/// Fetches `<mbao-board>`, if the page does not have it yet.
///
/// # Errors
/// Its module cannot be fetched or does not run.
pub async fn board_module() -> Result<(), JsValue> {
    load("board.js").await.map(drop)
}

/// A page of one file that tells a story without a network, as HTML. It is told its language, title, game and text, and a
/// line that stands below it.
///
/// # Errors
/// What belongs into it cannot be fetched, or not packed.
pub async fn page_of_story(told: Vec<String>) -> Result<String, JsValue> {
    let module: AloneModule = load("alone.js").await?.unchecked_into();
    Ok(module.page(told).await?.as_string().unwrap_or_default())
}

/// The value of a board's property `library` for the game of a notebook file.
///
/// # Errors
/// The module cannot be fetched, or the file cannot be played.
pub async fn of_notebook(file: &str) -> Result<JsValue, JsValue> {
    let module: NotebookModule = load("notebook.js").await?.unchecked_into();
    module.library(file).await
}

/// How well a computer player thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Thinking {
    /// From 0 to 5.
    pub level: u8,
    /// How many moves to try while thinking ahead.
    pub nodes: u32,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Suggestion {
    /// The actions of the turn, as far as they are known.
    pub turn: Vec<String>,
    /// The winning chance of the player who has to decide, 0 to 1.
    pub value: f64,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TurnValue {
    /// Number of the turn, from 1.
    pub turn: u32,
    pub mover: Side,
    /// South's winning chance before it, 0 to 1.
    pub value: f64,
    pub played_turn: Vec<String>,
    /// The actions of the turn that looked best.
    pub best_turn: Vec<String>,
}

/// A game in progress, apart from any board. It is freed when dropped.
#[derive(Debug)]
pub struct Game(LibraryGame);

impl Drop for Game {
    fn drop(&mut self) {
        self.0.free();
    }
}

impl Game {
    /// Replays the record of a game.
    ///
    /// # Errors
    /// The library cannot be fetched, or the record cannot be played.
    pub async fn replay(game: &str, record: &str) -> Result<Self, JsValue> {
        #[derive(Serialize)]
        struct Begin<'a> {
            record: &'a str,
        }
        let module: BoardModule = load("board.js").await?.unchecked_into();
        let library = module.engine().await?;
        let class: Function = Reflect::get(&library, &"Game".into())?.dyn_into()?;
        let begin = serde_wasm_bindgen::to_value(&Begin { record })?;
        let game = Reflect::construct(&class, &Array::of2(&game.into(), &begin))?;
        Ok(Self(game.unchecked_into()))
    }

    /// The state of the game.
    ///
    /// # Errors
    /// What the library throws, or an error if its answer has another shape.
    pub fn state(&self) -> Result<State, JsValue> {
        Ok(serde_wasm_bindgen::from_value(self.0.state()?)?)
    }

    /// What counts now.
    ///
    /// # Errors
    /// As [`Game::state`].
    pub fn counts(&self) -> Result<Counts, JsValue> {
        Ok(serde_wasm_bindgen::from_value(self.0.state()?)?)
    }

    /// The legal actions, sorted.
    ///
    /// # Errors
    /// As [`Game::state`].
    pub fn legal(&self) -> Result<Vec<String>, JsValue> {
        Ok(serde_wasm_bindgen::from_value(self.0.legal()?)?)
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The rules refuse it.
    pub fn play(&self, action: &str) -> Result<(), JsValue> {
        self.0.play(action).map(drop)
    }

    /// Takes the last action back; returns whether there was one.
    ///
    /// # Errors
    /// What the library throws.
    pub fn undo(&self) -> Result<bool, JsValue> {
        self.0.undo()
    }

    /// Plays again the action that was taken back; returns whether there was one.
    ///
    /// # Errors
    /// What the library throws.
    pub fn redo(&self) -> Result<bool, JsValue> {
        self.0.redo()
    }

    /// The game so far as text.
    ///
    /// # Errors
    /// What the library throws.
    pub fn record(&self) -> Result<String, JsValue> {
        self.0.record()
    }

    /// What a computer player would play here; `None` when the game is over.
    ///
    /// # Errors
    /// What the library throws, or the signal's reason if it was aborted.
    pub async fn suggest(&self, how: Thinking, signal: &AbortSignal) -> Result<Option<Suggestion>, JsValue> {
        let how = thinking(&how, signal)?;
        Ok(serde_wasm_bindgen::from_value(self.0.suggest(how).await?)?)
    }

    /// The worth of a turn; `None` if it has none, as in a set-up.
    ///
    /// # Errors
    /// As [`Game::suggest`].
    pub async fn analyse(
        &self,
        turn: u32,
        how: Thinking,
        signal: &AbortSignal,
    ) -> Result<Option<TurnValue>, JsValue> {
        #[derive(Serialize)]
        struct Asked {
            level: u8,
            nodes: u32,
            first: u32,
            last: u32,
        }
        let asked = Asked { level: how.level, nodes: how.nodes, first: turn, last: turn };
        let how = thinking(&asked, signal)?;
        let found: Vec<TurnValue> = serde_wasm_bindgen::from_value(self.0.analyse(how).await?)?;
        Ok(found.into_iter().next())
    }
}

/// The options of a request in the form that the library takes, with the signal.
fn thinking(how: &impl Serialize, signal: &AbortSignal) -> Result<JsValue, JsValue> {
    let how = serde_wasm_bindgen::to_value(how)?;
    Reflect::set(&how, &"signal".into(), signal)?;
    Ok(how)
}
