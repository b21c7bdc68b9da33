//! The distribution of counted numbers.

use serde::{Deserialize, Serialize};

/// The distribution of counted numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "Listed", into = "Listed")]
pub struct Spread {
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// A tenth of them are at most this.
    pub low: u32,
    /// Half of them are at most this.
    pub middle: u32,
    /// Nine tenths of them are at most this.
    pub high: u32,
    /// The largest.
    pub most: u32,
}

impl Spread {
    /// The distribution of these numbers; all zero if there are none.
    #[must_use]
    pub fn of(mut numbers: Vec<u32>) -> Self {
        numbers.sort_unstable();
        let Some(&most) = numbers.last() else { return Self::default() };
        let count = float(numbers.len());
        let mean = numbers.iter().map(|&n| f64::from(n)).sum::<f64>() / count;
        let square = numbers.iter().map(|&n| (f64::from(n) - mean).powi(2)).sum::<f64>() / count;
        let part = |tenths: usize| numbers[(numbers.len() * tenths).div_ceil(10).saturating_sub(1)];
        Self { mean, deviation: square.sqrt(), low: part(1), middle: part(5), high: part(9), most }
    }
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

/// A count as a floating-point number.
pub(crate) fn float(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_told() {
        let spread = Spread::of((1..=10).rev().collect());
        assert!((spread.mean - 5.5).abs() < 1e-12 && (spread.deviation - 2.872).abs() < 1e-3);
        assert_eq!([spread.low, spread.middle, spread.high, spread.most], [1, 5, 9, 10]);
        assert_eq!(Spread::of(Vec::new()), Spread::default());
        assert_eq!(Spread::of(vec![7]).low, 7);
    }
}
