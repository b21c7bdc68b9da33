//! The words of the islands of reading pages, compiled from `content/i18n/*/reading.ftl`.

include!(concat!(env!("OUT_DIR"), "/reading.rs"));
