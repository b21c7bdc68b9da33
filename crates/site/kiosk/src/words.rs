//! The words of the kiosk, compiled from `content/i18n/*/kiosk.ftl`.

include!(concat!(env!("OUT_DIR"), "/kiosk.rs"));
