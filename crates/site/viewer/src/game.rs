//! A game with its set-ups and options, in the form that its controls need.

use serde::{Deserialize, Serialize};

/// A way to lay out the seeds at the beginning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// The value of the board's attribute `setup`.
    pub name: String,
    pub label: String,
    /// Letter of the diagram that shows it.
    pub diagram: Option<String>,
    /// Whoever begins can win it in the first turn.
    pub won: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// Its id in the board's attribute `options`.
    pub id: String,
    pub label: String,
    /// Its values, each with its label.
    pub values: Vec<(String, String)>,
    /// The value if none is chosen.
    pub default: String,
    /// Number of the doubt that it decides, if any.
    pub doubt: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameEntry {
    pub id: String,
    /// The name that its players give it.
    pub name: String,
    pub people: String,
    /// Its set-ups, the usual one first.
    pub setups: Vec<SetUp>,
    pub options: Vec<Choice>,
    pub href: String,
    /// The height in pixels of a frame for its board, without what a story says.
    pub high: usize,
}

/// Options by id, written as the board's attribute needs them: `reading=zanzibar, taxing=free`.
pub fn options_text(options: &[(String, String)]) -> String {
    options.iter().map(|(id, value)| format!("{id}={value}")).collect::<Vec<_>>().join(", ")
}
