//! The state of a game as plain data, in mid-turn too.

use core::ops::{Index, IndexMut};

use alloc::string::String;
use alloc::vec::Vec;

use crate::board::{MAX_PITS, PitName, Side};
use crate::definition::{Appearance, Marks, Text};
use crate::event::Event;
use crate::finish::Outcome;
use crate::mark::Mark;
use crate::position::Phase;
use crate::tally::Tally;
use crate::text::action::Action;
use crate::words::words;

/// One value for each pit, row by row from the top and column by column from the left, as in the
/// diagrams: `grid[(row, column)]`.
///
/// ```
/// let state = mbao_rules::Game::start("ndoto")?.state();
/// assert_eq!((state.seeds.rows(), state.seeds.row(0)), (2, &[2; 8][..]));
/// assert_eq!((state.seeds[(1, 0)], state.seeds.get(2, 0)), (2, None));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid<T> {
    rows: u8,
    columns: u8,
    cells: [T; MAX_PITS],
}

impl<T: Copy> Grid<T> {
    #[allow(clippy::cast_possible_truncation)] // a board has four rows of sixteen at most
    pub(crate) fn new(rows: usize, columns: usize, value: T) -> Self {
        Self { rows: rows as u8, columns: columns as u8, cells: [value; MAX_PITS] }
    }

    /// How many rows it has.
    pub const fn rows(&self) -> usize {
        self.rows as usize
    }

    /// How many columns it has.
    pub const fn columns(&self) -> usize {
        self.columns as usize
    }

    /// The cells of a row, from the left; empty if there is no such row.
    pub fn row(&self, row: usize) -> &[T] {
        let from = row.min(self.rows()) * self.columns();
        let to = (row + 1).min(self.rows()) * self.columns();
        self.cells.get(from..to).unwrap_or_default()
    }

    /// Every cell, row by row.
    pub fn cells(&self) -> impl Iterator<Item = T> + '_ {
        self.cells.iter().copied().take(self.rows() * self.columns())
    }

    /// Row and column of a pit's name, if the board has it.
    fn place(&self, name: PitName) -> Option<(usize, usize)> {
        let (up, column) = name.numbers();
        let row = self.rows().checked_sub(up)?;
        (row < self.rows() && column < self.columns()).then_some((row, column))
    }
}

#[cfg(feature = "serde")]
impl<T: Copy + serde::Serialize> serde::Serialize for Grid<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..self.rows()).map(|row| self.row(row)))
    }
}

impl<T> Grid<T> {
    /// The value of a cell by its row from the top and its column from the left, both from 0, if there is such a
    /// cell.
    pub fn get(&self, row: usize, column: usize) -> Option<&T> {
        self.cells.get(self.number(row, column)?)
    }

    fn number(&self, row: usize, column: usize) -> Option<usize> {
        let columns = usize::from(self.columns);
        (row < usize::from(self.rows) && column < columns).then(|| row * columns + column)
    }
}

/// Panics where there is no such cell; [`Grid::get`] does not.
impl<T> Index<(usize, usize)> for Grid<T> {
    type Output = T;
    fn index(&self, (row, column): (usize, usize)) -> &T {
        &self.cells[self.number(row, column).unwrap_or(MAX_PITS)]
    }
}

/// Panics where there is no such cell.
impl<T> IndexMut<(usize, usize)> for Grid<T> {
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut T {
        &mut self.cells[self.number(row, column).unwrap_or(MAX_PITS)]
    }
}

words! {
    /// What a choice in mid-turn is about.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
    pub enum ChoiceKind {
        /// Whether to take a capture.
        Capture = "capture",
        /// Whether to turn round.
        Reverse = "reverse",
        /// Which way captured seeds are sown after a clockwise capture.
        Resow = "resow",
        /// Which way the next handful goes.
        Direction = "direction",
        /// Whether to sow the house or to stop there (bao).
        House = "house",
        /// From which pit to start again.
        Again = "again",
    }

    /// The word for the kind in states: `capture`, `reverse`, …
    pub const fn word;
}

/// A choice in mid-turn.
///
/// ```
/// use mbao_rules::{Action, ChoiceKind, Game};
///
/// let position = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";
/// let mut game = Game::builder("enkeshui").position(position).start()?;
/// game.play_text("c1")?;
/// let choice = game.state().pending.expect("a capture is open");
/// assert_eq!((choice.kind, choice.options), (ChoiceKind::Capture, vec![Action::GoOn, Action::Take]));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PendingChoice {
    /// What it is about.
    pub kind: ChoiceKind,
    /// The actions that are legal, sorted.
    pub options: Vec<Action>,
}

