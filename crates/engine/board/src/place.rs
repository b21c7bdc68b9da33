//! Where things lie in the picture, in units of a hundredth of a pit's room.

use mbao_rules::{Phase, PitName, Side, State};

use crate::svg::signed;

/// The least width of a pit in pixels, for fingers: see [`Plan::width_for`].
pub const FINGER: i32 = 44;
/// The least width of a pit in pixels, for a mouse alone: see [`Plan::width_for`].
pub const MOUSE: i32 = 30;

/// Room of a pit.
pub(crate) const CELL: i32 = 100;
/// From the frame to the first pit.
pub(crate) const EDGE: i32 = 34;
/// Between the two players' sides.
pub(crate) const DIVIDE: i32 = 10;
/// Room of a store at an end.
pub(crate) const STORE: i32 = 130;
/// Room of a tray with the seeds in hand, above and below.
pub(crate) const TRAY: i32 = 84;

/// How thick a board is: the part of its side that shows below it.
pub(crate) const THICK: i32 = 14;

/// Where things lie in the picture of a board, in the picture's own units: from 0, 0 at the top left, x to the right, y
/// down. [`Picture::plan`](crate::Picture::plan) gives it, with an example.
// They are independent of each other.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    pub(crate) rows: i32,
    pub(crate) columns: i32,
    /// South to the left and column a at the top, for narrow spaces: the wide picture
    /// turned by a quarter, so that counterclockwise stays counterclockwise.
    pub(crate) tall: bool,
    /// North sits where South does otherwise: turned by a half.
    pub(crate) north: bool,
    pub(crate) stores: bool,
    pub(crate) trays: bool,
}

impl Plan {
    /// From the middle of a pit to the middle of the next, lying or upright. Its hollow is a little smaller.
    pub const PIT: i32 = CELL;

    /// The plan of a state's board, lying or upright.
    pub fn of(state: &State, tall: bool) -> Self {
        // Before the turns, and in namua.
        let in_hands = state.phase == Phase::Namua || !(state.phase.is_play() || state.phase == Phase::Over);
        Self {
            rows: signed(state.seeds.rows()),
            columns: signed(state.seeds.columns()),
            tall,
            north: false,
            stores: state.keeps,
            trays: in_hands || state.reserve || state.hands != [0, 0],
        }
    }

    /// Middle of a pit; `None` if there is none of that name.
    pub fn place(self, pit: PitName) -> Option<(i32, i32)> {
        let (up, column) = pit.numbers();
        let (row, column) = (self.rows - signed(up), signed(column));
        (row >= 0 && column < self.columns).then(|| self.pit(row, column))
    }

    /// Middle of a player's store; `None` on a board without stores.
    pub fn place_of_store(self, side: Side) -> Option<(i32, i32)> {
        self.stores.then(|| self.store(side == Side::North))
    }

    fn turned(self, along: i32, across: i32) -> (i32, i32) {
        // Along the rows from the left, across them from the top of the wide picture.
        let (along, across) =
            if self.north { (self.along() - along, self.across() - across) } else { (along, across) };
        if self.tall { (self.across() - across, along) } else { (along, across) }
    }

    /// Length along the rows.
    pub(crate) fn along(self) -> i32 {
        2 * EDGE + self.columns * CELL + if self.stores { 2 * STORE } else { 0 }
    }

    /// Length across the rows.
    pub(crate) fn across(self) -> i32 {
        2 * EDGE + self.rows * CELL + DIVIDE + if self.trays { 2 * TRAY } else { 0 }
    }

    /// The width in pixels that the picture of the board needs when it lies, if from pit to pit there are to be that
    /// many pixels, such as [`FINGER`]. If a page has less, the board is better turned upright.
    pub fn width_for(self, pit: i32) -> i32 {
        (self.along() * pit + CELL - 1) / CELL
    }

    /// Width and height of the picture.
    pub fn size(self) -> (i32, i32) {
        let (width, height) =
            if self.tall { (self.across(), self.along()) } else { (self.along(), self.across()) };
        (width, height + THICK)
    }

    /// The width in pixels of a board that stands upright. It is large enough for fingers, and low
    /// enough to leave room on a hand-held screen for two seats, a sentence and the buttons. A pit
    /// has 44 to 62 pixels.
    pub(crate) fn tall_width(self) -> i32 {
        let (width, height) = self.size();
        (width * (57_200 / height).clamp(FINGER, 62) + 99) / CELL
    }

    /// Corner and size of the board without trays.
    pub(crate) fn body(self) -> (i32, i32, i32, i32) {
        let tray = if self.trays { TRAY } else { 0 };
        let (along, across) = (self.along(), self.across() - 2 * tray);
        if self.tall { (tray, 0, across, along) } else { (0, tray, along, across) }
    }

