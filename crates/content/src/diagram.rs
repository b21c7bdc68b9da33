//! The diagrams of the article.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::localized::Localized;

/// A diagram of the article.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Diagram {
    /// Its letter.
    pub id: String,
    /// Mark of its section.
    pub section: String,
    /// Id of its game.
    pub game: String,
    /// Title.
    pub title: Localized,
    /// What it shows.
    pub caption: Localized,
    /// What is lost of it.
    pub lost: Option<Localized>,
    /// What it pictures.
    pub picture: Picture,
}

/// What a diagram pictures.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Picture {
    /// Set-ups, by name, the one drawn first.
    Setup(Vec<String>),
    /// The way the seeds go.
    Direction(Direction),
    /// Where a handful may turn.
    Turning(Turning),
    /// A continuous string.
    #[serde(rename = "string")]
    Chain(Chain),
    /// An opening that the reader can change.
    Opening(Opening),
}

/// The way the seeds go.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Direction {
    /// Set-up it is drawn on.
    pub setup: String,
    /// Each player's pits in sowing order.
    pub tracks: Sides,
    /// The pits a race sets out from.
    pub race_pits: Vec<String>,
}

/// Pits of South and of North, by name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sides {
    /// South's.
    pub south: Vec<String>,
    /// North's.
    pub north: Vec<String>,
}

/// Where a handful may turn.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turning {
    /// Set-up it is drawn on.
    pub setup: String,
    /// The option that says which pits turn.
    pub option: String,
    /// The pits by value of the option.
    pub pits: BTreeMap<String, Sides>,
    /// The first and the last pit of each player's path: between them the left-hand end is closed.
    pub left_ends: Sides,
    /// What the reader may do with the pits.
    pub choose: Localized,
    /// What each of the pits of the usual value does.
    pub examples: Vec<TurningExample>,
}

/// A turn that ends a handful in a turning pit.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurningExample {
    /// The pit.
    pub pit: String,
    /// Where its seeds would end beyond the closed left-hand end; none where the handful turns.
    pub beyond: Option<String>,
    /// What happens and why.
    pub note: Localized,
    /// The turn.
    pub play: Play,
}

/// A continuous string.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chain {
    /// Seeds captured.
    pub captured: u8,
    /// Pits they are taken from.
    pub eaten: Vec<String>,
    /// The turn that captures them.
    pub play: Play,
}

/// An opening.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Set-up it begins from.
    pub setup: String,
    /// Seeds after both players have lifted, top row first.
    pub rows: Vec<Vec<u8>>,
    /// Seeds that South and North have lifted.
    pub lifted: [u8; 2],
    /// A whole game from there.
    pub play: Play,
}

/// Something to play through.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Position text it begins from; the set-up when there is none.
    pub position: Option<String>,
    /// The actions.
    pub actions: Vec<String>,
    /// The actions as the text of a record.
    pub record: String,
}
