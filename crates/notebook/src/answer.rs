//! An answer as it was given: by whom, when, where, how sure.

use mbao_rules::definition::Basis;
use serde::{Deserialize, Serialize};

/// The answers to a question, by one informant or by several who differ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Answer<T> {
    /// The readings side by side; empty if nobody has answered yet.
    pub readings: Vec<Reading<T>>,
    /// Which of them is played, counted from 0.
    #[serde(default)]
    pub played: usize,
}

/// One reading of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reading<T> {
    /// The answer.
    pub says: T,
    /// Who said it; empty if that is not known.
    #[serde(default)]
    pub who: String,
    /// When: a date or a year, in any form.
    #[serde(default)]
    pub when: String,
    /// Where.
    #[serde(default, rename = "where")]
    pub place: String,
    /// How sure the informant was.
    #[serde(default)]
    pub sure: Sure,
    /// Anything else to note: a source, the informant's own words.
    #[serde(default)]
    pub note: String,
    /// What each part of the answer rests on: somebody stated it, it is inferred, or it was
    /// decided. A changed answer no longer rests on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rests: Vec<Basis>,
}

/// How sure an informant was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sure {
    /// That is not known.
    #[default]
    Unknown,
    /// Certain, or seen in play.
    Sure,
    /// Fairly sure.
    Fairly,
    /// Unsure.
    Unsure,
    /// Nobody said it: we decided.
    Inferred,
}

impl<T> Default for Answer<T> {
    fn default() -> Self {
        Self { readings: Vec::new(), played: 0 }
    }
}

impl<T> From<T> for Answer<T> {
    fn from(says: T) -> Self {
        let reading = Reading {
            says,
            who: String::new(),
            when: String::new(),
            place: String::new(),
            sure: Sure::Unknown,
            note: String::new(),
            rests: Vec::new(),
        };
        Self { readings: vec![reading], played: 0 }
    }
}

impl<T> Answer<T> {
    /// The reading that is played, if there is any.
    #[must_use]
    pub fn says(&self) -> Option<&T> {
        self.readings.get(self.played).map(|reading| &reading.says)
    }
}
