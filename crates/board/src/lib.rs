//! Draws the board of a sowing game and puts into words what happens on it.
//!
//! States become SVG text, the same in a prerendered page, on paper and in the
//! browser; events become sentences in English and Kiswahili. This crate contains
//! no rules: reasons come from the game's definition.
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;

/// Runs the examples of the README as doc tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod choice;
mod cite;
mod ground;
mod heap;
mod hollow;
mod light;
mod material;
mod picture;
mod place;
mod seed;
mod svg;
mod tell;
mod trace;
mod why;
mod words;

pub use choice::{Answer, Choice, choice, question, stake};
pub use cite::cited;
pub use picture::{Look, Over, Part, Picture, room};
pub use place::{FINGER, MOUSE, Plan};
pub use seed::{heap_of, heap_of_store, seeds};
pub use tell::{Step, reason, steps, turn};
pub use trace::Trace;
pub use why::{decision, why_not, why_source};
pub use words::{control, voice};

pub use mbao_words::{Lang, Voice};

/// The style sheet of the pictures.
pub const STYLE: &str = concat!(include_str!("board.css"), include_str!("trace.css"));
