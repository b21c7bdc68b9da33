//! Computer players for East African sowing games, built on `mbao-rules` alone.
//!
//! A [`Player`] suggests what to play at one of six [`Level`]s. It uses no clock, no threads and no
//! true randomness: a number of nodes and a callback limit how long it thinks, and equal seeds play
//! equally on every machine.
//!
//! A suggestion has an action, the rest of the turn and a value. Play the action and ask again as long as the turn goes
//! on: the player may think better of the rest.
//!
//! ```
//! use mbao_players::{Level, Limits, Player};
//! use mbao_rules::Game;
//!
//! let mut game = Game::start("ndoto")?;
//! let player = Player::new(game.rules(), Level::MASTER, 7);
//! let limits = Limits { nodes: 10_000, ..Limits::default() };
//! let suggestion = player.suggest(&game, &limits, || false).expect("the game goes on");
//! assert_eq!(suggestion.action, suggestion.turn[0]);
//! println!("{:.0} % for the player to move", 100.0 * suggestion.value.chance());
//! game.play(suggestion.action)?;
//! # Ok::<(), mbao_rules::Error>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;

/// Runs the examples of the README as doc tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod analysis;
mod budget;
mod calibration;
#[cfg(test)]
mod exhaustive;
mod features;
mod forced;
mod hint_reason;
mod judge;
mod level;
mod memory;
mod order;
mod path;
mod player;
mod prints;
mod random;
mod reach;
mod search;
mod set_up;
mod taste;
#[doc(hidden)]
pub mod tuning;
mod value;
mod weights;

pub use analysis::TurnValue;
pub use hint_reason::HintReason;
pub use level::Level;
pub use player::{Limits, Player, Suggestion, Thoughts};
pub use value::Value;
