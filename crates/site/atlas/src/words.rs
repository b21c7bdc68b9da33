//! Names on maps, compiled from `content/i18n/*/atlas.ftl`.

include!(concat!(env!("OUT_DIR"), "/atlas.rs"));
