//! What solved games are told in, compiled from `content/i18n/*/solved.ftl`.

include!(concat!(env!("OUT_DIR"), "/solved_words.rs"));
