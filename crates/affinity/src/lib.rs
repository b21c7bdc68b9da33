//! How alike two sowing games are: the table of affinities that §16 of the
//! article wishes for, with its guide number.
//!
//! Two measures, which know nothing of each other:
//!
//! - by rules ([`rules_of`], [`compare`]): a game's definition is read into
//!   [`Point`]s (board, start, direction, relay, captures, end, …), each a set
//!   of [`Feature`]s or a number; two games are as far apart at a point as
//!   their sets or numbers are, and in all by the weighted mean;
//! - by play ([`Play`]): how long turns and games are, what they capture and
//!   how often they turn, over the same random play.
//!
//! [`tree`] joins the most alike step by step (average linkage). Such a tree
//! orders likeness. It is no pedigree: games borrow, simplify and are misheard.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod compare;
mod feature;
mod mark;
mod play;
mod point;
mod tree;

/// Version of the method: numbers made by different versions are not to be compared.
pub const METHOD: u32 = 1;

pub use compare::{Comparison, Difference, compare, guide, mean};
pub use feature::{Feature, Lie};
pub use mark::bases_of;
pub use play::{Measure, Play};
pub use point::{Point, Rulings, Trait, rules_of};
pub use tree::{Join, Tree, tree};
