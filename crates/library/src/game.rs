//! A game in progress, for JavaScript.

use js_sys::Promise;
use mbao_board::{Lang, Look};
use mbao_rules::Fault;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::argument::{number, optional_text, player, properties, text, truth};
use crate::beginning::{Beginning, beginning};
use crate::board::{language, seeds_asked};
use crate::session::Session;
use crate::thrown::{data, refusal, refused, wrong_type};

#[wasm_bindgen(raw_module = "./asking.js")]
extern "C" {
    /// Asks the computer players. It throws nothing; the promise may be rejected.
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
    /// Begins a game. A `record` is replayed to its end, and its own headers take
    /// precedence over `id` and the other properties. Throws an `MbaoError`:
    /// `unknown-game`, `unknown-setup`, `unknown-option`, `bad-position` or
    /// `bad-record`.
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
    /// Begins a game. With `rules`, the text of a notebook file, it begins the game that
    /// is noted there, whatever `id` says.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string")] id: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "NewGame")] begin: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] rules: &JsValue,
    ) -> Result<Self, JsValue> {
        Self::begin(beginning(id, begin)?, optional_text(rules, "rules")?)
    }
}

impl Game {
    #[cfg_attr(not(feature = "notebook"), allow(unused_mut))]
    fn begin(mut beginning: Beginning, rules: Option<String>) -> Result<Self, JsValue> {
        #[cfg(feature = "notebook")]
        if let Some(rules) = &rules {
            beginning.game.definition = Some(crate::notebook::definition(rules)?);
        }
        let (game, notes) = beginning.start().map_err(refused)?;
        Ok(Self { session: Session::new(game, notes), rules })
    }

    fn ask(&self, what: &str, how: &JsValue) -> Result<Promise, JsValue> {
        ask(what, &self.session.record(), self.rules.as_deref(), how)
    }
}

