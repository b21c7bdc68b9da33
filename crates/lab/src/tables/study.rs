//! The game and the board to solve.

use anyhow::{Result, anyhow};
use mbao_rules::definition::{Layout, SetUp};
use mbao_rules::{Definition, Pit, Position, Rules, Side, game};

/// A game on a board of two rows, ready to solve.
#[derive(Clone, Debug)]
pub struct Study {
    rules: Rules,
    /// The pits as South sees them, from South's left round the board, then as North sees them.
    seen: [Vec<Pit>; 2],
    recorded: bool,
}

impl Study {
    /// A recorded game of two rows with `columns` pits a row. If it is not recorded on such a
    /// board, its rules are used on one anyway.
    ///
    /// # Errors
    /// If there is no such game, or it is played with marks, in phases or on four rows.
    pub fn new(id: &str, columns: u8) -> Result<Self> {
        let definition = game(id).map_err(|error| anyhow!("{}", error.message()))?;
        let has_rounds = definition.options.iter().any(|option| option.id == "round");
        let mut recorded = true;
        let usual = definition.columns.first().copied().unwrap_or(8);
        let rules = if definition.columns.contains(&columns) {
            Rules::builder(definition).columns(columns).compile()
        } else if has_rounds && (3..usual).contains(&columns) {
            Rules::builder(definition).option("round", "later").columns(columns).compile()
        } else {
            recorded = false;
            Rules::builder(&on(definition, columns)).columns(columns).compile()
        };
        let rules = rules.map_err(|error| anyhow!("{}", error.message()))?;
        let board = rules.board();
        if board.row_count() != 2 || board.columns() != usize::from(columns) {
            return Err(anyhow!("{id} cannot be solved on a board of {columns} pits a row"));
        }
        let seen = Side::BOTH.map(|side| board.own_pits(side).chain(board.own_pits(side.other())).collect());
        Ok(Self { rules, seen, recorded })
    }

    /// The rules on that board.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whether the game is recorded on a board of this length.
    #[must_use]
    pub const fn recorded(&self) -> bool {
        self.recorded
    }

    /// Whether a recorded game begins with this many seeds in every pit of this board.
    #[must_use]
    pub fn plays(&self, each: u8) -> bool {
        let definition = self.rules.definition();
        let laid = definition.setups.iter().any(|setup| setup.layout == Layout::Each(each));
        let chosen = definition.options.iter().filter(|option| option.id == "seeds");
        let chosen =
            chosen.flat_map(|option| option.values.iter()).any(|value| value.name == each.to_string());
        self.recorded && definition.columns.contains(&self.columns()) && (laid || chosen)
    }

    /// Whether it has later rounds, which may use shorter boards.
    #[must_use]
    pub fn has_rounds(&self) -> bool {
        self.rules.definition().options.iter().any(|option| option.id == "round")
    }

    /// The usual number of pits a row.
    #[must_use]
    pub fn usual_columns(&self) -> u8 {
        self.rules.definition().columns.first().copied().unwrap_or(8)
    }

    /// Pits a row of this board.
    #[must_use]
    pub fn columns(&self) -> u8 {
        u8::try_from(self.pits() / 2).unwrap_or(u8::MAX)
    }

    /// Pits of the board.
    #[must_use]
    pub fn pits(&self) -> usize {
        self.seen[0].len()
    }

    /// The position in which South begins a turn with these seeds: South's pits from South's left,
    /// then the opponent's in sowing order.
    #[must_use]
    pub fn position(&self, seeds: &[u8]) -> Position {
        self.rules.laid(Side::South, self.seen[0].iter().copied().zip(seeds.iter().copied()))
    }

    /// Writes the seeds as the player to begin sees them into `seeds`.
    pub fn arrangement(&self, pos: &Position, seeds: &mut [u8]) {
        for (held, &pit) in seeds.iter_mut().zip(&self.seen[pos.mover().index()]) {
            *held = pos.seeds(pit);
        }
    }
}

/// The definition of a game on a board of another length.
fn on(definition: &Definition, columns: u8) -> Definition {
    let each = definition.setups.first().map_or(Layout::Each(2), |setup| setup.layout.clone());
    Definition {
        columns: vec![columns].into(),
        setups: vec![SetUp::new("short", each)].into(),
        ..definition.clone()
    }
}
