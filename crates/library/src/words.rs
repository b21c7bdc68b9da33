//! The words of suggestions, compiled from `content/i18n/*/hint.ftl` by `build.rs`.

include!(concat!(env!("OUT_DIR"), "/hint.rs"));
