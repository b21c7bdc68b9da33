//! How the materials of a board are drawn.

use mbao_rules::definition::{Ground, Seed};

/// The classes of a board, by the ground that its pits are made in.
pub(crate) const fn classes(ground: Ground) -> &'static str {
    match ground {
        Ground::Wood => "wood",
        Ground::Ganda => "wood ganda",
        Ground::Slab => "wood slab",
        Ground::Earth => "earth",
        Ground::Rock => "rock",
    }
}

/// The kind of seeds that a theme's word names.
pub(crate) fn seed_named(word: &str) -> Option<Seed> {
    Seed::ALL.iter().copied().find(|seed| seed.word() == word)
}

/// Half-axes of a seed.
pub(crate) const fn axes(seed: Seed) -> (i32, i32) {
    match seed {
        Seed::Empiki => (10, 10),
        Seed::Komwe | Seed::Chocolate | Seed::Stone => (12, 10),
        Seed::Aluminium => (11, 11),
        Seed::Plain => (11, 9),
    }
}

/// Whether seeds are so smooth that they reflect the light.
pub(crate) const fn shines(seed: Seed) -> bool {
    matches!(seed, Seed::Empiki | Seed::Chocolate | Seed::Aluminium | Seed::Komwe)
}
