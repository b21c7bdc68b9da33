//! A position text as written: everything that one line can say about a board.

use alloc::string::ToString;
use alloc::vec::Vec;

use core::fmt;
use core::str::FromStr;

use crate::board::{MAX_COLUMNS, PitName, Side};
use crate::error::{Error, refuse, refused};
use crate::facts::Flags;
use crate::mark::Mark;
use crate::position::Position;
use crate::rules::Rules;
use crate::typed::{Short, plain, small, word};

/// What a position text says, lawful or not.
///
/// A text is read without regard to any game; [`Setup::position`] makes a [`Position`] of it, if
/// the rules of a game allow it.
///
/// ```
/// use mbao_rules::{Rules, Setup};
///
/// let setup: Setup = "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14".parse()?;
/// let rules = Rules::of("ndoto")?;
/// let position = setup.clone().position(&rules)?;
/// assert_eq!(Setup::of(&rules, &position).as_ref(), Some(&setup));
///
/// // A seed too many is no position of ndoto, and the setup comes back.
/// let setup = Setup { stores: [14, 15], ..setup };
/// let refused = setup.position(&rules).unwrap_err();
/// assert_eq!(refused.setup.stores, [14, 15]);
/// assert!(refused.error.message().starts_with("33 seeds"));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Every pit, row by row from the top.
    pub rows: Vec<Vec<Cell>>,
    /// The player to move.
    pub mover: Side,
    /// South's and North's stores.
    pub stores: [u8; 2],
    /// South's and North's seeds in hand (bao), if the text gives them.
    pub hands: Option<[u8; 2]>,
    /// The opening turn is still to come.
    pub opening: bool,
    /// Turns passed just before, 0 to 2.
    pub passed: u8,
    /// The pit under takasia (bao).
    pub takasia: Option<PitName>,
    /// Whether South and North have captured (lukho).
    pub eaten: [bool; 2],
}

/// What a text says about a pit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    /// Its seeds.
    pub seeds: u8,
    /// Its mark.
    pub mark: Mark,
}

/// A setup that is not a position of a game, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The refused setup.
    pub setup: Setup,
    /// Why.
    pub error: Error,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl core::error::Error for SetupError {}

impl From<SetupError> for Error {
    fn from(refused: SetupError) -> Self {
        refused.error
    }
}

impl Setup {
    /// The setup of a position; `None` in mid-turn and in set-up phases, which no text can
    /// describe.
    pub fn of(rules: &Rules, pos: &Position) -> Option<Self> {
        if !pos.between_turns() {
            return None;
        }
        let board = rules.board();
        let cell = |row, column| {
            let pit = board.within(row, column);
            Cell { seeds: pos.seeds(pit), mark: rules.mark_of(pos, pit) }
        };
        let row = |row| (0..board.columns()).map(|column| cell(row, column)).collect();
        Some(Self {
            rows: (0..board.row_count()).map(row).collect(),
            mover: pos.mover,
            stores: pos.stores,
            hands: rules.has_hands().then_some(pos.hands),
            opening: pos.flags.has(Flags::OPENING | Flags::FREE_START),
            passed: pos.passed,
            takasia: pos.takasia.get().map(|pit| board.name(pit)),
            eaten: Side::BOTH.map(|side| pos.eaten.has(side)),
        })
    }

    /// Turns the setup into a position of a game.
    ///
    /// # Errors
    /// The setup with [`Fault::BadPosition`](crate::Fault::BadPosition), which says what is wrong, where, and what
    /// was expected.
    pub fn position(self, rules: &Rules) -> Result<Position, SetupError> {
        rules.check_setup(&self).map_err(|error| SetupError { setup: self, error })
    }

    fn read_rows(&mut self, text: &str) -> Result<(), Error> {
        let rows = pieces(text, b'/');
        if rows != 2 && rows != 4 {
            refuse!(BadPosition, "rows: {rows}: a board has 2 or 4");
        }
        let mut total = 0_u16;
        for (row, pits) in text.split('/').enumerate() {
            let columns = pieces(pits, b',');
            if columns > usize::from(MAX_COLUMNS) {
                refuse!(
                    BadPosition,
                    "row {} from the top has {columns} pits: a board has at most {MAX_COLUMNS}",
                    row + 1
                );
            }
            let mut cells = Vec::with_capacity(columns);
            for (column, cell) in pits.split(',').enumerate() {
                let name = PitName::of(rows - row, column);
                let cell = read_cell(name, cell)?;
                total += u16::from(cell.seeds);
                if total > 255 {
                    refuse!(BadPosition, "up to pit {name} there are more than 255 seeds");
                }
                cells.push(cell);
            }
            self.rows.push(cells);
        }
        Ok(())
    }

