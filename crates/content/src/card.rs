//! Cards: what a reader wants to know of a game before its section.

use serde::Deserialize;

use crate::both::Both;

/// The card of a game.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Id of the game, as in `mbao-rules`.
    pub id: String,
    /// Mark of its section: `§4`, or what its source is cited by.
    pub section: String,
    /// Id of the place that stands for it on the map, if we know one.
    pub place: Option<String>,
    /// Whose game it is.
    pub people: Both,
    /// Where they live.
    pub region: Both,
    /// What it is played on.
    pub board: Both,
    /// What it is played with.
    pub seeds: Both,
    /// What its people call a seed, if they have a word of their own.
    #[serde(default, rename = "seed-name")]
    pub seed_name: SeedName,
    /// The plant the seeds come from, if it is known.
    pub plant: Option<Plant>,
    /// Who plays, when and how.
    pub players: Both,
    /// From where a turn may begin.
    pub start: Both,
    /// Which way the seeds go.
    pub sowing: Both,
    /// When the game is over.
    pub end: Both,
    /// What is on record.
    pub recorded: Both,
    /// Ids of its sources.
    pub sources: Vec<String>,
    /// What it is called, the usual name first.
    pub names: Vec<Name>,
    /// How several games in a row are scored, where they are played so.
    pub series: Option<Series>,
    /// Its endings in words, in the order of the rules.
    #[serde(rename = "ending")]
    pub endings: Vec<EndingText>,
    /// What the sources leave open.
    #[serde(rename = "silent", default)]
    pub silences: Vec<Silence>,
}

/// How several games in a row are scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Series {
    /// Whether a game brings points besides counting as won.
    pub points: bool,
    /// Points for a first game that is won by exactly two seeds, where those are
    /// others than for later games.
    pub first_by_two: Option<u32>,
}

/// What people call what they sow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeedName {
    /// A seed, where no other word is told.
    #[default]
    Seed,
    /// A cow.
    Cow,
    /// A stone.
    Stone,
    /// A warrior.
    Warrior,
}

/// A plant that bears seeds for a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plant {
    /// What people call it.
    pub common: Both,
    /// What botanists call it.
    pub scientific: Option<String>,
}

/// A name of a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// The name itself.
    pub name: String,
    /// Who uses it, or what it means.
    pub note: Both,
}

/// The two lists of endings that bao has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum List {
    /// Of a turn that began with a capture.
    Mtaji,
    /// Of a turn that did not.
    Takata,
}

/// A line of the endings in words.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndingText {
    /// In bao, the list it belongs to.
    pub list: Option<List>,
    /// Number of the line in the rules.
    pub rule: u8,
    /// What the pit of the last seed decides.
    pub text: Both,
}

/// A point that the sources leave open.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Silence {
    /// Number of the editorial decision.
    pub doubt: u8,
    /// The option of the game that switches it.
    pub option: Option<String>,
    /// The set-up that is the other reading.
    pub setup: Option<String>,
    /// The number of the field notebook's question whose answer makes the other reading.
    pub notebook: Option<String>,
    /// Why there is no other reading to play.
    pub alone: Option<Alone>,
    /// What is played, and the other reading.
    pub text: Both,
}

/// Why a decision has no other reading to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Alone {
    /// Nobody has said what else could be meant.
    Unknown,
    /// It takes people at a table.
    Table,
    /// The engine does not have it.
    Engine,
}

impl Alone {
    /// Its name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Unknown => "unknown",
            Self::Table => "table",
            Self::Engine => "engine",
        }
    }
}
