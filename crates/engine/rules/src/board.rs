//! Boards, sides, pits and the tracks on which seeds travel.
//!
//! A pit is stored as its place on a track, so that sowing is counting: a two-row board is one
//! track shared by both players, a four-row board is one track for each. Track places run
//! counterclockwise and begin, for each player, at the left end of the row nearest to them; so half
//! a turn of the board maps South's places onto North's.
//!
//! Longer than most, half of it examples: sides, pits and their names depend on each other.

use core::fmt;

use crate::error::{Error, refused};
use crate::typed::Short;
use crate::words::words;

/// Longest track of the engine, in pits: two rows of sixteen.
pub const MAX_TRACK: usize = 32;
/// The most pits in a row.
pub(crate) const MAX_COLUMNS: u8 = 16;
/// One more than the largest number a [`Pit`] may have.
pub const MAX_PITS: usize = 2 * MAX_TRACK;

words! {
    /// One of the two players, named from the foot of the diagrams.
    ///
    /// ```
    /// use mbao_rules::Side;
    ///
    /// assert_eq!((Side::South.other(), Side::North.word()), (Side::North, "n"));
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub enum Side {
        /// The player at the bottom of every diagram ("side one", "player A").
        #[cfg_attr(feature = "serde", serde(rename = "s"))]
        South = "s",
        /// The player at the top.
        #[cfg_attr(feature = "serde", serde(rename = "n"))]
        North = "n",
    }

    /// The letter of the player as text: `s` or `n`.
    pub const fn word;
}

impl Side {
    /// Both players, South first.
    pub const BOTH: [Self; 2] = [Self::South, Self::North];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// 0 for South, 1 for North.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::South => "South",
            Self::North => "North",
        })
    }
}

words! {
    /// A direction of sowing.
    ///
    /// ```
    /// use mbao_rules::Way;
    ///
    /// assert_eq!((Way::Ccw.word(), Way::Ccw.turned()), ("+", Way::Cw));
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Way {
        /// Counterclockwise, `+` in texts.
        Ccw = "+",
        /// Clockwise, `-` in texts.
        Cw = "-",
    }

    /// The sign of the direction as text: `+` or `-`.
    pub const fn word;
}

impl Way {
    /// The opposite direction.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Ccw => Self::Cw,
            Self::Cw => Self::Ccw,
        }
    }
}

/// A pit: its track in the high bits, its place on the track in the low five.
///
/// ```
/// use mbao_rules::{Board, Rows};
///
/// let board = Board::new(Rows::Two, 8).expect("1 to 16 pits a row");
/// let pit = board.named("c1").expect("a pit of the board");
/// assert_eq!((pit.index(), board.place(pit)), (2, (1, 2)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit(pub(crate) u8);

impl Pit {
    /// The number of the pit, less than [`MAX_PITS`]; stable for a given board.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn lane(self) -> usize {
        (self.0 & 31) as usize
    }

    pub(crate) const fn track(self) -> usize {
        (self.0 >> 5 & 1) as usize
    }
}

/// A set of pits, in sowing order, South's track first.
///
/// ```
/// use mbao_rules::{Board, Rows, Side};
///
/// let board = Board::new(Rows::Two, 3).expect("1 to 16 pits a row");
/// let names: Vec<_> = board.own_pits(Side::North).map(|pit| board.name(pit).as_str()).collect();
/// assert_eq!(names, ["c2", "b2", "a2"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pits(u64);

impl Pits {
    pub(crate) const fn of_bits(bits: u64) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(&self) -> u64 {
        self.0
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The places on their track of those of these pits for which it is true, one bit for each.
    #[inline]
    pub(crate) fn places_where(self, is_so: impl Fn(Pit) -> bool) -> u32 {
        self.fold(0, |places, pit| places | u32::from(is_so(pit)) << pit.lane())
    }
}

impl Iterator for Pits {
    type Item = Pit;

    #[inline]
    fn next(&mut self) -> Option<Pit> {
        #[allow(clippy::cast_possible_truncation)] // below 64
        let lowest = (self.0 != 0).then(|| Pit(self.0.trailing_zeros() as u8));
        self.0 &= self.0.wrapping_sub(1);
        lowest
    }

    fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    fn last(self) -> Option<Pit> {
        #[allow(clippy::cast_possible_truncation)] // below 64
        (self.0 != 0).then(|| Pit(63 - self.0.leading_zeros() as u8))
    }
}

/// How many rows a board has.
///
/// ```
/// use mbao_rules::{Board, Rows};
///
/// assert_eq!(Board::new(Rows::Four, 8).expect("1 to 16 pits a row").row_count(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Rows {
    /// One row for each player, one track shared by both.
    Two = 0,
    /// Two rows and one track for each player.
    Four = 1,
}

