//! Actions: what a player decides, as written in records.

use alloc::string::ToString;

use core::fmt;
use core::str::FromStr;

use crate::board::{Board, MAX_PITS, Pit, PitName, Side, Way};
use crate::error::{Error, refuse, refused};
use crate::moves::{Lay, Move};
use crate::rules::Rules;
use crate::typed::{Short, name, same, small};

/// What a player decides, as written: `c1`, `x`, `lift a1=2,c1=3`.
///
/// An action names pits but knows neither board nor rules, so any text of the right form is an
/// action. [`Game::play`](crate::Game::play) says whether it is legal.
///
/// ```
/// use mbao_rules::{Action, PitName, Way};
///
/// let action: Action = "c1+".parse()?;
/// assert_eq!(action, Action::Start("c1".parse()?, Some(Way::Ccw)));
/// assert_eq!(action.to_string(), "c1+");
/// assert!("c1*".parse::<Action>().is_err());
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Start from a pit: `c1` in games sown in one direction, else `c1+` or `c1-`.
    Start(PitName, Option<Way>),
    /// Bao: lay a seed from the hand, `@c2`, `@c2L`, `@c2R`, `@c2+` or `@c2-`.
    Place(PitName, Lay),
    /// Take the capture, `x`.
    Take,
    /// Turn round; at a re-sowing, clockwise again: `r`.
    TurnRound,
    /// Decline and go on; at a re-sowing, counterclockwise: `o`.
    GoOn,
    /// Choose the direction of the next handful, `+` or `-`.
    Sow(Way),
    /// Bao: sow your house, `h`.
    SowHouse,
    /// Bao: stop at your house, `s`.
    StopAtHouse,
    /// Skip the turn, `pass`.
    Pass,
    /// End a step of a set-up early, `done`.
    Done,
    /// A racing start: that player's next seed falls, `tap s` or `tap n`.
    Tap(Side),
    /// Lift seeds in a set-up phase, `lift a1=2,c1=3`.
    Lift(SeedCounts),
    /// Lay seeds in a set-up phase, `lay a1=5,b2=1`.
    Lay(SeedCounts),
}

static WORDS: [(&str, Action); 11] = [
    ("x", Action::Take),
    ("r", Action::TurnRound),
    ("o", Action::GoOn),
    ("+", Action::Sow(Way::Ccw)),
    ("-", Action::Sow(Way::Cw)),
    ("h", Action::SowHouse),
    ("s", Action::StopAtHouse),
    ("pass", Action::Pass),
    ("done", Action::Done),
    ("tap s", Action::Tap(Side::South)),
    ("tap n", Action::Tap(Side::North)),
];

/// The suffixes after the pit in which a seed is laid.
static LAYS: [(&str, Lay); 5] = [
    ("", Lay::Forced),
    ("L", Lay::Left),
    ("R", Lay::Right),
    ("+", Lay::Takata(Way::Ccw)),
    ("-", Lay::Takata(Way::Cw)),
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(pit, way) => write!(f, "{pit}{}", way.map_or("", Way::word)),
            Self::Place(pit, lay) => {
                let suffix = LAYS.iter().find(|(_, known)| known == lay).map_or("", |(text, _)| text);
                write!(f, "@{pit}{suffix}")
            }
            Self::Lift(counts) => write!(f, "lift {counts}"),
            Self::Lay(counts) => write!(f, "lay {counts}"),
            word => f.write_str(WORDS.iter().find(|(_, known)| known == word).map_or("", |(text, _)| text)),
        }
    }
}

