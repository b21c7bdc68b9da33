//! The words of the shared islands, compiled from `content/i18n/*/viewer.ftl`.

include!(concat!(env!("OUT_DIR"), "/viewer.rs"));
