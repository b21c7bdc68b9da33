//! The words of this bundle's islands, compiled from `content/i18n/*/workshop.ftl`.

include!(concat!(env!("OUT_DIR"), "/workshop.rs"));
