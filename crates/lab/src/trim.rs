//! Makes `data/natural-earth.txt` from Natural Earth's 1:10m shapefiles:
//!
//! ```text
//! cargo lab trim FOLDER > crates/site/atlas/data/natural-earth.txt
//! ```
//!
//! The folder holds `ne_10m_land.shp`, `ne_10m_lakes.shp` and
//! `ne_10m_admin_0_boundary_lines_land.shp`. Outlines are cut to the region,
//! thinned (Douglas and Peucker) and rounded to hundredths of a degree.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use lexopt::Parser;

type Point = (f64, f64);

/// West, south, east, north: a degree more than any map shows, so that the cut
/// itself is never seen.
const REGION: [f64; 4] = [8.0, -18.0, 50.0, 17.0];

/// Islands and lakes that are smaller, in square degrees, are left out.
const SMALLEST_ISLAND: f64 = 0.002;
const SMALLEST_LAKE: f64 = 0.01;

/// How far a line may be from where it was, in degrees.
const COAST: f64 = 0.03;
const SHORE: f64 = 0.028;
const BORDER: f64 = 0.06;

pub(crate) fn run(mut arguments: Parser) -> Result<()> {
    let folder = arguments.value().context("which folder holds the shapefiles?")?;
    let read = |name: &str| parts(&Path::new(&folder).join(name));
    println!("# Natural Earth 1:10m, public domain; cut and thinned by `cargo lab trim`.");
    println!("# Hundredths of a degree: the first point (east, north), then steps.");
    for ring in read("ne_10m_land.shp")? {
        write("land", &rounded(&thin_ring(&cut_ring(ring), COAST)), SMALLEST_ISLAND);
    }
    for ring in read("ne_10m_lakes.shp")? {
        write("lake", &rounded(&thin_ring(&cut_ring(ring), SHORE)), SMALLEST_LAKE);
    }
    let borders = read("ne_10m_admin_0_boundary_lines_land.shp")?;
    for line in joined(borders.iter().flat_map(|line| cut_line(line)).collect()) {
        write("border", &rounded(&thin(&line, BORDER)), 0.0);
    }
    Ok(())
}

/// The parts of all shapes of a file.
fn parts(path: &Path) -> Result<Vec<Vec<Point>>> {
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    let int = |at: usize| -> Result<usize> {
        let four = bytes.get(at..at + 4).context("the file ends early")?;
        Ok(usize::try_from(i32::from_le_bytes(four.try_into()?))?)
    };
    let real = |at: usize| -> Result<f64> {
        Ok(f64::from_le_bytes(bytes.get(at..at + 8).context("the file ends early")?.try_into()?))
    };
    let mut found = Vec::new();
    let mut record = 100;
    while record < bytes.len() {
        let words = bytes.get(record + 4..record + 8).context("the file ends early")?;
        let length = usize::try_from(i32::from_be_bytes(words.try_into()?))? * 2;
        let shape = record + 8;
        if matches!(int(shape)?, 3 | 5) {
            let (count, points) = (int(shape + 36)?, int(shape + 40)?);
            let first = shape + 44 + 4 * count;
            for part in 0..count {
                let begin = int(shape + 44 + 4 * part)?;
                let end = if part + 1 < count { int(shape + 48 + 4 * part)? } else { points };
                let at = |n: usize| Ok((real(first + 16 * n)?, real(first + 16 * n + 8)?));
                found.push((begin..end).map(at).collect::<Result<_>>()?);
            }
        }
        record = shape + length;
    }
    Ok(found)
}

/// The part of a ring within the region (Sutherland and Hodgman).
fn cut_ring(mut ring: Vec<Point>) -> Vec<Point> {
    for edge in 0..4 {
        let mut kept = Vec::new();
        for (n, &here) in ring.iter().enumerate() {
            let before = ring[(n + ring.len() - 1) % ring.len()];
            if within(before, edge) != within(here, edge) {
                kept.push(crossing(before, here, edge));
            }
            if within(here, edge) {
                kept.push(here);
            }
        }
        ring = kept;
    }
    ring
}

fn within((x, y): Point, edge: usize) -> bool {
    match edge {
        0 => x >= REGION[0],
        1 => y >= REGION[1],
        2 => x <= REGION[2],
        _ => y <= REGION[3],
    }
}

