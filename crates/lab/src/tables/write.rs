//! Solved results as files.

use anyhow::Result;
use mbao_figures::solved::Solved;

/// Writes the file.
///
/// # Errors
/// Never: all results can be written.
pub fn written(game: &str, solved: &Solved) -> Result<String> {
    let solved = toml::to_string(solved)?;
    Ok(format!(
        "# What is solved of {game}, written by `cargo lab tables`. Wins, losses and draws in a layer are those\n\
         # of the player to begin, in a round those of who laid the stones.\n{solved}"
    ))
}

#[cfg(test)]
mod tests {
    use mbao_figures::solved::{Board, Line, Round, Start};

    use super::*;

    #[test]
    fn what_is_written_is_read() -> Result<()> {
        let line = Line {
            seeds: 3,
            positions: 9,
            won: 4,
            lost: 3,
            drawn: 2,
            exact: 8,
            unsure: 1,
            longest: 7,
            from: vec![1, 2],
        };
        let round = Round {
            stones: 4,
            times: 2,
            layings: 15,
            won: 3,
            lost: 5,
            drawn: 7,
            best: 6,
            laid: vec![4, 0, 0],
        };
        let solved = Solved {
            date: "2026-11-21".parse()?,
            boards: vec![Board {
                columns: 3,
                recorded: true,
                seeds: 3,
                shipped: 2,
                layers: vec![line.clone(), line],
                rounds: vec![round],
            }],
            starts: vec![
                Start { columns: 3, each: 2, low: 7, high: 7, turns: 12, ..Start::default() },
                Start {
                    columns: 8,
                    each: 2,
                    recorded: true,
                    low: 17,
                    high: 32,
                    turns: 0,
                    ahead: Some((25, 13, 5_000_000_000)),
                    line: vec!["c1".to_owned(), "b2".to_owned()],
                },
            ],
        };
        assert_eq!(Solved::read(&written("ndoto", &solved)?)?, solved);
        assert!(Solved::read("date = 2026-11-21\n[[start]]\ncolumns = 3\n").is_err());
        Ok(())
    }
}
