//! Small tasks on a board: what is to be done in one turn, whether a turn does
//! it, and which of all turns do.
//!
//! A [`Goal`] is data. [`tries`] plays every turn there is and has [`judge`]
//! say of each whether it reaches the goal or what it misses, so that a page
//! needs only to look up what was played. [`prospects`] looks further ahead, for
//! puzzles: what each turn comes to when both play as well as can be.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod ahead;
mod aim;
mod goal;
mod judge;
mod press;
mod tries;
mod turns;

pub use ahead::{Prospect, Worth, counts_sides, prospects};
pub use aim::Aim;
pub use goal::{End, Goal};
pub use judge::{Miss, judge};
pub use press::{Press, Pressed, Unpressed, pressed};
pub use tries::{Try, tries};
pub use turns::{MOST_TURNS, Turn, Uncounted, turns};
