//! What there is to say of links, compiled from `content/i18n/*/link.ftl`.

include!(concat!(env!("OUT_DIR"), "/link.rs"));
