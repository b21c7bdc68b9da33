//! Facts about a board that every seed asks for: looked up, or computed each time where size
//! matters.

use crate::board::{Board, Pit, Side};
use crate::lanes::Lanes;

/// Tables of the pits and sides of one board.
#[cfg(not(feature = "compact"))]
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lookup {
    opposite: [u8; 64],
    behind: [u8; 64],
    front: Lanes,
    /// Each player's pits on their track.
    own: [Lanes; 2],
    /// Each player's pits, one bit for each.
    own_pits: [u64; 2],
}

#[cfg(not(feature = "compact"))]
impl Lookup {
    pub(crate) fn new(board: Board) -> Self {
        let mut opposite = [0; 64];
        let mut behind = [0; 64];
        for pit in board.pits() {
            opposite[pit.index()] = board.opposite(pit).0;
            behind[pit.index()] = board.behind(board.opposite(pit)).0;
        }
        Self {
            opposite,
            behind,
            front: Lanes::mask(board.columns()..board.track_len()),
            own: Side::BOTH.map(|side| Lanes::mask(board.own_lanes(side))),
            own_pits: Side::BOTH.map(|side| board.own_pits(side).bits()),
        }
    }

    pub(crate) const fn opposite(&self, pit: Pit) -> Pit {
        Pit(self.opposite[pit.index() & 63])
    }

    pub(crate) const fn behind_opposite(&self, pit: Pit) -> Pit {
        Pit(self.behind[pit.index() & 63])
    }

    pub(crate) const fn owns(&self, side: Side, pit: Pit) -> bool {
        self.own_pits[side.index()] >> (pit.0 & 63) & 1 != 0
    }

    /// Whether a player has no seeds on their side, given their track.
    pub(crate) fn is_empty(&self, side: Side, track: &Lanes) -> bool {
        track.empty_under(&self.own[side.index()])
    }

    /// Whether a player on four rows has no seeds in their front row.
    pub(crate) fn front_is_empty(&self, track: &Lanes) -> bool {
        track.empty_under(&self.front)
    }
}

/// Facts about a board, computed each time.
#[cfg(feature = "compact")]
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lookup(Board);

#[cfg(feature = "compact")]
impl Lookup {
    pub(crate) const fn new(board: Board) -> Self {
        Self(board)
    }

    pub(crate) fn opposite(&self, pit: Pit) -> Pit {
        self.0.opposite(pit)
    }

    pub(crate) fn behind_opposite(&self, pit: Pit) -> Pit {
        self.0.behind(self.0.opposite(pit))
    }

    pub(crate) fn owns(&self, side: Side, pit: Pit) -> bool {
        self.0.owner(pit) == side
    }

    pub(crate) fn is_empty(&self, side: Side, track: &Lanes) -> bool {
        track.sum(self.0.own_lanes(side)) == 0
    }

    pub(crate) fn front_is_empty(&self, track: &Lanes) -> bool {
        track.sum(self.0.columns()..self.0.track_len()) == 0
    }
}
