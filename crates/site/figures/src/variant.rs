//! What is measured of a game: every set-up with the usual rules, and the usual set-up with every
//! other reading.

use mbao_rules::{Definition, Rules};
use serde::{Deserialize, Serialize};

/// Options that change nothing in a single random game: who wins a race, and the seeds of later
/// rounds of a series.
const NOT_MEASURED: [&str; 3] = ["race-winner", "toss", "round"];
/// The value of an option that needs people's hands.
const BY_HAND: &str = "taps";

/// A game with a set-up and at most one other reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variant {
    /// Name of the set-up.
    pub setup: String,
    /// The option with another value than usual, and that value, if any.
    pub reading: Option<(String, String)>,
}

impl Variant {
    /// Its rules; `None` if the reading does not fit the set-up.
    #[must_use]
    pub fn rules(&self, definition: &Definition) -> Option<Rules> {
        Rules::builder(definition).setup(&*self.setup).options(self.reading.as_slice()).compile().ok()
    }

    /// The reading as records write it; empty for the usual one.
    #[must_use]
    pub fn reading_text(&self) -> String {
        self.reading.as_ref().map_or_else(String::new, |(option, value)| format!("{option}={value}"))
    }
}

/// All variants of a game to measure, the usual one first.
#[must_use]
pub fn variants(definition: &Definition) -> Vec<Variant> {
    let mut all: Vec<Variant> = definition
        .setups
        .iter()
        .map(|setup| Variant { setup: setup.name.to_string(), reading: None })
        .collect();
    for choice in definition.options.iter().filter(|choice| !NOT_MEASURED.contains(&&*choice.id)) {
        for (place, value) in choice.values.iter().enumerate() {
            if place == usize::from(choice.default) || value.name == BY_HAND {
                continue;
            }
            let reading = Some((choice.id.to_string(), value.name.to_string()));
            // The first set-up that it fits.
            let fits = definition
                .setups
                .iter()
                .map(|setup| Variant { setup: setup.name.to_string(), reading: reading.clone() });
            all.extend(fits.into_iter().find(|variant| variant.rules(definition).is_some()));
        }
    }
    all
}
