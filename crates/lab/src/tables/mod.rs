//! Exact results of sowing games: every position with few seeds in play, solved backwards.

mod count;
mod layer;
mod leads;
mod line;
mod listing;
mod looked_up;
mod packed;
mod parts;
mod plan;
mod prove;
mod sealed;
mod share;
pub(crate) mod solve;
mod split;
mod starts;
mod store;
mod study;
mod table;
mod turns;
pub(crate) mod win;
mod write;

pub use line::{Sure, best_line, holding};
pub use packed::packed;
pub use parts::Parts;
pub use plan::{PLANS, Plan};
pub use prove::{Claim, FARTHEST, Prover};
pub use split::Split;
pub use starts::{rounds, start};
pub use store::Store;
pub use study::Study;
pub use table::{Layer, Tablebase};
pub use turns::{Begin, End, Turns};
pub use write::written;
