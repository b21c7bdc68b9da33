//! Seeds as SVG text.

use mbao_rules::definition::Seed;

use crate::heap;
use crate::light::paint;
use crate::material;
use crate::prelude::*;
use crate::svg::draw;

/// Heaps in pits are numbered by row and column; these are the others.
const STORES: usize = 1000;
pub(crate) const TRAYS: usize = 1002;

/// The gradients of the seeds, by look.
const LOOKS: [&str; 4] = ["s0", "s1", "s2", "s3"];

/// The number of the heap in a pit, for [`seeds`]: by row from the top and column from the left, both from 0.
pub fn heap_of(row: usize, column: usize) -> usize {
    row * 32 + column
}

/// The number of the heap in a player's store, for [`seeds`].
pub fn heap_of_store(north: bool) -> usize {
    STORES + usize::from(north)
}

/// The seeds of a heap as SVG text: the content of a `<g class="seeds">` in a picture of that game (`game` is its id,
/// such as `omweso`) with that [`id`](crate::Look::id). `kind` is one of [`Look::seeds`](crate::Look::seeds), or `None`
/// for the game's own seeds; `place` is the number of the heap. Each seed is a `<g>`.
pub fn seeds(game: &str, kind: Option<&str>, id: &str, place: usize, count: usize) -> String {
    let own = || mbao_rules::game(game).map_or(Seed::Plain, |page| page.appearance.seed);
    let mut out = String::new();
    draw_seeds(kind.and_then(material::seed_named).unwrap_or_else(own), id, place, count, &mut out);
    out
}

pub(crate) fn draw_seeds(kind: Seed, id: &str, place: usize, count: usize, out: &mut String) {
    let (rx, ry) = material::axes(kind);
    // A store is wider than a pit.
    let wide = if place == STORES || place == STORES + 1 { 13 } else { 10 };
    for seed in 0..count.min(heap::MOST) {
        let lying = heap::lying(place, seed);
        let (x, y) = (lying.x * wide / 10, lying.y * wide / 10);
        let (rx, ry) = (rx + lying.larger, ry + lying.larger);
        // First the shadow where the seed touches what it lies on, then the seed.
        draw(
            "<g transform=\"translate(# #)\"><ellipse class=\"touch\" cx=\"2\" cy=\"3\" rx=\"#\" ry=\"#\"",
            &[x, y, rx + 4, ry + 3],
            out,
        );
        paint(id, "touch", out);
        draw("/><ellipse class=\"seed s#\" rx=\"#\" ry=\"#\"", &[lying.look, rx, ry], out);
        paint(id, LOOKS[lying.look.unsigned_abs() as usize % 4], out);
        if rx != ry {
            draw(" transform=\"rotate(#)\"", &[lying.turn], out);
        }
        out.push_str("/>");
        if material::shines(kind) {
            draw("<path class=\"glint\" d=\"M#-2q1-4 5-5\"/>", &[3 - rx], out);
        }
        out.push_str("</g>");
    }
}
