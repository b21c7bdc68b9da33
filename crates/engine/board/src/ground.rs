//! Draws the ground that the pits are made in: its shape and its material.

use mbao_rules::definition::Ground;

use crate::heap::mixed;
use crate::light::paint;
use crate::place::{Plan, THICK};
use crate::prelude::*;
use crate::svg::{draw, put, signed};

/// Corner and size of a board, and whether its rows run downwards.
#[derive(Clone, Copy)]
struct Body {
    x: i32,
    y: i32,
    w: i32,
    h: i32,
    tall: bool,
}

impl Body {
    const fn right(self) -> i32 {
        self.x + self.w
    }

    const fn foot(self) -> i32 {
        self.y + self.h
    }

    /// A wooden board as an adze leaves it: its sides bulge a little.
    fn barrel(self, out: &mut String) {
        let Self { x, y, w, h, .. } = self;
        let (r, b) = (self.right(), self.foot());
        let (across, down) = (x + w / 2, y + h / 2);
        let sides = [
            [x + 13, y + 8, across, y - 8, r - 13, y + 8],
            [r + 11, down, r - 13, b - 8, across, b + 8],
            [x + 13, b - 8, x - 11, down, x + 13, y + 8],
        ];
        draw("M# #Q# # # #Q# # # #Q# # # #Q# # # #Z", sides.as_flattened(), out);
    }

    /// A slab with worn corners.
    fn slab(self, out: &mut String) {
        let Self { x, y, w, h, .. } = self;
        draw(
            "M# #h#q12 0 12 12v#q0 12-12 12h#q-12 0-12-12v#q0-12 12-12z",
            &[x + 12, y, w - 24, h - 24, 24 - w, 24 - h],
            out,
        );
    }

    /// The board of the Baganda: its ends are rounded inwards.
    fn ganda(self, out: &mut String) {
        // The handle takes its room from the board's end.
        let (room, dip) = (14, 11);
        let Self { x, y, w, h, tall } = self;
        if tall {
            let (r, b, middle) = (self.right(), self.foot() - room, x + w / 2);
            draw(
                "M# #Q# # # #V#Q# # # #Z",
                &[x, y, middle, y + 2 * dip, r, y, b, middle, b - 2 * dip, x, b],
                out,
            );
        } else {
            let (r, b, middle) = (self.right() - room, self.foot(), y + h / 2);
            draw(
                "M# #H#Q# # # #H#Q# # # #Z",
                &[x, y, r, r - 2 * dip, middle, r, b, x, x + 2 * dip, middle, x, y],
                out,
            );
        }
    }

    /// Its handle with a hole, at the right end or at the foot.
    fn handle(self, out: &mut String) {
        let Self { x, y, w, h, tall } = self;
        if tall {
            draw(
                "M# #v24a15 15 0 0 0 30 0v-24zm8 25a7 7 0 0 0 14 0a7 7 0 0 0-14 0z",
                &[x + w / 2 - 15, self.foot() - 42],
                out,
            );
        } else {
            draw(
                "M# #h24a15 15 0 0 1 0 30h-24zm25 8a7 7 0 0 1 0 14a7 7 0 0 1 0-14z",
                &[self.right() - 42, y + h / 2 - 15],
                out,
            );
        }
    }

    /// A swept place: its edge wavers a little on every side.
    fn swept(self, out: &mut String) {
        let Self { x, y, w, h, .. } = self;
        let (r, b) = (self.right(), self.foot());
        let (q, m) = (w / 4, h / 4);
        let edge = [
            [x + 50, y, x + q, y + 9, x + 2 * q, y + 4],
            [r - 50, y, r, y, r, y + 50],
            [r - 9, y + m, r - 4, y + 2 * m, r, b - 50],
            [r, b, r - 50, b, r - q, b - 9],
            [r - 2 * q, b - 4, x + 50, b, x, b],
            [x, b - 50, x + 9, b - m, x + 4, b - 2 * m],
            [x, y + 50, x, y, x + 50, y],
        ];
        draw(
            "M# #Q# # # #T# #Q# # # #Q# # # #T# #Q# # # #Q# # # #T# #Q# # # #Q# # # #T# #Q# # # #Z",
            edge.as_flattened(),
            out,
        );
    }

    /// A rock with broken edges.
    fn broken(self, out: &mut String) {
        let Self { x, y, w, h, .. } = self;
        let (r, b) = (self.right(), self.foot());
        let corners = [
            [x + 30, y, x + w / 3, y + 6],
            [r - 50, y, r, y + 40],
            [r - 5, y + h / 2, r, b - 34],
            [r - 26, b, x + w / 2, b - 5],
            [x + 44, b, x, b - 30],
            [x + 6, y + h / 2, x, y + 26],
        ];
        draw("M# #L# # # # # # # # # # # # # # # # # # # # # #Z", corners.as_flattened(), out);
    }

    /// A place on the board, at some distance from its edge. It is the same in every drawing.
    fn place(self, number: usize) -> (i32, i32) {
        let inset = 22;
        let along = chance(number, self.w - 2 * inset);
        let down = chance(number + 5000, self.h - 2 * inset);
        (self.x + inset + along, self.y + inset + down)
    }

