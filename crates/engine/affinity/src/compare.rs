//! How far apart two games are by their rules.

use crate::point::{Point, Rulings, Trait};

/// A point at which two games differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The point.
    pub point: Point,
    /// The distance, above 0 and at most 1.
    pub distance: f64,
    /// The trait of the first game.
    pub first: Trait,
    /// The trait of the second game.
    pub second: Trait,
}

/// The comparison of two games.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The weighted mean of the distances at all points: 0 for the same game, 1 for games unlike at each.
    pub distance: f64,
    /// The points at which they differ, the heaviest difference first.
    pub differences: Vec<Difference>,
}

/// Compares two games, with each point weighted by `weight` (0 or more).
#[must_use]
pub fn compare(first: &Rulings, second: &Rulings, weight: impl Fn(Point) -> f64) -> Comparison {
    let distance = |point: Point| apart(first.at(point), second.at(point));
    let mut differences: Vec<Difference> = Point::ALL
        .into_iter()
        .map(|point| Difference {
            point,
            distance: distance(point),
            first: first.at(point).clone(),
            second: second.at(point).clone(),
        })
        .filter(|difference| difference.distance > 0.0)
        .collect();
    let weighed = |difference: &Difference| weight(difference.point) * difference.distance;
    differences.sort_by(|one, other| weighed(other).total_cmp(&weighed(one)));
    Comparison { distance: mean(distance, weight), differences }
}

/// The mean over all points of `distance` (from 0 to 1), each weighted by `weight` (0 or more); 0
/// if all weights are 0.
#[must_use]
pub fn mean(distance: impl Fn(Point) -> f64, weight: impl Fn(Point) -> f64) -> f64 {
    let weights: f64 = Point::ALL.into_iter().map(&weight).sum();
    let sum: f64 = Point::ALL.into_iter().map(|point| weight(point) * distance(point)).sum();
    if weights > 0.0 { sum / weights } else { 0.0 }
}

/// The guide number of a distance: 100 for the same game, 0 for nothing in common.
#[must_use]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // between 0 and 100
pub fn guide(distance: f64) -> u8 {
    (100.0 * (1.0 - distance.clamp(0.0, 1.0))).round() as u8
}

/// For sets, the share of all their features that only one has (the Jaccard distance). For numbers,
/// their difference as a share of the greater.
fn apart(one: &Trait, other: &Trait) -> f64 {
    match (one, other) {
        (Trait::Number(a), Trait::Number(b)) if a.max(*b) > 0.0 => (a - b).abs() / a.max(*b),
        (Trait::Set(a), Trait::Set(b)) => {
            let both = a.iter().filter(|feature| b.contains(feature)).count();
            let all = a.len() + b.len() - both;
            #[allow(clippy::cast_precision_loss)] // a handful
            if all == 0 { 0.0 } else { 1.0 - both as f64 / all as f64 }
        }
        _ => 0.0,
    }
}
