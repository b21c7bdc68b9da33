//! Small tasks on a board: what is to be done in one turn, whether a turn does
//! it, and which of all turns do.
//!
//! A [`Goal`] is data. [`tries`] plays every turn there is and has [`judge`]
//! say of each whether it reaches the goal or what it misses, so that a page
//! needs only to look up what was played.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod goal;
mod judge;
mod tries;
mod turns;

pub use goal::{End, Goal};
pub use judge::{Miss, judge};
pub use tries::{Try, tries};
pub use turns::{MOST_TURNS, Turn, Uncounted, turns};
