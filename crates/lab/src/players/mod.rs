//! How the players play: measured, tuned, and tried against each other.

pub(crate) mod answer;
pub(crate) mod calibrate;
pub(crate) mod duel;
pub(crate) mod ends;
pub(crate) mod habits;
pub(crate) mod hints;
pub(crate) mod speed;
pub(crate) mod strength;
pub(crate) mod styles;
pub(crate) mod tune;
