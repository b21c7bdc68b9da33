//! The bundle of islands for lessons and puzzles: one task per screen, and which tasks are done. `mbao-viewer` explains
//! how islands work and how to add one.
//!
//! Boards judge what is answered, by the story that each carries; here it is only kept. The page contains all tasks, and
//! its style shows the one that the address names.
#![forbid(unsafe_code)]

mod beads;
mod class;
mod done;
mod results;
mod streak;
mod words;

pub use beads::{Bead, Lesson, LessonProps};

mbao_viewer::take_over!(Lesson);
