//! Marks of pits.

use crate::board::Side;

/// The mark of a pit.
///
/// ```
/// use mbao_rules::{Mark, Side};
///
/// assert_eq!([Mark::Owned(Side::North), Mark::House, Mark::None].map(Mark::word), ["N", "H", ""]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Nothing.
    #[default]
    None,
    /// A player's bull or knife.
    Owned(Side),
    /// A living house (bao).
    House,
    /// A boma that has not been moved (kiothi).
    Unmoved,
    /// Under takasia (bao): reported as an event, not kept in the state.
    Takasia,
}

impl Mark {
    /// The word for it in states and events: `S`, `N`, `H`, `u`, `takasia`, or
    /// nothing.
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Owned(Side::South) => "S",
            Self::Owned(Side::North) => "N",
            Self::House => "H",
            Self::Unmoved => "u",
            Self::Takasia => "takasia",
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Mark {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
