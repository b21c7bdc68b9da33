//! The sowing games for JavaScript: what `mbao-rules` plays, as plain objects.
//!
//! Everything that crosses is text: requests and their answers in one buffer,
//! which `module/mbao.js` makes plain data of. What goes wrong has a stable code
//! and leaves the game as it was. `module/mbao.d.ts` says all of it to
//! TypeScript.
#![cfg_attr(all(target_arch = "wasm32", feature = "alone"), no_std)]
#![warn(missing_docs)]

extern crate alloc;

#[cfg(all(target_arch = "wasm32", feature = "alone"))]
mod alone;
mod crossing;
#[cfg(feature = "notebook")]
mod noted;
mod table;

pub use crossing::{ask, room};
