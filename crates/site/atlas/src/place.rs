//! The places to be marked.

use serde::Deserialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Precision {
    /// The mark is the town.
    Town,
    /// The mark stands somewhere in a region.
    Region,
    /// No more than the country is known.
    Country,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marked<'a> {
    /// Degrees east.
    pub lon: f64,
    /// Degrees north.
    pub lat: f64,
    /// What is written beside it.
    pub name: &'a str,
    pub precision: Precision,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Linked<'a> {
    pub place: Marked<'a>,
    pub href: &'a str,
    /// The text shown when the pointer rests on it, such as the games played there.
    pub title: &'a str,
    /// Classes besides its precision, by which a style sheet colours the mark.
    pub class: &'a str,
    /// What stands for its name where names would be too small.
    pub number: usize,
}

impl Precision {
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Town => "town",
            Self::Region => "region",
            Self::Country => "country-wide",
        }
    }

    /// The size of its mark: a dot for a town, a ring where the place is not exact.
    pub(crate) const fn radius(self, dot: f64) -> f64 {
        match self {
            Self::Town => dot,
            Self::Region => dot * 2.3,
            Self::Country => dot * 7.0,
        }
    }
}
