//! Small tasks on a board: what one turn must do, whether a turn does it, and which of all turns do.
//!
//! A [`Goal`] is data. [`tries`] plays every possible turn, and [`judge`] says for each whether it reaches
//! the goal or what it misses, so a page only has to look up the turn that was played. [`prospects`] looks
//! further ahead, for puzzles: the result of each turn when both play as well as possible.
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
