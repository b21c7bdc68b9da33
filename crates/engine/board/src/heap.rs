//! How seeds lie in a pit: in a small heap that is the same in every drawing.

/// Places of the first forty seeds, measured from the middle of a pit of radius 42, for
/// seeds of a radius of about ten. They were dropped one by one and rolled to the lowest
/// spot, so that they rest on each other and rise towards the middle. A heap with one
/// more seed keeps the places of the smaller heap and adds one. Two numbers are a place.
static HEAPS: [[i8; 2 * MOST]; 4] = [
    [
        2, 5, -8, -10, -14, 6, 14, -11, -27, -5, 1, 21, 19, 12, 0, -24, 2, -7, -18, -23, -21, 22, 29, -3, 15,
        1, -8, 10, -16, -17, 15, 25, 11, -23, -27, 9, -6, 26, 26, -17, -7, -32, -9, -6, 5, 9, 10, -8, -3,
        -22, 28, 10, -20, 20, -25, -8, 25, -5, 8, 26, 20, -21, -20, -30, -1, -7, -15, 8, 21, 14, 5, -21, -31,
        0, 14, -2, 6, -37, -18, -10,
    ],
    [
        -8, 5, 8, 2, 16, -13, -9, -13, -3, 23, -24, 1, 1, -27, 17, 17, -19, 21, 31, -7, -24, -19, 4, 5, 1,
        -17, 19, 0, -10, -5, -10, 13, 10, 21, -14, -25, -31, -8, 12, -29, -28, 11, 11, -11, -2, -9, 23, 10,
        25, -19, -2, 8, -17, 3, -6, -27, -6, 28, -21, -13, 31, -5, -18, 21, 18, -28, 21, -9, 5, -24, 9, 23,
        7, -6, -10, -5, -14, -23, 19, 10,
    ],
    [
        1, -1, 5, 15, 4, -19, -18, -11, -17, 8, -10, 22, 18, -2, 21, 24, -31, -1, -15, -26, -10, -4, 19, -24,
        3, 4, 29, 4, 22, -16, 1, -18, 4, 31, -23, 13, 6, -32, 19, -3, 5, 20, -14, -21, -3, -10, 21, 14, -14,
        4, -29, -12, -13, 25, 8, 6, 13, -18, 0, -32, -19, -15, 3, -5, 28, 3, -31, 1, 10, 22, -24, 13, -7, 17,
        20, -10, -2, -23, -14, -6,
    ],
    [
        7, -4, -7, 7, 8, 13, -13, -9, 24, -6, 3, -24, 4, 28, -14, 22, -26, 7, -13, -25, -4, -6, 26, 13, -29,
        -10, 22, -23, 13, -1, -17, 6, 2, 16, -19, -19, 19, 14, 11, -17, 4, -1, -3, -30, -16, -9, 31, -10, -3,
        -18, -31, -1, -14, 16, 22, -17, 25, 1, 10, 18, 16, -31, -14, 2, 13, 4, -28, -20, -1, -15, -16, -32,
        -4, -33, -4, 17, 10, -25, -31, -2,
    ],
];

/// The most seeds that are drawn. Of a larger heap only the number shows the rest.
pub(crate) const MOST: usize = 40;

/// A seed's place, which of four looks it has, its turn in degrees, and how much
/// larger than usual it is, in units of the drawing.
pub(crate) struct Lying {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) look: i32,
    pub(crate) turn: i32,
    pub(crate) larger: i32,
}

/// How a seed lies in the heap with that number; the lowest seed is number 0.
pub(crate) fn lying(heap: usize, seed: usize) -> Lying {
    let shape = mixed(heap, 99);
    let [x, y] = HEAPS[shape as usize % HEAPS.len()].as_chunks().0[seed % MOST].map(i32::from);
    // Mirrored left to right, so that four tables make eight heaps.
    let x = if shape & 64 == 0 { x } else { -x };
    let own = mixed(heap, seed);
    Lying {
        x,
        y,
        look: (own % 4).cast_signed(),
        // A small turn, so that the light stays where it is.
        turn: (own / 4 % 61).cast_signed() - 30,
        larger: (own / 256 % 3).cast_signed() - 1,
    }
}

/// A number that looks random and is always the same.
pub(crate) fn mixed(heap: usize, seed: usize) -> u32 {
    #[allow(clippy::cast_possible_truncation)] // both are small
    let mut n = (heap as u32).wrapping_mul(0x9e37_79b1) ^ (seed as u32).wrapping_mul(0x85eb_ca77);
    n ^= n >> 15;
    n = n.wrapping_mul(0x2c1b_3c6d);
    n ^ n >> 12
}
