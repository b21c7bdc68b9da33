//! Draws the board of a sowing game and puts into words what happens on it.
//!
//! States become SVG text, the same in a prerendered page, on paper and in the
//! browser; events become sentences in every language. This crate contains
//! no rules: reasons come from the game's definition.
//!
//! A page with a board, a ring round the pit of the last seed, and what happened:
//!
//! ```
//! use mbao_board::{Lang, Look, Over, Picture, Plan, STYLE, turn};
//! use mbao_rules::{Event, Game};
//!
//! let mut game = Game::start("ndoto")?;
//! let events = game.play_text("c1")?;
//! let state = game.state();
//! let picture = Picture::new(&state, Look { name: "Ndoto", ..Look::default() });
//!
//! let last = events.iter().rev().find(|event| matches!(event, Event::Sow { .. })).and_then(Event::pit);
//! let (x, y) = last.and_then(|pit| picture.plan().place(pit)).expect("a pit of this board");
//! let r = Plan::PIT / 2;
//! let ring = format!(r#"<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="red" stroke-width="6"/>"#);
//! let board = picture.write_over(&Over { shapes: ring, links: false });
//!
//! // `game.mover()` is who is to move after these events.
//! let sentence = turn(game.rules(), &events, game.mover(), None, None, Lang::En);
//! let page = format!("<!doctype html><style>{STYLE}</style>{board}<p>{sentence}</p>");
//! assert!(page.contains("<circle") && sentence.ends_with("North to play."));
//! # Ok::<(), mbao_rules::Error>(())
//! ```
//!
//! Sentences are plain text, not HTML: escape them where `<` or `&` could matter. A *heap* is the seeds of one pit,
//! store or tray, drawn; a *tray* holds seeds in hand before a board; the *stakes* are the pits that a choice is about;
//! a *voice* is a language with a people's own word for what they sow.
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;

/// Runs the examples of the README as doc tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod ahead;
mod choice;
mod cite;
mod ground;
mod heap;
mod hollow;
mod light;
mod listed;
mod material;
mod picture;
mod place;
mod prelude;
mod seed;
mod svg;
mod tell;
mod trace;
mod why;
mod words;

pub use ahead::ahead;
pub use choice::{Answer, Choice, choice, question, stake};
pub use cite::cited;
pub use picture::{Look, Over, Part, Picture, room};
pub use place::{FINGER, MOUSE, Plan};
pub use seed::{heap_of, heap_of_store, seeds};
pub use tell::{Step, end_reason, line, reason, steps, turn};
pub use trace::Trace;
pub use why::{decision, why_not, why_source};
pub use words::{control, voice, voice_for};

pub use mbao_words::{Lang, Voice};

/// The style sheet of the pictures: once on a page, in a `<style>` or a file. All its rules are for what is inside an
/// element of the class `mbao`; the custom properties at its top (`--mbao-wood`, `--mbao-seed` …) change colours.
/// A picture in a file of its own carries it: [`Picture::write_file`].
pub const STYLE: &str = concat!(include_str!("board.css"), include_str!("trace.css"));
