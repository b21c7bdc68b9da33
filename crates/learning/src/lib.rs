//! The bundle of islands for lessons and puzzles: one task per screen, the verdict on the turn that
//! is played, and which tasks are done. `mbao-viewer` explains how islands work and how to add one.
//!
//! The verdict on every turn was worked out when the page was built; here it is only looked up. The
//! page contains all tasks, and its style shows the one that the address names.
#![forbid(unsafe_code)]

mod beads;
#[cfg(target_arch = "wasm32")]
mod browser;
mod class;
mod done;
mod results;
mod streak;
mod task;
mod words;

pub use beads::{Bead, Lesson, LessonProps};
pub use task::{Press, Task, TaskProps};
