//! Places numbers on small maps: each stands on its place, or near it with a line where places crowd.

use crate::geometry::{Line, Point, cross};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pin {
    /// The middle of its disc.
    pub(crate) at: Point,
    /// The place, where the disc does not stand on it.
    pub(crate) from: Option<Point>,
}

impl Pin {
    /// The line to a disc that does not stand on its place.
    pub(crate) fn leader(self) -> Option<Line> {
        self.from.map(|from| [from, self.at])
    }
}

/// How far from its place a disc may stand, in radii.
const DISTANCES: [f64; 8] = [1.5, 2.0, 2.5, 3.0, 3.6, 4.2, 5.0, 5.8];

/// What is kept free around a place whose disc stands off.
const SPOT: f64 = 14.0;

/// Directions in which a disc may stand.
const DIRECTIONS: i32 = 24;

pub(crate) fn place(places: &[Point], radius: f64, paper: (f64, f64)) -> Vec<Pin> {
    let mut pins: Vec<Pin> = places.iter().map(|&at| Pin { at, from: None }).collect();
    // Each disc is placed again once all others are placed, until nothing improves.
    for _ in 0..12 {
        let before = pins.clone();
        for n in 0..pins.len() {
            let costs =
                candidates(places[n], radius).map(|pin| (cost(pin, n, &pins, places, radius, paper), pin));
            if let Some((_, best)) = costs.min_by(|a, b| a.0.total_cmp(&b.0)) {
                pins[n] = best;
            }
        }
        if pins == before {
            break;
        }
    }
    pins
}

fn candidates(place: Point, radius: f64) -> impl Iterator<Item = Pin> {
    let around = DISTANCES.iter().flat_map(move |&distance| {
        (0..DIRECTIONS).map(move |n| {
            let angle = f64::from(n) / f64::from(DIRECTIONS) * std::f64::consts::TAU;
            let (down, across) = angle.sin_cos();
            let off = distance * radius;
            Pin { at: (place.0 + across * off, place.1 + down * off), from: Some(place) }
        })
    });
    std::iter::once(Pin { at: place, from: None }).chain(around)
}

/// What is wrong with a disc there: its distance, and whatever it covers or crosses.
fn cost(pin: Pin, own: usize, pins: &[Pin], places: &[Point], radius: f64, paper: (f64, f64)) -> f64 {
    let edge = radius + 4.0;
    let inside = (edge..=paper.0 - edge).contains(&pin.at.0) && (edge..=paper.1 - edge).contains(&pin.at.1);
    // Of two equally near, the one to the right: there the sea is empty.
    let off = pin.from.map_or(0.0, |from| {
        let far = apart(from, pin.at);
        40.0 + far + 4.0 * (1.0 - (pin.at.0 - from.0) / far)
    });
    let others = (0..pins.len()).filter(|&n| n != own).map(|n| {
        let (other, spot) = (pins[n], places[n]);
        let near = 2.0 * radius + 5.0 - apart(pin.at, other.at);
        let touch = if near > 0.0 { 2000.0 + near * 100.0 } else { 0.0 };
        // The place of another that stands off must be seen, and so must its own.
        let covers = weight(other.from.is_some() && apart(pin.at, spot) < radius + SPOT, 1500.0)
            + weight(pin.from.is_some_and(|from| apart(other.at, from) < radius + SPOT), 1500.0);
        let runs = weight(through(pin, other.at, radius + 3.0), 1200.0)
            + weight(through(other, pin.at, radius + 3.0), 1200.0)
            + weight(other.from.is_some() && through(pin, spot, 9.0), 300.0)
            + weight(pin.from.is_some() && through(other, places[own], 9.0), 300.0);
        touch + covers + runs + weight(cross(pin.leader(), other.leader()), 900.0)
    });
    weight(!inside, 10_000.0) + off + others.sum::<f64>()
}

fn weight(is: bool, cost: f64) -> f64 {
    if is { cost } else { 0.0 }
}

fn apart(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// Whether the line of a disc passes a point within that distance.
fn through(pin: Pin, point: Point, distance: f64) -> bool {
    let Some(from) = pin.from else { return false };
    let along = (pin.at.0 - from.0, pin.at.1 - from.1);
    let length = along.0 * along.0 + along.1 * along.1;
    let t = ((point.0 - from.0) * along.0 + (point.1 - from.1) * along.1) / length.max(1.0);
    let t = t.clamp(0.0, 1.0);
    apart((from.0 + along.0 * t, from.1 + along.1 * t), point) < distance
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_alone_has_its_number_on_it() {
        let pins = place(&[(200.0, 200.0), (600.0, 200.0)], 20.0, (800.0, 400.0));
        assert!(pins.iter().all(|pin| pin.from.is_none()));
    }

    #[test]
    fn numbers_of_places_that_crowd_stand_apart() {
        let places: Vec<Point> =
            (0..9).map(|n| (300.0 + f64::from(n % 3) * 30.0, 300.0 + f64::from(n / 3) * 30.0)).collect();
        let pins = place(&places, 20.0, (800.0, 800.0));
        for (n, one) in pins.iter().enumerate() {
            for other in &pins[..n] {
                assert!(apart(one.at, other.at) > 40.0, "{one:?} {other:?}");
                assert!(!cross(one.leader(), other.leader()), "{one:?} {other:?}");
            }
        }
    }
}
