//! The words of the play page, compiled from `content/i18n/*/playing.ftl`.

// Variables have the same names as in the messages.
#![allow(clippy::similar_names)]

include!(concat!(env!("OUT_DIR"), "/playing.rs"));
