//! Solved positions of the games, and the tables that browsers may fetch.

use mbao_rules::Definition;
use mbao_tables::{Ranks, Study, file};

/// The solved positions of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTables {
    /// Id of the game.
    pub game: String,
    /// The results.
    pub solved: file::Solved,
    /// Tables to fetch, by pits a row.
    pub packed: Vec<(u8, Vec<u8>)>,
}

impl GameTables {
    /// Reads the solved positions of a game, and checks them against the game's boards: every layer must be
    /// there, with as many positions as can be laid. `packed` finds the table of a board.
    pub(crate) fn read(
        definition: &Definition,
        text: &str,
        mut packed: impl FnMut(u8) -> Option<Vec<u8>>,
    ) -> Result<Self, String> {
        let solved = file::read(text).map_err(|error| format!("{error:#}"))?;
        let mut found = Vec::new();
        for board in &solved.boards {
            let columns = board.columns;
            let study = Study::new(&definition.id, columns).map_err(|error| format!("{error:#}"))?;
            let ranks = Ranks::new(study.pits(), usize::from(board.seeds));
            if board.layers.len() != usize::from(board.seeds) {
                return Err(format!("{columns} pits a row: expected {} layers", board.seeds));
            }
            for (seeds, line) in (1..).zip(&board.layers) {
                let sum = line.from.iter().map(|&n| usize::from(n)).sum::<usize>();
                let whole =
                    line.positions == ranks.of(seeds) && usize::from(line.seeds) == seeds && sum == seeds;
                if !whole || line.won + line.lost + line.drawn > line.positions {
                    return Err(format!("{columns} pits a row, {seeds} seeds: the sums are wrong"));
                }
            }
            if board.shipped > 0 {
                let bytes = packed(columns).ok_or(format!("the table of {columns} pits a row is missing"))?;
                found.push((columns, bytes));
            }
        }
        Ok(Self { game: definition.id.to_string(), solved, packed: found })
    }

    /// The path of a table to fetch, below the site.
    #[must_use]
    pub fn file(&self, columns: u8) -> String {
        format!("data/tables/{}-{columns}.table", self.game)
    }
}
