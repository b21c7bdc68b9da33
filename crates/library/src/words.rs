//! What a suggestion is told in, compiled from `content/i18n/*/hint.ftl` by `build.rs`.

include!(concat!(env!("OUT_DIR"), "/hint.rs"));
