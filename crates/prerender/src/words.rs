//! The texts of the pages, compiled from `content/i18n/*/site.ftl`.

include!(concat!(env!("OUT_DIR"), "/site.rs"));
