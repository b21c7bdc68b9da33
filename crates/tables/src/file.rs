//! Solved results as files, one for each game: `cargo xtask tables` writes them, the pages read
//! them.

use anyhow::{Context, Result, anyhow, ensure};
use mbao_rules::Game;
use serde::{Deserialize, Serialize};
use toml::value::Datetime;

use crate::{NEVER, Ranks, Round, Worth};

/// All solved results of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solved {
    /// The date of solving.
    pub date: Datetime,
    /// Starting positions, shortest boards first.
    #[serde(default, rename = "start")]
    pub starts: Vec<Start>,
    /// Boards, shortest first.
    #[serde(default, rename = "board")]
    pub boards: Vec<Board>,
}

/// A board with all positions of up to a given number of seeds in play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Pits a row.
    pub columns: u8,
    /// Whether the game is recorded on a board of that length.
    pub recorded: bool,
    /// The most seeds in play.
    pub seeds: u8,
    /// The most seeds in the table that a browser may fetch; 0 if there is none.
    pub shipped: u8,
    /// The layers, from that of one seed.
    #[serde(rename = "layer")]
    pub layers: Vec<Line>,
    /// Giuthi's later rounds.
    #[serde(default, rename = "round", skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<Round>,
}

/// The results of the positions with exactly this many seeds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Seeds in play.
    pub seeds: u8,
    /// The number of positions, with the player to begin fixed.
    pub positions: u64,
    /// The positions in which that player surely gets more than half of the seeds in play.
    pub won: u64,
    /// Those in which that player surely gets less.
    pub lost: u64,
    /// Those in which that player surely gets just half.
    pub drawn: u64,
    /// Positions whose value is known to the seed.
    pub exact: u64,
    /// Positions for which not all ends of turns could be found.
    pub unsure: u64,
    /// The longest game that ends by itself, in turns.
    pub longest: u8,
    /// The position it begins from: the seeds as the player to begin sees them.
    pub from: Vec<u8>,
}

impl Line {
    /// Sums up the positions with `seeds` seeds, in the order of their numbers.
    pub(crate) fn of(seeds: u8, ranks: &Ranks, worths: impl Iterator<Item = Worth>) -> Self {
        let mut line = Self { seeds, ..Self::default() };
        let mut longest_at = 0;
        for (at, Worth { low, high, turns }) in (0..).zip(worths) {
            let twice = |value: u8| 2 * u16::from(value);
            let half = u16::from(seeds);
            line.positions += 1;
            line.won += u64::from(twice(low) > half);
            line.lost += u64::from(twice(high) < half);
            line.drawn += u64::from(twice(low) == half && low == high);
            line.exact += u64::from(low == high);
            if low == high && turns != NEVER && turns > line.longest {
                (line.longest, longest_at) = (turns, at);
            }
        }
        line.from = ranks.arrangement(usize::from(seeds), longest_at);
        line
    }
}

/// The value of a starting position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Pits a row.
    pub columns: u8,
    /// Seeds in every pit.
    pub each: u8,
    /// Whether a recorded game begins like this.
    pub recorded: bool,
    /// Seeds that the player to begin can secure.
    pub low: u8,
    /// The most seeds that player may get.
    pub high: u8,
    /// If all its positions are in a table: turns to the end; 0 if the game does not end but
    /// repeats.
    pub turns: u8,
    /// If it was proved by looking ahead: the most turns until the table is reached, the seeds of
    /// that table, and the positions searched.
    pub ahead: Option<(u8, u8, u64)>,
    /// If that is exact: the actions of a game in which both players keep what they are sure of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
}

impl Start {
    /// The total number of seeds.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.each.saturating_mul(2).saturating_mul(self.columns)
    }

    /// The game that its line of best play is.
    ///
    /// # Errors
    /// Says what cannot be played, or that the game does not end with the value of the start.
    pub fn played(&self, game: &str) -> Result<Game> {
        let mut played =
            Game::builder(game).position(self.position()).start().map_err(|error| anyhow!("{error}"))?;
        for action in &self.line {
            played.play_text(action).map_err(|error| anyhow!("line: {error}"))?;
        }
        let outcome = played.outcome().context("the line does not end")?;
        let wanted = [self.low, self.total() - self.low].map(u16::from);
        ensure!(outcome.score == wanted, "the line ends {:?}, not {wanted:?}", outcome.score);
        Ok(played)
    }

    /// Its position as text.
    #[must_use]
    pub fn position(&self) -> String {
        let row = vec![self.each.to_string(); self.columns.into()].join(",");
        format!("{row}/{row} s 0-0")
    }
}

/// Writes the file.
///
/// # Errors
/// Never: all results can be written.
pub fn write(game: &str, solved: &Solved) -> Result<String> {
    let solved = toml::to_string(solved)?;
    Ok(format!(
        "# What is solved of {game}, written by `cargo xtask tables`. Wins, losses and draws in a layer are those\n\
         # of the player to begin, in a round those of who laid the stones.\n{solved}"
    ))
}

/// Reads such a file.
///
/// # Errors
/// Says what is missing or of the wrong kind.
pub fn read(text: &str) -> Result<Solved> {
    Ok(toml::from_str(text)?)
}

#[cfg(test)]
mod tests {
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
        assert_eq!(read(&write("ndoto", &solved)?)?, solved);
        assert!(read("date = 2026-11-21\n[[start]]\ncolumns = 3\n").is_err());
        Ok(())
    }
}
