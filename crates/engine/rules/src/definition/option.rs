//! Other readings of a definition: options, what they change, and the doubts behind them.

use super::written::with;
use super::{Bao, EndIf, Ending, List, Opening, Prelude, Text, Turning, list, text};

/// An option: a choice of rule that the reader can switch.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its name.
    pub id: Text,
    /// Its values.
    pub values: List<Value>,
    /// The index of the value that is played by default.
    pub default: u8,
}

/// One value of an option: what it changes in the definition.
#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    /// Its name.
    pub name: Text,
    /// The changes, in order.
    pub changes: List<Change>,
}

/// A value that makes these changes.
pub const fn value(name: &'static str, changes: &'static [Change]) -> Value {
    Value { name: text(name), changes: list(changes) }
}

/// An option with these values, the first of them the default.
pub const fn choice(id: &'static str, values: &'static [Value]) -> Choice {
    Choice { id: text(id), values: list(values), default: 0 }
}

impl Choice {
    /// The name of the value that is played by default.
    pub(crate) fn usual(&self) -> &str {
        self.values.get(usize::from(self.default)).map_or("", |value| &value.name)
    }

    with! {
        /// This option with another default, by its place among the values.
        pub const fn default_is(index: u8) default = index;
    }
}

/// A change that an option makes to a definition.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Replaces the line of that number.
    Ending(Ending),
    /// Sets the turning pits.
    Turning(Turning),
    /// Turns may begin with a clockwise capture, or not.
    ReverseStart(bool),
    /// No pit is passed over in that part of the opening turn.
    OpeningSkip(Opening),
    /// Pits a row.
    Columns(u8),
    /// Seeds a pit.
    Seeds(u8),
    /// The preludes are replaced.
    Preludes(List<Prelude>),
    /// One more prelude.
    AddPrelude(Prelude),
    /// The player who sows farthest wins a race, not the one who sleeps first.
    FarthestWins,
    /// The toss after a tied race falls to North.
    TossToNorth,
    /// A later round of a series: fewer seeds are allowed, and giuthi's shortened board.
    LaterRound,
    /// Bao's start is replaced.
    Bao(Bao),
    /// Bao's house is taxed only as a last resort.
    TaxLast,
    /// The game is over for another reason.
    Over(EndIf),
    /// All of these, but only if that other option is set to that value.
    If(Text, Text, List<Change>),
}

impl Change {
    /// These changes, but only if that other option is set to that value.
    pub const fn given(option: &'static str, value: &'static str, changes: &'static [Self]) -> Self {
        Self::If(text(option), text(value), list(changes))
    }
}

/// An editorial decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Doubt {
    /// Its number, `E n`.
    pub number: u8,
    /// The option that switches it, if there is one.
    pub option: Option<Text>,
    /// What the source of a noted game leaves open or unclear, and what is played. `None` if that is what the
    /// recorded game of the same id says: [`note`](super::Definition::note).
    pub note: Option<Text>,
}

/// A decision of a recorded game, without an option.
pub const fn doubt(number: u8) -> Doubt {
    Doubt { number, option: None, note: None }
}

impl Doubt {
    with! {
        /// This doubt, whose other reading is switched by the option of that name.
        pub const fn switched_by(name: &'static str) option = Some(text(name));
    }
}