    /// Reads a field that follows the stores.
    fn read_extra(&mut self, text: &str) -> Result<(), Error> {
        let (key, value) = text.split_once(':').unwrap_or((text, ""));
        let (before, kind, expected) = match key {
            "opening" if key == text => (core::mem::replace(&mut self.opening, true), "opening", None),
            "passed" if key != text => {
                let passed = match value {
                    "1" => 1,
                    "2" => 2,
                    _ => 0,
                };
                let before = core::mem::replace(&mut self.passed, passed) > 0;
                (before, "passed", (passed == 0).then_some("passed:1 or passed:2"))
            }
            "takasia" if key != text => {
                let pit = value.parse().ok();
                let before = core::mem::replace(&mut self.takasia, pit).is_some();
                (before, "takasia", pit.is_none().then_some("an occupied front pit of the mover"))
            }
            "eaten" if key != text => {
                let eaten = match value {
                    "s" => [true, false],
                    "n" => [false, true],
                    "sn" => [true, true],
                    _ => [false, false],
                };
                let before = core::mem::replace(&mut self.eaten, eaten) != [false, false];
                (before, "eaten", (eaten == [false, false]).then_some("eaten:s, eaten:n or eaten:sn"))
            }
            _ if text.starts_with('h') => {
                let hands = read_two(&text[1..]);
                if hands.is_none() {
                    refuse!(BadPosition, "hands \"{}\": expected two numbers, as in h22-22", Short(text));
                }
                (core::mem::replace(&mut self.hands, hands).is_some(), "hands", None)
            }
            _ => {
                refuse!(
                    BadPosition,
                    "\"{}\" is nothing that a position knows: expected h22-22, opening, passed:1, takasia:h3 or eaten:s",
                    Short(text)
                );
            }
        };
        if let Some(expected) = expected {
            refuse!(BadPosition, "\"{}\": expected {expected}", Short(text));
        }
        if before {
            refuse!(BadPosition, "\"{}\": {kind} stands there already", Short(text));
        }
        Ok(())
    }
}

fn read_cell(name: PitName, content: &str) -> Result<Cell, Error> {
    let digits = content.bytes().take_while(u8::is_ascii_digit).count();
    let (count, mark) = content.split_at_checked(digits).unwrap_or_default();
    let Some(seeds) = small(count) else {
        refuse!(BadPosition, "pit {name} holds \"{}\": expected a number from 0 to 255", Short(content));
    };
    let [south, north] = Side::BOTH.map(Mark::Owned);
    let mut known = [Mark::None, south, north, Mark::House, Mark::Unmoved].into_iter();
    let Some(mark) = known.find(|known| known.word() == mark) else {
        refuse!(BadPosition, "pit {name} has the mark \"{}\": expected S, N, H or u", Short(mark));
    };
    Ok(Cell { seeds, mark })
}

impl FromStr for Setup {
    type Err = Error;

    /// Reads a position text of any game.
    ///
    /// # Errors
    /// [`Fault::BadPosition`](crate::Fault::BadPosition), which says what cannot be read, where, and what was
    /// expected.
    fn from_str(text: &str) -> Result<Self, Error> {
        let text = plain(text);
        let mut rest = &*text;
        let mut next = || word(&mut rest, b' ');
        let mut setup = Self {
            rows: Vec::new(),
            mover: Side::South,
            stores: [0; 2],
            hands: None,
            opening: false,
            passed: 0,
            takasia: None,
            eaten: [false; 2],
        };
        let Some(rows) = next() else {
            refuse!(BadPosition, "the text is empty: expected the rows of the board");
        };
        setup.read_rows(rows)?;
        setup.mover = match next() {
            Some("s" | "S") => Side::South,
            Some("n" | "N") => Side::North,
            Some(other) => {
                refuse!(BadPosition, "\"{}\" after the rows: expected the mover, s or n", Short(other));
            }
            None => refuse!(BadPosition, "nothing after the rows: expected the mover, s or n"),
        };
        let Some(stores) = next() else {
            refuse!(BadPosition, "nothing after the mover: expected the stores, as in 0-0");
        };
        setup.stores = read_two(stores).ok_or_else(|| {
            refused!(BadPosition, "stores \"{}\": expected two numbers, as in 3-0", Short(stores))
        })?;
        while let Some(word) = next() {
            setup.read_extra(word)?;
        }
        Ok(setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, cells) in self.rows.iter().enumerate() {
            f.write_str(if row > 0 { "/" } else { "" })?;
            for (column, cell) in cells.iter().enumerate() {
                let between = if column > 0 { "," } else { "" };
                write!(f, "{between}{}{}", cell.seeds, cell.mark.word())?;
            }
        }
        let [south, north] = self.stores;
        write!(f, " {} {south}-{north}", self.mover.word())?;
        if let Some([south, north]) = self.hands {
            write!(f, " h{south}-{north}")?;
        }
        if self.opening {
            f.write_str(" opening")?;
        }
        if self.passed > 0 {
            write!(f, " passed:{}", self.passed)?;
        }
        if let Some(pit) = self.takasia {
            write!(f, " takasia:{pit}")?;
        }
        f.write_str(match self.eaten {
            [false, false] => "",
            [true, false] => " eaten:s",
            [false, true] => " eaten:n",
            [true, true] => " eaten:sn",
        })
    }
}

impl Rules {
    /// The text of a position between turns; `None` in mid-turn or in a set-up phase. It is the
    /// [`Setup`] of the position as text.
    pub fn position_text(&self, pos: &Position) -> Option<alloc::string::String> {
        Some(Setup::of(self, pos)?.to_string())
    }

    /// Reads a [`Setup`], checks everything about it and turns it into a position of this game.
    ///
    /// # Errors
    /// [`Fault::BadPosition`](crate::Fault::BadPosition), which says what is wrong, where, and what was expected.
    pub fn read_position(&self, text: &str) -> Result<Position, Error> {
        let setup: Setup = text.parse()?;
        self.check_setup(&setup)
    }
}

pub(super) fn pieces(text: &str, separator: u8) -> usize {
    1 + text.bytes().filter(|&byte| byte == separator).count()
}

/// Reads two numbers such as `3-0`.
fn read_two(text: &str) -> Option<[u8; 2]> {
    let (south, north) = text.split_once('-')?;
    Some([small(south)?, small(north)?])
}
