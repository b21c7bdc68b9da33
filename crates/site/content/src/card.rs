//! Cards: what a reader wants to know about a game before reading its section.

use std::collections::BTreeMap;

use mbao_rules::definition::{Called, Ending, If};
use mbao_words::Lang;
use serde::Deserialize;

use crate::localized::Localized;

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Id of the game, as in `mbao-rules`.
    pub id: String,
    /// Mark of its section: `§4`, or the mark by which its source is cited.
    pub section: String,
    /// Id of the place that represents it on the map, if we know one.
    pub place: Option<String>,
    /// The land at the head of its section, if it is known where the game is played.
    pub land: Option<Land>,
    /// The people whose game it is; its sources may name only a country.
    people: Option<Localized>,
    pub region: Localized,
    pub board: Localized,
    pub seeds: Localized,
    /// The plant the seeds come from, if it is known.
    pub plant: Option<Plant>,
    /// Who plays, when and how.
    pub players: Localized,
    /// Where a turn may begin.
    pub start: Localized,
    /// Which way the seeds go.
    pub sowing: Localized,
    /// What wins, in one short line for whoever is about to play.
    pub aim: Localized,
    pub end: Localized,
    /// Which parts of the game are on record.
    pub recorded: Localized,
    pub sources: Vec<String>,
    /// What it is called, the usual name first.
    pub names: Vec<Name>,
    /// Set-ups that whoever begins can win in the first turn, with such a turn of South's.
    #[serde(default)]
    pub won: BTreeMap<String, Vec<String>>,
    /// How several games in a row are scored, if they are.
    pub series: Option<Series>,
    /// Its endings in words, in the order of the rules.
    #[serde(rename = "ending")]
    pub endings: Vec<EndingText>,
    #[serde(rename = "silent", default)]
    pub silences: Vec<Silence>,
}

/// What the land looks like where a game is played, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Land {
    /// Sea, sand and palms.
    Coast,
    /// Green hills with fields.
    Hills,
    /// Green hills below a mountain with snow.
    Mountain,
    /// Flat land with a wide sky.
    Plain,
    /// A broad river between trees.
    River,
    /// Dry grass with thorn trees.
    Savanna,
}

impl Card {
    /// The usual name of the game.
    #[must_use]
    pub fn name(&self) -> &str {
        self.names.first().map_or(&self.id, |name| &name.name)
    }

    /// The people whose game it is or, where no source names them, where it is played.
    #[must_use]
    pub fn people(&self) -> &Localized {
        self.people.as_ref().unwrap_or(&self.region)
    }

    /// The people and where they live.
    #[must_use]
    pub fn whose(&self, lang: Lang) -> String {
        let region = self.region.get(lang);
        self.people
            .as_ref()
            .map_or_else(|| region.to_owned(), |people| format!("{} · {region}", people.get(lang)))
    }

    /// What its people call what they sow, as its rules say.
    #[must_use]
    pub fn called(&self) -> Called {
        mbao_rules::game(&self.id).map_or_else(|_| Called::default(), |game| game.appearance.called)
    }
}

/// How several games in a row are scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Series {
    /// Whether a game brings points in addition to counting as won.
    pub points: bool,
    /// Points for a first game that is won by exactly two seeds, where they differ from those of later games.
    pub first_by_two: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plant {
    pub common: Localized,
    pub scientific: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    pub name: String,
    /// Who uses it, or what it means.
    pub note: Localized,
}

/// The two lists of endings that bao has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum List {
    /// For a turn that began with a capture.
    Mtaji,
    /// For a turn that did not.
    Takata,
}

impl List {
    /// The list to which a line of the rules belongs.
    #[must_use]
    pub fn of(line: &Ending) -> Option<Self> {
        line.when.iter().find_map(|condition| match condition {
            If::Capturing => Some(Self::Mtaji),
            If::NotCapturing => Some(Self::Takata),
            _ => None,
        })
    }

    /// Its name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mtaji => "mtaji",
            Self::Takata => "takata",
        }
    }
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
    pub text: Localized,
}

/// A point that the sources leave open.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Silence {
    /// Number of the editorial decision.
    pub doubt: u8,
    /// The option of the game that switches it.
    pub option: Option<String>,
    /// The set-up that plays the other reading.
    pub setup: Option<String>,
    /// The number of the field notebook's question whose answer gives the other reading.
    pub notebook: Option<String>,
    /// Why the other reading cannot be played.
    pub alone: Option<Alone>,
    /// What is played, and the other reading.
    pub text: Localized,
}

/// Why the other reading of a decision cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Alone {
    /// Nobody has said what else could be meant.
    Unknown,
    /// It needs people at a table.
    Table,
    /// The engine does not support it.
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
