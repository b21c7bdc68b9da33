//! Solved positions of the games, and the tables that browsers may fetch.

use mbao_rules::Definition;
use mbao_tables::{Ranks, Study, check, file};

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
        for start in solved.starts.iter().filter(|start| !start.line.is_empty()) {
            start
                .played(&definition.id)
                .map_err(|error| format!("{} pits a row: {error:#}", start.columns))?;
        }
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
                let name = format!("{}-{columns}", definition.id);
                let refused =
                    |why: &str| format!("{name}.table {why}; make it with `cargo xtask tables {name}`");
                let bytes = packed(columns).ok_or_else(|| refused("is missing"))?;
                check(&bytes, board).map_err(|error| refused(&format!("{error:#}")))?;
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

#[cfg(test)]
mod tests {
    use mbao_rules::game;
    use mbao_tables::{Tablebase, packed};

    use super::*;

    fn written(game: &str, starts: Vec<file::Start>, boards: Vec<file::Board>) -> String {
        let date = "2026-11-25".parse().expect("a date");
        file::write(game, &file::Solved { date, starts, boards }).expect("it can be written")
    }

    #[test]
    fn a_line_of_best_play_must_be_a_whole_game_with_that_result() {
        let read = |line: &[&str]| {
            let line = line.iter().map(|&action| action.to_owned()).collect();
            let start =
                file::Start { columns: 8, each: 2, low: 18, high: 18, line, ..file::Start::default() };
            let text = written("ndoto", vec![start], Vec::new());
            GameTables::read(game("ndoto").expect("a game"), &text, |_| None)
        };
        assert!(read(&[]).is_ok());
        assert_eq!(read(&["c1"]).expect_err("unfinished"), "8 pits a row: the line does not end");
        let told = read(&["c1", "c1"]).expect_err("North's turn");
        assert!(told.starts_with("8 pits a row: line: illegal-action: \"c1\""), "{told}");
    }

    #[test]
    fn a_table_that_is_missing_cut_or_another_is_refused_with_how_to_make_it() {
        let study = Study::new("giuthi", 3).expect("a study");
        let table = Tablebase::solved(&study, 5, 1);
        let board = file::Board {
            columns: 3,
            seeds: 5,
            shipped: 4,
            layers: table.lines().collect(),
            ..file::Board::default()
        };
        let text = written("giuthi", Vec::new(), vec![board]);
        let read = |bytes: Option<Vec<u8>>| {
            GameTables::read(game("giuthi").expect("a game"), &text, |_| bytes.clone())
        };
        let bytes = packed(&table, 4).expect("it is packed");
        let whole = read(Some(bytes.clone())).expect("it is whole");
        assert_eq!(whole.packed, [(3, bytes.clone())]);
        let other = packed(&table, 5).expect("it is packed");
        for (bytes, wrong) in [
            (None, "giuthi-3.table is missing; "),
            (Some(bytes[..bytes.len() - 9].to_vec()), "giuthi-3.table is cut or damaged: "),
            (Some(other), "giuthi-3.table is cut or of another version: "),
        ] {
            let told = read(bytes).expect_err("it is refused");
            let again = "; make it with `cargo xtask tables giuthi-3`";
            assert!(told.starts_with(wrong) && told.ends_with(again), "{told}");
        }
    }
}