/// The shape of a board: its rows and the number of pits in each.
///
/// ```
/// use mbao_rules::{Board, Rows, Side};
///
/// let board = Board::new(Rows::Four, 8).expect("1 to 16 pits a row");
/// let pit = board.named("c2").expect("a pit of the board");
/// assert_eq!((board.owner(pit), board.is_front(pit)), (Side::South, true));
/// assert_eq!(board.name(board.opposite(pit)).as_str(), "c3");
/// assert_eq!(board.name(board.behind(pit)).as_str(), "c1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    rows: Rows,
    columns: u8,
}

impl Board {
    /// The largest board: it has every pit of every board.
    pub const LARGEST: Self = Self { rows: Rows::Four, columns: MAX_COLUMNS };

    /// A board of `columns` pits a row; `None` if they are not 1 to 16.
    ///
    /// ```
    /// use mbao_rules::{Board, Rows};
    ///
    /// assert_eq!(Board::new(Rows::Four, 16), Some(Board::LARGEST));
    /// assert_eq!(Board::new(Rows::Two, 0), None);
    /// ```
    pub const fn new(rows: Rows, columns: u8) -> Option<Self> {
        if columns == 0 || columns > MAX_COLUMNS { None } else { Some(Self { rows, columns }) }
    }

    /// Rows of the board.
    pub const fn rows(self) -> Rows {
        self.rows
    }

    /// Number of rows: 2 or 4.
    pub const fn row_count(self) -> usize {
        match self.rows {
            Rows::Two => 2,
            Rows::Four => 4,
        }
    }

    /// Pits in a row, 1 to 16.
    pub const fn columns(self) -> usize {
        self.columns as usize
    }

    /// Pits on a track: two rows' worth.
    pub const fn track_len(self) -> usize {
        2 * self.columns as usize
    }

    /// The track places of a player's own pits.
    pub(crate) fn own_lanes(self, side: Side) -> core::ops::Range<usize> {
        let n = self.columns();
        match (self.rows, side) {
            (Rows::Two, Side::South) => 0..n,
            (Rows::Two, Side::North) => n..2 * n,
            (Rows::Four, _) => 0..2 * n,
        }
    }

    pub(crate) const fn track_of(self, side: Side) -> usize {
        // 0 on two rows, the player's own on four, without a branch.
        side.index() & self.rows as usize
    }

    #[allow(clippy::cast_possible_truncation, clippy::unused_self)] // below 2 and 32; a board's own pit
    pub(crate) const fn pit(self, track: usize, lane: usize) -> Pit {
        Pit(((track << 5) | lane) as u8)
    }

    /// A player's own pits in sowing order, from the left end of their back row (of their only row
    /// on a two-row board).
    pub fn own_pits(self, side: Side) -> Pits {
        let lanes = self.own_lanes(side);
        let row = (1 << lanes.len()) - 1;
        Pits(row << (lanes.start + MAX_TRACK * self.track_of(side)))
    }

    /// A player's own pits in the row that faces the opponent.
    pub(crate) fn front_pits(self, side: Side) -> Pits {
        let own = self.own_pits(side);
        match self.rows {
            Rows::Two => own,
            // The front row is the second half of a track.
            Rows::Four => Pits(own.0 & own.0 << self.columns),
        }
    }

    /// Every pit, South's before North's.
    pub fn pits(self) -> Pits {
        Pits(self.own_pits(Side::South).0 | self.own_pits(Side::North).0)
    }

    /// Whose pit it is.
    pub fn owner(self, pit: Pit) -> Side {
        let south = match self.rows {
            Rows::Two => pit.lane() < self.columns(),
            Rows::Four => pit.track() == 0,
        };
        if south { Side::South } else { Side::North }
    }

    /// Whether the pit lies in a row that faces the opponent.
    pub fn is_front(self, pit: Pit) -> bool {
        match self.rows {
            Rows::Two => true,
            Rows::Four => pit.lane() >= self.columns(),
        }
    }

    /// The opponent's pit in the same column of their (front) row.
    pub fn opposite(self, pit: Pit) -> Pit {
        let (row, column) = self.place(pit);
        let facing = match (self.rows, self.owner(pit)) {
            (Rows::Two, _) => 1 - row,
            (Rows::Four, Side::South) => 1,
            (Rows::Four, Side::North) => 2,
        };
        self.within(facing, column)
    }

