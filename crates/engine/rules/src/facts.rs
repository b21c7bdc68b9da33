//! What a position stores in one byte each: facts about a turn, a set of players, a pit or none.

use core::ops::BitOr;

use crate::board::{Pit, Side};

/// Facts about the current turn, or the one about to begin, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub(crate) struct Flags(pub(crate) u8);

impl Flags {
    pub(crate) const NONE: Self = Self(0);
    /// A seed of this turn has been sown on the opponent's side.
    pub(crate) const CROSSED: Self = Self(1);
    /// The sowing has gone along the opponent's side and come back.
    pub(crate) const ROUND: Self = Self(2);
    /// The turn began with a capture (bao).
    pub(crate) const CAPTURING: Self = Self(4);
    /// The mover has captured before (lukho). Used only in lookups;
    /// [`Position::eaten`](crate::Position) stores it.
    pub(crate) const EATEN: Self = Self(8);
    /// This is the opening turn, in which nothing is passed over (mbothe).
    pub(crate) const OPENING: Self = Self(16);
    /// The mover may start from any pit (lukho, after South has laid all the lifted seeds).
    pub(crate) const FREE_START: Self = Self(32);
    /// Four rows: the mover has captured at the right end of their front row.
    pub(crate) const RIGHT_END: Self = Self(64);
    /// Four rows: the same at the left end.
    pub(crate) const LEFT_END: Self = Self(128);
    /// Two rows: the player may start again counterclockwise only.
    pub(crate) const ONLY_CCW: Self = Self(64);
    /// Two rows: clockwise only.
    pub(crate) const ONLY_CW: Self = Self(128);

    /// The number of combinations of the first four flags, which conditions of endings ask about.
    pub(crate) const ASKED: usize = 16;

    /// Every combination of the flags that conditions of endings ask about, in table order.
    pub(crate) fn asked() -> impl Iterator<Item = Self> {
        (0..16).map(Self)
    }

    /// The index in a table of [`Self::ASKED`] entries.
    pub(crate) const fn place(self) -> usize {
        self.0 as usize & (Self::ASKED - 1)
    }

    /// Whether any of these is set.
    pub(crate) const fn has(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }

    pub(crate) fn set(&mut self, flags: Self) {
        self.0 |= flags.0;
    }

    pub(crate) fn clear(&mut self, flags: Self) {
        self.0 &= !flags.0;
    }

    /// These flags with some set or cleared.
    pub(crate) fn with(self, flags: Self, set: bool) -> Self {
        let without = self.0 & !flags.0;
        Self(if set { without | flags.0 } else { without })
    }
}

impl BitOr for Flags {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// A set of players, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub(crate) struct Sides(pub(crate) u8);

impl Sides {
    pub(crate) const NOBODY: Self = Self(0);

    /// The set of players for whom it is true, South first.
    pub(crate) fn of(so: [bool; 2]) -> Self {
        Self(u8::from(so[0]) | u8::from(so[1]) << 1)
    }

    pub(crate) const fn has(self, side: Side) -> bool {
        self.0 >> side.index() & 1 != 0
    }

    pub(crate) const fn both(self) -> bool {
        self.0 == 3
    }

    pub(crate) fn add(&mut self, side: Side) {
        self.0 |= 1 << side.index();
    }
}

/// A pit or none, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub(crate) struct MaybePit(pub(crate) u8);

impl MaybePit {
    pub(crate) const NONE: Self = Self(255);

    pub(crate) const fn some(pit: Pit) -> Self {
        Self(pit.0)
    }

    pub(crate) fn get(self) -> Option<Pit> {
        (self != Self::NONE).then_some(Pit(self.0))
    }

    pub(crate) const fn is(self, pit: Pit) -> bool {
        self.0 == pit.0
    }
}

/// Which players already sleep in a race, and who slept first: a bit for each player, and a third that is set if South
/// slept first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub(crate) struct Asleep(pub(crate) u8);

impl Asleep {
    pub(crate) const NOBODY: Self = Self(0);

    pub(crate) fn add(&mut self, side: Side) {
        let bit = 1 << side.index();
        if !self.anybody() {
            self.0 |= bit << 2;
        }
        self.0 |= bit;
    }

    pub(crate) const fn has(self, side: Side) -> bool {
        self.0 >> side.index() & 1 != 0
    }

    pub(crate) const fn anybody(self) -> bool {
        self.0 & 3 != 0
    }

    pub(crate) const fn both(self) -> bool {
        self.0 & 3 == 3
    }

    /// The player who slept first: South if both did in the same tick.
    pub(crate) const fn first(self) -> Side {
        if self.0 & 4 != 0 { Side::South } else { Side::North }
    }
}
