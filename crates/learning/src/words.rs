//! What lessons and puzzles say, compiled from `content/i18n/*/learning.ftl`.

// Variables are called as in the messages.
#![allow(clippy::similar_names)]

include!(concat!(env!("OUT_DIR"), "/learning.rs"));
