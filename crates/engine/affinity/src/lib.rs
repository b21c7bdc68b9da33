//! How alike two sowing games are: the table of affinities that §16 of the article asks for, with
//! its guide number.
//!
//! There are two independent measures:
//!
//! - by rules ([`rules_of`], [`compare`]): a game's definition is read into [`Point`]s (board,
//!   start, direction, relay, captures, end, …), each a set of [`Feature`]s or a number; the
//!   distance of two games at a point is that of their sets or numbers, and in all it is the
//!   weighted mean;
//! - by play ([`Play`]): how long turns and games are, what they capture and how often they turn,
//!   measured in random play.
//!
//! [`tree`] joins the most alike games step by step (average linkage). Such a tree shows likeness.
//! It is not a pedigree: games borrow, simplify and are misheard.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod compare;
mod feature;
mod mark;
mod play;
mod point;
mod tree;

/// Version of the method: numbers from different versions must not be compared.
pub const METHOD: u32 = 1;

pub use compare::{Comparison, Difference, compare, guide, mean};
pub use feature::{Feature, Lie};
pub use mark::bases_of;
pub use play::{Measure, Play};
pub use point::{Point, Rulings, Trait, rules_of};
pub use tree::{Join, Tree, tree};
