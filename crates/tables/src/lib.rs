//! Exact results of sowing games: every position with few seeds in play.
//!
//! # Features
//! - `solve` (default): solves tables with the engine, and reads and writes them as files. Without
//!   it only what a browser needs is compiled: [`Ranks`] and [`Unpacked`].
#![forbid(unsafe_code)]
#![warn(missing_docs)]

/// The examples of the README are run as well.
#[cfg(all(doctest, feature = "solve"))]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(feature = "solve")]
mod count;
#[cfg(feature = "solve")]
pub mod file;
#[cfg(feature = "solve")]
mod layer;
#[cfg(feature = "solve")]
mod leads;
#[cfg(feature = "solve")]
mod line;
#[cfg(feature = "solve")]
mod listing;
#[cfg(feature = "solve")]
mod looked_up;
#[cfg(feature = "solve")]
mod packed;
#[cfg(feature = "solve")]
mod parts;
#[cfg(feature = "solve")]
mod plan;
#[cfg(feature = "solve")]
mod prove;
mod ranks;
#[cfg(feature = "solve")]
mod sealed;
#[cfg(feature = "solve")]
mod share;
#[cfg(feature = "solve")]
mod split;
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
pub use line::{Sure, best_line, holding};
#[cfg(feature = "solve")]
pub use packed::{check, packed};
#[cfg(feature = "solve")]
pub use parts::Parts;
#[cfg(feature = "solve")]
pub use plan::{PLANS, Plan};
#[cfg(feature = "solve")]
pub use prove::{Claim, FARTHEST, Prover};
pub use ranks::Ranks;
#[cfg(feature = "solve")]
pub use split::Split;
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
pub use unpacked::{OtherSize, Unpacked, arrangement};
pub use worth::{NEVER, Worth};
