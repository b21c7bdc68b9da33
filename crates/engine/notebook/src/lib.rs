//! The field notebook: a sowing game noted down as answers to the twelve
//! questions of §17, by anybody at a village table, and made playable.
//!
//! A [`Notebook`] is what a `.mbao.json` file holds: for every question any number of readings,
//! each with who said it, when, where and how sure they were. One reading of each is played.
//! [`read`] accepts any file and says exactly what is wrong; [`Notebook::definition`] makes a
//! [`Definition`] of it, a game like any other; [`Notebook::of`] goes the other way, so that every
//! recorded game can be a beginning. [`Trial`] plays at random and reports what to ask an informant
//! about again.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

/// Runs the examples of the README as doc tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod answer;
mod begin;
mod carried;
mod check;
mod compile;
mod limits;
mod misfit;
mod notebook;
mod problem;
mod read;
mod trial;

pub use answer::{Answer, Reading, Sure};
pub use carried::{RULES, carried};
pub use limits::{LEAST_COLUMNS, MOST_BYTES, MOST_COLUMNS, MOST_ENDINGS};
pub use misfit::Misfit;
pub use notebook::{
    Answers, Beginning, Format, Line, Note, Notebook, Peoples, Pockets, Sowing, Starts, TurnRules, VERSION,
};
pub use problem::Problem;
pub use read::read;
pub use trial::{Finding, Trial};

pub use mbao_rules::Definition;
pub use mbao_rules::definition::{Layout, SetUp};

/// The JSON schema of the files.
#[cfg(feature = "schema")]
#[must_use]
pub fn schema() -> serde_json::Value {
    schemars::schema_for!(Notebook).to_value()
}
