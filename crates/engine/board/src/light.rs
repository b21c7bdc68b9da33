//! The light on a board: it comes from the upper left, however the board lies.
//!
//! Colours shade off by gradients. Their stops get their colours by class from
//! `board.css`, so that custom properties of a page reach them.

use crate::prelude::*;
use crate::svg::{draw, put};

/// Name, shape and stops (class, place in hundredths) of a gradient.
type Gradient = (&'static str, Shape, &'static [(&'static str, i32)]);

enum Shape {
    /// From the upper left to the lower right.
    Slanting,
    /// From top to bottom.
    Falling,
    /// A hollow: darkest at the wall that faces away from the light, bright where the far wall catches it.
    Hollow,
    /// A body that bulges towards the light.
    Bulging,
    /// A shadow that fades on all sides.
    Shadow,
}

const SEED: &[(&str, i32)] = &[("glow", 0), ("mid", 45), ("dim", 90), ("back", 100)];

/// The gradients of every board.
const GRADIENTS: [Gradient; 9] = [
    ("top", Shape::Slanting, &[("t0", 0), ("t1", 48), ("t2", 100)]),
    ("edge", Shape::Falling, &[("e0", 0), ("e1", 100)]),
    ("pit", Shape::Hollow, &[("p0", 0), ("p1", 38), ("p2", 78), ("p3", 100)]),
    ("lip", Shape::Slanting, &[("l0", 0), ("l1", 50), ("l2", 100)]),
    ("touch", Shape::Shadow, &[("d0", 0), ("d1", 55), ("d2", 100)]),
    ("s0", Shape::Bulging, SEED),
    ("s1", Shape::Bulging, SEED),
    ("s2", Shape::Bulging, SEED),
    ("s3", Shape::Bulging, SEED),
];

/// Writes the gradients of a picture, with the prefix of its ids.
pub(crate) fn gradients(id: &str, out: &mut String) {
    for &(name, ref shape, stops) in &GRADIENTS {
        let (tag, place) = match shape {
            Shape::Slanting => ("linear", " x2=\"1\" y2=\"1\""),
            Shape::Falling => ("linear", " x2=\"0\" y2=\"1\""),
            Shape::Hollow => ("radial", " cx=\".62\" cy=\".68\" r=\".72\" fx=\".7\" fy=\".78\""),
            Shape::Bulging => ("radial", " cx=\".34\" cy=\".28\" r=\".85\""),
            Shape::Shadow => ("radial", ""),
        };
        put(&["<", tag, "Gradient id=\"", id, "-", name, "\""], out);
        // Each kind of seeds gives each look a colour, by its class.
        if matches!(shape, Shape::Bulging) {
            put(&[" class=\"", name, "\""], out);
        }
        put(&[place, ">"], out);
        for (class, at) in stops {
            put(&["<stop class=\"", class], out);
            draw("\" offset=\"#%\"/>", &[*at], out);
        }
        put(&["</", tag, "Gradient>"], out);
    }
}

/// Fills the shape that is being written with a gradient of the picture.
pub(crate) fn paint(id: &str, name: &str, out: &mut String) {
    put(&[" fill=\"url(#", id, "-", name, ")\""], out);
}
