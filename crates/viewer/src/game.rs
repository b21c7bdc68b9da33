//! What a page says of a game, for its controls.

use serde::{Deserialize, Serialize};

/// A way the seeds may lie at the beginning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// As the board's attribute `setup` has it.
    pub name: String,
    /// In words.
    pub label: String,
    /// Letter of the diagram that shows it.
    pub diagram: Option<String>,
}

/// An option of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// As the board's attribute `options` has it.
    pub id: String,
    /// In words.
    pub label: String,
    /// Its values, each with its words.
    pub values: Vec<(String, String)>,
    /// The value when nothing is said.
    pub default: String,
    /// Number of the doubt that it decides, if it decides one.
    pub doubt: Option<u8>,
}

/// Options by id as the board's attribute has them: `reading=zanzibar, taxing=free`.
pub fn options_text(options: &[(String, String)]) -> String {
    options.iter().map(|(id, value)| format!("{id}={value}")).collect::<Vec<_>>().join(", ")
}
