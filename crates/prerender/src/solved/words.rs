//! Words for solved games, compiled from `content/i18n/*/solved.ftl`.

include!(concat!(env!("OUT_DIR"), "/solved.rs"));
