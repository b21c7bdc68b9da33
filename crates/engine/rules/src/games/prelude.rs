//! What definitions are written with.

pub(super) use crate::board::Rows;
pub(super) use crate::definition::If::{
    BehindOppositeSeeds, CameRound, Capturing, ClockwiseCaptures, Crossed, Empty, EnemySide, FrontRow,
    HasCaptured, Held, HeldAtLeast, HeldAtMost, Leftmost, Marked, NotCapturing, NotCrossed, Occupied,
    OppositeFree, OppositeHolds, OppositeSeeds, OwnHouse, OwnSide, Pair, TurningPit, UnderTakasia,
};
pub(super) use crate::definition::StartIf::{
    self, AtLeast, FirstNotOnOwnOccupied, LoneOnlyIntoEmpty, NotExactly, NotMarked,
};
pub(super) use crate::definition::{
    Appearance, Bao, Basis, Called, Capture, Change, Choice, Count, Definition, Doubt, End, EndIf, Ending,
    Evidence, Ground, Hollow, Layout, Marks, Opening, Part, Pits, Prelude, Racing, RelayWay, Seed, SetUp,
    Skip, Start, Then, Turning, choice, doubt, ending, list, text, value,
};

/// A `'static` slice of constant values.
macro_rules! all {
    ($($item:expr),* $(,)?) => { const { &[$($item),*] } };
}
pub(super) use all;

/// An option that sets a number, the first of these if nothing is chosen.
macro_rules! numbers {
    ($id:literal, $change:ident: $($number:literal),+) => {
        choice($id, all![$(value(stringify!($number), all![Change::$change($number)])),+])
    };
}
pub(super) use numbers;
