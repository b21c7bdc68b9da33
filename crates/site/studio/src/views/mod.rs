//! The parts of the page, each a function of what the author has made and of the page's language.

pub(crate) mod ask;
pub(crate) mod begin;
mod decided;
pub(crate) mod drafts;
pub(crate) mod lay;
pub(crate) mod look;
mod modes;
pub(crate) mod notice;
mod pictures;
mod prelude;
pub(crate) mod reading;
mod results;
pub(crate) mod say;
pub(crate) mod sheet;
pub(crate) mod steps;
pub(crate) mod story_board;
pub(crate) mod take;
pub(crate) mod tools;
