//! The bundle of islands for lessons and puzzles: one task a screen, what is said of a turn that is
//! played at it, and what is done. `mbao-viewer` says how islands work and how to add one.
//!
//! What every turn is worth was found when the page was written; here it is only looked up. The
//! tasks stand in the page, and its style shows the one that the address names.
#![forbid(unsafe_code)]

mod beads;
#[cfg(target_arch = "wasm32")]
mod browser;
mod class;
mod done;
mod pits;
mod results;
mod streak;
mod task;
mod words;

pub use beads::{Bead, Lesson, LessonProps};
pub use task::{Press, Task, TaskProps};
