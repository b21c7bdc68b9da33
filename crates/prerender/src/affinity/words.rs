//! What the page of affinities says, compiled from `content/i18n/*/affinity.ftl`.

include!(concat!(env!("OUT_DIR"), "/affinity.rs"));
