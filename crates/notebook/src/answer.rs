//! An answer as it was given: by whom, when, where, how sure.

use mbao_rules::definition::Basis;
use serde::{Deserialize, Serialize};

/// What was answered to a question, by one informant or by several who differ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Answer<T> {
    /// The readings side by side; none where nobody has answered yet.
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
    /// Who said it; empty where that is not known.
    #[serde(default)]
    pub who: String,
    /// When: a date or a year, as one likes.
    #[serde(default)]
    pub when: String,
    /// Where.
    #[serde(default, rename = "where")]
    pub place: String,
    /// How sure he was.
    #[serde(default)]
    pub sure: Sure,
    /// What else is to be said of it: a source, his own words.
    #[serde(default)]
    pub note: String,
    /// On what each part of the answer rests: somebody states it, it is inferred, or it was
    /// decided. An answer that is changed rests on it no more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rests: Vec<Basis>,
}

/// How sure an informant was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sure {
    /// Nothing is known of that.
    #[default]
    Unknown,
    /// Certain, or seen in play.
    Sure,
    /// Fairly sure.
    Fairly,
    /// Unsure.
    Unsure,
    /// Not said at all: we decided.
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
