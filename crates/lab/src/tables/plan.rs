//! The tables that `cargo lab tables` solves: as far as four gigabytes and an hour on two
//! cores reach.

/// A table to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Id of the game.
    pub game: &'static str,
    /// Pits a row.
    pub columns: u8,
    /// The most seeds in play.
    pub seeds: u8,
    /// The most seeds of the table that browsers may fetch; 0 for none.
    pub shipped: u8,
    /// Seeds in each pit of the starting positions to look ahead from.
    pub prove: &'static [u8],
}

impl Plan {
    /// Its game and board, as in `giuthi-3`.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}-{}", self.game, self.columns)
    }

    /// Whether this plan is meant by the name of a game, or of a game and a board.
    #[must_use]
    pub fn is(&self, wanted: &str) -> bool {
        wanted == self.game || wanted == self.name()
    }
}

const fn plan(game: &'static str, columns: u8, seeds: u8) -> Plan {
    Plan { game, columns, seeds, shipped: 0, prove: &[] }
}

/// All planned tables.
pub const PLANS: [Plan; 14] = [
    // Looking ahead from its start took ten gigabytes, with `--bits 29` (DECISIONS.md).
    Plan { shipped: 8, prove: &[2], ..plan("ndoto", 8, 14) },
    plan("ndoto", 3, 12),
    plan("ndoto", 4, 16),
    plan("ndoto", 5, 20),
    Plan { prove: &[2], ..plan("ndoto", 6, 11) },
    Plan { prove: &[2], ..plan("ndoto", 7, 11) },
    // A board of five pits a row with nine stones in each is shortened to three with at most 22 a side.
    Plan { shipped: 18, ..plan("giuthi", 3, 44) },
    // One of eight with six in each is shortened to six with at most 23 a side, and that to four with 11.
    Plan { shipped: 12, ..plan("giuthi", 4, 22) },
    Plan { shipped: 9, prove: &[4], ..plan("giuthi", 5, 14) },
    Plan { shipped: 6, ..plan("giuthi", 8, 6) },
    Plan { shipped: 6, ..plan("mbothe", 10, 11) },
    plan("mbothe", 3, 12),
    plan("mbothe", 4, 16),
    plan("mbothe", 5, 20),
];
