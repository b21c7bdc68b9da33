//! What a search is given and what it returns.

use alloc::vec::Vec;

use mbao_rules::{Move, Position};

/// What a search begins with.
#[derive(Clone, Debug)]
pub(crate) struct Root {
    pub(crate) pos: Position,
    /// Earlier points of choice of this turn.
    pub(crate) trail: Vec<Position>,
    /// Fingerprints of the positions in which turns began.
    pub(crate) begun: Vec<u64>,
    /// The legal moves.
    pub(crate) legal: Vec<Move>,
    /// Number of the turn.
    pub(crate) turn: u32,
}

/// How far a search goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// The most turns ahead.
    pub(crate) turns: u8,
    /// Moves tried.
    pub(crate) nodes: u64,
    /// Seeds of a sowing that are followed, in the first turn (`follows`) and later (`foresees`).
    pub(crate) follows: u32,
    pub(crate) foresees: u32,
    /// Moves of a turn that are foreseen.
    pub(crate) choices: u8,
    /// Moves of a position that are searched in full depth; later ones less deep.
    pub(crate) full: u32,
    /// How far above the window, for each turn left, a position near the leaf is judged that is not opened.
    pub(crate) margin: Option<u16>,
    /// How much long sowings are liked at the root, or short ones if it is below 0.
    pub(crate) taste: i16,
    /// Whether to ignore values remembered for another depth and to cut nothing short: then the
    /// result is exactly that of an exhaustive search.
    pub(crate) plain: bool,
}

impl Reach {
    /// A search without limits.
    pub(crate) const ALL: Self = Self {
        turns: 60,
        nodes: u64::MAX,
        follows: u32::MAX,
        foresees: u32::MAX,
        choices: u8::MAX,
        full: u32::MAX,
        margin: None,
        taste: 0,
        plain: false,
    };
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The best line from here, with at least one move.
    pub(crate) line: Vec<Move>,
    /// Its value for the player to decide.
    pub(crate) value: i32,
    /// Turns that were searched in full.
    pub(crate) depth: u8,
    /// Moves tried.
    pub(crate) nodes: u64,
}
