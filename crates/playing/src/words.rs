//! What the play page says, compiled from `content/i18n/*/playing.ftl`.

include!(concat!(env!("OUT_DIR"), "/playing.rs"));
