//! The sowing games of East Africa, played by one exact engine.
//!
//! A game is a [`Definition`]: board, set-ups, start, sowing, an ordered list of
//! endings, end, each with its place in the source. [`Rules`] compiles a definition
//! with its options chosen. [`Game`] is a game in progress: [`Action`]s in,
//! [`Event`]s out, with undo.
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
//! # Three layers
//!
//! | layer | works on | legal moves | takes back | for |
//! | --- | --- | --- | --- | --- |
//! | [`Game`] | texts, [`Action`]s, [`Event`]s | [`Game::legal`], [`Game::legal_moves`] | [`Game::undo`], an action | playing, repetition |
//! | [`Line`] | [`Move`]s | [`Line::legal`] | [`Line::undo`], a move | counting, trying out, simple searches |
//! | [`Rules`] | single [`Position`]s (`Copy`, 104 bytes) | [`Rules::legal`] | nothing: a position is kept by copying it | fast searches; nothing is allocated |
//!
//! Counting how the first moves can go (perft):
//!
//! ```
//! use mbao_rules::{Line, Rules};
//!
//! /// The ways to play this many moves.
//! fn perft(line: &mut Line<'_>, moves: u32) -> u64 {
//!     let legal = *line.legal(); // `Moves` is `Copy`: the line is free to go on.
//!     if moves == 0 {
//!         return 1;
//!     }
//!     let mut ways = 0;
//!     for &mv in legal.iter() {
//!         line.play(mv).expect("it is legal");
//!         ways += perft(line, moves - 1);
//!         line.undo();
//!     }
//!     ways
//! }
//!
//! let rules = Rules::of("bao-kiswahili")?;
//! assert_eq!([1, 2, 3].map(|moves| perft(&mut Line::new(&rules), moves)), [4, 14, 38]);
//! # Ok::<(), mbao_rules::Error>(())
//! ```
//!
//! # Words
//!
//! - **Pit**: a hollow of the board, [`PitName`] in text: a letter for the column, from the left, and a number for
//!   the row, from South's side: `c1`. South sits at row 1. Each player sows round a **track**: the pits in the order
//!   of sowing; two rows are one track, four rows two.
//! - **Move** ([`Move`]): one choice: a start, taking a capture or leaving it, a direction. An **action**
//!   ([`Action`]) is a move as text, and also the free numbers of set-up phases (`lift a1=2`).
//! - **Turn**: all moves of a player until the opponent is to move. Most turns have one move. Where captures may be
//!   left or a player turns round, one may have a great many (omweso: tens of thousands have been seen): recurse by
//!   moves, not by turns. Within a turn no move may lead back to an earlier point of it.
//! - **Handful**: the seeds lifted from a pit, sown one by one. **Relay**: the next handful, lifted where the last
//!   seed fell. **Lap**: one handful of a sowing that goes on by
//!   relays, counted from the move that began it.
//! - **Ending**: a line of the definition's list that says what happens where the last seed of a handful falls; the
//!   first line whose conditions hold applies.
//! - **Prelude**: what comes before the first turn: a race, laying seeds freely, deployment.
//! - **Store**: where captured seeds go. **Bull**, **knife**: a pit that a player has made theirs for good. **Boma**:
//!   a pit, in the words of some peoples.
//! - Bao's words: **kichwa**, the end pits of the front row; **kimbi**, these and their neighbours; **nyumba**, the
//!   house; **namua**, the phase in which seeds are laid from the hand; **mtaji**, the phase after it, and a capturing
//!   turn; **takata**, a turn without captures; **takasia**, to block a pit; **taxing** the house, lifting two of its
//!   seeds.
//! - A citation such as `"§13"` is a section of Driedger's article on these games; **doubt** and **decision** are what
//!   the article leaves open and what this project plays there, by number.
//!
//! # Positions as text
//!
//! `rows mover stores`, then what a game needs: `0,0,2,1/1,0,0,3 s 10-7`.
//!
//! - rows: North's outer row first, `/` between rows, `,` between pits. A pit is a count and at most one mark: `S` or
//!   `N` a bull or knife of that player, `H` a living house, `u` a boma not yet moved.
//! - mover: `s` or `n`; stores: `south-north`.
//! - after that, in any game that has it: hands `h22-22`; `opening`; `passed:1`; `takasia:h3`; `eaten:s`.
//!
//! [`Rules::read_position`] reads it, [`Game::position_text`] and [`Rules::position_text`] write it; there is none in
//! the middle of a turn. `Display` of a [`Position`] is for looking at, not for reading back.
//!
//! # Features
//!
//! None is on by default.
//!
//! - `serde`: writes [`GameInfo`], [`State`] and [`Event`] in the shapes that the
//!   JavaScript library promises, and reads and writes the words of definitions.
//! - `schema`: JSON schemas of these words (needs `serde`).
//! - `compact`: one compiled copy of the engine instead of two: slower, but a smaller download.
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
mod course;
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
mod tally;
mod text;
mod turn;
pub mod typed;
mod unplayable;
mod walk;
mod words;

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
pub use tally::Tally;
pub use text::action::{Action, SeedCounts};
pub use text::setup::{Cell, Setup, SetupError};
pub use unplayable::Unplayable;
pub use walk::Walk;
