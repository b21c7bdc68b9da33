//! What a board of sowing looks like and what it says.
//!
//! States become SVG text, the same in a prerendered page, on paper and in the
//! browser; events become sentences in English and Kiswahili. Nothing here
//! knows a rule: reasons are read from the page of the game.
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;

mod heap;
mod material;
mod picture;
mod place;
mod svg;
mod tell;
mod words;

pub use picture::{Look, heap_of, heap_of_store, picture, pit_label, seeds};
pub use tell::{Step, reason, steps, turn};
pub use words::control;

pub use mbao_words::Lang;

/// The style sheet of the pictures.
pub const STYLE: &str = include_str!("board.css");
