//! How games go: measured in random play, between strong players, and by a search for turns that are long or never
//! end. Everything follows from a seed and is the same on every machine, whatever its number of cores.

mod arrange;
pub(crate) mod measure;
mod play;
mod random;
mod spread;
mod strong;
mod wonder;
mod write;

pub use play::random_games;
pub use strong::strong_games;
pub use wonder::{Hunt, Wonders, verify};
pub use write::written;
