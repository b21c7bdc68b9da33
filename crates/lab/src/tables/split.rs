//! One part of a split, and the positions that belong to it.

use std::fmt;
use std::str::FromStr;

use anyhow::{Error, Result, ensure};

use super::share::SHARE;

/// One part of a split, such as `3/64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    part: u32,
    of: u32,
}

impl Split {
    /// Part number `part`, from 1, of `of` parts.
    ///
    /// # Errors
    /// If there is no such part.
    pub fn new(part: u32, of: u32) -> Result<Self> {
        ensure!((1..=of).contains(&part), "there is no part {part} of {of}: parts are 1 to {of}");
        Ok(Self { part, of })
    }

    /// All parts of a split into `of` parts.
    pub fn all(of: u32) -> impl Iterator<Item = Self> {
        (1..=of).map(move |part| Self { part, of })
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn part(self) -> u32 {
        self.part
    }

    /// How many parts there are.
    #[must_use]
    pub const fn of(self) -> u32 {
        self.of
    }

    /// The shares of this part in a layer of `positions` positions. Parts take shares in turn, because
    /// neighbouring positions take about the same time.
    pub(crate) fn shares(self, positions: u64) -> impl Iterator<Item = u64> {
        let step = usize::try_from(self.of).unwrap_or(usize::MAX);
        (u64::from(self.part - 1)..positions.div_ceil(SHARE)).step_by(step)
    }

    /// The number of positions of such a layer in this part.
    #[must_use]
    pub fn positions(self, positions: u64) -> u64 {
        self.shares(positions).map(|share| SHARE.min(positions - share * SHARE)).sum()
    }
}

impl fmt::Display for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
    }
}

impl FromStr for Split {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let numbers =
            text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
        let Some((part, of)) = numbers else {
            return Err(Error::msg("expected a part and the number of parts, such as 3/64"));
        };
        Self::new(part, of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_share_is_in_one_part() {
        for (positions, of) in [(0, 3), (1, 3), (SHARE, 2), (SHARE * 7 + 5, 1), (SHARE * 7 + 5, 3), (9, 64)] {
            let mut shares: Vec<_> = Split::all(of).flat_map(|split| split.shares(positions)).collect();
            shares.sort_unstable();
            assert!(shares.iter().copied().eq(0..positions.div_ceil(SHARE)), "{positions} in {of}");
            assert_eq!(Split::all(of).map(|split| split.positions(positions)).sum::<u64>(), positions);
        }
    }

    #[test]
    fn a_part_that_there_is_not_is_refused() {
        assert_eq!("3/64".parse::<Split>().expect("a part").to_string(), "3/64");
        for text in ["", "3", "0/64", "65/64", "0/0", "-1/2", "3 of 64", "3/64/2"] {
            let error = text.parse::<Split>().expect_err(text).to_string();
            assert!(error.contains("there is no part") || error.contains("as 3/64"), "{text}: {error}");
        }
    }
}