    /// Middle of a pit, by row from the top and column from the left.
    pub(crate) fn pit(self, row: i32, column: i32) -> (i32, i32) {
        let tray = if self.trays { TRAY } else { 0 };
        let store = if self.stores { STORE } else { 0 };
        let divide = if row * 2 >= self.rows { DIVIDE } else { 0 };
        self.turned(EDGE + store + column * CELL + CELL / 2, tray + EDGE + row * CELL + CELL / 2 + divide)
    }

    /// Middle of a player's store, at their right end.
    pub(crate) fn store(self, north: bool) -> (i32, i32) {
        let along = EDGE / 2 + STORE / 2;
        let along = if north { along } else { self.along() - along };
        self.turned(along, self.across() / 2)
    }

    /// Where a player's gain is shown: at the edge of their store that holds no count, or, on a
    /// board without stores, at the right end of their edge.
    pub(crate) fn gain(self, north: bool) -> (i32, i32) {
        let (along, across) = if self.stores {
            let half = self.rows * CELL / 2 - 14;
            (EDGE / 2 + STORE / 2, self.across() / 2 + if self.tall == self.north { -half } else { half })
        } else {
            let edge = EDGE / 2 + if self.trays { TRAY } else { 0 };
            (30, if north { edge } else { self.across() - edge })
        };
        self.turned(if north { along } else { self.along() - along }, across)
    }

    /// Middle of a player's tray, in front of them.
    pub(crate) fn tray(self, north: bool) -> (i32, i32) {
        let across = if north { TRAY / 2 } else { self.across() - TRAY / 2 };
        let (x, y) = self.turned(self.along() / 2, across);
        // The nearer tray lies in front of the visible side of the board.
        if north != self.north || self.tall { (x, y) } else { (x, y + THICK) }
    }

    pub(crate) fn letter(self, column: i32) -> (i32, i32) {
        let (x, y) = self.pit(if self.north { 0 } else { self.rows - 1 }, column);
        let off = CELL / 2 + EDGE / 2;
        if self.tall { (x - off, y) } else { (x, y + off) }
    }

    pub(crate) fn number(self, row: i32) -> (i32, i32) {
        let (x, y) = self.pit(row, if self.north { self.columns - 1 } else { 0 });
        let off = CELL / 2 + EDGE / 2;
        if self.tall { (x, y - off) } else { (x - off, y) }
    }

    /// The ends of the line between the two sides.
    pub(crate) fn divide(self) -> ((i32, i32), (i32, i32)) {
        let store = if self.stores { STORE } else { 0 };
        let across = self.across() / 2;
        (self.turned(EDGE + store, across), self.turned(self.along() - EDGE - store, across))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tall_board_is_the_wide_one_turned_by_a_quarter() {
        let wide = Plan { rows: 4, columns: 8, tall: false, north: false, stores: false, trays: true };
        let tall = Plan { tall: true, ..wide };
        assert_eq!(tall.size(), (wide.size().1 - THICK, wide.size().0 + THICK));
        // South's left end is at the foot of the left side, then at the top of it.
        let ((x, y), (down, right)) = (wide.pit(3, 0), tall.pit(3, 0));
        assert_eq!((down, right), (wide.across() - y, x));
        assert!(tall.pit(3, 0).0 < tall.pit(0, 0).0, "South to the left");
    }

    #[test]
    fn seen_from_north_a_board_is_turned_by_a_half_and_its_letters_stay_at_the_same_edges() {
        for tall in [false, true] {
            let south = Plan { rows: 4, columns: 8, tall, north: false, stores: true, trays: true };
            let north = Plan { north: true, ..south };
            let (width, height) = (south.size().0, south.size().1 - THICK);
            let turned = |(x, y): (i32, i32)| (width - x, height - y);
            for row in 0..4 {
                for column in 0..8 {
                    assert_eq!(north.pit(row, column), turned(south.pit(row, column)));
                }
            }
            assert_eq!(north.store(true), south.store(false));
            assert_eq!(north.tray(true), south.tray(false));
            assert_eq!(north.letter(0), south.letter(7));
            assert_eq!(north.number(0), south.number(3));
            assert_eq!(north.gain(true), south.gain(false));
        }
    }

    #[test]
    fn only_what_a_board_has_is_found_on_it() {
        let plan = Plan { rows: 2, columns: 8, tall: false, north: false, stores: false, trays: false };
        let place = |pit: &str| plan.place(pit.parse().expect("a name"));
        assert_eq!((place("a1"), place("h2")), (Some(plan.pit(1, 0)), Some(plan.pit(0, 7))));
        assert_eq!((place("a3"), place("i1")), (None, None));
        assert_eq!(plan.place_of_store(Side::South), None);
        let kept = Plan { stores: true, ..plan };
        assert_eq!(kept.place_of_store(Side::North), Some(kept.store(true)));
    }
}
