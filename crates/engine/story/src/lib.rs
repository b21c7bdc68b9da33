//! Stories: records with words, rings and arrows, branches and tasks.
//!
//! A [`Story`] is what an author says of a game: a tree of [`Step`]s, one for each action. After any action may stand
//! [`Words`] in braces, in one language or several, with rings and arrows; a [`Branch`] in parentheses that replaces
//! the turn before it; and a question before a turn that the reader is to find ([`Task`]).
//!
//! ```text
//! Game: enkeshui
//! Title: The continuous string
//! Language: en
//! Position: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18
//!
//! {Two cows wait in c1. [%csl Gc1]} {[%lang sw] Ng'ombe wawili wanangoja c1.}
//! 1. c1 {[%ask action] Leave them, or eat? [%right Seven!]} x {[%cal Re1e2,Rf1f2]} (1. c1 o {So they stay.})
//! ```
//!
//! A text that [`Story`] wrote is read and written again to the byte. [`Record`] plays the main line
//! of a story and skips its branches.
//!
//! A board may have several texts in one language that are told one after the other, its beats: `[%beat 2]` at the
//! beginning of words says which of them they belong to.
//!
//! In words `\}`, `\]` and `\[` are a brace and brackets; any other backslash is one. `[%wrong : c1: …]` is said to
//! every wrong answer although a colon stands in it.

#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]
// A `match` on an `Option` shows its two cases clearly.
#![allow(clippy::single_match_else)]

extern crate alloc;

/// Runs the examples of the README as doc tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// A refusal whose message is formatted like [`format!`](alloc::format).
macro_rules! refused {
    ($($message:tt)+) => {
        mbao_rules::Error::new(mbao_rules::Fault::BadRecord, alloc::format!($($message)+))
    };
}

mod answer;
mod ask;
mod book;
mod goal;
mod goal_fault;
mod judge;
mod known;
mod language;
mod letter;
mod lines;
mod masters;
mod options;
mod part;
mod pits;
mod place;
mod pointers;
mod prelude;
mod read;
mod record;
mod settle;
mod story;
mod task;
mod turns;
mod verdicts;
mod words;
mod write;

pub use answer::{Answer, Wrong};
pub use ask::Ask;
pub use book::{Book, chapters};
pub use goal::{Goal, Wish};
pub use goal_fault::GoalFault;
pub use judge::{Miss, Try, counts_sides, judge, lead, tries};
pub use language::Language;
pub use masters::Transcript;
pub use part::{Part, Unread, Why};
pub use pits::Pits;
pub use place::Place;
pub use pointers::{Arrow, Colour, Ring, Target};
pub use record::{Notes, Record, record, replay};
pub use settle::Unplayed;
pub use story::{Branch, Picture, Step, Story};
pub use task::{Task, TaskFault, Verdict};
pub use turns::{Turn, Uncounted, turns};
pub use words::Words;