impl Action {
    /// Reads an action of any game on a board.
    ///
    /// ```
    /// use mbao_rules::{Action, Board, Rows};
    ///
    /// let board = Board::new(Rows::Two, 8).expect("a board");
    /// assert!(Action::on("h2", board).is_ok());
    /// assert!(Action::on("i2", board).is_err());
    /// ```
    ///
    /// # Errors
    /// [`Fault::BadAction`](crate::Fault::BadAction), saying which part cannot be read and what was expected.
    pub fn on(text: &str, board: Board) -> Result<Self, Error> {
        // Telephones begin a line with a capital letter.
        let text = name(text);
        let text = &*text;
        if let Some((_, action)) = WORDS.iter().find(|(word, _)| *word == text) {
            return Ok(*action);
        }
        if let Some(rest) = text.strip_prefix("lift ") {
            return Ok(Self::Lift(read_counts(rest, board)?));
        }
        if let Some(rest) = text.strip_prefix("lay ") {
            return Ok(Self::Lay(read_counts(rest, board)?));
        }
        if let Some(rest) = text.strip_prefix("@") {
            let (pit, suffix) = read_pit(rest, text, board)?;
            let Some((_, how)) = LAYS.iter().find(|(text, _)| same(text, suffix)) else {
                refuse!(
                    BadAction,
                    "\"{suffix}\" after the pit in \"{text}\": expected nothing, L, R, + or -"
                );
            };
            return Ok(Self::Place(pit, *how));
        }
        let (pit, suffix) = read_pit(text, text, board)?;
        let way = match suffix {
            "" => None,
            "+" => Some(Way::Ccw),
            "-" => Some(Way::Cw),
            _ => refuse!(BadAction, "\"{suffix}\" after the pit in \"{text}\": expected nothing, + or -"),
        };
        Ok(Self::Start(pit, way))
    }
}

impl FromStr for Action {
    type Err = Error;

    /// Reads an action of any game.
    ///
    /// # Errors
    /// [`Fault::BadAction`](crate::Fault::BadAction), saying which part cannot be read and what was expected.
    fn from_str(text: &str) -> Result<Self, Error> {
        Self::on(text, Board::LARGEST)
    }
}

/// A pit's name at the beginning of `text`, and what follows it.
fn read_pit<'a>(text: &'a str, whole: &str, board: Board) -> Result<(PitName, &'a str), Error> {
    let (name, rest) = text.split_at_checked(2).unwrap_or((text, ""));
    match board.named(name) {
        Some(pit) => Ok((board.name(pit), rest)),
        None => Err(no_pit(whole, name, board)),
    }
}

fn no_pit(whole: &str, name: &str, board: Board) -> Error {
    let last = board.name(board.within(0, board.columns() - 1));
    refused!(
        BadAction,
        "\"{}\" is no action: no pit \"{}\" (columns a to {}, rows 1 to {})",
        Short(whole),
        Short(name),
        &last.as_str()[..1],
        board.row_count()
    )
}

fn read_counts(text: &str, board: Board) -> Result<SeedCounts, Error> {
    let mut counts = SeedCounts::default();
    let mut named = 0_u64;
    for part in text.trim_ascii().split(',') {
        let Some((name, count)) = part.split_once('=') else {
            refuse!(BadAction, "\"{}\" in \"{}\": expected pit=number, as in a1=2", Short(part), Short(text));
        };
        let (pit, more) = read_pit(name.trim_ascii(), text, board)?;
        if !more.is_empty() {
            refuse!(BadAction, "\"{}\" is no pit", Short(name));
        }
        let Some(seeds) = small(count) else {
            refuse!(BadAction, "\"{}\" for {name}: expected a number from 0 to 255", Short(count));
        };
        let bit = 1 << SeedCounts::place(pit);
        if named & bit != 0 {
            refuse!(BadAction, "{name} is named twice in \"{}\"", Short(text));
        }
        named |= bit;
        counts.set(pit, seeds);
    }
    Ok(counts)
}

/// Numbers of seeds for pits: what one action lifts or lays.
///
/// ```
/// use mbao_rules::SeedCounts;
///
/// let mut counts = SeedCounts::default();
/// counts.set("c1".parse()?, 3);
/// counts.set("a1".parse()?, 2);
/// assert_eq!((counts.total(), counts.to_string()), (5, "a1=2,c1=3".to_string()));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeedCounts([u8; MAX_PITS]);

impl Default for SeedCounts {
    fn default() -> Self {
        Self([0; MAX_PITS])
    }
}

impl SeedCounts {
    /// The index of a name in the order a1, a2, …, b1, ….
    fn place(pit: PitName) -> usize {
        let (up, column) = pit.numbers();
        4 * column + up - 1
    }

