//! Rings and arrows in four colours.

use core::fmt;
use mbao_rules::typed::{Short, name};
use mbao_rules::{Board, PitName, Side};

use crate::prelude::*;

/// The colour of a ring or an arrow.
///
/// ```
/// use mbao_story::Colour;
///
/// assert_eq!(Colour::ALL.map(Colour::letter), ['R', 'G', 'B', 'Y']);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// `R`.
    Red,
    /// `G`.
    Green,
    /// `B`.
    Blue,
    /// `Y`.
    Yellow,
}

impl Colour {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Blue, Self::Yellow];

    /// The letter before what is pointed at.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Green => 'G',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }
}

/// What a ring or an arrow points at.
///
/// ```
/// use mbao_rules::Side;
/// use mbao_story::Target;
///
/// assert_eq!(Target::Pit("c1".parse()?).to_string(), "c1");
/// assert_eq!(Target::Store(Side::South).to_string(), "south");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A pit.
    Pit(PitName),
    /// That player's store.
    Store(Side),
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pit(pit) => pit.fmt(f),
            Self::Store(Side::South) => f.write_str("south"),
            Self::Store(Side::North) => f.write_str("north"),
        }
    }
}

/// A ring round a pit or a store, as written in `[%csl Gc1]`.
///
/// ```
/// use mbao_story::{Colour, Ring, Target};
///
/// let ring = Ring { colour: Colour::Green, target: Target::Pit("c1".parse()?) };
/// assert_eq!(ring.to_string(), "Gc1");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ring {
    /// Its colour.
    pub colour: Colour,
    /// What it goes round.
    pub target: Target,
}

impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.target)
    }
}

/// An arrow, as written in `[%cal Gc1e1,Yh2south]`.
///
/// ```
/// use mbao_rules::Side;
/// use mbao_story::{Arrow, Colour, Target};
///
/// let (from, to) = (Target::Pit("h2".parse()?), Target::Store(Side::South));
/// assert_eq!(Arrow { colour: Colour::Yellow, from, to }.to_string(), "Yh2south");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Its colour.
    pub colour: Colour,
    /// Where it begins.
    pub from: Target,
    /// Where it points.
    pub to: Target,
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.colour.letter(), self.from, self.to)
    }
}

pub(crate) fn ring(text: &str, board: Board) -> Result<Ring, String> {
    let typed = name(text);
    let read = || {
        let (colour, rest) = colour(&typed)?;
        let (target, rest) = target(rest, board)?;
        rest.is_empty().then_some(Ring { colour, target })
    };
    read().ok_or_else(|| no_pointer(text, "ring", "Gc1 or Rsouth", board))
}

pub(crate) fn arrow(text: &str, board: Board) -> Result<Arrow, String> {
    let typed = name(text);
    let read = || {
        let (colour, rest) = colour(&typed)?;
        let (from, rest) = target(rest, board)?;
        let (to, rest) = target(rest, board)?;
        rest.is_empty().then_some(Arrow { colour, from, to })
    };
    read().ok_or_else(|| no_pointer(text, "arrow", "Gc1e1 or Rc1south", board))
}

fn colour(text: &str) -> Option<(Colour, &str)> {
    let (letter, rest) = text.split_at_checked(1)?;
    let colour = match letter {
        "r" => Colour::Red,
        "g" => Colour::Green,
        "b" => Colour::Blue,
        "y" => Colour::Yellow,
        _ => return None,
    };
    Some((colour, rest))
}

fn target(text: &str, board: Board) -> Option<(Target, &str)> {
    if let Some(rest) = text.strip_prefix("south") {
        return Some((Target::Store(Side::South), rest));
    }
    if let Some(rest) = text.strip_prefix("north") {
        return Some((Target::Store(Side::North), rest));
    }
    let (pit, rest) = text.split_at_checked(2)?;
    Some((Target::Pit(board.name(board.named(pit)?)), rest))
}

fn no_pointer(text: &str, kind: &str, example: &str, board: Board) -> String {
    let last = PitName::new(1, board.columns() - 1).map_or("", |last| &last.as_str()[..1]);
    format!(
        "\"{}\" is no {kind}: expected {example} (R, G, B or Y; columns a to {}, rows 1 to {})",
        Short(text),
        last,
        board.row_count()
    )
}
