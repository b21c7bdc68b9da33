//! What a suggestion is told in, compiled from `content/i18n/*/hint.ftl` by `build.rs`.

use alloc::string::String;

include!(concat!(env!("OUT_DIR"), "/words.rs"));
