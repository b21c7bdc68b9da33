//! The words of the studio, compiled from `content/i18n/*/studio.ftl`.

include!(concat!(env!("OUT_DIR"), "/studio.rs"));
