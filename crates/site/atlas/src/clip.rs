//! Outlines cut to the paper.

use crate::geometry::Point;

/// Left, top, right, bottom.
pub(crate) type Frame = [f64; 4];

/// The part of a ring within the frame (Sutherland and Hodgman). It may run along the frame, which therefore
/// lies outside of the visible part.
pub(crate) fn ring(ring: Vec<Point>, frame: Frame) -> Vec<Point> {
    (0..4).fold(ring, |ring, edge| {
        let mut kept = Vec::with_capacity(ring.len());
        for (n, &here) in ring.iter().enumerate() {
            let before = ring[(n + ring.len() - 1) % ring.len()];
            if within(before, frame, edge) != within(here, frame, edge) {
                kept.push(crossing(before, here, frame, edge));
            }
            if within(here, frame, edge) {
                kept.push(here);
            }
        }
        kept
    })
}

fn within((x, y): Point, frame: Frame, edge: usize) -> bool {
    match edge {
        0 => x >= frame[0],
        1 => y >= frame[1],
        2 => x <= frame[2],
        _ => y <= frame[3],
    }
}

fn crossing((x1, y1): Point, (x2, y2): Point, frame: Frame, edge: usize) -> Point {
    let at = frame[edge];
    if edge.is_multiple_of(2) {
        (at, y1 + (y2 - y1) * (at - x1) / (x2 - x1))
    } else {
        (x1 + (x2 - x1) * (at - y1) / (y2 - y1), at)
    }
}

/// The stretches of a line whose steps touch the frame. They may reach beyond it: anything outside is not
/// visible.
pub(crate) fn line(line: &[Point], frame: Frame) -> Vec<Vec<Point>> {
    let mut pieces: Vec<Vec<Point>> = Vec::new();
    let mut open = false;
    for pair in line.windows(2) {
        let outside = (0..4).any(|edge| !within(pair[0], frame, edge) && !within(pair[1], frame, edge));
        match pieces.last_mut() {
            _ if outside => {}
            Some(piece) if open => piece.push(pair[1]),
            _ => pieces.push(pair.to_vec()),
        }
        open = !outside;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame = [0.0, 0.0, 10.0, 10.0];

    #[test]
    fn a_ring_keeps_what_is_inside() {
        let cut = ring(vec![(5.0, 5.0), (15.0, 5.0), (15.0, 8.0), (5.0, 8.0)], FRAME);
        assert_eq!(cut, [(5.0, 5.0), (10.0, 5.0), (10.0, 8.0), (5.0, 8.0)]);
        assert!(ring(vec![(11.0, 1.0), (12.0, 1.0), (12.0, 2.0)], FRAME).is_empty());
    }

    #[test]
    fn a_line_falls_into_what_can_be_seen() {
        let cut = line(&[(-5.0, 5.0), (5.0, 5.0), (15.0, 5.0), (15.0, 20.0), (5.0, 20.0), (5.0, 9.0)], FRAME);
        assert_eq!(cut, [vec![(-5.0, 5.0), (5.0, 5.0), (15.0, 5.0)], vec![(5.0, 20.0), (5.0, 9.0)]]);
    }
}
