//! What the islands of this bundle say, compiled from `content/i18n/*/workshop.ftl`.

include!(concat!(env!("OUT_DIR"), "/workshop.rs"));
