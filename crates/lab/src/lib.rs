//! The laboratory: what makes the data that the house keeps. It runs when rules or players change.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

/// The examples of what is written about tables are run as well.
#[cfg(doctest)]
#[doc = include_str!("../TABLES.md")]
struct Tables;

mod beginnings;
mod bench;
mod command;
mod common;
pub mod figures;
mod made;
mod noted;
mod players;
mod puzzles;
pub mod tables;
mod trim;

pub use command::{HELP, run};
