//! The words of lessons and puzzles, compiled from `content/i18n/*/learning.ftl`.

// Variables have the same names as in the messages.
#![allow(clippy::similar_names)]

include!(concat!(env!("OUT_DIR"), "/learning.rs"));
