//! The state of a game as plain data, in mid-turn too.

use crate::board::Side;
use crate::event::{Event, Kind};
use crate::finish::Outcome;

/// A choice in mid-turn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PendingView {
    /// `capture`, `reverse`, `resow`, `direction`, `house` or `again`.
    pub kind: String,
    /// The actions that are legal, sorted.
    pub options: Vec<String>,
}

/// The result as plain data.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OutcomeView {
    /// `end`, `endless`, `repetition` or `length`.
    pub kind: String,
    /// `s`, `n` or `draw`.
    pub winner: String,
    /// South's and North's seeds as the game counts them.
    pub score: [u16; 2],
    /// Lukho: points towards a set.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub points: Option<u8>,
    /// Won by exactly two seeds: kiothi's supreme victory, lukho's bull.
    #[cfg_attr(feature = "serde", serde(rename = "byTwo"))]
    pub by_two: bool,
}

impl OutcomeView {
    pub(crate) fn new(outcome: &Outcome) -> Self {
        Self {
            kind: outcome.kind.word().to_owned(),
            winner: outcome.winner.map_or("draw".to_owned(), |w| w.letter().to_string()),
            score: outcome.score,
            points: outcome.points,
            by_two: outcome.by_two,
        }
    }
}

/// Everything a board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct State {
    /// Id of the game.
    pub game: String,
    /// Name of the set-up.
    pub setup: String,
    /// The options that were chosen, with their values.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_map"))]
    pub options: Vec<(String, String)>,
    /// Seeds, top row first, as in the diagrams.
    pub rows: Vec<Vec<u8>>,
    /// Marks in the same shape: empty, `S`, `N`, `H` or `u`.
    pub marks: Vec<Vec<String>>,
    /// South's and North's stores.
    pub stores: [u8; 2],
    /// South's and North's seeds in hand: bao's reserve, or what is lifted and
    /// kept for later in a set-up phase.
    pub hands: [u8; 2],
    /// Seeds the mover has lifted and not yet laid or sown.
    pub hand: u8,
    /// Whose decision it is: `s` or `n`.
    pub mover: char,
    /// Number of the turn, from 1.
    pub turn: u32,
    /// What the game is doing.
    pub phase: String,
    /// The choice in mid-turn, if there is one.
    pub pending: Option<PendingView>,
    /// The result, once the game is over.
    pub outcome: Option<OutcomeView>,
}

#[cfg(feature = "serde")]
fn as_map<S: serde::Serializer>(options: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(options.iter().map(|(k, v)| (k, v)))
}

impl State {
    /// Carries out an event, as a board that shows a game does. What events do
    /// not tell (phase, legal options, turn number) is left as it is.
    pub fn apply(&mut self, event: &Event) {
        let by = usize::from(event.by == 'n');
        let seeds = event.seeds.unwrap_or(0);
        let own_lifts = matches!(self.phase.as_str(), "advance" | "deploy-lift" | "deploy-lay");
        if event.kind == Kind::Lift && own_lifts && self.mover != event.by {
            // A race follows at once: from now on both hands hold seeds.
            "race".clone_into(&mut self.phase);
        }
        if let Some(hand) = event.hand {
            if matches!(self.phase.as_str(), "setup" | "opening1" | "opening2" | "race") {
                self.hands[by] = hand;
            } else {
                self.hand = hand;
            }
        }
        match event.kind {
            Kind::Lift => {
                if let Some((row, column)) = self.place(event.pit.as_deref()) {
                    let cell = &mut self.rows[row][column];
                    *cell = cell.saturating_sub(seeds);
                    if *cell == 0 || self.marks[row][column] == "u" {
                        self.marks[row][column].clear();
                    }
                }
            }
            Kind::Sow | Kind::Lay => {
                if let Some((row, column)) = self.place(event.pit.as_deref()) {
                    self.rows[row][column] = self.rows[row][column].saturating_add(seeds);
                }
                let from_reserve = event.kind == Kind::Lay && self.phase == "namua";
                if from_reserve {
                    self.hands[by] = self.hands[by].saturating_sub(seeds);
                }
            }
            Kind::Capture => {
                for pit in &event.pits {
                    if let Some((row, column)) = self.place(Some(pit)) {
                        self.rows[row][column] = 0;
                        self.marks[row][column].clear();
                    }
                }
                if self.rows.len() == 2 {
                    self.stores[by] = self.stores[by].saturating_add(seeds);
                }
            }
            Kind::Mark => {
                let mark = event.mark.clone().unwrap_or_default();
                if let Some((row, column)) = self.place(event.pit.as_deref())
                    && mark != "takasia"
                {
                    self.marks[row][column] = mark;
                }
            }
            Kind::Sleep | Kind::Pass => {
                if matches!(self.phase.as_str(), "play" | "execution" | "namua" | "mtaji") {
                    self.mover = if event.by == 's' { 'n' } else { 's' };
                }
            }
            Kind::Over => self.outcome.clone_from(&event.outcome),
            Kind::Skip | Kind::Ending | Kind::Choice | Kind::Again => {}
        }
    }

    /// Row and column of a pit's name.
    fn place(&self, name: Option<&str>) -> Option<(usize, usize)> {
        let &[column, row] = name?.as_bytes() else { return None };
        let column = usize::from(column.checked_sub(b'a')?);
        let row = self.rows.len().checked_sub(usize::from(row.checked_sub(b'0')?))?;
        (column < self.rows.get(row)?.len()).then_some((row, column))
    }

    /// A player's letter as a side.
    #[must_use]
    pub fn mover_side(&self) -> Side {
        if self.mover == 'n' { Side::North } else { Side::South }
    }
}
