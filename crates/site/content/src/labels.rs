//! The names of set-ups, options and their values.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::localized::Localized;

/// Words for the names that the rules use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Labels {
    /// Of set-ups that are neither a diagram nor a number of seeds a pit.
    pub setups: BTreeMap<String, Localized>,
    pub options: BTreeMap<String, Localized>,
    /// Of values; `round.first` applies to one option alone.
    pub values: BTreeMap<String, Localized>,
}

impl Labels {
    /// A value of an option; a number is its own name.
    #[must_use]
    pub fn value(&self, option: &str, value: &str) -> Option<&Localized> {
        self.values.get(&format!("{option}.{value}")).or_else(|| self.values.get(value))
    }
}
