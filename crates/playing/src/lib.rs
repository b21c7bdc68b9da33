//! The bundle of islands for pages to play and learn: the play page around a board,
//! and the islands that every page has. `mbao-viewer` says how islands work and how
//! to add one.
#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
mod browser;
mod clipboard;
mod embed;
mod play;
mod words;

pub use embed::{Embed, EmbedProps};
pub use play::{GameEntry, Play, PlayProps, SeriesRules};
