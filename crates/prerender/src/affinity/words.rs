//! The texts of the page of affinities, compiled from `content/i18n/*/affinity.ftl`.

include!(concat!(env!("OUT_DIR"), "/affinity.rs"));
