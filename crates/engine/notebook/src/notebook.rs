//! What a notebook file holds.

use mbao_rules::Rows;
use mbao_rules::definition::{
    Bao, Called, Count, End, EndIf, Evidence, If, Marks, Prelude, SetUp, Skip, StartIf, Stuck, Then, Turning,
    Ways,
};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;

/// The version of the format that is written.
pub const VERSION: u8 = 1;

/// A game as noted down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Notebook {
    /// What kind of file this is.
    pub format: Format,
    /// Version of the format: 1.
    pub version: u8,
    /// Name of the game in records: small letters, digits and hyphens.
    pub id: String,
    /// Id of the recorded game that the notes were begun from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun_from: Option<String>,
    /// Id of the recorded game of which this is another recorder's reading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading_of: Option<String>,
    /// Seconds a turn may take, if that is a rule; boards show it but do not enforce it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_seconds: Option<u16>,
    /// What its people call what they sow, if they have a word of their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<Called>,
    /// Where it was published: a section, a book; empty for a game noted at the table.
    #[serde(default)]
    pub source: String,
    /// The answers to the twelve questions.
    pub answers: Answers,
    /// What the answers leave open, and what is played instead.
    #[serde(default)]
    pub doubts: Vec<Note>,
}

/// The kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Format {
    /// A field notebook.
    #[serde(rename = "mbao-notebook")]
    Notebook,
}

/// The answers, in the order of §17's questions. What is missing has not been
/// answered; rows, pits and set-up are needed before anything can be played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Answers {
    /// i: what the game is called.
    pub name: Answer<String>,
    /// ii: which peoples play it.
    pub peoples: Answer<Peoples>,
    /// iii: who among them.
    pub players: Answer<String>,
    /// iv: other names.
    pub other_names: Answer<Vec<String>>,
    /// v: how many rows.
    pub rows: Answer<Rows>,
    /// vi: how many pits a row, the usual number first.
    pub pits: Answer<Vec<u8>>,
    /// vii: pockets at the ends.
    pub pockets: Answer<Pockets>,
    /// viii: how many seeds belong to a row.
    pub seeds: Answer<u8>,
    /// ix: how they lie at the start.
    pub set_up: Answer<Beginning>,
    /// x: the direction of sowing, and when a handful may turn back.
    pub sowing: Answer<Sowing>,
    /// xi: what a player tries to achieve.
    pub aim: Answer<End>,
    /// xii: the rules of a turn.
    pub rules: Answer<TurnRules>,
}

/// Who plays it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Peoples {
    /// Their names.
    pub people: String,
    /// Where they live.
    pub region: String,
}

/// The pockets at the ends of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pockets {
    /// There are none.
    None,
    /// They exist but are not used.
    Unused,
    /// They hold captured seeds.
    Captured,
    /// Seeds are sown into them, which cannot be played here.
    Sown,
}

/// What comes before the first turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Beginning {
    /// Arrangements, the usual one first.
    pub set_ups: Vec<SetUp>,
    /// What the players do before the first turn, in order.
    #[serde(default)]
    pub before: Vec<Prelude>,
}

/// Directions of sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sowing {
    /// The directions in which the first handful of a turn may go.
    pub first: Ways,
    /// Pits of a four-row board in which a handful may turn back.
    #[serde(default = "no_turning")]
    pub turning: Turning,
    /// Whether a turn may begin with a capture by turning back.
    #[serde(default)]
    pub reverse_start: bool,
}

/// The rules of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct TurnRules {
    /// Where a turn may start.
    pub start: Starts,
    /// Which pits a handful passes over.
    pub skip: Skip,
    /// What a mark on a pit means.
    pub marks: Marks,
    /// What the pit of the last seed decides: the first line that matches.
    pub endings: Vec<Line>,
}

/// Where a turn may start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Starts {
    /// The pit must meet all of these conditions.
    pub from: Vec<StartIf>,
    /// Whether a player may pass, but never three passes running.
    pub may_pass: bool,
    /// Whether an opponent without seeds must be fed.
    pub feeds: bool,
    /// What a player who has seeds but no start does.
    pub stuck: Stuck,
    /// The start of bao, which replaces `from`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bao: Option<Bao>,
}

/// A line of the list of endings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Line {
    /// Its number; if left out, its place in the list, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<u8>,
    /// The conditions; all must be true when the last seed has fallen.
    #[serde(rename = "if")]
    pub when: Vec<If>,
    /// What happens then.
    pub then: Then,
    /// Whether the player may decline it and go on to the lines below.
    #[serde(default)]
    pub may: bool,
    /// Where it was said.
    #[serde(default)]
    pub cite: String,
    /// Number of the doubt behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubt: Option<u8>,
    /// What it is inferred from, if nobody said it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inferred: Option<Evidence>,
}

/// Something left open, and what is played instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Its number.
    pub number: u8,
    /// What is open, and what is played instead.
    pub note: String,
}

impl Default for Sowing {
    fn default() -> Self {
        Self { first: Ways::Counterclockwise, turning: Turning::None, reverse_start: false }
    }
}

impl Default for TurnRules {
    fn default() -> Self {
        Self { start: Starts::default(), skip: Skip::None, marks: Marks::None, endings: Vec::new() }
    }
}

impl Default for Starts {
    fn default() -> Self {
        Self { from: Vec::new(), may_pass: false, feeds: false, stuck: Stuck::Ends, bao: None }
    }
}

impl Notebook {
    /// A notebook without answers.
    #[must_use]
    pub fn empty(id: &str) -> Self {
        Self {
            format: Format::Notebook,
            version: VERSION,
            id: id.to_owned(),
            begun_from: None,
            reading_of: None,
            turn_seconds: None,
            called: None,
            source: String::new(),
            answers: Answers::default(),
            doubts: Vec::new(),
        }
    }

    /// The file: the same notebook gives the same bytes.
    ///
    /// # Panics
    /// Never: every notebook can be written as JSON.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = serde_json::to_string_pretty(self).expect("a notebook is JSON");
        text.push('\n');
        text
    }
}

fn no_turning() -> Turning {
    Turning::None
}

/// What is played if question xi has not been answered.
pub(crate) const USUAL_END: End = End { when: EndIf::NoSeeds, count: Count::StoreAndSide };
