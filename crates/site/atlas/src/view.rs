//! The part of the map that is shown, and where on the paper its places are.

use crate::geometry::{EXTENT, Point};
use crate::place::Marked;

/// A window on the map. Degrees are as wide as they are high, which near the equator is right to three parts
/// in a hundred.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    west: f64,
    north: f64,
    /// Units of the picture to a degree.
    pub(crate) scale: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// The region that readers know best: a locator leans towards it.
const HEART: Point = (36.0, -1.5);

impl View {
    /// A window of that size around places, at least `across` degrees wide.
    pub(crate) fn around(places: &[Marked<'_>], (width, height): (f64, f64), across: f64) -> Self {
        let [west, south, east, north] = bounds(places, 1.5);
        let needed = across.max(east - west).max((north - south) * width / height);
        let degrees = needed.min(EXTENT[2] - EXTENT[0]);
        let high = degrees * height / width;
        let lean = |low: f64, up: f64, size: f64, heart: f64| {
            let middle = f64::midpoint(low, up);
            let leant = middle + (heart - middle) * 0.3;
            // Marked places stay in view.
            leant.clamp((up - size / 2.0).min(low + size / 2.0), (low + size / 2.0).max(up - size / 2.0))
        };
        let x = lean(west, east, degrees, HEART.0) - degrees / 2.0;
        let y = lean(south, north, high, HEART.1) + high / 2.0;
        Self {
            west: x.clamp(EXTENT[0], EXTENT[2] - degrees),
            north: y.clamp((EXTENT[1] + high).min(EXTENT[3]), EXTENT[3]),
            scale: width / degrees,
            width,
            height,
        }
    }

    /// All places with some room around them, `width` wide and as high as needed.
    pub(crate) fn whole(places: &[Marked<'_>], width: f64) -> Self {
        let [west, south, east, north] = bounds(places, 2.0);
        let (west, east) = (west.max(EXTENT[0]), east.min(EXTENT[2]));
        let (south, north) = (south.max(EXTENT[1]), north.min(EXTENT[3]));
        let scale = width / (east - west);
        Self { west, north, scale, width, height: ((north - south) * scale).round() }
    }

    /// Where a point of the globe lies on the paper.
    pub(crate) fn place(&self, (lon, lat): Point) -> Point {
        ((lon - self.west) * self.scale, (self.north - lat) * self.scale)
    }
}

/// West, south, east and north of all places, with some room around them.
fn bounds(places: &[Marked<'_>], room: f64) -> [f64; 4] {
    let Some(first) = places.first() else { return EXTENT };
    let mut bounds = [first.lon, first.lat, first.lon, first.lat];
    for place in places {
        bounds[0] = bounds[0].min(place.lon);
        bounds[1] = bounds[1].min(place.lat);
        bounds[2] = bounds[2].max(place.lon);
        bounds[3] = bounds[3].max(place.lat);
    }
    [bounds[0] - room, bounds[1] - room, bounds[2] + room, bounds[3] + room]
}
