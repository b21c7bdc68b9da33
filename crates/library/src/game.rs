//! A game in progress, as JavaScript plays it.

use js_sys::Promise;
use mbao_rules::{Fault, GameBuilder};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::argument::{number, text, truth};
use crate::beginning::beginning;
use crate::board::{language, seeds_asked};
use crate::session::{Drawing, Session};
use crate::thrown::{data, refusal, refused};

#[wasm_bindgen(raw_module = "./asking.js")]
extern "C" {
    /// Asks the computer players. Nothing is thrown; the promise may be rejected.
    #[wasm_bindgen(catch)]
    fn ask(what: &str, record: &str, rules: Option<&str>, how: &JsValue) -> Result<Promise, JsValue>;
}

/// A game in progress.
#[wasm_bindgen]
pub struct Game {
    session: Session,
    /// The file of a noted game.
    rules: Option<String>,
}

#[cfg(not(feature = "notebook"))]
#[wasm_bindgen]
impl Game {
    /// Begins a game. With a `record` it is replayed to its end, and the record's
    /// own headers come before `id` and the other properties. Throws an
    /// `MbaoError`: `unknown-game`, `unknown-setup`, `unknown-option`,
    /// `bad-position` or `bad-record`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "NewGame")] begin: &JsValue,
    ) -> Result<Self, JsValue> {
        Self::begin(beginning(id, begin)?, None)
    }
}

#[cfg(feature = "notebook")]
#[wasm_bindgen]
impl Game {
    /// Begins a game; with `rules`, the text of a notebook file, the game that is
    /// noted there, whatever `id` says.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "NewGame")] begin: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] rules: &JsValue,
    ) -> Result<Self, JsValue> {
        Self::begin(beginning(id, begin)?, crate::argument::optional_text(rules, "rules")?)
    }
}

impl Game {
    #[cfg_attr(not(feature = "notebook"), allow(unused_mut))]
    fn begin(mut new_game: GameBuilder, rules: Option<String>) -> Result<Self, JsValue> {
        #[cfg(feature = "notebook")]
        if let Some(rules) = &rules {
            new_game.page = Some(crate::notebook::page(rules)?);
        }
        Ok(Self { session: Session::new(new_game.start().map_err(refused)?), rules })
    }

    fn ask(&self, what: &str, how: &JsValue) -> Result<Promise, JsValue> {
        ask(what, &self.session.game.record(), self.rules.as_deref(), how)
    }
}

#[wasm_bindgen]
impl Game {
    /// Everything a board shows, in mid-turn too.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn state(&self) -> Result<JsValue, JsValue> {
        data(&self.session.game.state())
    }

    /// The legal actions, sorted; none when the game is over. `lift *` and
    /// `lay *` stand for actions with free numbers.
    pub fn legal(&self) -> Vec<String> {
        self.session.game.legal_texts()
    }

    /// Plays an action; what happened, in order. Throws an `MbaoError`:
    /// `bad-action`, `illegal-action` or `over`; the game is as it was.
    #[wasm_bindgen(unchecked_return_type = "Event[]")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] action: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let action = action.as_string().ok_or_else(|| refusal(Fault::BadAction, "an action is a text"))?;
        data(&self.session.play(&action).map_err(refused)?)
    }

    /// Takes back the last action; whether there was one.
    pub fn undo(&mut self) -> bool {
        self.session.undo()
    }

    /// Plays again what was taken back; whether there was something.
    pub fn redo(&mut self) -> bool {
        self.session.redo()
    }

    /// The position as text; `null` in mid-turn and in set-up phases.
    #[wasm_bindgen(unchecked_return_type = "string | null")]
    pub fn position(&self) -> Result<JsValue, JsValue> {
        data(&self.session.game.position())
    }

    /// The actions that brought the game here.
    pub fn actions(&self) -> Vec<String> {
        self.session.game.action_texts()
    }

    /// The game so far as text, which `new Game` reads back.
    pub fn record(&self) -> String {
        self.session.game.record()
    }

    /// What a computer player would play; `null` when the game is over. It thinks in a worker where there is one.
    #[wasm_bindgen(unchecked_return_type = "Promise<Suggestion | null>")]
    pub fn suggest(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Thinking")] how: &JsValue,
    ) -> Result<Promise, JsValue> {
        self.ask("suggest", how)
    }

    /// The same with its reasons, and in words.
    #[wasm_bindgen(unchecked_return_type = "Promise<Suggestion | null>")]
    pub fn hint(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Thinking")] how: &JsValue,
    ) -> Result<Promise, JsValue> {
        self.ask("hint", how)
    }

    /// What each turn so far was worth, or those from `first` to `last`; `nodes` are for each turn.
    #[wasm_bindgen(unchecked_return_type = "Promise<TurnValue[]>")]
    pub fn analyse(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Thinking & { first?: number; last?: number }")]
        how: &JsValue,
    ) -> Result<Promise, JsValue> {
        self.ask("analyse", how)
    }

    /// The board as SVG text, now or after so many events of the last action.
    /// `seeds` as the element's `theme`; empty for the game's own.
    pub fn picture(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] language: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] tall: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] coordinates: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "boolean")] buttons: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] seeds: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number | null")] events: &JsValue,
    ) -> Result<String, JsValue> {
        let seeds = seeds_asked(seeds)?;
        Ok(self.session.picture(&Drawing {
            lang: self::language(language)?,
            tall: truth(tall, "tall")?,
            coordinates: truth(coordinates, "coordinates")?,
            buttons: truth(buttons, "buttons")?,
            seeds: seeds.as_deref(),
            events: number(events, "events")?.map(|events| events as usize),
        }))
    }

    /// The steps of the last action, each with what happened and why.
    #[wasm_bindgen(unchecked_return_type = "Step[]")]
    pub fn steps(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] language: &JsValue,
    ) -> Result<JsValue, JsValue> {
        #[derive(Serialize)]
        struct Step {
            from: usize,
            to: usize,
            sentence: String,
        }
        let steps = self.session.steps(self::language(language)?).into_iter();
        let steps: Vec<_> = steps
            .map(|step| Step { from: step.events.start, to: step.events.end, sentence: step.sentence })
            .collect();
        data(&steps)
    }

    /// The last action in one line, and who is to play.
    pub fn sentence(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] language: &JsValue,
    ) -> Result<String, JsValue> {
        Ok(self.session.sentence(self::language(language)?))
    }

    /// The pit in which the first handful of an action would end, if it is legal
    /// and sows one.
    #[wasm_bindgen(unchecked_return_type = "string | undefined")]
    pub fn reach(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] action: &JsValue,
    ) -> Result<Option<String>, JsValue> {
        Ok(self.session.game.reach(&text(action, "action")?).map(|pit| pit.as_str().to_owned()))
    }

    /// How many pits a `lift` or `lay` may name now; `undefined` where that is not limited.
    #[wasm_bindgen(js_name = mostPits)]
    pub fn most_pits(&self) -> Option<u32> {
        self.session.game.most_pits().map(u32::from)
    }
}