    /// Seeds for a pit.
    pub fn get(&self, pit: PitName) -> u8 {
        self.0[Self::place(pit)]
    }

    /// Sets the seeds for a pit.
    pub fn set(&mut self, pit: PitName, seeds: u8) {
        self.0[Self::place(pit)] = seeds;
    }

    /// The sum of all of them.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&seeds| u32::from(seeds)).sum()
    }

    /// The pits with at least one seed, in the order of their names.
    pub fn pits(&self) -> impl Iterator<Item = PitName> + '_ {
        (0..MAX_PITS).filter(|&place| self.0[place] > 0).map(|place| PitName::of(place % 4 + 1, place / 4))
    }
}

/// Writes `a1=2,c1=3`, or `a1=0` if there are no seeds.
impl fmt::Display for SeedCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for pit in self.pits() {
            write!(f, "{between}{pit}={}", self.get(pit))?;
            between = ",";
        }
        if between.is_empty() { f.write_str("a1=0") } else { Ok(()) }
    }
}

impl Rules {
    /// A move as written in this game.
    ///
    /// ```
    /// use mbao_rules::Game;
    ///
    /// let game = Game::start("ndoto")?;
    /// let first = game.legal_moves()[0];
    /// assert_eq!(game.rules().action(first).to_string(), "a1");
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn action(&self, mv: Move) -> Action {
        let name = |pit: Pit| self.board().name(pit);
        match mv {
            Move::Start(pit, Way::Ccw) if self.one_way => Action::Start(name(pit), None),
            Move::Start(pit, way) => Action::Start(name(pit), Some(way)),
            Move::Lay(pit, lay) => Action::Place(name(pit), lay),
            Move::Take => Action::Take,
            Move::TurnRound => Action::TurnRound,
            Move::GoOn => Action::GoOn,
            Move::Sow(way) => Action::Sow(way),
            Move::SowHouse => Action::SowHouse,
            Move::StopAtHouse => Action::StopAtHouse,
            Move::Pass => Action::Pass,
            Move::Done => Action::Done,
            Move::Tap(side) => Action::Tap(side),
        }
    }

    /// What an action of this game means, whether it is legal or not; `None` for a `lift` or a
    /// `lay`, which are not moves.
    ///
    /// # Errors
    /// [`Fault::BadAction`](crate::Fault::BadAction) if the board has no such pit or the game writes its starts
    /// differently.
    pub fn move_of(&self, action: &Action) -> Result<Option<Move>, Error> {
        let pit = |name: PitName| {
            let board = self.board();
            board.named(name.as_str()).ok_or_else(|| no_pit(&action.to_string(), name.as_str(), board))
        };
        Ok(Some(match *action {
            Action::Start(name, None) if !self.one_way => {
                refuse!(BadAction, "\"{name}\" lacks a direction: write {name}+ or {name}-");
            }
            Action::Start(name, Some(Way::Ccw)) if self.one_way => {
                refuse!(BadAction, "\"{name}+\": every handful goes that way: write {name}");
            }
            Action::Start(name, way) => Move::Start(pit(name)?, way.unwrap_or(Way::Ccw)),
            Action::Place(name, lay) => Move::Lay(pit(name)?, lay),
            Action::Take => Move::Take,
            Action::TurnRound => Move::TurnRound,
            Action::GoOn => Move::GoOn,
            Action::Sow(way) => Move::Sow(way),
            Action::SowHouse => Move::SowHouse,
            Action::StopAtHouse => Move::StopAtHouse,
            Action::Pass => Move::Pass,
            Action::Done => Move::Done,
            Action::Tap(side) => Move::Tap(side),
            Action::Lift(counts) | Action::Lay(counts) => {
                for name in counts.pits() {
                    pit(name)?;
                }
                return Ok(None);
            }
        }))
    }

    /// Reads an action of this game.
    ///
    /// # Errors
    /// [`Fault::BadAction`](crate::Fault::BadAction), saying which part cannot be read and what was expected.
    pub fn read_action(&self, text: &str) -> Result<Action, Error> {
        let action = Action::on(text, self.board())?;
        self.move_of(&action)?;
        Ok(action)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Action {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Action {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = alloc::string::String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
