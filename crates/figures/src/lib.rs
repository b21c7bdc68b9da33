//! How sowing games go: measured in random play, between strong players, and by a search for turns
//! that are long or never end.
//!
//! Everything follows from a seed and is the same on every machine, whatever its number of cores.
//! `cargo xtask figures` writes the results to `content/figures`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod arrange;
pub mod file;
mod play;
mod random;
mod spread;
mod strong;
mod variant;
mod wonder;

pub use play::Played;
pub use spread::Spread;
pub use strong::Strong;
pub use variant::{Variant, variants};
pub use wonder::{Hunt, Wonder, WonderKind, Wonders, verify};
