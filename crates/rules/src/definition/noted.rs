//! Rules that need the feature `noted`: no recorded game uses them, so boards are built without it.

use super::{Booty, Change, Definition, Ending, If, Start, StartIf, Then};

impl Definition {
    /// Whether its rules, with or without its options, need the feature `noted`.
    ///
    /// ```
    /// assert!(!mbao_rules::GAMES.iter().any(|definition| definition.needs_noted()));
    /// ```
    #[must_use]
    pub fn needs_noted(&self) -> bool {
        let changes = self.options.iter().flat_map(|option| option.values.iter());
        needed(&self.start, &self.endings)
            || changes.flat_map(|value| value.changes.iter()).any(Change::needs_noted)
    }
}

impl Change {
    fn needs_noted(&self) -> bool {
        match self {
            Self::Ending(line) => line.needs_noted(),
            Self::If(_, _, changes) => changes.iter().any(Self::needs_noted),
            _ => false,
        }
    }
}

impl Ending {
    fn needs_noted(&self) -> bool {
        self.when.contains(&If::OtherEndCaptured)
            || match self.then {
                Then::StartAgainOtherWay | Then::Win => true,
                Then::Capture(what) => {
                    what.alike
                        || what.string && what.following > 0
                        || matches!(what.to, Booty::SownFromHere | Booty::SownFromOuter | Booty::SownFromGap)
                }
                _ => false,
            }
    }
}

/// Whether these rules need the feature.
pub(crate) fn needed(start: &Start, endings: &[Ending]) -> bool {
    start.when.contains(&StartIf::CapturesIfAny) || endings.iter().any(Ending::needs_noted)
}
