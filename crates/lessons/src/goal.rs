//! The goal of a task.

use serde::Deserialize;

/// What a turn must do; every field that is given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// At least this many seeds leave the opponent's side by capture.
    pub captures: Option<u8>,
    /// At least this many pits of the opponent are captured: two mean a string that goes on, or a coup.
    pub pits: Option<u8>,
    /// The opponent captures at most this many of the mover's seeds meanwhile (in a race).
    pub loses: Option<u8>,
    /// At least this many bulls or knives become the mover's.
    pub marks: Option<u8>,
    /// At least this many handfuls are sown.
    pub handfuls: Option<u8>,
    /// At most this many handfuls are sown.
    pub within: Option<u8>,
    /// The mover starts again at least this many times within the turn.
    pub again: Option<u8>,
    /// Where the last seed falls.
    pub ends: Option<End>,
    /// Number of the ending that closes the turn.
    pub by: Option<u8>,
    /// Number of an ending that applies during the turn.
    pub passes: Option<u8>,
    /// Number of an ending that does not apply at any time in the turn.
    pub avoids: Option<u8>,
    /// The opponent's best turn can afterwards capture at most this many seeds.
    pub exposes: Option<u8>,
    /// The game is over and won.
    #[serde(default)]
    pub wins: bool,
}

impl Goal {
    /// Nothing is asked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Where a turn's last seed falls.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// In a pit that was empty.
    Empty,
    /// In the pit of that name.
    #[serde(untagged)]
    Pit(String),
}