#[wasm_bindgen]
impl Game {
    /// Everything that a board shows, also in mid-turn.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn state(&self) -> Result<JsValue, JsValue> {
        data(&self.session.game.state())
    }

    /// The legal actions, sorted; empty when the game is over. `lift *` and
    /// `lay *` stand for actions with free numbers.
    pub fn legal(&self) -> Vec<String> {
        self.session.game.legal_texts()
    }

    /// Plays an action and returns what happened, in order. Throws an `MbaoError`,
    /// `bad-action`, `illegal-action` or `over`, and then leaves the game as it was.
    #[wasm_bindgen(unchecked_return_type = "Event[]")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] action: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let action = action.as_string().ok_or_else(|| refusal(Fault::BadAction, "an action is a text"))?;
        data(&self.session.play(&action).map_err(refused)?)
    }

    /// The last turn and what comes next, in words and as data: all that a board shows, at once. With an action, it is
    /// played first; throws what `play` throws. When one person plays against a computer, `you` is the person's side.
    #[wasm_bindgen(unchecked_return_type = "Turn")]
    pub fn turn(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] language: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Player | null")] you: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] action: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let (language, you) = (self::language(language)?, player(you, "you")?);
        if let Some(action) = optional_text(action, "action")? {
            self.session.play(&action).map_err(refused)?;
        }
        self.session.told(language, you, |turn| data(turn))
    }

    /// Takes back the last action; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.session.undo()
    }

    /// Plays again the action that was taken back; returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.session.redo()
    }

    /// The position as text; `null` in mid-turn and in set-up phases.
    #[wasm_bindgen(unchecked_return_type = "string | null")]
    pub fn position(&self) -> Result<JsValue, JsValue> {
        data(&self.session.game.position_text())
    }

    /// The actions that brought the game here.
    pub fn actions(&self) -> Vec<String> {
        self.session.game.action_texts()
    }

    /// The game so far as text, which `new Game` reads back.
    pub fn record(&self) -> String {
        self.session.record()
    }

    /// What a computer player would play; `null` when the game is over. It thinks in a worker if one can run.
    #[wasm_bindgen(unchecked_return_type = "Promise<Suggestion | null>")]
    pub fn suggest(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Thinking")] how: &JsValue,
    ) -> Result<Promise, JsValue> {
        self.ask("suggest", how)
    }

    /// What `suggest` says, with reasons and a sentence.
    #[wasm_bindgen(unchecked_return_type = "Promise<Suggestion | null>")]
    pub fn hint(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Thinking")] how: &JsValue,
    ) -> Result<Promise, JsValue> {
        self.ask("hint", how)
    }

    /// The worth of each turn so far, or of those from `first` to `last`; `nodes` applies to each turn.
    #[wasm_bindgen(unchecked_return_type = "Promise<TurnValue[]>")]
    pub fn analyse(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Thinking & { first?: number; last?: number }")]
        how: &JsValue,
    ) -> Result<Promise, JsValue> {
        self.ask("analyse", how)
    }

    /// The board as SVG text, now or after a number of events of the last action. When the game is
    /// over, the board of now shows the remaining seeds in the stores.
    pub fn picture(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Look")] look: &JsValue,
    ) -> Result<String, JsValue> {
        let (mut lang, mut seeds) = (JsValue::UNDEFINED, None);
        let (mut asked, mut events, mut traced) = (Look::default(), None, false);
        for (name, value) in properties(look, "look")? {
            match name.as_str() {
                "language" => lang = value,
                "tall" => asked.tall = truth(&value, &name)?,
                "north" => asked.north = truth(&value, &name)?,
                "coordinates" => asked.coordinates = truth(&value, &name)?,
                "buttons" => asked.buttons = truth(&value, &name)?,
                "seeds" => seeds = seeds_asked(&value)?,
                "you" => asked.you = player(&value, &name)?,
                "events" => events = number(&value, &name)?,
                "traced" => traced = truth(&value, &name)?,
                _ => {
                    let known = "language, tall, north, coordinates, buttons, seeds, events, traced or you";
                    return Err(wrong_type(&["\"", &name, "\" of look"].concat(), known));
                }
            }
        }
        let look = Look { lang: language(&lang)?, seeds: seeds.as_deref(), ..asked };
        Ok(self.session.picture(look, events.map(|events| events as usize), traced))
    }

    /// What can be chosen now: the answers in mid-turn or, with a pit, the ways to start from
    /// there. Between turns the answers are the actions that belong to no pit, such as passing.
    #[wasm_bindgen(unchecked_return_type = "Choice")]
    pub fn choice(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] language: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] pit: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let pit = match optional_text(pit, "pit")? {
            Some(pit) => Some(pit.parse().map_err(refused)?),
            None => None,
        };
        data(&mbao_board::choice(&self.session.game, pit, self::language(language)?))
    }

    /// What an action would do, as far as the next choice: its trace as a group of SVG for a picture of the game as
    /// it is now. Its `aria-label` says where it would end and what it would win. `tall`: for a board that stands
    /// upright; `north`: for one that is seen from North's seat. Throws what `play` throws.
    pub fn ahead(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] action: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] language: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "boolean")] tall: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "boolean")] north: &JsValue,
    ) -> Result<String, JsValue> {
        let game = &self.session.game;
        let action = game.rules().read_action(&text(action, "action")?).map_err(refused)?;
        let (tall, north) = (truth(tall, "tall")?, truth(north, "north")?);
        mbao_board::ahead(game, action, tall, north, self::language(language)?).map_err(refused)
    }

    /// The pit in which the first handful of an action would end, if the action is legal
    /// and sows one.
    #[wasm_bindgen(unchecked_return_type = "string | undefined")]
    pub fn reach(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] action: &JsValue,
    ) -> Result<Option<String>, JsValue> {
        Ok(self.session.game.reach(&text(action, "action")?).map(|pit| pit.as_str().to_owned()))
    }

    /// Why nothing can be done with a pit now ("c1"), or why an action cannot be played;
    /// `null` if a legal action begins in that pit, or the action is legal. Throws an
    /// `MbaoError`, `bad-action`, if `what` is neither a pit nor an action.
    #[wasm_bindgen(unchecked_return_type = "Refusal | null")]
    pub fn why(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] what: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] language: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let lang = optional_text(language, "language")?.and_then(|tag| Lang::of(&tag)).unwrap_or_default();
        data(&self.session.why(&text(what, "what")?, lang).map_err(refused)?)
    }
}
