//! The sowing games of East Africa, played by one exact engine.
//!
//! A game is a [`Definition`]: board, set-ups, start, sowing, an ordered list of
//! endings, end, each with its place in the source. [`Rules`] compiles a definition
//! with its options chosen. [`Game`] is a game in progress: [`Action`]s in,
//! [`Event`]s out, with undo and records.
//!
//! ```
//! use mbao_rules::Game;
//!
//! let mut game = Game::start("ndoto")?;
//! let events = game.play("c1".parse()?)?;
//! assert_eq!(events[0].to_string(), "lift c1 2");
//! # Ok::<(), mbao_rules::Error>(())
//! ```
//!
//! Looking ahead needs no [`Game`]: [`Rules::legal`] and [`Rules::play`] work on small `Copy`
//! [`Position`]s and allocate nothing.
//!
//! ```
//! use mbao_rules::{Legal, Rules};
//!
//! let rules = Rules::of("ndoto")?;
//! let start = rules.first_position();
//! let Legal::Open(moves) = rules.legal(&start) else { panic!("it begins") };
//! for &mv in moves.iter() {
//!     let next = rules.play(&start, mv).expect("it is legal");
//!     println!("{} {}", rules.action(mv), next.store(start.mover()));
//! }
//! # Ok::<(), mbao_rules::Error>(())
//! ```
//!
//! # Features
//!
//! None is on by default.
//!
//! - `serde`: writes [`GameInfo`], [`State`] and [`Event`] in the shapes that the
//!   JavaScript library promises, and reads and writes the words of definitions.
//! - `schema`: JSON schemas of these words (needs `serde`).
//! - `noted`: conditions and effects that no recorded game uses but other sources describe.
//! - `compact`: one compiled copy of the engine instead of two: slower, but a smaller download. In WebAssembly,
//!   without `noted`, it is for recorded games: of other definitions it does not notice all that only `noted` plays.
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]
// Measurements, not guesses, made the sowing loop a single function.
#![allow(clippy::inline_always)]
// A `match` on an `Option` shows its two cases clearly.
#![allow(clippy::single_match_else)]
// Pits and plies have short names that are clear where they are used.
#![allow(clippy::similar_names)]

extern crate alloc;

/// Runs the examples of the README as doc tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod bao;
mod board;
mod builder;
mod capture;
mod decide;
pub mod definition;
mod ending_table;
mod error;
mod event;
mod facts;
mod finish;
mod game;
mod games;
mod handfuls;
mod info;
mod lanes;
mod legality;
mod line;
mod lookup;
mod mark;
mod moves;
mod play_error;
mod position;
mod prelude;
mod proof;
mod race;
mod reason;
mod reverse;
mod rules;
mod rules_builder;
mod starts;
mod state;
mod step;
mod text;
mod turn;
mod unplayable;
mod walk;

pub use board::{Board, MAX_PITS, Pit, PitName, Pits, Rows, Side, Way};
pub use builder::GameBuilder;
pub use definition::Definition;
pub use error::{Error, Fault};
pub use event::{Event, joined};
pub use finish::{Outcome, OutcomeKind};
pub use game::{FreeAction, Game};
pub use games::{GAMES, bases, game};
pub use info::{GameInfo, OptionInfo, SetUpInfo, games};
pub use legality::{DeadEnd, Legal, Played, Refusal, Refusals, Refused};
pub use line::Line;
pub use mark::Mark;
pub use moves::{Lay, Move, Moves};
pub use play_error::PlayError;
pub use position::{Pending, Phase, Position};
pub use proof::Proof;
pub use reason::Reason;
pub use rules::{Rules, SEED_BOUND, TURN_BOUND};
pub use rules_builder::RulesBuilder;
pub use state::{ChoiceKind, Grid, PendingChoice, State};
pub use text::action::{Action, SeedCounts};
pub use text::masters::Transcript;
pub use text::record::Record;
pub use text::setup::{Cell, Setup, SetupError};
pub use unplayable::Unplayable;
pub use walk::Walk;