    /// The pit behind this one, in its owner's other row (itself on two rows).
    pub fn behind(self, pit: Pit) -> Pit {
        match self.rows {
            Rows::Two => pit,
            Rows::Four => self.pit(pit.track(), self.track_len() - 1 - pit.lane()),
        }
    }

    /// Row from the top and column from the left of the diagram, both counted from 0.
    pub fn place(self, pit: Pit) -> (usize, usize) {
        let n = self.columns();
        let lane = pit.lane();
        let (first_half, along) = if lane < n { (true, lane) } else { (false, 2 * n - 1 - lane) };
        match self.rows {
            Rows::Two => (usize::from(first_half), along),
            Rows::Four if pit.track() == 0 => (if first_half { 3 } else { 2 }, along),
            Rows::Four => (usize::from(!first_half), n - 1 - along),
        }
    }

    /// The pit at a row from the top and a column from the left, both from 0, if the board has it.
    pub fn at(self, row: usize, column: usize) -> Option<Pit> {
        (row < self.row_count() && column < self.columns()).then(|| self.within(row, column))
    }

    pub(crate) const fn within(self, row: usize, column: usize) -> Pit {
        let n = self.columns();
        match (self.rows, row) {
            (Rows::Two, 1) | (Rows::Four, 3) => self.pit(0, column),
            (Rows::Two, _) | (Rows::Four, 2) => self.pit(0, 2 * n - 1 - column),
            (Rows::Four, 0) => self.pit(1, n - 1 - column),
            (Rows::Four, _) => self.pit(1, n + column),
        }
    }

    /// The name of a pit like a chess square: column letter from South's left,
    /// row number upward from South's seat.
    pub fn name(self, pit: Pit) -> PitName {
        let (row, column) = self.place(pit);
        PitName::of(self.row_count() - row, column)
    }

    /// The pit of that name, if the board has it.
    pub fn named(self, name: &str) -> Option<Pit> {
        let &[column, row] = name.as_bytes() else { return None };
        let column = usize::from(column.checked_sub(b'a')?);
        let up = usize::from(row.checked_sub(b'0')?);
        self.at(self.row_count().checked_sub(up)?, column)
    }
}

/// A pit's name: a letter and a number.
///
/// ```
/// use mbao_rules::PitName;
///
/// let pit: PitName = "c2".parse()?;
/// assert_eq!((Some(pit), pit.numbers()), (PitName::new(2, 2), (2, 2)));
/// assert_eq!(PitName::new(5, 0), None);
/// assert!("q1".parse::<PitName>().is_err());
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PitName {
    column: u8,
    /// From 0.
    up: u8,
}

/// Every possible name, in order.
const NAMES: &str = "a1a2a3a4b1b2b3b4c1c2c3c4d1d2d3d4e1e2e3e4f1f2f3f4g1g2g3g4h1h2h3h4\
                     i1i2i3i4j1j2j3j4k1k2k3k4l1l2l3l4m1m2m3m4n1n2n3n4o1o2o3o4p1p2p3p4";

impl PitName {
    /// The name by the row counted upward from South's seat, from 1 to 4, and the column from South's left, from 0
    /// to 15; `None` if there is no such pit on any board.
    pub const fn new(up: usize, column: usize) -> Option<Self> {
        if up == 0 || up > 4 || column >= MAX_COLUMNS as usize { None } else { Some(Self::of(up, column)) }
    }

    /// The name of a pit that a board has.
    #[allow(clippy::cast_possible_truncation)] // kept small
    pub(crate) const fn of(up: usize, column: usize) -> Self {
        Self { column: column as u8 & 15, up: (up.wrapping_sub(1) & 3) as u8 }
    }

    /// The name as text, such as `c1`.
    pub fn as_str(&self) -> &'static str {
        let at = 8 * usize::from(self.column) + 2 * usize::from(self.up);
        NAMES.get(at..at + 2).unwrap_or("")
    }

    /// Row counted upward from South's seat, from 1, and column from South's
    /// left, from 0.
    pub fn numbers(self) -> (usize, usize) {
        (usize::from(self.up) + 1, usize::from(self.column))
    }
}

impl core::str::FromStr for PitName {
    type Err = Error;

    /// Reads the name of a pit of the largest board: columns a to p, rows 1 to 4.
    fn from_str(text: &str) -> Result<Self, Error> {
        Board::LARGEST.named(text).map(|pit| Board::LARGEST.name(pit)).ok_or_else(|| {
            refused!(BadAction, "\"{}\" is no pit: columns are a to p, rows 1 to 4", Short(text))
        })
    }
}

impl fmt::Display for PitName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for PitName {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
