//! Arrangements of seeds on a board that no game need ever reach.

use mbao_rules::Rules;

use super::random::Random;

/// Seeds in the pits of a board, row by row from the top; South starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Arrangement {
    pits: Vec<u8>,
    columns: usize,
    /// Seeds in South's store: those not on the board.
    beside: u8,
    /// Whether the game keeps seeds in hand.
    hands: bool,
    /// Whether seeds may lie in the store.
    stores: bool,
}

/// The most seeds moved at a time.
const MOVED: usize = 3;

impl Arrangement {
    /// The seeds of the game in random pits.
    pub(crate) fn drawn(rules: &Rules, random: &mut Random) -> Self {
        let start = rules.start_position();
        let board = rules.board();
        let rows = board.row_count();
        let total = start.total();
        let hands = start.in_hand(mbao_rules::Side::South) > 0;
        let stores = rows == 2;
        let columns = board.columns();
        let mut pits = vec![0_u8; rows * columns];
        // On boards with stores, fewer seeds may be on the board.
        let total = usize::from(total);
        let on_board = if stores { total / 4 + random.below(total - total / 4 + 1) } else { total };
        // With two rows a side, seeds in North's back row alone are out of reach: a sowing that
        // captures nothing may go on for very long.
        let out_of_reach = rows == 4 && random.below(2) == 0;
        for _ in 0..on_board {
            let pit = random.below(pits.len());
            pits[if out_of_reach && pit < 2 * columns { pit % columns } else { pit }] += 1;
        }
        let beside = u8::try_from(total - on_board).unwrap_or(u8::MAX);
        Self { pits, columns, beside, hands, stores }
    }

    /// This arrangement with some seeds moved.
    pub(crate) fn moved(&self, random: &mut Random) -> Self {
        let mut new = self.clone();
        for _ in 0..=random.below(MOVED) {
            let places = new.pits.len() + usize::from(new.stores);
            let (from, to) = (random.below(places), random.below(places));
            if let Some(seeds) = new.place(from).filter(|seeds| **seeds > 0) {
                *seeds -= 1;
                if let Some(there) = new.place(to) {
                    *there += 1;
                }
            }
        }
        new
    }

    fn place(&mut self, place: usize) -> Option<&mut u8> {
        if place < self.pits.len() { self.pits.get_mut(place) } else { Some(&mut self.beside) }
    }

    /// The arrangement as position text.
    pub(crate) fn text(&self) -> String {
        let rows: Vec<String> = self
            .pits
            .chunks(self.columns)
            .map(|row| row.iter().map(u8::to_string).collect::<Vec<_>>().join(","))
            .collect();
        let hands = if self.hands { " h0-0" } else { "" };
        format!("{} s {}-0{hands}", rows.join("/"), self.beside)
    }
}
