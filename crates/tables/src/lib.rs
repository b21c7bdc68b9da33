//! Exact results of sowing games: every position with few seeds in play.
//!
//! # Features
//! - `solve` (default): solves tables with the engine, and reads and writes them as files. Without
//!   it only what a browser needs is compiled: [`Ranks`] and [`Unpacked`].
#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[cfg(feature = "solve")]
pub mod file;
#[cfg(feature = "solve")]
mod layer;
#[cfg(feature = "solve")]
mod packed;
#[cfg(feature = "solve")]
mod plan;
#[cfg(feature = "solve")]
mod prove;
mod ranks;
#[cfg(feature = "solve")]
mod starts;
#[cfg(feature = "solve")]
mod store;
#[cfg(feature = "solve")]
mod study;
#[cfg(feature = "solve")]
mod table;
#[cfg(feature = "solve")]
mod turns;
mod unpacked;
mod worth;

#[cfg(feature = "solve")]
pub use packed::packed;
#[cfg(feature = "solve")]
pub use plan::{PLANS, Plan};
#[cfg(feature = "solve")]
pub use prove::{Claim, FARTHEST, Prover};
pub use ranks::Ranks;
#[cfg(feature = "solve")]
pub use starts::{Round, rounds, start};
#[cfg(feature = "solve")]
pub use store::Store;
#[cfg(feature = "solve")]
pub use study::Study;
#[cfg(feature = "solve")]
pub use table::{Layer, Tablebase};
#[cfg(feature = "solve")]
pub use turns::{Begin, End, Turns};
pub use unpacked::{Unpacked, arrangement};
pub use worth::{NEVER, Worth};
