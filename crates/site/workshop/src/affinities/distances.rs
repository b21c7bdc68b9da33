//! The distances between the games, point by point, and their weighted means.

use std::collections::BTreeMap;

use mbao_affinity::{Point, mean};
use mbao_viewer::fetch;
use serde::Deserialize;

use super::weights::Weights;

/// The part that is read of the file of numbers, which readers can also download.
#[derive(Deserialize)]
struct File {
    games: Vec<Game>,
    pairs: Vec<Pair>,
}

#[derive(Deserialize)]
struct Game {
    game: String,
}

#[derive(Deserialize)]
struct Pair {
    game: String,
    other: String,
    /// The points in which they differ, by id, each with its distance.
    points: Vec<(String, f64)>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pairs<T> {
    games: usize,
    values: Vec<T>,
}

/// Guide numbers, 0 to 100.
pub(super) type Guides = Pairs<u8>;
/// Distances in each point, from 0 to 1.
pub(super) type Distances = Pairs<[f64; Point::ALL.len()]>;

impl<T: Copy> Pairs<T> {
    /// Makes the value of each pair; `value` is called with the smaller number first.
    pub(super) fn of(games: usize, value: impl Fn(usize, usize) -> T) -> Self {
        let pairs = (0..games).flat_map(|first| (first + 1..games).map(move |second| (first, second)));
        Self { games, values: pairs.map(|(first, second)| value(first, second)).collect() }
    }

    /// The values in the order of the pairs: 0 and 1, 0 and 2, …, 1 and 2, ….
    pub(super) fn listed(games: usize, values: Vec<T>) -> Self {
        Self { games, values }
    }

    pub(super) fn at(&self, one: usize, other: usize) -> T {
        self.values[place(self.games, one, other).expect("two games")]
    }
}

/// The place of a pair of games among all pairs: 0 and 1, 0 and 2, …, 1 and 2, ….
pub(crate) fn place(games: usize, one: usize, other: usize) -> Option<usize> {
    let (first, second) = (one.min(other), one.max(other));
    // Each row of pairs is shorter by one than the one before.
    let before: usize = (1..=first).map(|row| games - row).sum();
    Some(before + second.checked_sub(first + 1)?)
}

impl Distances {
    pub(super) async fn fetch(address: &str) -> Result<Self, String> {
        let file: File = fetch::json(address).await?;
        Self::read(&file).map_err(|what| format!("{address}: {what}"))
    }

    fn read(file: &File) -> Result<Self, String> {
        let places: BTreeMap<&str, usize> = file.games.iter().map(|one| one.game.as_str()).zip(0..).collect();
        let place = |id: &str| places.get(id).copied().ok_or_else(|| format!("no game {id}"));
        let mut pairs = BTreeMap::new();
        for pair in &file.pairs {
            let mut distances = [0.0; Point::ALL.len()];
            for (id, distance) in &pair.points {
                let point = Point::ALL.iter().position(|point| point.id() == id);
                distances[point.ok_or_else(|| format!("no point {id}"))?] = *distance;
            }
            let (one, other) = (place(&pair.game)?, place(&pair.other)?);
            pairs.insert((one.min(other), one.max(other)), distances);
        }
        let games = file.games.len();
        if pairs.len() != games * games.saturating_sub(1) / 2 {
            return Err(format!("{} pairs of {games} games", pairs.len()));
        }
        Ok(Self::of(games, |first, second| pairs[&(first, second)]))
    }

    /// The weighted mean over all points for each pair.
    pub(super) fn weighed(&self, weights: &Weights) -> Pairs<f64> {
        let mean = |distances: &[f64; Point::ALL.len()]| {
            mean(|point| distances[point as usize], |point| weights.of(point))
        };
        Pairs { games: self.games, values: self.values.iter().map(mean).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_found_in_either_order() {
        let pairs = Pairs::of(5, |first, second| 10 * first + second);
        assert_eq!(pairs.values.len(), 10);
        for one in 0..5 {
            for other in (0..5).filter(|&other| other != one) {
                assert_eq!(pairs.at(one, other), 10 * one.min(other) + one.max(other));
            }
        }
    }

    #[test]
    fn a_file_that_is_not_whole_is_refused() {
        let file = |pairs: &[(&str, &str, &str)]| File {
            games: ["a", "b"].map(|game| Game { game: game.to_owned() }).into(),
            pairs: pairs
                .iter()
                .map(|&(game, other, point)| Pair {
                    game: game.to_owned(),
                    other: other.to_owned(),
                    points: vec![(point.to_owned(), 0.5)],
                })
                .collect(),
        };
        let read = Distances::read(&file(&[("b", "a", "rows")])).expect("it is whole");
        let rows = |point| if point == Point::Rows { 1.0 } else { 0.0 };
        let weights = Weights(Point::ALL.map(rows));
        assert_eq!(read.weighed(&weights).values, [0.5]);
        assert_eq!(read.weighed(&Weights([0.0; 17])).values, [0.0]);
        assert_eq!(Distances::read(&file(&[])), Err("0 pairs of 2 games".to_owned()));
        assert_eq!(Distances::read(&file(&[("a", "c", "rows")])), Err("no game c".to_owned()));
        assert_eq!(Distances::read(&file(&[("a", "b", "colour")])), Err("no point colour".to_owned()));
    }
}
