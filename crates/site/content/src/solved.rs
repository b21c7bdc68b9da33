//! Solved positions of the games, and the tables that browsers may fetch.

use mbao_figures::solved::{Solved, check};
use mbao_rules::Definition;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTables {
    pub game: String,
    pub solved: Solved,
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
        let solved = Solved::read(text).map_err(|error| format!("{error:#}"))?;
        let mut found = Vec::new();
        for start in solved.starts.iter().filter(|start| !start.line.is_empty()) {
            start
                .played(&definition.id)
                .map_err(|error| format!("{} pits a row: {error:#}", start.columns))?;
        }
        for board in &solved.boards {
            let columns = board.columns;
            board.whole().map_err(|error| format!("{columns} pits a row{error}"))?;
            if board.shipped > 0 {
                let name = format!("{}-{columns}", definition.id);
                let refused =
                    |why: &str| format!("{name}.table {why}; make it with `cargo lab tables {name}`");
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
    use std::fs;

    use mbao_rules::game;

    use super::*;

    #[test]
    fn a_line_of_best_play_must_be_a_whole_game_with_that_result() {
        let read = |line: &str| {
            let start = "columns = 8\neach = 2\nrecorded = true\nlow = 18\nhigh = 18\nturns = 0\n";
            let text = format!("date = 2026-11-25\n[[start]]\n{start}line = [{line}]\n");
            GameTables::read(game("ndoto").expect("a game"), &text, |_| None)
        };
        assert!(read("").is_ok());
        assert_eq!(read("\"c1\"").expect_err("unfinished"), "8 pits a row: the line does not end");
        let told = read("\"c1\", \"c1\"").expect_err("North's turn");
        assert!(told.starts_with("8 pits a row: line: illegal-action: \"c1\""), "{told}");
    }

    #[test]
    fn a_table_that_is_missing_cut_or_another_is_refused_with_how_to_make_it() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../content/tables/giuthi");
        let table = |columns: u8| fs::read(format!("{folder}-{columns}.table")).expect("a table");
        let text = fs::read_to_string(format!("{folder}.toml")).expect("its results");
        let read = |mut bytes: Option<Vec<u8>>| {
            let packed = |columns| if columns == 3 { bytes.take() } else { Some(table(columns)) };
            GameTables::read(game("giuthi").expect("a game"), &text, packed)
        };
        let bytes = table(3);
        assert_eq!(read(Some(bytes.clone())).expect("it is whole").packed[0], (3, bytes.clone()));
        for (bytes, wrong) in [
            (None, "giuthi-3.table is missing; "),
            (Some(bytes[..bytes.len() - 9].to_vec()), "giuthi-3.table is cut or damaged: "),
            (Some(table(4)), "giuthi-3.table is cut or of another version: "),
        ] {
            let told = read(bytes).expect_err("it is refused");
            let again = "; make it with `cargo lab tables giuthi-3`";
            assert!(told.starts_with(wrong) && told.ends_with(again), "{told}");
        }
    }
}
