//! The studio: anybody makes a diagram, a story or a task, and takes it away.
//!
//! In the first ten seconds, somebody who has a board to show and half an hour wants:
//! 1. to see a board of their game, ready to be played on;
//! 2. to play a move and see that it has become a step;
//! 3. to write a sentence for it, right there;
//! 4. to send it: one button, one link.
//!
//! So the page opens with a board. What is played becomes steps beside it, with a field for what is said; below stand
//! the story as readers will see it, and the ways to take it away. Everything else (rings, tasks, another beginning,
//! drafts) is folded away until it is wanted.
//!
//! The story is a `draft`, plain data that `mbao-rules` reads, plays and writes; `desk` is the state of the page.
#![forbid(unsafe_code)]

mod desk;
mod draft;
mod found;
mod kept;
mod laying;
mod pointing;
mod studio;
mod views;
mod words;

pub use studio::{Studio, StudioProps};

mbao_viewer::take_over!(Studio);
