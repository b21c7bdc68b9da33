//! The class and the one function of the library.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use mbao_rules::{Error, Event, NewGame, State, json};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::page::{Returned, plain, thrown};
use crate::request;

/// Every game there is: where it is from, its boards, set-ups and options.
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
#[allow(clippy::missing_errors_doc)] // nothing fails: see `Returned`
pub fn games() -> Returned {
    plain(&json::games())
}

/// A game in progress.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game {
    pub(crate) inner: mbao_rules::Game,
    /// What the last action did, and the state before it: what is shown and told step by step.
    pub(crate) last: Vec<Event>,
    pub(crate) before: State,
}

#[wasm_bindgen]
impl Game {
    /// Begins a game. With a `record` it is replayed to its end, and the
    /// record's own headers come before `id` and the other properties.
    ///
    /// # Errors
    /// An `MbaoError`: `unknown-game`, `unknown-setup`, `unknown-option`,
    /// `bad-position` or `bad-record`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "NewGame")] begin: &JsValue,
    ) -> Result<Game, JsValue> {
        let request: NewGame = request::read(id, begin).map_err(|e| thrown(&e))?;
        let game = mbao_rules::Game::new(&request).map_err(|e| thrown(&e))?;
        let before = game.state();
        Ok(Self { inner: game, last: Vec::new(), before })
    }

    /// Everything a board shows, in mid-turn too.
    #[wasm_bindgen(unchecked_return_type = "State")]
    #[allow(clippy::missing_errors_doc)] // nothing fails: see `Returned`
    pub fn state(&self) -> Returned {
        plain(&json::state(&self.inner.state()))
    }

    /// The legal actions, sorted; none when the game is over. `lift *` and
    /// `lay *` stand for actions with free numbers.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    #[allow(clippy::missing_errors_doc)] // nothing fails: see `Returned`
    pub fn legal(&self) -> Returned {
        texts(&self.inner.legal())
    }

    /// Plays an action; what happened, in order.
    ///
    /// # Errors
    /// An `MbaoError`: `bad-action`, `illegal-action` or `over`. The game is as
    /// it was.
    #[wasm_bindgen(unchecked_return_type = "Event[]")]
    pub fn play(&mut self, #[wasm_bindgen(unchecked_param_type = "string")] action: &JsValue) -> Returned {
        let text =
            action.as_string().ok_or_else(|| thrown(&Error::BadAction("an action is a text".to_owned())))?;
        let before = self.inner.state();
        self.last = self.inner.play(&text).map_err(|e| thrown(&e))?;
        self.before = before;
        plain(&json::events(&self.last))
    }

    /// Takes back the last action; whether there was one.
    pub fn undo(&mut self) -> bool {
        self.last.clear();
        self.inner.undo()
    }

    /// Plays again what was taken back; whether there was something.
    pub fn redo(&mut self) -> bool {
        self.last.clear();
        self.inner.redo()
    }

    /// The position as text; `null` in mid-turn and in set-up phases.
    #[wasm_bindgen(unchecked_return_type = "string | null")]
    #[allow(clippy::missing_errors_doc)] // nothing fails: see `Returned`
    pub fn position(&self) -> Returned {
        Ok(self.inner.position().map_or(JsValue::NULL, JsValue::from))
    }

    /// The actions that brought the game here.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    #[allow(clippy::missing_errors_doc)] // nothing fails: see `Returned`
    pub fn actions(&self) -> Returned {
        texts(&self.inner.action_texts())
    }

    /// The game so far as text, which `new Game` reads back.
    pub fn record(&self) -> String {
        self.inner.record()
    }
}

fn texts(texts: &[String]) -> Returned {
    let mut out = String::new();
    json::texts(&mut texts.iter().map(String::as_str), &mut out);
    plain(&out)
}
