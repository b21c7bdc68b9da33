//! Exact results of sowing games, as browsers fetch them: every position with few seeds in play. The laboratory
//! (`crates/lab`) solves them.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod ranks;
mod unpacked;
mod worth;

pub use ranks::Ranks;
pub use unpacked::{OtherSize, Unpacked, arrangement};
pub use worth::{NEVER, Worth};
