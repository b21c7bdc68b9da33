//! Answers a worker's requests with the computer players.

use core::cell::RefCell;

use mbao_players::{HintReason, Level, Limits, Player, Suggestion, Thoughts, TurnValue, Value};
use mbao_rules::{Action, Game, GameBuilder, Side};
use mbao_story::Record;
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::hint::{sentence, short};
use crate::thrown::{data, refused, wrong_type};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("request.d.ts");

/// Bytes for the table of positions: well below what a phone gives a worker.
const MEMORY: usize = 16 << 20;

thread_local! {
    /// The results of the last thinking: a worker mostly answers the same board again.
    static THOUGHTS: RefCell<Thoughts> = RefCell::default();
}

/// A request. Missing values take their defaults: level 5, seed 0, no limit,
/// English, all turns.
#[derive(Deserialize)]
#[cfg_attr(test, derive(Default))]
pub struct Request {
    what: What,
    /// The game so far.
    record: String,
    /// The file of a noted game.
    #[cfg(feature = "notebook")]
    rules: Option<String>,
    level: Option<u8>,
    seed: Option<u64>,
    /// The limit; when turns are analysed, the limit for each turn.
    nodes: Option<u64>,
    millis: Option<f64>,
    /// Whose seeds fall in a race.
    racer: Option<Side>,
    lang: Option<String>,
    /// The words of that language, if they are apart.
    #[cfg(feature = "apart")]
    words: Option<String>,
    /// Whether reasons are given without a hint.
    why: Option<bool>,
    /// The first and the last turn that are analysed.
    first: Option<u32>,
    last: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(Default))]
#[serde(rename_all = "lowercase")]
enum What {
    #[cfg_attr(test, default)]
    Suggest,
    /// A suggestion with its reasons and a sentence.
    Hint,
    Analyse,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Turn(Option<Suggested>),
    Values(Vec<Valued>),
}

#[derive(Serialize)]
struct Suggested {
    action: String,
    turn: Vec<String>,
    line: Vec<String>,
    #[serde(flatten)]
    worth: Worth,
    depth: u8,
    nodes: u64,
    reasons: Vec<Fact>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sentence: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    short: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Valued {
    turn: u32,
    mover: Side,
    #[serde(flatten)]
    worth: Worth,
    played: String,
    best: String,
    played_turn: Vec<String>,
    best_turn: Vec<String>,
}

/// The chance to win, rounded to thousandths, and the turns to a forced end.
#[derive(Serialize)]
struct Worth {
    value: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loses: Option<u32>,
}

/// A reason: its kind and its numbers.
#[derive(Serialize)]
struct Fact {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    n: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    endings: Option<Vec<(u8, u8)>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    string: Option<bool>,
}

/// Answers a request of `player.js`.
#[wasm_bindgen(unchecked_return_type = "Suggestion | TurnValue[] | null")]
pub fn answer(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: JsValue,
) -> Result<JsValue, JsValue> {
    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance)]
        fn now() -> f64;
    }
    let request: Request = serde_wasm_bindgen::from_value(request)
        .map_err(|error| wrong_type("request", &["one that can be read: ", &error.to_string()].concat()))?;
    let begin = GameBuilder {
        #[cfg(feature = "notebook")]
        definition: request.rules.as_deref().map(crate::notebook::definition).transpose()?,
        ..GameBuilder::default()
    };
    let game = Record::read(&request.record).and_then(|record| record.replay(begin)).map_err(refused)?;
    data(&think(&request, &game, now))
}

fn think(request: &Request, game: &Game, now: impl Fn() -> f64) -> Answer {
    let level = request.level.and_then(Level::new).unwrap_or(Level::MASTER);
    let mut player = Player::new(game.rules(), level, request.seed.unwrap_or(0));
    if request.what == What::Hint {
        player = player.without_style();
    }
    let limits = Limits {
        nodes: request.nodes.unwrap_or(u64::MAX),
        memory: MEMORY,
        racer: request.racer.unwrap_or(Side::North),
    };
    let begun = now();
    let stop = || request.millis.is_some_and(|millis| now() - begun >= millis);
    if request.what == What::Analyse {
        let turns = request.first.unwrap_or(1)..=request.last.unwrap_or(u32::MAX);
        let values = player.analyse(game, turns, &limits, stop);
        return Answer::Values(values.into_iter().map(Valued::from).collect());
    }
    let lang = request.lang.as_deref().and_then(Lang::of).unwrap_or_default();
    #[cfg(feature = "apart")]
    if let Some(words) = &request.words {
        mbao_words::bring(lang, words.clone());
    }
    let hint = request.what == What::Hint;
    // With a limit of nodes the answer must be the same everywhere, so it uses the position alone.
    let suggestion = if request.nodes.is_some() {
        player.suggest(game, &limits, stop)
    } else {
        THOUGHTS.with_borrow_mut(|thoughts| player.suggest_from(thoughts, game, &limits, stop))
    };
    Answer::Turn(suggestion.map(|suggestion| {
        let reasons =
            if hint || request.why.is_some() { player.reasons(game, &suggestion) } else { Vec::new() };
        suggested(game, &suggestion, &reasons, hint.then_some(lang))
    }))
}

