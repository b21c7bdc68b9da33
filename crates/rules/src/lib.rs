//! East African sowing games as pages of data, played by one exact engine.
//!
//! A game is a [`Page`]: board, set-ups, start, sowing, an ordered list of
//! endings, end, each with its place in the source. [`Rules`] compiles a page
//! with its options chosen; it plays on small `Copy` [`Position`]s without
//! allocating. [`Game`] is a game in progress: action texts in, [`Event`]s out.
//!
//! ```
//! use mbao_rules::Game;
//!
//! let mut game = Game::start("ndoto")?;
//! let events = game.play_text("c1")?;
//! assert_eq!(events[0].to_string(), "lift c1 2");
//! # Ok::<(), mbao_rules::Error>(())
//! ```
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]
// The loop that sows is one function by measurement, not by guess.
#![allow(clippy::inline_always)]
// `match` on an option reads as the two cases it is.
#![allow(clippy::single_match_else)]
// Pits and plies go by short names that differ by what they are.
#![allow(clippy::similar_names)]

extern crate alloc;

mod bao;
mod board;
mod builder;
mod capture;
mod decide;
mod error;
mod event;
mod finish;
mod game;
mod games;
mod handfuls;
mod info;
pub mod json;
mod lanes;
mod legality;
mod lookup;
mod moves;
pub mod page;
mod position;
mod prelude;
mod proof;
mod race;
mod reverse;
mod rules;
mod starts;
mod state;
mod step;
mod tables;
pub mod template;
mod text;
mod turn;
mod unplayable;
mod walk;

pub use board::{Board, MAX_PITS, Pit, PitName, Pits, Rows, Side, Way};
pub use builder::GameBuilder;
pub use error::{Error, Fault, PlayError};
pub use event::{Event, joined};
pub use finish::{Outcome, OutcomeKind};
pub use game::{FreeAction, Game};
pub use games::{GAMES, game};
pub use info::{GameInfo, OptionInfo, SetUpInfo, games};
pub use legality::{Legal, Played, Refusal, Refused};
pub use moves::{Lay, Move, Moves};
pub use page::Page;
pub use position::{Pending, Phase, Position};
pub use proof::Proof;
pub use rules::{Rules, SEED_BOUND, TURN_BOUND};
pub use state::{ChoiceKind, Grid, Mark, PendingChoice, State};
pub use text::action::{Action, SeedCounts};
pub use text::masters::Transcript;
pub use text::record::Record;
pub use text::setup::{Cell, Setup, SetupError};
pub use unplayable::Unplayable;
pub use walk::Walk;
