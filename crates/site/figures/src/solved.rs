//! What is solved of the games: one file for each, and the tables that browsers may fetch.

use std::io::Read as _;

use anyhow::{Context, Result, anyhow, ensure};
use flate2::read::GzDecoder;
use mbao_rules::Game;
use mbao_tables::{NEVER, Ranks, Unpacked, Worth};
use serde::{Deserialize, Serialize};
use toml::value::Datetime;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Solved {
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

impl Board {
    /// Checks that every layer is there, with as many positions as can be laid.
    ///
    /// # Errors
    /// Says what is wrong, as the end of a sentence that begins with the board.
    pub fn whole(&self) -> Result<(), String> {
        let count = usize::from(self.seeds);
        if self.layers.len() != count {
            return Err(format!(": expected {count} layers"));
        }
        let ranks = Ranks::new(2 * usize::from(self.columns), count);
        for (seeds, line) in (1..).zip(&self.layers) {
            let sum = line.from.iter().map(|&n| usize::from(n)).sum::<usize>();
            let whole = line.positions == ranks.of(seeds) && usize::from(line.seeds) == seeds && sum == seeds;
            if !whole || line.won + line.lost + line.drawn > line.positions {
                return Err(format!(", {seeds} seeds: the sums are wrong"));
            }
        }
        Ok(())
    }
}

impl Line {
    /// Sums up the positions with `seeds` seeds, in the order of their numbers.
    pub fn of(seeds: u8, ranks: &Ranks, worths: impl Iterator<Item = Worth>) -> Self {
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

    #[must_use]
    pub fn position(&self) -> String {
        let row = vec![self.each.to_string(); self.columns.into()].join(",");
        format!("{row}/{row} s 0-0")
    }
}

impl Solved {
    /// Reads a file.
    ///
    /// # Errors
    /// Says what is missing or of the wrong kind.
    pub fn read(text: &str) -> Result<Self> {
        Ok(toml::from_str(text)?)
    }
}

/// Giuthi's later rounds with a given number of stones: the loser lays all of theirs anywhere on
/// their side and begins; the winner lays as many opposite.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// Stones of the loser.
    pub stones: u8,
    /// How many times that number lies opposite: 1, or 2 where that is played.
    pub times: u8,
    /// Ways to lay them.
    pub layings: u64,
    /// The ways by which the loser surely gets more than half of all stones.
    pub won: u64,
    /// Those by which the loser surely gets less.
    pub lost: u64,
    /// Those by which the loser surely gets just half.
    pub drawn: u64,
    /// The most of all stones that the loser can secure.
    pub best: u8,
    /// A laying that secures it, from the loser's left.
    pub laid: Vec<u8>,
}

/// Reads a packed table of a board of `pits` pits with up to `seeds` seeds in play.
///
/// # Errors
/// Says what is wrong, as the end of a sentence that begins with the name of the file.
///
/// # Panics
/// As [`Ranks::new`].
pub fn unpacked(pits: usize, seeds: usize, packed: &[u8]) -> Result<Unpacked> {
    let mut bytes = Vec::new();
    let unpacking = GzDecoder::new(packed).read_to_end(&mut bytes);
    unpacking.context("is cut or damaged: it cannot be unpacked")?;
    Ok(Unpacked::new(pits, seeds, bytes)?)
}

/// Checks the packed table of a board against the board's results: it must be whole, and its
/// layers must have the same sums.
///
/// # Errors
/// Says what is wrong, as the end of a sentence that begins with the name of the file.
pub fn check(packed: &[u8], board: &Board) -> Result<()> {
    let seeds = usize::from(board.shipped);
    let table = unpacked(2 * usize::from(board.columns), seeds, packed)?;
    for line in board.layers.iter().take(seeds) {
        let seeds = usize::from(line.seeds);
        let ranks = table.ranks();
        let worths = (0..ranks.of(seeds)).map_while(|rank| table.at(seeds, rank));
        let found = Line { unsure: line.unsure, ..Line::of(line.seeds, ranks, worths) };
        ensure!(
            found == *line,
            "is of another version: its layer of {seeds} seeds does not match the results on file"
        );
    }
    Ok(())
}