fn crossing((x1, y1): Point, (x2, y2): Point, edge: usize) -> Point {
    let at = REGION[edge];
    if edge.is_multiple_of(2) {
        (at, y1 + (y2 - y1) * (at - x1) / (x2 - x1))
    } else {
        (x1 + (x2 - x1) * (at - y1) / (y2 - y1), at)
    }
}

/// The stretches of a line within the region, to the last point inside.
fn cut_line(line: &[Point]) -> Vec<Vec<Point>> {
    let inside = |point: &Point| (0..4).all(|edge| within(*point, edge));
    line.split(|point| !inside(point)).filter(|piece| piece.len() > 1).map(<[Point]>::to_vec).collect()
}

/// Lines that end where others begin, made one: Natural Earth ends a line
/// wherever a river takes over.
fn joined(mut lines: Vec<Vec<Point>>) -> Vec<Vec<Point>> {
    let meet = |a: Option<&Point>, b: Option<&Point>| {
        a.zip(b).is_some_and(|(a, b)| (a.0 - b.0).abs() < 1e-4 && (a.1 - b.1).abs() < 1e-4)
    };
    let mut found = Vec::new();
    while let Some(mut line) = lines.pop() {
        while let Some(n) = lines.iter().position(|other| {
            [other.first(), other.last()]
                .iter()
                .any(|end| meet(*end, line.first()) || meet(*end, line.last()))
        }) {
            let mut other = lines.swap_remove(n);
            if meet(line.first(), other.first()) || meet(line.first(), other.last()) {
                line.reverse();
            }
            if meet(line.last(), other.last()) {
                other.reverse();
            }
            line.extend(other.into_iter().skip(1));
        }
        found.push(line);
    }
    found
}

/// A ring is thinned in two halves, from a point to the one farthest from it.
fn thin_ring(ring: &[Point], far: f64) -> Vec<Point> {
    let Some(&(x, y)) = ring.first() else { return Vec::new() };
    let distance = |n: &usize| (ring[*n].0 - x).hypot(ring[*n].1 - y);
    let other = (0..ring.len()).max_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(0);
    let mut thinned = thin(&ring[..=other], far);
    thinned.pop();
    thinned.extend(thin(&[&ring[other..], &ring[..1]].concat(), far));
    thinned.pop();
    thinned
}

/// Leaves out points that lie nearer to the line without them.
fn thin(line: &[Point], far: f64) -> Vec<Point> {
    let mut keep = vec![false; line.len()];
    let mut open = vec![(0, line.len().saturating_sub(1))];
    while let Some((first, last)) = open.pop() {
        keep[first] = true;
        keep[last] = true;
        let farthest = (first + 1..last)
            .map(|n| (n, from_line(line[n], line[first], line[last])))
            .max_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((n, distance)) = farthest
            && distance > far
        {
            open.extend([(first, n), (n, last)]);
        }
    }
    line.iter().zip(keep).filter_map(|(point, keep)| keep.then_some(*point)).collect()
}

fn from_line((x, y): Point, (x1, y1): Point, (x2, y2): Point) -> f64 {
    let (dx, dy) = (x2 - x1, y2 - y1);
    let length = dx.hypot(dy);
    if length == 0.0 { (x - x1).hypot(y - y1) } else { ((x - x1) * dy - (y - y1) * dx).abs() / length }
}

#[allow(clippy::cast_possible_truncation)] // degrees
fn rounded(line: &[Point]) -> Vec<(i32, i32)> {
    let mut points: Vec<(i32, i32)> =
        line.iter().map(|(x, y)| ((x * 100.0).round() as i32, (y * 100.0).round() as i32)).collect();
    points.dedup();
    points
}

fn write(kind: &str, points: &[(i32, i32)], smallest: f64) {
    let closed = smallest > 0.0;
    if points.len() < if closed { 3 } else { 2 } || closed && area(points) < smallest {
        return;
    }
    print!("{kind}");
    let mut before = (0, 0);
    for &(x, y) in points {
        print!(" {} {}", x - before.0, y - before.1);
        before = (x, y);
    }
    println!();
}

fn area(points: &[(i32, i32)]) -> f64 {
    let next = points.iter().cycle().skip(1);
    let twice: i64 = points
        .iter()
        .zip(next)
        .map(|(a, b)| i64::from(a.0) * i64::from(b.1) - i64::from(b.0) * i64::from(a.1))
        .sum();
    f64::from(i32::try_from(twice.abs()).unwrap_or(i32::MAX)) / 20_000.0
}
