//! The sowing games for JavaScript: what `mbao-rules` plays, as plain objects.
//!
//! Everything that crosses is data: actions are texts, states and events plain
//! objects, and what goes wrong is an `MbaoError` with a stable code that leaves
//! the game as it was. `types.ts` says all of it to TypeScript.
#![cfg_attr(all(target_arch = "wasm32", feature = "alone"), no_std)]
#![warn(missing_docs)]

extern crate alloc;

#[cfg(all(target_arch = "wasm32", feature = "alone"))]
mod alone;
mod board;
mod game;
mod page;
mod request;

pub use board::{control, heap};
pub use game::{Game, games};

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.ts");
