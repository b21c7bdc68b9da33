//! What the shared islands say, compiled from `content/i18n/*/viewer.ftl`.

include!(concat!(env!("OUT_DIR"), "/viewer.rs"));
