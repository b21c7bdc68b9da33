//! What the laboratory (`crates/lab`) measured and solved: the types of its files, which it writes and the site
//! reads.
#![forbid(unsafe_code)]

mod game;
mod made;
mod players;
pub mod solved;
mod spread;
mod variant;
mod wonder;

pub use game::{Figures, Hunted, Measured, Played, Strong};
pub use made::{Kind, Made};
pub use players::{Calibrated, Calibration, Habits, LevelHabits, Limit, Pairing, Points, Strength};
pub use spread::Spread;
pub use variant::{Variant, variants};
pub use wonder::{Wonder, WonderKind};
