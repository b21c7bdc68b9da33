//! What a task asks for.

use serde::Deserialize;

/// What a turn is to do; everything that is named must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// Seeds that leave the opponent's side by capture, at least.
    pub captures: Option<u8>,
    /// Pits of the opponent that are captured, at least: with two a string
    /// runs on, or a coup.
    pub pits: Option<u8>,
    /// Seeds that the opponent captures of the mover's meanwhile (in a race),
    /// at most.
    pub loses: Option<u8>,
    /// Bulls or knives that become the mover's, at least.
    pub marks: Option<u8>,
    /// Handfuls that are sown, at least.
    pub handfuls: Option<u8>,
    /// Handfuls that are sown, at most.
    pub within: Option<u8>,
    /// Times the mover starts again within the turn, at least.
    pub again: Option<u8>,
    /// Where the last seed falls.
    pub ends: Option<End>,
    /// Number of the ending that closes the turn.
    pub by: Option<u8>,
    /// Number of an ending that applies on the way.
    pub passes: Option<u8>,
    /// Number of an ending that does not apply in the whole turn.
    pub avoids: Option<u8>,
    /// Seeds that the opponent can capture with his best turn afterwards, at most.
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
