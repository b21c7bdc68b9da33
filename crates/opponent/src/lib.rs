//! Computer players for JavaScript: a WebAssembly of its own, with the engine at
//! full speed and without boards, and with no more words than a suggestion needs. Only pages with a computer
//! player fetch it, in a worker; `library/module/thinker.js` speaks with it.
#![cfg_attr(all(target_arch = "wasm32", feature = "alone"), no_std)]
#![warn(missing_docs)]

extern crate alloc;

#[cfg(all(target_arch = "wasm32", feature = "alone"))]
mod alone;
mod answer;
mod crossing;
mod told;
mod words;

pub use answer::answer;
pub use crossing::{room, think};
