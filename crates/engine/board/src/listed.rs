//! Pits, one after the other, in words.

use mbao_rules::{PitName, joined};

use crate::Lang;
use crate::prelude::*;
use crate::words;

/// The names of pits as they stand in a sentence: "e2, f2 and g2".
pub(crate) fn listed(lang: Lang, pits: &[PitName]) -> String {
    match pits.split_last() {
        Some((last, rest)) if !rest.is_empty() => words::and(lang, last.as_str(), &joined(rest, ", ")),
        _ => joined(pits, ", "),
    }
}