fn suggested(game: &Game, suggestion: &Suggestion, reasons: &[HintReason], hint: Option<Lang>) -> Suggested {
    Suggested {
        action: suggestion.action.to_string(),
        sentence: hint.map(|lang| sentence(game, suggestion, reasons, lang)),
        short: hint.map(|lang| short(game, suggestion, reasons, lang)),
        turn: suggestion.turn.iter().map(Action::to_string).collect(),
        line: suggestion.line.iter().map(Action::to_string).collect(),
        worth: suggestion.value.into(),
        depth: suggestion.depth,
        nodes: suggestion.nodes,
        reasons: reasons.iter().map(Fact::from).collect(),
    }
}

impl From<TurnValue> for Valued {
    fn from(value: TurnValue) -> Self {
        let TurnValue { turn, mover, value, played, best, played_turn, best_turn } = value;
        Self { turn, mover, worth: value.into(), played, best, played_turn, best_turn }
    }
}

impl From<Value> for Worth {
    fn from(value: Value) -> Self {
        let forced = |wanted| value.forced().filter(|(won, _)| *won == wanted).map(|(_, turns)| turns);
        Self { value: (value.chance() * 1000.0).round() / 1000.0, wins: forced(true), loses: forced(false) }
    }
}

impl From<&HintReason> for Fact {
    fn from(reason: &HintReason) -> Self {
        let (kind, n) = match reason {
            HintReason::OnlyChoice => ("only-choice", None),
            HintReason::Wins => ("wins", None),
            HintReason::WinsIn { turns } => ("wins-in", Some(*turns)),
            HintReason::PassingWins { turns } => ("passing-wins", Some(*turns)),
            HintReason::LosesLast { turns } => ("loses-last", Some(*turns)),
            HintReason::Captures { seeds, .. } => ("captures", Some(u32::from(*seeds))),
            HintReason::Marks { pits } => ("marks", Some(u32::from(*pits))),
            HintReason::StartsAgain { times } => ("starts-again", Some(u32::from(*times))),
            HintReason::LeavesNoStart => ("leaves-no-start", None),
            HintReason::LeavesOneStart { .. } => ("leaves-one-start", None),
            HintReason::Saves { seeds } => ("saves", Some(u32::from(*seeds))),
            HintReason::LeavesNothingExposed => ("leaves-nothing-exposed", None),
            HintReason::Exposes { seeds } => ("exposes", Some(u32::from(*seeds))),
        };
        let (endings, string) = match reason {
            HintReason::Captures { endings, string, .. } => (Some(endings.clone()), string.then_some(true)),
            _ => (None, None),
        };
        Self { kind, n, endings, string }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    fn started(game: &str) -> Game {
        Game::start(game).expect("a recorded game")
    }

    fn request(what: What) -> Request {
        Request { what, level: Some(5), seed: Some(7), nodes: Some(2000), ..Request::default() }
    }

    fn turn(request: &Request, game: &Game) -> Suggested {
        match think(request, game, || 0.0) {
            Answer::Turn(Some(suggested)) => suggested,
            _ => panic!("the game goes on"),
        }
    }

    #[test]
    fn it_suggests_what_may_be_played_and_repeats_itself() {
        let mut game = started("ndoto");
        let [one, other] = [(); 2].map(|()| turn(&request(What::Suggest), &game));
        assert_eq!((&one.turn, one.nodes), (&other.turn, other.nodes));
        assert!(one.worth.value > 0.0 && one.worth.value < 1.0);
        assert!(one.reasons.is_empty() && one.sentence.is_none());
        let told = turn(&Request { why: Some(true), ..request(What::Suggest) }, &game);
        assert!(!told.reasons.is_empty() && told.sentence.is_none());
        let hint = turn(&request(What::Hint), &game);
        assert!(!hint.reasons.is_empty() && hint.sentence.is_some());
        assert!(game.play_text(&one.action).is_ok());
    }

    #[test]
    fn a_clock_that_has_run_out_ends_it_at_once() {
        let clock = Cell::new(0.0);
        let late = || {
            clock.set(clock.get() + 100.0);
            clock.get()
        };
        let asked = Request { nodes: None, millis: Some(50.5), ..request(What::Suggest) };
        assert!(matches!(think(&asked, &started("omweso"), late), Answer::Turn(Some(_))));
    }

    #[test]
    fn turns_are_analysed_one_by_one_as_all_at_once() {
        let mut game = started("ndoto");
        for _ in 0..5 {
            let first = game.legal()[0];
            game.play(first).expect("it is legal");
        }
        let values = |first, last| {
            let asked = Request { level: Some(4), nodes: Some(200), first, last, ..request(What::Analyse) };
            match think(&asked, &game, || 0.0) {
                Answer::Values(values) => {
                    values.iter().map(|one| (one.turn, one.best.clone(), one.worth.value.to_bits())).collect()
                }
                Answer::Turn(_) => Vec::new(),
            }
        };
        let all = values(None, None);
        assert_eq!(all.len(), 5);
        assert_eq!(all, [values(None, Some(2)), values(Some(3), None)].concat());
    }
}
