//! The plain data of a board's state and events, with the fields that islands use.

use serde::{Deserialize, Deserializer};

use litemap::LiteMap;
use mbao_words::Lang;
use serde_wasm_bindgen::from_value;
use wasm_bindgen::JsValue;

use crate::{page, words};

/// A player. South sits at the lower edge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Side {
    /// `s`
    #[default]
    #[serde(rename = "s")]
    South = 0,
    /// `n`
    #[serde(rename = "n")]
    North = 1,
}

impl Side {
    #[must_use]
    pub fn other(self) -> Self {
        self.of((Self::North, Self::South))
    }

    pub fn name(self, lang: Lang) -> String {
        self.of((words::south(lang), words::north(lang)))
    }

    /// The part of this side, of what is South's and what is North's.
    pub fn of<T>(self, (south, north): (T, T)) -> T {
        match self {
            Self::South => south,
            Self::North => north,
        }
    }

    /// This side's chance by South's, or South's by this side's.
    #[must_use]
    pub fn chance(self, of: f64) -> f64 {
        self.of((of, 1.0 - of))
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// `None` for a draw.
    #[serde(deserialize_with = "winner")]
    pub winner: Option<Side>,
    /// Seeds of South and North, as the game counts them.
    pub score: (u32, u32),
    /// In lukho: points towards a set.
    #[serde(default)]
    pub points: Option<u32>,
    /// Won by exactly two seeds.
    pub by_two: bool,
    /// Why it is over, in a sentence, if the board says so.
    #[serde(default)]
    pub reason: Option<String>,
}

impl Outcome {
    /// What South's chance has become.
    pub fn chance(&self) -> f64 {
        self.winner.map_or(0.5, |winner| winner.chance(1.0))
    }
}

/// `"s"`, `"n"` or `"draw"`.
fn winner<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Side>, D::Error> {
    #[derive(Deserialize)]
    enum Winner {
        #[serde(rename = "s")]
        South,
        #[serde(rename = "n")]
        North,
        #[serde(rename = "draw")]
        Draw,
    }
    Ok(match Winner::deserialize(from)? {
        Winner::South => Some(Side::South),
        Winner::North => Some(Side::North),
        Winner::Draw => None,
    })
}

/// What counts for a player, as the game counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Tally {
    pub store: u32,
    /// Seeds in own bulls or knives.
    pub marks: u32,
    /// Other seeds on the board or in hand.
    pub board: u32,
}

impl Tally {
    pub fn total(self) -> u32 {
        self.store + self.marks + self.board
    }
}

/// What a mark on a pit means in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Marks {
    /// An owned pit.
    Bulls,
    /// The same, by another name.
    Knives,
    /// Nothing that counts.
    #[default]
    #[serde(other)]
    Other,
}

/// What counts on a board now: read apart from its state, since few islands need it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Counts {
    /// Whether captures are kept in stores.
    pub keeps: bool,
    #[serde(rename = "markKind")]
    pub marks: Marks,
    /// What counts for South and for North.
    pub tally: (Tally, Tally),
    /// In how many pits South and North still have what holds off the end.
    pub left: (u8, u8),
}

impl Counts {
    pub fn of(&self, side: Side) -> Tally {
        side.of(self.tally)
    }

    /// What a side has won for good or, on boards without stores, all that it has.
    pub fn won(&self, side: Side) -> u32 {
        let own = self.of(side);
        if self.keeps { own.store + own.marks } else { own.board }
    }
}

/// As much of a board's state as islands use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct State {
    pub game: String,
    /// Name of the set-up.
    pub setup: String,
    /// The values of all options, by id.
    pub options: LiteMap<String, String>,
    pub mover: Side,
    /// Number of the turn, from 1.
    pub turn: u32,
    /// The phase of the game, such as `race`.
    pub phase: String,
    /// `None` while the game goes on.
    pub outcome: Option<Outcome>,
    /// Seeds in the pits, North's rows first, each from South's left.
    pub rows: Vec<Vec<u8>>,
    /// Seeds captured by South and by North.
    pub stores: (u8, u8),
    /// Seeds that South and North have yet to bring into play.
    pub hands: (u8, u8),
    /// What the mover has to choose in the middle of a turn.
    pub pending: Option<Pending>,
}

/// A choice in the middle of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Pending {
    /// The legal actions, sorted.
    pub options: Vec<String>,
}

/// A reason for a turn, as the computer players give it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub kind: String,
    pub n: Option<u32>,
}

impl Reason {
    pub(super) fn of(value: &JsValue) -> Option<Self> {
        Some(Self { kind: page::get(value, "kind").as_string()?, n: from_value(page::get(value, "n")).ok() })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct GameEvent {
    pub kind: EventKind,
    pub by: Side,
    /// Number of the line of the game's endings that applied, from 1.
    #[serde(default)]
    pub rule: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EventKind {
    Ending,
    /// Seeds were lifted, laid or sown.
    #[serde(alias = "lift", alias = "lay")]
    Sow,
    Capture,
    Sleep,
    #[serde(other)]
    Other,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A state from the browser, with fields that are not used here.
    const STATE: &str = r#"{ "game": "ndoto", "setup": "m", "options": { "reading": "a" },
        "rows": [[2, 2], [2, 2]], "stores": [0, 0], "hands": [0, 0], "mover": "n", "turn": 3, "phase": "play", "pending": null,
        "outcome": { "kind": "end", "winner": "draw", "score": [8, 8], "byTwo": false } }"#;

    #[test]
    fn a_state_is_read_as_far_as_it_is_told_beside_a_board() {
        let state: State = serde_json::from_str(STATE).expect("a state");
        assert_eq!(
            (state.mover, state.turn, state.options.get("reading").map_or("", String::as_str)),
            (Side::North, 3, "a")
        );
        assert_eq!(state.outcome, Some(Outcome { score: (8, 8), ..Outcome::default() }));
        let going_on: State =
            serde_json::from_str(&STATE.replace("\"outcome\": {", "\"outcome\": null, \"x\": {"))
                .expect("a state");
        assert_eq!(going_on.outcome, None);
    }

    #[test]
    fn events_of_other_kinds_are_read_as_other() {
        let events = r#"[{ "kind": "ending", "by": "s", "rule": 4 }, { "kind": "capture", "by": "n", "pits": ["a1"] }, { "kind": "lay", "by": "s" }, { "kind": "pass", "by": "s" }]"#;
        let events: Vec<GameEvent> = serde_json::from_str(events).expect("events");
        let read: Vec<_> = events.iter().map(|event| (event.kind, event.rule)).collect();
        assert_eq!(
            read,
            [
                (EventKind::Ending, Some(4)),
                (EventKind::Capture, None),
                (EventKind::Sow, None),
                (EventKind::Other, None)
            ]
        );
    }

    #[test]
    fn what_is_of_another_shape_is_refused() {
        for wrong in
            [r#"{"winner":"x","score":[1,2],"byTwo":true}"#, r#"{"winner":"s","score":[1],"byTwo":true}"#]
        {
            assert!(serde_json::from_str::<Outcome>(wrong).is_err(), "{wrong}");
        }
    }
}
