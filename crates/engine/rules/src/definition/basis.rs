//! What the rules of a game rest on: the words of its source, an inference from them, or a decision
//! of the editors.
//!
//! [`Definition::parts`] names every part of a game that has to rest on something;
//! [`bases`](crate::bases) lists what each part of a recorded game rests on.

use alloc::vec::Vec;

use super::written::spelt;
use super::{Definition, Marks, Text, Turning, text};

spelt! {
    /// How far the source supports a part.
    pub enum Standing {
        /// The source says so.
        Stated,
        /// The source does not say so, but it follows from this.
        Inferred(Evidence),
        /// The source leaves it open; the editors' decision of that number fills the gap.
        Decided(u8),
    }

    /// What a rule is inferred from.
    pub enum Evidence {
        /// The words around it.
        Wording,
        /// A diagram.
        Diagram,
        /// Another game that the source likens this one to.
        OtherGame,
        /// Another account of the same game.
        OtherAccount,
    }
}

/// A part of a game that rests on something.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Part {
    /// Rows, and pits a row.
    Board,
    /// The set-up of that name.
    SetUp(Text),
    /// The prelude at that place in the list, counted from 1.
    Prelude(u8),
    /// The pits from which a turn may begin.
    Start,
    /// Which way the first handful may go.
    Way,
    /// A turn may begin with a clockwise capture.
    ReverseStart,
    /// Passing.
    Passing,
    /// Feeding an opponent who has no seeds.
    Feeding,
    /// What a player who has seeds but no start does.
    Stuck,
    /// Which pits a handful passes over, and whether its own pit is one of them.
    Skip,
    /// Which pits are turning pits.
    Turning,
    /// Where seeds captured by a clockwise handful are sown.
    Resowing,
    /// What a mark on a pit means.
    Marks,
    /// The line of the endings at that place in the list, counted from 1.
    Ending(u8),
    /// When the game is over.
    End,
    /// How it is counted.
    Count,
    /// What happens to turns that never end.
    Endless,
    /// What happens when positions repeat.
    Repetition,
    /// The option of that name.
    Option(Text),
}

/// A part of a game, and what it rests on.
///
/// ```
/// use mbao_rules::definition::{Part, Standing};
///
/// let bases = mbao_rules::bases("ndoto")?;
/// let stuck = bases.iter().find(|one| one.part == Part::Stuck).expect("it rests on something");
/// assert_eq!((&*stuck.cite, stuck.standing), ("§13", Standing::Decided(9)));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Basis {
    /// The part.
    pub part: Part,
    /// The place in the source that states it or leaves it open.
    pub cite: Text,
    /// How far the source supports it there.
    pub standing: Standing,
}

impl Part {
    /// The set-up of that name.
    pub const fn set_up(name: &'static str) -> Self {
        Self::SetUp(text(name))
    }

    /// The option of that name.
    pub const fn option(name: &'static str) -> Self {
        Self::Option(text(name))
    }

    /// The source says so.
    pub const fn stated(self, cite: &'static str) -> Basis {
        Basis { part: self, cite: text(cite), standing: Standing::Stated }
    }

    /// The source does not say so, but it follows from this.
    pub const fn inferred(self, cite: &'static str, from: Evidence) -> Basis {
        Basis { part: self, cite: text(cite), standing: Standing::Inferred(from) }
    }

    /// The source leaves it open, and the editors decided.
    pub const fn decided(self, cite: &'static str, number: u8) -> Basis {
        Basis { part: self, cite: text(cite), standing: Standing::Decided(number) }
    }
}

impl Standing {
    /// The number of the editors' decision, if it is one.
    pub const fn decision(self) -> Option<u8> {
        match self {
            Self::Decided(number) => Some(number),
            Self::Stated | Self::Inferred(_) => None,
        }
    }
}

impl Definition {
    /// Every part of the game that has to rest on something, in the order of play.
    pub fn parts(&self) -> Vec<Part> {
        let mut parts = Vec::from([Part::Board]);
        parts.extend(self.setups.iter().map(|one| Part::SetUp(one.name.clone())));
        parts.extend((1..=u8::MAX).take(self.preludes.len()).map(Part::Prelude));
        let start = &self.start;
        let turns = self.turning != Turning::None;
        let more = [
            (true, Part::Start),
            (true, Part::Way),
            (start.reverse, Part::ReverseStart),
            (start.may_pass, Part::Passing),
            (start.feeds, Part::Feeding),
            (true, Part::Stuck),
            (true, Part::Skip),
            (turns, Part::Turning),
            (turns, Part::Resowing),
            (self.marks != Marks::None, Part::Marks),
        ];
        parts.extend(more.into_iter().filter(|(there, _)| *there).map(|(_, part)| part));
        parts.extend((1..=u8::MAX).take(self.endings.len()).map(Part::Ending));
        parts.extend([Part::End, Part::Count, Part::Endless, Part::Repetition]);
        parts.extend(self.options.iter().map(|one| Part::Option(one.id.clone())));
        parts
    }
}
