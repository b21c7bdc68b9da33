//! Outlines in degrees, read once from the data that is compiled in.

use std::sync::LazyLock;

/// East and north.
pub(crate) type Point = (f64, f64);

/// Its two ends.
pub(crate) type Line = [Point; 2];

pub(crate) struct Geometry {
    pub(crate) land: Vec<Vec<Point>>,
    pub(crate) lakes: Vec<Vec<Point>>,
    pub(crate) borders: Vec<Vec<Point>>,
    pub(crate) rivers: Vec<Vec<Point>>,
}

/// The area that a map can show: west, south, east, north.
pub const EXTENT: [f64; 4] = [10.0, -16.5, 48.5, 15.5];

pub(crate) static GEOMETRY: LazyLock<Geometry> = LazyLock::new(|| {
    let mut geometry =
        Geometry { land: Vec::new(), lakes: Vec::new(), borders: Vec::new(), rivers: Vec::new() };
    for (kind, numbers) in lines(include_str!("../data/natural-earth.txt")) {
        let mut at = (0.0, 0.0);
        let points = pairs(&numbers)
            .map(|(dx, dy)| {
                at = (at.0 + dx, at.1 + dy);
                (at.0 / 100.0, at.1 / 100.0)
            })
            .collect();
        match kind {
            "land" => geometry.land.push(points),
            "lake" => geometry.lakes.push(points),
            _ => geometry.borders.push(points),
        }
    }
    for (_, numbers) in lines(include_str!("../data/rivers-sketched.txt")) {
        geometry.rivers.push(pairs(&numbers).collect());
    }
    geometry
});

/// The word at the head of each line, and the numbers after it.
fn lines(text: &'static str) -> impl Iterator<Item = (&'static str, Vec<f64>)> {
    text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let (kind, numbers) = line.split_once(' ')?;
        Some((kind, numbers.split(' ').filter_map(|number| number.parse().ok()).collect()))
    })
}

fn pairs(numbers: &[f64]) -> impl Iterator<Item = Point> {
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1]))
}

pub fn on_map(lon: f64, lat: f64) -> bool {
    (EXTENT[0]..=EXTENT[2]).contains(&lon) && (EXTENT[1]..=EXTENT[3]).contains(&lat)
}

/// Whether the place is on land; lakes count as land. Coasts are thinned, so a place at the shore may be
/// wrong by a twentieth of a degree.
pub fn is_land(lon: f64, lat: f64) -> bool {
    within(&GEOMETRY.land, (lon, lat))
}

pub fn is_lake(lon: f64, lat: f64) -> bool {
    within(&GEOMETRY.lakes, (lon, lat))
}

/// Whether the point is inside an odd number of rings: an island in a lake is not lake.
fn within(rings: &[Vec<Point>], (x, y): Point) -> bool {
    let crossings = rings
        .iter()
        .flat_map(|ring| ring.iter().zip(ring.iter().cycle().skip(1)))
        .filter(|((x1, y1), (x2, y2))| (*y1 > y) != (*y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
        .count();
    crossings % 2 == 1
}

/// Whether two lines cross, where there are two.
pub(crate) fn cross(one: Option<Line>, other: Option<Line>) -> bool {
    let (Some([a, b]), Some([c, d])) = (one, other) else { return false };
    let side = |p: Point, q: Point, r: Point| (q.0 - p.0) * (r.1 - p.1) > (q.1 - p.1) * (r.0 - p.0);
    side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b)
}
