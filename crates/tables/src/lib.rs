//! Exact results of sowing games: every position with few seeds in play.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod layer;
mod prove;
mod ranks;
mod study;
mod table;
mod turns;

pub use prove::{Claim, Prover};
pub use ranks::Ranks;
pub use study::Study;
pub use table::{Layer, NEVER, Table, Tally, Worth};
pub use turns::{Begin, End, Turns};
