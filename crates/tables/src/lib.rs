//! Exact results of sowing games: every position with few seeds in play.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod file;
mod layer;
mod packed;
mod plan;
mod prove;
mod ranks;
mod starts;
mod store;
mod study;
mod table;
mod turns;

pub use packed::packed;
pub use plan::{PLANS, Plan};
pub use prove::{Claim, FARTHEST, Prover};
pub use ranks::Ranks;
pub use starts::{Round, rounds, start};
pub use store::Store;
pub use study::Study;
pub use table::{Layer, NEVER, Table, Worth};
pub use turns::{Begin, End, Turns};
