//! How seeds lie in a pit: a small heap, the same at every drawing.

/// Places of the first forty seeds from the middle of a pit of radius 42, for
/// seeds of radius [`SEED`]. Thirteen cover the floor, the others lie in
/// layers on top; a heap of one more seed is the heap before and that seed.
static HEAPS: [[(i8, i8); MOST]; 4] = [
    [
        (1, 0),
        (-17, 0),
        (-7, -16),
        (0, 18),
        (16, 10),
        (17, -9),
        (-19, 20),
        (7, -28),
        (-25, -17),
        (14, 27),
        (31, 3),
        (-29, 8),
        (21, -22),
        (1, -2),
        (-14, -12),
        (-15, 7),
        (10, -17),
        (12, 13),
        (21, -2),
        (-4, 21),
        (-4, -25),
        (-24, -2),
        (0, -4),
        (-6, -21),
        (-16, 1),
        (3, 14),
        (18, -8),
        (8, -20),
        (14, 5),
        (-1, -6),
        (14, -7),
        (1, -21),
        (5, 6),
        (-12, -14),
        (1, -8),
        (-10, -11),
        (-1, -19),
        (-5, 0),
        (0, -11),
        (-5, -8),
    ],
    [
        (0, -1),
        (12, 11),
        (-17, 3),
        (17, -6),
        (-5, 17),
        (-11, -15),
        (8, -21),
        (-29, -11),
        (-22, 21),
        (9, 29),
        (30, 9),
        (-4, -30),
        (24, -19),
        (2, -2),
        (-16, 0),
        (-3, -19),
        (5, 15),
        (17, -13),
        (20, 5),
        (-12, 18),
        (-19, -16),
        (10, -24),
        (1, -5),
        (-15, 2),
        (0, 13),
        (-14, -17),
        (17, 3),
        (4, -23),
        (15, -12),
        (0, -7),
        (1, 7),
        (-12, 0),
        (13, -2),
        (-11, -15),
        (0, -9),
        (9, -6),
        (5, -17),
        (-5, -17),
        (0, -11),
        (1, -5),
    ],
    [
        (1, 1),
        (-12, -11),
        (11, -14),
        (-15, 9),
        (0, 21),
        (16, 12),
        (26, -4),
        (-2, -26),
        (-29, -1),
        (-17, 25),
        (-19, -24),
        (25, -18),
        (14, 27),
        (0, 0),
        (-7, -17),
        (16, -10),
        (-18, 2),
        (9, 15),
        (-9, 18),
        (23, 5),
        (7, -24),
        (-21, -13),
        (-1, -4),
        (13, -16),
        (12, 8),
        (-16, -14),
        (-9, 11),
        (-2, -23),
        (-15, -1),
        (0, -7),
        (-10, 2),
        (12, 0),
        (-8, -18),
        (11, -15),
        (0, -8),
        (1, -19),
        (10, -12),
        (-8, -14),
        (0, -11),
        (-5, -8),
    ],
    [
        (1, -1),
        (-17, -2),
        (-2, 17),
        (-4, -18),
        (15, 9),
        (16, -11),
        (-21, 17),
        (-24, -19),
        (12, 28),
        (31, 0),
        (10, -29),
        (-30, 4),
        (-11, 29),
        (0, -2),
        (6, -19),
        (-18, -2),
        (18, -4),
        (-7, 15),
        (11, 13),
        (-12, -20),
        (-20, 11),
        (18, -17),
        (0, -5),
        (8, 11),
        (-12, 9),
        (18, -8),
        (-16, -12),
        (0, -22),
        (11, -18),
        (0, -6),
        (-13, -13),
        (3, -20),
        (-11, 2),
        (13, -11),
        (0, -10),
        (-5, 0),
        (6, -1),
        (-10, -9),
        (0, -11),
        (4, -15),
    ],
];

/// Seeds that are drawn; of more only the number tells.
pub(crate) const MOST: usize = 40;
/// Radius of a seed that fills the heaps' places.
pub(crate) const SEED: i32 = 10;

/// A seed's place, its look among four, and its turn in degrees.
pub(crate) struct Lying {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) look: u32,
    pub(crate) turn: u32,
}

/// How the seeds of the heap with that number lie, the lowest first.
pub(crate) fn lying(heap: usize, seeds: usize) -> impl Iterator<Item = Lying> {
    let shape = mixed(heap, 99);
    HEAPS[shape as usize % HEAPS.len()].iter().take(seeds).enumerate().map(move |(i, &(x, y))| {
        let (x, y) = (i32::from(x), i32::from(y));
        // Mirrored, so that four tables make eight heaps; never upside down.
        let x = if shape & 64 == 0 { x } else { -x };
        let own = mixed(heap, i);
        Lying { x, y, look: own % 4, turn: own / 4 % 180 }
    })
}

/// A number that looks random and is always the same.
fn mixed(heap: usize, seed: usize) -> u32 {
    #[allow(clippy::cast_possible_truncation)] // both are small
    let mut n = (heap as u32).wrapping_mul(0x9e37_79b1) ^ (seed as u32).wrapping_mul(0x85eb_ca77);
    n ^= n >> 15;
    n = n.wrapping_mul(0x2c1b_3c6d);
    n ^ n >> 12
}
