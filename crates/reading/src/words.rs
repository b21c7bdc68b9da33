//! What the islands of pages to read say, compiled from `content/i18n/*/reading.ftl`.

include!(concat!(env!("OUT_DIR"), "/reading.rs"));
