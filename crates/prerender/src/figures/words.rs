//! Words for the figures, compiled from `content/i18n/*/figures.ftl`.

include!(concat!(env!("OUT_DIR"), "/figures.rs"));
