//! The hollows of a board: pits and stores.

use mbao_rules::definition::Hollow;

use crate::light::paint;
use crate::prelude::*;
use crate::svg::{draw, put, signed};

/// The hollow of a pit, with its worn lip and a ring that shows what can be played.
pub(crate) fn pit(kind: Hollow, id: &str, place: usize, inner: bool, out: &mut String) {
    match kind {
        Hollow::Round => {
            out.push_str("<circle class=\"rim\" r=\"45\"");
            paint(id, "lip", out);
            out.push_str("/><circle class=\"hollow\" r=\"42\"");
            paint(id, "pit", out);
            out.push_str(
                "/><path class=\"shade\" d=\"M-39 9A40 40 0 0 1 9-39\"/>\
                 <path class=\"light\" d=\"M41 5A41 41 0 0 1 5 41\"/><circle class=\"ring\" r=\"44\"/>",
            );
        }
        Hollow::Square => square(if inner { 44 } else { 49 }, id, out),
        Hollow::Scooped => {
            // Neighbouring scoops lean differently.
            let lean = (signed(place % 5) - 2) * 9;
            draw("<ellipse class=\"rim\" rx=\"46\" ry=\"44\" transform=\"rotate(#)\"", &[lean], out);
            paint(id, "lip", out);
            draw("/><ellipse class=\"hollow\" rx=\"42\" ry=\"40\" transform=\"rotate(#)\"", &[lean], out);
            paint(id, "pit", out);
            out.push_str(
                "/><path class=\"shade\" d=\"M-38 9A39 38 0 0 1 9-37\"/>\
                 <path class=\"light\" d=\"M40 5A40 39 0 0 1 5 39\"/><circle class=\"ring\" r=\"44\"/>",
            );
        }
    }
}

/// A pit whose sides slope down to a floor. Two sides face away from the light, two catch it.
fn square(half: i32, id: &str, out: &mut String) {
    let floor = half - 13;
    for (class, [x1, y1, x2, y2, x3, y3, x4, y4]) in [
        ("wall n", [-half, -half, half, -half, floor, -floor, -floor, -floor]),
        ("wall w", [-half, -half, -half, half, -floor, floor, -floor, -floor]),
        ("wall e", [half, -half, half, half, floor, floor, floor, -floor]),
        ("wall s", [-half, half, half, half, floor, floor, -floor, floor]),
    ] {
        put(&["<path class=\"", class], out);
        draw("\" d=\"M# #L# # # # # #Z\"/>", &[x1, y1, x2, y2, x3, y3, x4, y4], out);
    }
    let side = 2 * floor;
    draw(
        "<rect class=\"hollow\" x=\"#\" y=\"#\" width=\"#\" height=\"#\"",
        &[-floor, -floor, side, side],
        out,
    );
    paint(id, "pit", out);
    let (at, side) = (3 - half, 2 * half - 6);
    draw(
        "/><rect class=\"ring\" x=\"#\" y=\"#\" width=\"#\" height=\"#\" rx=\"6\"/>",
        &[at, at, side, side],
        out,
    );
}

/// A store's trough, by its half-axes.
pub(crate) fn store(rx: i32, ry: i32, id: &str, out: &mut String) {
    let corner = rx.min(ry) - 8;
    for (class, name, more) in [("rim", "lip", 3), ("hollow", "pit", 0)] {
        put(&["<rect class=\"", class], out);
        draw(
            "\" x=\"#\" y=\"#\" width=\"#\" height=\"#\" rx=\"#\"",
            &[-rx - more, -ry - more, 2 * (rx + more), 2 * (ry + more), corner + more],
            out,
        );
        paint(id, name, out);
        out.push_str("/>");
    }
}
