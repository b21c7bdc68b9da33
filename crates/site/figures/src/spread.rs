//! The distribution of counted numbers.

use serde::{Deserialize, Serialize};

/// The distribution of counted numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "Listed", into = "Listed")]
pub struct Spread {
    pub mean: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// A tenth of them are at most this.
    pub low: u32,
    /// Half of them are at most this.
    pub middle: u32,
    /// Nine tenths of them are at most this.
    pub high: u32,
    pub most: u32,
}

/// As a file writes it: its numbers in a row.
type Listed = (f64, f64, u32, u32, u32, u32);

impl From<Spread> for Listed {
    fn from(Spread { mean, deviation, low, middle, high, most }: Spread) -> Self {
        // To three places, because no more was measured.
        let rounded = |number: f64| (number * 1_000.0).round() / 1_000.0;
        (rounded(mean), rounded(deviation), low, middle, high, most)
    }
}

impl From<Listed> for Spread {
    fn from((mean, deviation, low, middle, high, most): Listed) -> Self {
        Self { mean, deviation, low, middle, high, most }
    }
}
