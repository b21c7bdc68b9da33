//! The texts of the first page, the contents and the six pictures, compiled from `content/i18n/*/home.ftl`.

include!(concat!(env!("OUT_DIR"), "/home.rs"));
