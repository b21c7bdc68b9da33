//! Notation: positions, actions and records as text.

pub(crate) mod action;
pub(crate) mod masters;
pub(crate) mod parts;
pub(crate) mod position;
pub(crate) mod record;
pub(crate) mod setup;
