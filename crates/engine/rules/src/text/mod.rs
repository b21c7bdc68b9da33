//! Notation: positions and actions as text.

pub(crate) mod action;
pub(crate) mod position;
pub(crate) mod setup;