/// Everything a board shows.
///
/// With the feature `serde` it is written in the shape that the JavaScript library promises:
/// `seeds` as `rows`, the options as a map, without `keeps`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct State {
    /// Id of the game.
    pub game: Text,
    /// Name of the set-up.
    pub setup: Text,
    /// Every option with the value that is played.
    #[cfg_attr(feature = "serde", serde(serialize_with = "as_map"))]
    pub options: Vec<(String, String)>,
    /// Seeds.
    #[cfg_attr(feature = "serde", serde(rename = "rows"))]
    pub seeds: Grid<u8>,
    /// Marks in the same shape.
    pub marks: Grid<Mark>,
    /// South's and North's stores.
    pub stores: [u8; 2],
    /// What counts for South and for North now.
    pub tally: [Tally; 2],
    /// In how many pits South and North have what the end of the game asks for: seeds, two or more of them, or a start.
    /// At none the game is over.
    pub left: [u8; 2],
    /// Whether the board has stores for captures.
    pub keeps: bool,
    /// Whether players of this game keep seeds in hand between turns (bao).
    pub reserve: bool,
    /// What a mark on a pit means in this game.
    #[cfg_attr(feature = "serde", serde(rename = "markKind"))]
    pub mark_kind: Marks,
    /// What the board looks like.
    pub appearance: Appearance,
    /// South's and North's seeds in hand: bao's reserve, or seeds lifted in a set-up phase and kept
    /// for later.
    pub hands: [u8; 2],
    /// Seeds the mover has lifted and not yet laid or sown.
    pub hand: u8,
    /// Whose move it is.
    pub mover: Side,
    /// Number of the turn, from 1.
    pub turn: u32,
    /// What the game is doing.
    pub phase: Phase,
    /// The choice in mid-turn, if there is one.
    pub pending: Option<PendingChoice>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

#[cfg(feature = "serde")]
fn as_map<S: serde::Serializer>(options: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(options.iter().map(|(id, value)| (id, value)))
}

impl State {
    /// Applies an event, as a board that shows a game does. What events do not report (phase, legal
    /// options, turn number, tally, pits left) is left unchanged.
    ///
    /// ```
    /// use mbao_rules::Game;
    ///
    /// let mut game = Game::start("ndoto")?;
    /// let mut shown = game.state();
    /// for event in game.play_text("c1")? {
    ///     shown.apply(&event);
    /// }
    /// assert_eq!(shown.seeds, game.state().seeds);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn apply(&mut self, event: &Event) {
        let by = event.by().index();
        if let Event::Lift { .. } = event
            && matches!(self.phase, Phase::Advance | Phase::DeployLift | Phase::DeployLay)
            && self.mover != event.by()
        {
            // A race follows at once: from now on both players' hands hold seeds.
            self.phase = Phase::Race;
        }
        if let Some(hand) = event.hand() {
            if matches!(self.phase, Phase::Setup | Phase::Opening1 | Phase::Opening2 | Phase::Race) {
                self.hands[by] = hand;
            } else {
                self.hand = hand;
            }
        }
        match event {
            Event::Lift { pit, seeds, .. } => {
                if let Some(place) = self.seeds.place(*pit) {
                    let cell = &mut self.seeds[place];
                    *cell = cell.saturating_sub(*seeds);
                    if *cell == 0 || self.marks[place] == Mark::Unmoved {
                        self.marks[place] = Mark::None;
                    }
                }
            }
            Event::Sow { pit, .. } => self.add(*pit, 1),
            Event::Lay { pit, seeds, .. } => {
                self.add(*pit, *seeds);
                if self.phase == Phase::Namua {
                    self.hands[by] = self.hands[by].saturating_sub(*seeds);
                }
            }
            Event::Capture { pits, seeds, hand, .. } => {
                for &pit in pits {
                    if let Some(place) = self.seeds.place(pit) {
                        self.seeds[place] = 0;
                        self.marks[place] = Mark::None;
                    }
                }
                // Captured seeds are in the hand or in the store.
                if *hand == 0 {
                    self.stores[by] = self.stores[by].saturating_add(*seeds);
                }
            }
            // Takasia is reported, not kept.
            Event::Mark { pit, mark, .. } if *mark != Mark::Takasia => {
                if let Some(place) = self.marks.place(*pit) {
                    self.marks[place] = *mark;
                }
            }
            Event::Sleep { by } | Event::Pass { by } => {
                if self.phase.is_play() {
                    self.mover = by.other();
                }
            }
            Event::Over { outcome, .. } => self.outcome = Some(*outcome),
            Event::Mark { .. }
            | Event::Skip { .. }
            | Event::Ending { .. }
            | Event::Choice { .. }
            | Event::Again { .. } => {}
        }
    }

    fn add(&mut self, pit: PitName, seeds: u8) {
        if let Some(place) = self.seeds.place(pit) {
            self.seeds[place] = self.seeds[place].saturating_add(seeds);
        }
    }
}
