//! What a search is asked and what it answers.

use alloc::vec::Vec;

use mbao_rules::{Move, Position};

/// What a search begins with.
#[derive(Clone, Debug)]
pub(crate) struct Root {
    pub(crate) pos: Position,
    /// Earlier decision points of this turn.
    pub(crate) trail: Vec<Position>,
    /// Fingerprints of the positions in which turns have begun.
    pub(crate) begun: Vec<u64>,
    /// The legal decisions.
    pub(crate) legal: Vec<Move>,
    /// Number of the turn.
    pub(crate) turn: u32,
}

/// How far a search goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// Turns.
    pub(crate) turns: u8,
    /// Decisions tried.
    pub(crate) nodes: u64,
    /// Seeds of a sowing that are followed, in the first turn and later.
    pub(crate) follows: u32,
    pub(crate) foresees: u32,
    /// Decisions of a turn that are seen in advance.
    pub(crate) choices: u8,
    /// Decisions of a position that are looked into in full; those after them less far.
    pub(crate) full: u32,
    /// Values remembered of another depth are not used and nothing is cut
    /// short: what is found is exactly what looking at everything finds.
    pub(crate) plain: bool,
}

impl Reach {
    /// Everything there is time for.
    pub(crate) const ALL: Self = Self {
        turns: 60,
        nodes: u64::MAX,
        follows: u32::MAX,
        foresees: u32::MAX,
        choices: u8::MAX,
        full: u32::MAX,
        plain: false,
    };
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The best line from here, a decision at least.
    pub(crate) line: Vec<Move>,
    /// Its value for the player to decide.
    pub(crate) value: i32,
    /// Turns looked ahead in full.
    pub(crate) depth: u8,
    /// Decisions tried.
    pub(crate) nodes: u64,
}
