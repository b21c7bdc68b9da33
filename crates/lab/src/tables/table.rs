//! A tablebase: the value of every position with up to a given number of seeds in play.

use super::layer;
use super::study::Study;
use mbao_figures::solved::Line;
use mbao_tables::Ranks;
use mbao_tables::Worth;

/// All positions with the same number of seeds, by their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layer {
    pub(crate) low: Vec<u8>,
    pub(crate) high: Vec<u8>,
    pub(crate) turns: Vec<u8>,
    pub(crate) unsure: u64,
}

/// The positions of a game on a board with up to a given number of seeds in play.
#[derive(Clone, Debug)]
pub struct Tablebase {
    ranks: Ranks,
    layers: Vec<Layer>,
}

impl Tablebase {
    /// An unsolved table for up to `seeds` seeds.
    #[must_use]
    pub fn new(study: &Study, seeds: usize) -> Self {
        Self { ranks: Ranks::new(study.pits(), seeds), layers: Vec::new() }
    }

    /// A table solved for up to `seeds` seeds, on `threads` threads.
    #[must_use]
    pub fn solved(study: &Study, seeds: usize, threads: usize) -> Self {
        let mut table = Self::new(study, seeds);
        while table.layers.len() <= seeds {
            table.solve_next(study, threads);
        }
        table
    }

    /// Adds the next layer, with one more seed, solved earlier.
    pub fn push(&mut self, layer: Layer) {
        self.layers.push(layer);
    }

    /// Solves the next layer, with one more seed.
    pub fn solve_next(&mut self, study: &Study, threads: usize) {
        let layer = layer::solve(study, self, self.layers.len(), threads);
        self.layers.push(layer);
    }

    /// The numbers of the positions.
    #[must_use]
    pub const fn ranks(&self) -> &Ranks {
        &self.ranks
    }

    /// The solved layers, from that of no seeds.
    #[must_use]
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// The value of a position of `seeds` seeds by its number.
    ///
    /// # Panics
    /// If that layer is not solved.
    #[must_use]
    pub fn at(&self, seeds: usize, rank: u64) -> Worth {
        let layer = &self.layers[seeds];
        let at = usize::try_from(rank).unwrap_or(usize::MAX);
        Worth { low: layer.low[at], high: layer.high[at], turns: layer.turns[at] }
    }

    /// The value of an arrangement as the player to begin sees it, if it is in the table.
    #[must_use]
    pub fn worth(&self, arrangement: &[u8]) -> Option<Worth> {
        let seeds = arrangement.iter().map(|&n| usize::from(n)).sum();
        (seeds < self.layers.len()).then(|| self.at(seeds, self.ranks.rank(arrangement)))
    }

    /// The results for each number of seeds, from one seed.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        self.layers.iter().zip(0_u8..).skip(1).map(|(layer, seeds)| {
            let worths = (0..self.ranks.of(usize::from(seeds))).map(|rank| self.at(usize::from(seeds), rank));
            Line { unsure: layer.unsure, ..Line::of(seeds, &self.ranks, worths) }
        })
    }
}
