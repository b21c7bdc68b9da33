//! What the play page says, compiled from `content/i18n/*/playing.ftl`.

// Variables are called as in the messages.
#![allow(clippy::similar_names)]

include!(concat!(env!("OUT_DIR"), "/playing.rs"));
