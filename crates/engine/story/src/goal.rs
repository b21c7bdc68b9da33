//! What a turn has to do, when a task has no single answer.

use core::fmt;
use core::str::FromStr;

use mbao_rules::typed::{Short, name};
use mbao_rules::{Error, PitName, Rules};

use crate::prelude::*;

/// What has to be done, in one turn or in several: all of it, as in `[%goal captures 3, exposes 0]`.
///
/// ```
/// use mbao_story::{Goal, Wish};
///
/// let goal: Goal = "Captures 3, ends empty".parse()?;
/// assert_eq!(goal.wishes()?, [Wish::Captures(3), Wish::EndsEmpty]);
/// assert_eq!(goal.to_string(), "captures 3, ends empty");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Goal(String);

/// One of the things that a turn has to do. Of several turns, those of the player who begins count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wish {
    /// At least this many seeds leave the opponent's side by capture: `captures 3`.
    Captures(u8),
    /// At least this many pits of the opponent are captured, `pits 2`: a string that goes on, or a coup.
    Pits(u8),
    /// The opponent captures at most this many of the mover's seeds meanwhile: `loses 0`.
    Loses(u8),
    /// At least this many bulls or knives become the mover's: `marks 1`.
    Marks(u8),
    /// At least this many handfuls are sown: `handfuls 3`.
    Handfuls(u8),
    /// At most this many are: `within 1`.
    Within(u8),
    /// The mover starts again at least this many times within the turn: `again 1`.
    Again(u8),
    /// The last seed falls in a pit that was empty: `ends empty`.
    EndsEmpty,
    /// It falls there: `ends c1`.
    Ends(PitName),
    /// The ending of this number closes the turn: `by 4`.
    By(u8),
    /// It applies during the turn: `passes 3`.
    Passes(u8),
    /// It does not: `avoids 1`.
    Avoids(u8),
    /// The mover has at least this many seeds more than before: `gain 7`.
    Gain(i8),
    /// The game is over, `end`.
    End,
    /// The game is won, `win`.
    Win,
    /// The opponent's best turn can afterwards capture at most this many seeds: `exposes 0`.
    Exposes(u8),
    /// Of pits to press: one in each of the mover's own rows, `own`.
    Own,
    /// Of pits to press: that in which the first handful of the turn that follows ends, `last`.
    Last,
}

type Counted = (&'static str, fn(u8) -> Wish);

/// What is counted, and how it is written.
const COUNTED: [Counted; 11] = [
    ("captures", Wish::Captures),
    ("pits", Wish::Pits),
    ("loses", Wish::Loses),
    ("marks", Wish::Marks),
    ("handfuls", Wish::Handfuls),
    ("within", Wish::Within),
    ("again", Wish::Again),
    ("by", Wish::By),
    ("passes", Wish::Passes),
    ("avoids", Wish::Avoids),
    ("exposes", Wish::Exposes),
];

impl Wish {
    fn read(text: &str) -> Option<Self> {
        let (what, value) = text.split_once(' ').unwrap_or((text, ""));
        Some(match (what, value.trim_ascii()) {
            ("ends", "empty") => Self::EndsEmpty,
            ("ends", pit) => Self::Ends(pit.parse().ok()?),
            ("gain", seeds) => Self::Gain(seeds.parse().ok()?),
            ("end", "") => Self::End,
            ("win", "") => Self::Win,
            ("own", "") => Self::Own,
            ("last", "") => Self::Last,
            (what, number) => {
                let (_, wish) = COUNTED.iter().find(|(name, _)| *name == what)?;
                wish(number.parse().ok()?)
            }
        })
    }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::EndsEmpty => f.write_str("ends empty"),
            Self::Ends(pit) => write!(f, "ends {pit}"),
            Self::Gain(seeds) => write!(f, "gain {seeds}"),
            Self::End => f.write_str("end"),
            Self::Win => f.write_str("win"),
            Self::Own => f.write_str("own"),
            Self::Last => f.write_str("last"),
            Self::Captures(number)
            | Self::Pits(number)
            | Self::Loses(number)
            | Self::Marks(number)
            | Self::Handfuls(number)
            | Self::Within(number)
            | Self::Again(number)
            | Self::By(number)
            | Self::Passes(number)
            | Self::Avoids(number)
            | Self::Exposes(number) => {
                let name =
                    COUNTED.iter().find(|(_, wish)| wish(number) == *self).map_or("", |(name, _)| name);
                write!(f, "{name} {number}")
            }
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Goal {
    type Err = Error;

    /// Reads what is to be done in any game, with commas between.
    ///
    /// # Errors
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord) with what cannot be read; also if nothing is asked.
    fn from_str(text: &str) -> Result<Self, Error> {
        let wishes: Vec<String> = Self::unread(text).wishes()?.iter().map(Wish::to_string).collect();
        Ok(Self(wishes.join(", ")))
    }
}

impl Goal {
    /// A goal that whoever judges it has to read.
    pub(crate) fn unread(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// What has to be done.
    ///
    /// # Errors
    /// As when it is read: those in a story are kept as they are written.
    pub fn wishes(&self) -> Result<Vec<Wish>, Error> {
        let read = |wish: &str| {
            let wish = wish.trim_ascii();
            Wish::read(wish).ok_or_else(|| {
                refused!("\"{}\" is no goal: expected such as captures 3, ends empty or win", Short(wish))
            })
        };
        name(&self.0).split(',').map(read).collect()
    }

    /// What has to be done, if a turn of a game can do it: it asks for no pit that the board lacks, and no ending that
    /// the rules lack.
    ///
    /// # Errors
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord).
    pub fn in_game(&self, rules: &Rules) -> Result<Vec<Wish>, Error> {
        let wishes = self.wishes()?;
        for wish in &wishes {
            match wish {
                Wish::By(rule) | Wish::Passes(rule) | Wish::Avoids(rule)
                    if !rules.definition().endings.iter().any(|ending| ending.rule == *rule) =>
                {
                    return Err(refused!("the rules have no ending {rule}"));
                }
                Wish::Ends(pit) if rules.board().named(pit.as_str()).is_none() => {
                    return Err(refused!("there is no pit {pit}"));
                }
                _ => {}
            }
        }
        Ok(wishes)
    }
}
