//! What answers on pages to play and learn: the play page around a board, and the
//! islands that every page has. How islands work, and how one is added:
//! `mbao-viewer`.
#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
mod browser;
mod play;
mod words;

pub use play::{GameEntry, Play, PlayProps};