    fn grain(self, from: usize, lines: i32, out: &mut String) {
        let (long, across) = if self.tall { (self.h, self.w) } else { (self.w, self.h) };
        for line in 0..lines {
            let number = from + line.unsigned_abs() as usize;
            let start = 26 + chance(number, long / 3);
            let length = (long - 26 - start) * (40 + chance(number + 300, 60)) / 400;
            let off = 14 + (across - 28) * line / lines + chance(number + 600, 9);
            let sway = chance(number + 900, 15) - 7;
            if self.tall {
                draw(
                    "M# #q# # 0 #t0 #t0 #t0 #",
                    &[self.x + off, self.y + start, sway, length / 2, length, length, length, length],
                    out,
                );
            } else {
                draw(
                    "M# #q# # # 0t# 0t# 0t# 0",
                    &[self.x + start, self.y + off, length / 2, sway, length, length, length, length],
                    out,
                );
            }
        }
    }

    /// Short slanting cuts of an adze.
    fn cuts(self, from: usize, marks: usize, out: &mut String) {
        for number in from..from + marks {
            let (x, y) = self.place(number);
            let (length, rise) = (10 + chance(number + 300, 18), -chance(number + 600, 7));
            draw("M# #q# # # #", &[x, y, length / 2, rise - 4, length, rise], out);
        }
    }

    /// Cracks in dry earth or in rock.
    fn cracks(self, from: usize, cracks: usize, out: &mut String) {
        for number in from..from + cracks {
            let (x, y) = self.place(number);
            let turn = |part: usize| chance(number * 8 + part, 29) - 14;
            let path = [x, y, turn(0), turn(1), turn(2), turn(3), turn(4), turn(5)];
            draw("M# #l# # # # # #", &path, out);
        }
    }

    /// Grains of sand or stone: points as large as the line is wide.
    fn specks(self, from: usize, specks: usize, out: &mut String) {
        for number in from..from + specks {
            let (x, y) = self.place(number);
            draw("M# #h0", &[x, y], out);
        }
    }
}

/// A number from 0 to below `below` that looks random and is always the same.
fn chance(number: usize, below: i32) -> i32 {
    let below = below.unsigned_abs().max(1);
    signed((mixed(number, 7) / 8 % below) as usize)
}

/// Draws the ground, and the line between the two sides.
pub(crate) fn draw_ground(kind: Ground, plan: Plan, id: &str, out: &mut String) {
    let (x, y, w, h) = plan.body();
    let body = Body { x, y, w, h, tall: plan.tall };
    let mut shape = String::new();
    match kind {
        Ground::Wood => body.barrel(&mut shape),
        Ground::Slab => body.slab(&mut shape),
        Ground::Ganda => body.ganda(&mut shape),
        Ground::Earth => body.swept(&mut shape),
        Ground::Rock => body.broken(&mut shape),
    }
    out.push_str("<g class=\"ground\">");
    // A board dug in the earth has no thickness and casts no shadow.
    if kind != Ground::Earth {
        draw(
            "<ellipse class=\"under\" cx=\"#\" cy=\"#\" rx=\"#\" ry=\"26\"",
            &[x + w / 2 + 8, y + h + 2, w / 2 + 4],
            out,
        );
        paint(id, "touch", out);
        draw("/><path class=\"thick\" transform=\"translate(0 #)\"", &[THICK], out);
        paint(id, "edge", out);
        path_of(&shape, out);
    }
    if kind == Ground::Ganda {
        let mut handle = String::new();
        body.handle(&mut handle);
        out.push_str("<path class=\"handle\"");
        paint(id, "top", out);
        path_of(&handle, out);
    }
    out.push_str("<path class=\"top\"");
    paint(id, "top", out);
    path_of(&shape, out);
    match kind {
        Ground::Wood | Ground::Ganda | Ground::Slab => {
            texture("dark thin", out, |d| body.grain(0, h.max(w) / 36, d));
            texture("dark", out, |d| body.grain(40, h.max(w) / 64, d));
            texture("bright thin", out, |d| body.grain(80, h.max(w) / 70, d));
            let marks = if kind == Ground::Slab { 14 } else { 60 };
            let mut cuts = String::new();
            body.cuts(200, marks, &mut cuts);
            texture("dark cut", out, |d| d.push_str(&cuts));
            texture("bright cut edge", out, |d| d.push_str(&cuts));
            if kind == Ground::Slab {
                // A carved border runs all the way round.
                for class in ["dark carved", "bright carved edge"] {
                    texture(class, out, |d| {
                        draw("M# #h#v#h#z", &[x + 9, y + 9, w - 18, h - 18, 18 - w], d);
                    });
                }
            }
        }
        Ground::Earth | Ground::Rock => {
            let cracks = if kind == Ground::Earth { 26 } else { 7 };
            let mut cracked = String::new();
            body.cracks(10, cracks, &mut cracked);
            texture("dark crack", out, |d| d.push_str(&cracked));
            texture("bright crack edge", out, |d| d.push_str(&cracked));
            texture("dark speck", out, |d| body.specks(700, 110, d));
            texture("dark speck large", out, |d| body.specks(900, 36, d));
            texture("bright speck", out, |d| body.specks(1000, 90, d));
        }
    }
    let ((x1, y1), (x2, y2)) = plan.divide();
    for class in ["divide", "divide edge"] {
        put(&["<path class=\"", class], out);
        draw("\" d=\"M# #L# #\"/>", &[x1, y1, x2, y2], out);
    }
    out.push_str("</g>");
}

fn path_of(shape: &str, out: &mut String) {
    put(&[" d=\"", shape, "\"/>"], out);
}

/// Draws one path with all the lines of one kind.
fn texture(class: &str, out: &mut String, lines: impl FnOnce(&mut String)) {
    put(&["<path class=\"fibre ", class, "\" d=\""], out);
    lines(out);
    out.push_str("\"/>");
}
